/** The box: its files read strictly and held against each other and the rule book. */
package postrider.wethepeople.box;
