/** A sensible bot for simulations. */
package postrider.americanwar.workbench;
