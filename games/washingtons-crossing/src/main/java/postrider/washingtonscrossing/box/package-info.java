/** The box as data: what its files say, and their check. */
package postrider.washingtonscrossing.box;
