/**
 * Who plays whom, what it comes to, and how strong that shows them to be. Each method is a function of what it is handed: it knows no
 * game, no mail and no clock, and what is left to chance is a lot drawn elsewhere.
 */
package postrider.tournament;
