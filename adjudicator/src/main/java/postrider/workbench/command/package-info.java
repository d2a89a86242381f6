/** The verbs that prove and measure the rules. Nothing that players or referees need depends on them. */
package postrider.workbench.command;
