/** The title, and how its chapters make a game. */
package postrider.wethepeople.game;
