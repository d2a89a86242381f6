/** What a side sees: the situation in words and tables, the map, and the scenes of an impulse. */
package postrider.kernel.view;
