/** Draws the map of a {@link postrider.kernel.Picture}: laid out once, written as SVG and as PNG. */
package postrider.templates.map;
