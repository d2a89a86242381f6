/** What the files of a box say of the country and its generals, read and checked. */
package postrider.americanwar.box;
