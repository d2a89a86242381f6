/** What each side sees, and what it may do. */
package postrider.washingtonscrossing.table;
