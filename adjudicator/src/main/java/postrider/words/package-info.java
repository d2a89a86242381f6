/** From the text of a letter to what it asks for: quoting, wrapping, headers, answers, clauses. Knows no game. */
package postrider.words;
