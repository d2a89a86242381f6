/** A position in statements, written and read. */
package postrider.washingtonswar.notation;
