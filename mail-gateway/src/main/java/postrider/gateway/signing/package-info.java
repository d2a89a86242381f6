/** Who wrote a letter: what it claims, whose key that is, and whether it holds; and our own signature. */
package postrider.gateway.signing;
