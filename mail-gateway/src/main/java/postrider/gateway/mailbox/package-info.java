/** Mail servers: the mailbox that letters are fetched from, and the server they are handed to. */
package postrider.gateway.mailbox;
