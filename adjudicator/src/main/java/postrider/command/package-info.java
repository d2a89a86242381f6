/** The referee's command line. A launcher gives it press and post, and adds commands of its own. */
package postrider.command;
