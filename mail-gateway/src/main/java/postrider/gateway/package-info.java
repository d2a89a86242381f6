/** The post office fetches, stores, authenticates, signs and sends letters. Only this module knows about mail. */
package postrider.gateway;
