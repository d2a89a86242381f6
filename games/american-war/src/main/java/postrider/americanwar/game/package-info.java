/** A title of this war on the catalog, and its open box. */
package postrider.americanwar.game;
