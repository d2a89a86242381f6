/**
 * The kinds of {@link Order}, of the {@link Use} of a card and of a {@link Step} in it: each has its words, judges itself, lists what is
 * legal and carries itself out. {@link PlayedCard} is what a book says about them. {@link Operations} carries out the operations of a
 * card, {@link Movement} each move, leg by leg, and {@link March} judges the legs. {@link Encounter} is what a move meets, {@link
 * Battlefield} where it fights.
 */
package postrider.americanwar.orders;
