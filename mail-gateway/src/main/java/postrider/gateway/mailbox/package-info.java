/** The mail servers: a mailbox that is read and kept tidy, and a server that letters are handed to. */
package postrider.gateway.mailbox;
