/** A game on the table: its log, its position, what is asked and where answers come from. */
package postrider.play;
