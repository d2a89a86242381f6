/** Where cards are that are not to be seen by all, and what they are called. */
package postrider.cards;
