/** The sides, and what rules say to them: rulings, refusals and modifiers, each with its section number. */
package postrider.kernel.ruling;
