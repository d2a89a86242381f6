package postrider.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Writes and reads sorted numbers, consecutive ones as a range: {@code 1-54, 60}. */
public final class Ranges {
    private static final Pattern RANGE = Pattern.compile("(\\d{1,6})(?:\\s*-\\s*(\\d{1,6}))?");

    private Ranges() {}

    public static String write(List<Integer> numbers) {
        if (numbers.isEmpty()) return "none";
        var parts = new ArrayList<String>();
        for (int first = 0, last; first < numbers.size(); first = last + 1) {
            last = first;
            while (last + 1 < numbers.size() && numbers.get(last + 1) == numbers.get(last) + 1) last++;
            parts.add(last > first ? numbers.get(first) + "-" + numbers.get(last) : "" + numbers.get(first));
        }
        return String.join(", ", parts);
    }

    /** Reads one number or range; empty if {@code part} is neither. */
    public static Optional<IntStream> read(String part) {
        var range = RANGE.matcher(part.strip());
        if (!range.matches()) return Optional.empty();
        int first = Integer.parseInt(range.group(1));
        int last = Optional.ofNullable(range.group(2)).map(Integer::parseInt).orElse(first);
        return Optional.of(IntStream.rangeClosed(first, last));
    }
}
