/** The verbs that prove and measure. Nothing a player or a referee needs hangs on them. */
package postrider.workbench.command;
