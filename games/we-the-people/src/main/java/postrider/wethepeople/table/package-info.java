/** What is at the table besides the rules: the situation each side sees, and advice. */
package postrider.wethepeople.table;
