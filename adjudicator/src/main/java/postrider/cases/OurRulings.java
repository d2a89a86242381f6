package postrider.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import postrider.kernel.Game;

/** Our rulings where a rule book leaves a question open, as a game's {@code rulings.md} tells them. */
public record OurRulings(List<One> all) {
    /** Of a game that has none. */
    public static final OurRulings NONE = new OurRulings(List.of());

    private static final Pattern RULING =
            Pattern.compile("(?ms)^\\*\\*(R\\d+)\\.\\s+(.+?)\\*\\*(.*?)(?=\\n\\s*\\n|\\z)");
    private static final Pattern WITHOUT = Pattern.compile("\\bNo\\s+case:");

    /**
     * A ruling.
     *
     * @param number never used again: {@code R7}
     * @param noCase whether it says why no case can rest on it, in a sentence that begins with "No case:"
     */
    public record One(String number, String title, boolean noCase) {}

    public OurRulings {
        all = List.copyOf(all);
    }

    /** Those of a game on the catalog. */
    public static OurRulings of(Game game) {
        var name = "games/" + game.name() + "/rulings.md";
        try (var in = game.getClass().getClassLoader().getResourceAsStream(name)) {
            return in == null ? NONE : read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /**
     * Reads paragraphs that begin with {@code **R7. Title.**}; all others are for readers.
     *
     * @throws IllegalArgumentException if a number stands twice
     */
    static OurRulings read(String page) {
        var all = new ArrayList<One>();
        var said = RULING.matcher(page);
        while (said.find()) {
            var one = new One(
                    said.group(1),
                    said.group(2).replaceAll("\\s+", " "),
                    WITHOUT.matcher(said.group(3)).find());
            if (all.stream().anyMatch(other -> other.number().equals(one.number())))
                throw new IllegalArgumentException("rulings.md: %s stands twice".formatted(one.number()));
            all.add(one);
        }
        return new OurRulings(all);
    }

    boolean has(String number) {
        return all.stream().anyMatch(one -> one.number().equals(number));
    }
}
