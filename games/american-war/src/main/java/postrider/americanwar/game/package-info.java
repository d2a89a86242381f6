/** A title of this war in the catalog, and its box opened for play. */
package postrider.americanwar.game;
