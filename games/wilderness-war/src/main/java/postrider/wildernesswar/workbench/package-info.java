/** Bots for simulations, and orders that lead to rules that play seldom meets. */
package postrider.wildernesswar.workbench;
