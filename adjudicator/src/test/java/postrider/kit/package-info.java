/**
 * The test kit: tests that every game must pass, written once. A game extends these classes and adds a few lines of its own.
 */
package postrider.kit;
