/** The title and its box: how it is read, what players see of it, and how the chapters make a game. */
package postrider.washingtonswar.game;
