/**
 * The kinds of order, a file each: its words, read and written, what judges it, lists what is legal, and carries it out. {@link
 * PlayedCard} is what a book says of them; {@link Operations} carries out those of a card, {@link Movement} each move, leg by leg,
 * which {@link March} judges; {@link Encounter} is what it meets, and {@link Battlefield} where it fights.
 */
package postrider.americanwar.orders;
