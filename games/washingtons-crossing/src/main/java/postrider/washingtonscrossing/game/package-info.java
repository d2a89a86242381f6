/** The title, and what makes a game of the rules. */
package postrider.washingtonscrossing.game;
