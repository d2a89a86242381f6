/** Washington's Crossing: the nouns. */
package postrider.washingtonscrossing;
