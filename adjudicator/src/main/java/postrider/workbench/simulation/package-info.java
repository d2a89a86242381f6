/** Plays whole games automatically, to find what breaks and what never comes up. */
package postrider.workbench.simulation;
