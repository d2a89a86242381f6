/** Reads orders of this book. */
package postrider.washingtonswar.orders;
