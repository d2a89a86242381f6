/**
 * Pairings, standings and ratings. Each method is a pure function: it knows no game, no mail and no clock, and lots are drawn elsewhere.
 */
package postrider.tournament;
