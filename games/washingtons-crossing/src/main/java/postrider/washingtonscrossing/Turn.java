package postrider.washingtonscrossing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One of the 49 turns, four a day (2.3.3), from 25 December 1776, 5 pm, to 6 January 1777, 5 pm (1.0, 10.3). */
public record Turn(int number) implements Comparable<Turn> {
    private static final List<String> SLOTS = List.of("12 am", "7 am", "12 pm", "5 pm");
    private static final int CHRISTMAS = 25;
    private static final int DAYS_OF_DECEMBER = 31;

    public static final Turn FIRST = new Turn(1);
    public static final Turn LAST = new Turn(49);

    private static final Map<String, Turn> NAMED = IntStream.rangeClosed(FIRST.number, LAST.number)
            .mapToObj(Turn::new)
            .collect(Collectors.toUnmodifiableMap(Turn::toString, turn -> turn));

    private static final Turn FROST = of("Jan 4 12 am");

    /** "Dec 26 7 am". */
    public static Turn of(String name) {
        return Optional.ofNullable(NAMED.get(name))
                .orElseThrow(() -> new IllegalArgumentException("there is no turn '" + name + "'"));
    }

    public static boolean isOne(String name) {
        return NAMED.containsKey(name);
    }

    /** Days after 25 December. */
    private int day() {
        return (number + 2) / SLOTS.size();
    }

    private int slot() {
        return (number + 2) % SLOTS.size();
    }

    public boolean isNight() {
        return slot() == 0 || slot() == 3;
    }

    /** The first turn of a day, in which points come and objectives are counted (10.0, 22.1). */
    public boolean isMidnight() {
        return slot() == 0;
    }

    /** 9.2.4, 9.4.1 */
    public boolean isNewYear() {
        return is("Jan 1 12 am");
    }

    public boolean isDawn() {
        return slot() == 1;
    }

    /** 2.1.1: rivers, creeks and marshes are frozen from 4 January on. */
    public boolean isFrozen() {
        return compareTo(FROST) >= 0;
    }

    public boolean is(String name) {
        return equals(of(name));
    }

    public boolean isBefore(String name) {
        return compareTo(of(name)) < 0;
    }

    public Turn next() {
        return new Turn(number + 1);
    }

    public Turn previous() {
        return new Turn(number - 1);
    }

    /** 18.2: three days later, at 7 am. */
    public Turn threeDaysLater() {
        return new Turn(number - slot() + 3 * SLOTS.size() + 1);
    }

    @Override
    public int compareTo(Turn other) {
        return Integer.compare(number, other.number);
    }

    /** "Dec 26". */
    public String date() {
        int date = CHRISTMAS + day();
        return date > DAYS_OF_DECEMBER ? "Jan " + (date - DAYS_OF_DECEMBER) : "Dec " + date;
    }

    /** "7 am". */
    public String hour() {
        return SLOTS.get(slot());
    }

    @Override
    public String toString() {
        return date() + " " + hour();
    }
}
