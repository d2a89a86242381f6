/**
 * Turns a dispatch into a letter. The layouts are in {@code letters/}, where operators find them; this package does what a layout
 * cannot do well: columns, wrapping, clean characters. Nothing here decides a fact.
 */
package postrider.templates;
