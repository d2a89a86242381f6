/** Draws the map of a {@link postrider.kernel.view.Picture}: laid out once, written as SVG or PNG. */
package postrider.templates.map;
