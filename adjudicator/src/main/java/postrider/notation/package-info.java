/**
 * The text form of a position, as far as it is the same for every game: statements that each make something of a position,
 * read one after the other, with every fault told.
 */
package postrider.notation;
