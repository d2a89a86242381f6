/** A sensible bot for simulations. */
package postrider.wethepeople.workbench;
