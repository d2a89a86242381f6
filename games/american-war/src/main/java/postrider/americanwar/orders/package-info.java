/**
 * The kinds of {@link Order}, of the {@link Use} of a card and of a {@link Step} of it: the words of each, what judges it, lists what is
 * legal, and carries it out. {@link PlayedCard} is what a book says of them; {@link Operations} carries out those of a card, {@link
 * Movement} each move, leg by leg, which {@link March} judges; {@link Encounter} is what it meets, and {@link Battlefield} where it
 * fights.
 */
package postrider.americanwar.orders;
