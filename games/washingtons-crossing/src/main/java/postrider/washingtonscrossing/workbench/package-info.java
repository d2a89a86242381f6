/** A player with some sense, and what leads to rules that play seldom meets: for simulations. */
package postrider.washingtonscrossing.workbench;
