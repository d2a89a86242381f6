/** Reads and checks the records of a box. */
package postrider.americanwar.box;
