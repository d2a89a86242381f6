/** What no impulse may break: for simulations. */
package postrider.wethepeople.workbench;
