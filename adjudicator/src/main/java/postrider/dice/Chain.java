package postrider.dice;

import postrider.files.Hash;

/**
 * A dice chain (docs/dice.md, section 5). Each link is the hash of the next. So a link is proved by the one before it, and tells nothing
 * about those after it. Roll {@code i} of a game uses link {@code (i - 1) % LENGTH + 1} of chain {@code (i - 1) / LENGTH + 1}.
 */
final class Chain {
    static final int LENGTH = 4096;

    private final byte[][] links = new byte[LENGTH + 1][];

    Chain(byte[] last) {
        var hash = Hash.digest();
        links[LENGTH] = last.clone();
        for (int i = LENGTH; i > 0; i--) links[i - 1] = hash.digest(links[i]);
    }

    /** Link 0, which is told before the chain is used. */
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
