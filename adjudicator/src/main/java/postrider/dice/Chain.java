package postrider.dice;

import postrider.files.Hash;

/**
 * A chain of hashes. Each link is the hash of the next, so showing one proves it and tells nothing about those after it.
 * Roll {@code i} of a game uses link {@code (i - 1) % LENGTH + 1} of chain {@code (i - 1) / LENGTH + 1}.
 */
final class Chain {
    static final int LENGTH = 4096;

    private final byte[][] links = new byte[LENGTH + 1][];

    Chain(byte[] last) {
        var hash = Hash.digest();
        links[LENGTH] = last.clone();
        for (int i = LENGTH; i > 0; i--) links[i - 1] = hash.digest(links[i]);
    }

    /** Link 0, which is published before any die is rolled. */
    String anchor() {
        return Canon.hex(links[0]);
    }

    byte[] link(int number) {
        return links[number].clone();
    }

    static int chainOf(int roll) {
        return (roll - 1) / LENGTH + 1;
    }

    static int linkOf(int roll) {
        return (roll - 1) % LENGTH + 1;
    }
}
