/** A position in statements, written and read. */
package postrider.wethepeople.notation;
