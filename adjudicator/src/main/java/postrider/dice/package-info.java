/**
 * The sealed dice chain, the committed decks and the sealed orders, with their proofs. {@code docs/dice.md} is the specification:
 *
 * <ul>
 *   <li>section 2, fields, hashes, numbers: {@link postrider.dice.Canon}, {@link postrider.dice.RandomStream}, {@link
 *       postrider.dice.Tame}
 *   <li>sections 3 and 4, the secret and the binding: {@link postrider.dice.Secret}, {@link postrider.dice.Binding}
 *   <li>section 5, dice: {@link postrider.dice.Chain}, {@link postrider.dice.SealedChance}
 *   <li>sections 6 and 7, decks and orders: {@link postrider.dice.SealedList}, {@link postrider.dice.SealedOrder}
 *   <li>section 8, proofs and their checks: {@link postrider.dice.Proof}, {@link postrider.dice.ProvedPlaces}, {@link
 *       postrider.dice.Audit}
 *   <li>section 10, what comes again after a rollback: {@link postrider.dice.Undone}, {@link postrider.dice.ChanceHistory}
 * </ul>
 *
 * The other sources of chance are for simulations, cases and trials, and prove nothing.
 */
package postrider.dice;
