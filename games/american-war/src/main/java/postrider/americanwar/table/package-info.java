/** What the players see of the country. */
package postrider.americanwar.table;
