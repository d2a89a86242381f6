/** Where cards are that are not to be seen by all. */
package postrider.cards;
