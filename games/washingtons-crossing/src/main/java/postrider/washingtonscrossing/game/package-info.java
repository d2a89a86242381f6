/** The title, and what makes a game of its chapters. */
package postrider.washingtonscrossing.game;
