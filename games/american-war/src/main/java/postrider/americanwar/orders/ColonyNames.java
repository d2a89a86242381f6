package postrider.americanwar.orders;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.Space;
import postrider.text.LineReader;

/** Names of colonies that stand behind those of spaces, as both books have them: "Newport, RI", "Reading PA". */
record ColonyNames(OrderLine line) {
    private static final Map<String, String> CODES = Map.ofEntries(
            entry("NH", "New Hampshire"),
            entry("MA", "Massachusetts"),
            entry("RI", "Rhode Island"),
            entry("CT", "Connecticut"),
            entry("NY", "New York"),
            entry("NJ", "New Jersey"),
            entry("PA", "Pennsylvania"),
            entry("DE", "Delaware"),
            entry("MD", "Maryland"),
            entry("VA", "Virginia"),
            entry("NC", "North Carolina"),
            entry("SC", "South Carolina"),
            entry("GA", "Georgia"));

    private static final String NAMES = String.join("|", CODES.keySet()) + "|" + String.join("|", CODES.values());
    private static final Pattern ALONE = LineReader.pattern(NAMES);
    private static final Pattern BEHIND = LineReader.pattern("(.+?)\\s*\\(?\\b(%s)\\)?".formatted(NAMES));

    /** The list without them; as it is if there are none. */
    String leftOut(String list) {
        var parts = line.names().spaces().parts(list);
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
        if (!isIn(space, colony)) line.complain("%s is in %s.".formatted(space, space.colony()));
        else if (colony.equalsIgnoreCase("NY")) line.complain("'%s' is no space.".formatted(colony), "New York");
        line.reader().understood(colony);
    }

    private String behind(String part) {
        if (space(part).isPresent()) return part;
        var named = BEHIND.matcher(part);
        if (!named.matches()
                || space(named.group(1))
                        .filter(space -> isIn(space, named.group(2)))
                        .isEmpty()) return part;
        line.reader().understood(named.group(2));
        return named.group(1);
    }

    private static boolean isIn(Space space, String colony) {
        return colony.equalsIgnoreCase(space.colony())
                || space.colony().equals(CODES.get(colony.toUpperCase(Locale.ROOT)));
    }

    private Optional<Space> space(String said) {
        return line.names().spaces().find(said);
    }
}
