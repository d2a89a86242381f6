package postrider.store;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import postrider.kernel.ruling.Side;

/** Jackson mix-in for {@link Side}: a side is written as its word, also as a key. */
public abstract class SideAsWord {
    @JsonCreator
    static Side of(String word) {
        return Side.of(word);
    }

    @JsonValue
    abstract String word();
}
