/** The events of a game in order, and everything derived from them. Nothing here knows where they are stored. */
package postrider.log;
