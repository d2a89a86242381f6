/** What is counted while an office works. */
package postrider.gateway.figures;
