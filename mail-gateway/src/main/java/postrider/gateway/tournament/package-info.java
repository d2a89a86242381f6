/** Tournaments: what their directors do, all of it on file; who plays whom, by mail; tables, and what anybody can check of it. */
package postrider.gateway.tournament;
