/**
 * The text form of a position, as far as it is the same for every game: statements that each change a position, read in order, with all
 * faults reported at once.
 */
package postrider.notation;
