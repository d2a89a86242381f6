/** A player with some sense, and what no impulse may break: for simulations. */
package postrider.americanwar.workbench;
