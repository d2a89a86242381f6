/** Reads orders of this book. */
package postrider.wethepeople.orders;
