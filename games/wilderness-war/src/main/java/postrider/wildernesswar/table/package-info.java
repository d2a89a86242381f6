/** What the players see, and what is suggested to them. */
package postrider.wildernesswar.table;
