package postrider.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import postrider.files.Shipped;
import postrider.kernel.Game;

/** Our rulings on what a rule book leaves open, from a game's {@code rulings.md}. */
public record OurRulings(List<One> all) {
    public static final OurRulings NONE = new OurRulings(List.of());

    private static final Pattern RULING =
            Pattern.compile("(?ms)^\\*\\*(R\\d+)\\.\\s+(.+?)\\*\\*(.*?)(?=\\n\\s*\\n|\\z)");
    private static final Pattern SECTIONS = Pattern.compile("\\(([^()]*)\\)\\.?$");
    private static final Pattern WITHOUT = Pattern.compile("\\bNo\\s+case:");

    /**
     * A ruling.
     *
     * @param number {@code R7}, never used again
     * @param title with the sections it is about in brackets at its end
     * @param text what we decided, and why
     */
    public record One(String number, String title, String text) {
        /** Whether a sentence that begins with "No case:" says why no case can rest on it. */
        public boolean noCase() {
            return WITHOUT.matcher(text).find();
        }

        /** The numbers of the sections it is about. */
        public List<String> sections() {
            var brackets = SECTIONS.matcher(title);
            return brackets.find() ? List.of(brackets.group(1).split(",\\s*")) : List.of();
        }
    }

    public OurRulings {
        all = List.copyOf(all);
    }

    /** The rulings of a game on the catalog. */
    public static OurRulings of(Game game) {
        return Shipped.find(game.getClass(), "/games/%s/rulings.md".formatted(game.name()))
                .map(OurRulings::read)
                .orElse(NONE);
    }

    /**
     * Reads the paragraphs that begin with {@code **R7. Title.**}, and ignores all others.
     *
     * @throws IllegalArgumentException if a number is used twice
     */
    public static OurRulings read(String page) {
        var all = new ArrayList<One>();
        var said = RULING.matcher(page);
        while (said.find()) {
            var one = new One(
                    said.group(1),
                    said.group(2).replaceAll("\\s+", " "),
                    said.group(3).strip().replaceAll("\\s+", " "));
            if (all.stream().anyMatch(other -> other.number().equals(one.number())))
                throw new IllegalArgumentException("rulings.md: %s is there twice".formatted(one.number()));
            all.add(one);
        }
        return new OurRulings(all);
    }

    boolean has(String number) {
        return all.stream().anyMatch(one -> one.number().equals(number));
    }
}
