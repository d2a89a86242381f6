/** Whole games of players who need nobody: to find what breaks, and what is never met. */
package postrider.workbench.simulation;
