/** The words in which orders of this book are read. */
package postrider.wethepeople.orders;
