/** A game's data: files in layers, the types of their records, how we know each, and the hash of it all. */
package postrider.box;
