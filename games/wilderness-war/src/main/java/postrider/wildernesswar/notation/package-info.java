/** Reads and writes positions. */
package postrider.wildernesswar.notation;
