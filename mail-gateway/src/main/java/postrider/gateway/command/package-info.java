/** The command {@code postrider}, and those of its verbs that know mail. */
package postrider.gateway.command;
