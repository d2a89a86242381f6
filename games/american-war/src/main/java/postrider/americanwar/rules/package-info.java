/**
 * What is done to the pieces, looked at and asked of them, and the procedures that both books lay down alike: their own rules
 * call them, with their own numbers. No order is known here.
 */
package postrider.americanwar.rules;
