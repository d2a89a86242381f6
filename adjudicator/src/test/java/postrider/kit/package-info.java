/**
 * The test kit: what holds for every game, written once. A game extends these classes and says in a few lines what is its own.
 */
package postrider.kit;
