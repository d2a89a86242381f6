/** A position in statements: those that both books share. */
package postrider.americanwar.notation;
