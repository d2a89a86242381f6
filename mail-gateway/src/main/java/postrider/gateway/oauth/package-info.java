/** Signing in to a mailbox with OAuth 2.0 (RFC 6749): the operator says yes once, in a browser; the token is renewed from then on. */
package postrider.gateway.oauth;
