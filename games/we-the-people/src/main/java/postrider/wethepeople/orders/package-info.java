/** The words of orders, read and written. Nothing is judged here. */
package postrider.wethepeople.orders;
