/** Reads and writes orders. */
package postrider.wildernesswar.orders;
