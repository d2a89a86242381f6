/** Time: how a game's players agreed to count it, and how much each has used. Knows no game and reads no clock. */
package postrider.clock;
