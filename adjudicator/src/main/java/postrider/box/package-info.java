/** A game's data: files in layers, typed records, their provenance, and a hash of it all. */
package postrider.box;
