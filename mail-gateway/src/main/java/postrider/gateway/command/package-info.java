/** The command {@code postrider}, with the subcommands that need mail. */
package postrider.gateway.command;
