/** Positions as text. */
package postrider.washingtonscrossing.notation;
