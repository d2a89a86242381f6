/** Signs in to a mailbox with OAuth 2.0 (RFC 6749): the operator consents once in a browser, and the token is renewed from then on. */
package postrider.gateway.oauth;
