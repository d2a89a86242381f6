/** What proves the game: orders to play at random, and what no impulse may break. */
package postrider.washingtonscrossing.workbench;
