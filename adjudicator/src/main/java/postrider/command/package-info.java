/** The referee's command line. A launcher supplies the letter renderer and the post, and adds its own commands. */
package postrider.command;
