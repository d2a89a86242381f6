/** Who signed a letter: which signature it claims, whose key that is, and whether it is valid; and how we sign our own. */
package postrider.gateway.signing;
