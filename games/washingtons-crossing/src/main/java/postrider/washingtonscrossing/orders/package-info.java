/** The words of orders. */
package postrider.washingtonscrossing.orders;
