/** Reads reports on letters that have left: which letter is meant, and what became of it. Nothing is acted upon here. */
package postrider.gateway.bounce;
