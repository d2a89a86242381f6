/** Counters of a running office. */
package postrider.gateway.figures;
