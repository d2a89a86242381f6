/** Worked examples a player can read, run against the rules; docs/cases.md is their grammar. Knows no game. */
package postrider.cases;
