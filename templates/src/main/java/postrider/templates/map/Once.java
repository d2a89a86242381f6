package postrider.templates.map;

import java.util.Optional;
import java.util.function.Supplier;

/** A value that is made when it is first asked for; others who ask meanwhile wait for it. */
final class Once<V> {
    private final Supplier<V> maker;
    private Optional<V> made = Optional.empty();

    Once(Supplier<V> maker) {
        this.maker = maker;
    }

    synchronized V get() {
        if (made.isEmpty()) made = Optional.of(maker.get());
        return made.get();
    }
}
