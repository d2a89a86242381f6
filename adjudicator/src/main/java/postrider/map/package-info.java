/**
 * Maps of spaces and of hexes: sets of spaces, what is joined to what, how far and at what cost, and where something may be
 * done. Spaces are what a game makes of them; all that is asked is that each knows its place in the list.
 */
package postrider.map;
