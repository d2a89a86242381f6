/** What mail systems tell of letters that have left: which letter is meant, and what became of it. Nothing is acted upon here. */
package postrider.gateway.bounce;
