/**
 * Stores everything an office keeps in PostgreSQL, so that several gateways can serve the same games. Only the commands that open an office know
 * this package. What a player may not know is sealed with a key that the database does not have ({@link postrider.gateway.postgres.AtRest}).
 */
package postrider.gateway.postgres;
