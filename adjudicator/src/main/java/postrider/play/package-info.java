/** A game on the table: its log, its position, what is asked and from where answers come. */
package postrider.play;
