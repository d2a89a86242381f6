/** Reads and checks the records of the box. */
package postrider.wildernesswar.box;
