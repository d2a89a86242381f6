/** Reads and writes the parts of a mail message (RFC 2045, RFC 5322). */
package postrider.gateway.mime;
