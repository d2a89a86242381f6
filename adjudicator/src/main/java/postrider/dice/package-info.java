/** The sealed dice chain, the committed decks, and what proves them. {@code docs/dice.md} is the specification. */
package postrider.dice;
