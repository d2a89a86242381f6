/** Reads the box strictly and checks it against itself and the rule book. */
package postrider.wethepeople.box;
