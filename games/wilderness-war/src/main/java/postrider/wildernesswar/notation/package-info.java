/** Positions as text. */
package postrider.wildernesswar.notation;
