package postrider.rulebook;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;

/**
 * A worked example or conformance case.
 *
 * @param id the number of the rule it is about, with a suffix if there are several: {@code 9.63.A-2}
 * @param file the file it is in
 * @param line the line of its id in that file, from 1
 * @param sides the sides of its game
 * @param given the position it starts from, in the game's notation
 * @param passages what happens then, in order
 * @param disputed our rulings (R7) without which it would come out differently
 * @param cites further rules it is about, which it names nowhere else
 */
public record Case(
        String id,
        String title,
        String file,
        int line,
        List<Side> sides,
        List<Line> given,
        List<Passage> passages,
        List<String> disputed,
        List<String> cites) {
    private static final Pattern SUFFIX = Pattern.compile("[-/].*");

    public Case {
        sides = List.copyOf(sides);
        given = List.copyOf(given);
        passages = List.copyOf(passages);
        disputed = List.copyOf(disputed);
        cites = List.copyOf(cites);
    }

    /** Id and title. */
    public String name() {
        return (id + " " + title).strip();
    }

    /** Id, title, file and line. */
    public String heading() {
        return "CASE %s (%s, line %d)".formatted(name(), file, line);
    }

    /** The numbers of all rules it names. */
    public List<String> rules() {
        return Stream.of(
                        Stream.of(about()),
                        passages.stream().flatMap(passage -> passage.rules().stream()),
                        cites.stream())
                .flatMap(numbers -> numbers)
                .distinct()
                .toList();
    }

    private String about() {
        return SUFFIX.matcher(id).replaceFirst("");
    }

    /** The numbers of the rules that refuse something in it. */
    public List<String> refusing() {
        var expected = Lists.flatMap(passages, Passage::expected);
        return Lists.map(Lists.filter(expected, Passage.Expected.Refused.class), Passage.Expected.Refused::rule);
    }

    /** The words of all its orders and answers. */
    public List<String> words() {
        return Lists.flatMap(passages, Passage::words);
    }
}
