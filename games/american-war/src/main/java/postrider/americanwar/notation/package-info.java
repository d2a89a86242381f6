/** The statements of a position that tell of the map and the boxes beside it. */
package postrider.americanwar.notation;
