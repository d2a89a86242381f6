/** Mail as it is written: the parts of a message read from its bytes, and put together (RFC 2045, RFC 5322). */
package postrider.gateway.mime;
