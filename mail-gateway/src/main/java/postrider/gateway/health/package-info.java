/** What an office tells of itself to whoever watches it, on its own machine. */
package postrider.gateway.health;
