/** What is at the table besides the rules: the situation each side sees, advice, and players who need nobody. */
package postrider.wethepeople.table;
