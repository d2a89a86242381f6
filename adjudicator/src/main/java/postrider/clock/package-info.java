/** Time: how a game's players agreed to count it, and what of it each has used. It knows no game, and reads no clock. */
package postrider.clock;
