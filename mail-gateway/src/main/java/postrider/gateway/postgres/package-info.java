/**
 * All that an office keeps, in PostgreSQL: past one machine, several gateways serve the same games. Nobody but the command that opens the
 * office knows it. What a player may not know is sealed with a key that the database does not have ({@link postrider.gateway.postgres.AtRest}).
 */
package postrider.gateway.postgres;
