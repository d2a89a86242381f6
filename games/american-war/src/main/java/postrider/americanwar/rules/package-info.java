/**
 * What is done to the pieces, looked at and asked of them, and the procedures that both books lay down alike: their own rules
 * call them, with their own numbers. {@link PlayedCard} is what a book says of the operations of a card; {@link Operations} carries
 * them out, {@link Movement} each move, leg by leg, {@link March} judges them, {@link Destinations} lists them.
 */
package postrider.americanwar.rules;
