package postrider.americanwar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Refused;
import postrider.text.Line;
import postrider.text.LineReader;

/** Drops the names of colonies after those of spaces, as both books print them: "Newport, RI", "Reading PA". */
public record ColonyNames(Position now, LineReader line) {
    private static final Map<String, String> CODES = Stream.of("""
            NH New Hampshire; MA Massachusetts; RI Rhode Island; CT Connecticut; NY New York; NJ New Jersey; PA Pennsylvania;
            DE Delaware; MD Maryland; VA Virginia; NC North Carolina; SC South Carolina; GA Georgia""".split(";\\s"))
            .collect(Collectors.toMap(colony -> colony.substring(0, 2), colony -> colony.substring(3)));
    private static final String NAMES = String.join("|", CODES.keySet()) + "|" + String.join("|", CODES.values());
    private static final Pattern ALONE = LineReader.pattern(NAMES);
    private static final Pattern BEHIND = LineReader.pattern("(.+?)\\s*\\(?\\b(%s)\\)?".formatted(NAMES));
    /** "flip Newport", "1 CU in Newport", "to Newport" */
    private static final Pattern BEFORE = LineReader.pattern("^.*\\b(?:place|flip|remove|to|in|from|but|except|for) ");

    /** Reads answers about spaces without the colonies. */
    public static Asking withoutColonies(Position now, Asking asking) {
        return asking.reading(said -> {
            var line = new LineReader(new Line(0, said), new ArrayList<>());
            var list = new ColonyNames(now, line).withoutColonies(said);
            for (var fault : line.complaints()) throw new Refused(asking.rule(), fault.expected(), fault.nearest());
            return list;
        });
    }

    /** The list without colonies, unchanged if there are none. Before the fourth edition colonies were read as spaces. */
    public String withoutColonies(String list) {
        if (!now.since(4)) return list;
        var parts = now.country().names().spaces().parts(list);
        var kept = new ArrayList<String>();
        for (var part : parts) {
            var last = kept.isEmpty() ? Optional.<Space>empty() : space(kept.getLast());
            if (last.isPresent() && ALONE.matcher(part).matches() && !part.equalsIgnoreCase("New York"))
                alone(last.get(), part);
            else kept.add(behind(part));
        }
        return kept.equals(parts) ? list : String.join(", ", kept);
    }

    /** "RI" of "Newport, RI". "Albany, NY" may be a list of two. */
    private void alone(Space space, String colony) {
        if (!isIn(space, colony)) line.complain("%s is in %s.".formatted(space, space.colony()), List.of());
        else if (colony.equalsIgnoreCase("NY"))
            line.complain("'%s' is no space.".formatted(colony), List.of("New York"));
        line.understood(colony);
    }

    private String behind(String part) {
        if (space(part).isPresent()) return part;
        var named = BEHIND.matcher(part);
        if (!named.matches()
                || space(named.group(1))
                        .filter(space -> isIn(space, named.group(2)))
                        .isEmpty()) return part;
        line.understood(named.group(2));
        return named.group(1);
    }

    private static boolean isIn(Space space, String colony) {
        return colony.equalsIgnoreCase(space.colony())
                || space.colony().equals(CODES.get(colony.toUpperCase(Locale.ROOT)));
    }

    private Optional<Space> space(String said) {
        return now.country().names().spaces().find(BEFORE.matcher(said).replaceFirst(""));
    }
}
