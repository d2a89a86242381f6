/**
 * Maps of spaces and of hexes: sets of spaces, connections, distances, costs, and where something may be done. A space may be anything
 * that knows its index in a list.
 */
package postrider.map;
