/** The post office: letters fetched, authenticated, stored, signed and sent. The only room that knows mail. */
package postrider.gateway;
