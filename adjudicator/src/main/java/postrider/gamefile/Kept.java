package postrider.gamefile;

/**
 * A record as it lies in the file.
 *
 * @param entry its number, from 1
 * @param hash its hash in hex, which the next entry names
 */
public record Kept(int entry, Record record, String hash) {}
