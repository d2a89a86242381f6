/** Wilderness War: its pieces, map, cards and orders. The rules are in {@code rules}, a class for each chapter. */
package postrider.wildernesswar;
