/** Washington's War: a class a chapter of its rule book, in the order of the book. */
package postrider.washingtonswar;
