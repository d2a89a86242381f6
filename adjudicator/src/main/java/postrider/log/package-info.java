/** The events of a game in their order, and all that follows from them. What lies where is not known here. */
package postrider.log;
