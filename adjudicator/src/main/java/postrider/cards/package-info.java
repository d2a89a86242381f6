/** Decks, hands and piles: where each card is, and how cards are named. */
package postrider.cards;
