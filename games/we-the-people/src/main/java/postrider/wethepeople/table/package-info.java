/** The situation that each side sees, advice and help. */
package postrider.wethepeople.table;
