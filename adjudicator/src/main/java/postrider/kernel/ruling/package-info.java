/** Who plays, and what a rule says to them: rulings, refusals and modifiers, each with the number of its section. */
package postrider.kernel.ruling;
