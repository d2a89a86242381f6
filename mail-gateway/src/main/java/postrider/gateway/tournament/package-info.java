/** Tournaments by mail: what directors and entrants do, all of it on file; pairings, tables, letters, and a check that anybody can run. */
package postrider.gateway.tournament;
