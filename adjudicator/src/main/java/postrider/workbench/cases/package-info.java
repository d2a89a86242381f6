/** Runs cases against the rules. */
package postrider.workbench.cases;
