/**
 * What the two books on the American War, Washington's War and We the People, have in common: the map, pieces and cards, how a
 * position is read, written and drawn, orders, and shared procedures. This package knows neither title. In comments the elder book is
 * We the People, the newer one Washington's War. Two numbers in a comment, {@code 7.6 / 7.1}, are sections of Washington's War and of
 * We the People.
 */
package postrider.americanwar;
