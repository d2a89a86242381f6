/** What the players see, and players who need nobody. */
package postrider.wildernesswar.table;
