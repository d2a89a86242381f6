/**
 * The numbered rules of a game, our rulings on them, and the cases that prove them; docs/cases.md is their grammar. Knows no game.
 */
package postrider.rulebook;
