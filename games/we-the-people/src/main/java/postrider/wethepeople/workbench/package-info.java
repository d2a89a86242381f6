/** A player with some sense: for simulations. */
package postrider.wethepeople.workbench;
