/** A player with some sense, what leads to rules that play seldom meets, and what no impulse may break: for simulations. */
package postrider.wildernesswar.workbench;
