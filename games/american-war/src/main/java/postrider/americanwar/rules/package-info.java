/**
 * Working on the pieces, and the procedures that both books share. The rules of each book call them with their own section numbers.
 * This package knows no orders.
 */
package postrider.americanwar.rules;
