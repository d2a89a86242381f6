/** The demonstration: one turn of a game between two scripted players, by mail, through the office that {@code serve} runs. */
package postrider.gateway.demo;
