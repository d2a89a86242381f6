/**
 * A dispatch becomes a letter. The layouts lie in {@code letters/}, where an operator finds them; here is what a layout
 * cannot do well by itself: columns, wrapping, clean characters. Nothing here decides a fact.
 */
package postrider.templates;
