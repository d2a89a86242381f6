/** For simulations: a sensible player, and orders that lead to rules seldom met. */
package postrider.washingtonscrossing.workbench;
