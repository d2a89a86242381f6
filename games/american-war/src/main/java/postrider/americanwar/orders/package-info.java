/** The words of an order that tell of spaces, generals, CUs and the way they take. */
package postrider.americanwar.orders;
