/**
 * What the two books on the American War, Washington's War and We the People, say in the same words: the map, the cards and what
 * stands on it, how it is read, written and drawn, what is ordered, and the procedures they lay down alike. Neither title is known
 * here; in comments the elder book is We the People, the newer one Washington's War. Two numbers in a comment, {@code 7.6 / 7.1},
 * are sections of Washington's War and of We the People.
 */
package postrider.americanwar;
