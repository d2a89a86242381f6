/**
 * The numbered rules of a game, our rulings on them, and the cases that prove them, whose grammar is docs/cases.md. Knows no game.
 */
package postrider.rulebook;
