/** Reports the health of an office to monitoring on its own machine. */
package postrider.gateway.health;
