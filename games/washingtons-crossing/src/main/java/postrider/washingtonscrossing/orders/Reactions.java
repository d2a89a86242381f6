package postrider.washingtonscrossing.orders;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import postrider.text.LineReader;
import postrider.text.Speech.Idiom;

/** How players say beforehand who reacts to which attack (11.3), and how tired at most. */
final class Reactions {
    private static final Pattern WITHIN = LineReader.pattern("\\bwithin 4 hex(?:es)? of\\b");

    /** So much at most; from the fifth on, one less than that. */
    private static final Pattern LIMIT = LineReader.pattern("[;,]? *\\b(?:but +)?(?:only +)?(?:"
            + "(?:never|not) (?:(?:if|when|with|at) )*(?:below|above|beyond|over|worse than|more tired than|more than)(?: fatigue)? (\\d{1,4})"
            + "|(?:below|above|beyond|over|worse than|more than) fatigue (\\d{1,4}) never"
            + "|(?:(?:if|when|with|at) )*fatigue (?:is )?(\\d{1,4}) (?:or (?:less|fewer|lower|below|better)|at most)"
            + "|(?:(?:if|when|with) )?(?:up to|at most|no more than|max(?:imum)?) fatigue (\\d{1,4})"
            + "|(?:(?:if|when|with|at) )*(?:fatigue (?:is )?(?:below|under|less than)|(?:below|under|less than) fatigue) ([1-9]\\d{0,3})"
            + "|(?:unless|(?:never|not) (?:if|when|with|at)) (?:at )?fatigue (?:is )?([1-9]\\d{0,3}) or (?:more|higher|above|worse)"
            + ")\\b(?! *hex)");

    private static final int AT_MOST = 4;

    /** Who reacts, or that nobody does, told in the order of a clause. */
    private static final List<Idiom> TURNED = List.of(
            Idiom.of("if (.+?) is attacked,? (.+)", "$2 on $1"),
            Idiom.of("(.+) if (.+?) is attacked", "$1 on $2"),
            Idiom.of("(?:let|have) (.+?) react\\b(.*)", "react with $1$2"),
            Idiom.of("(?:do not|don't|never) react\\b(?! with)(.*)", "react with nobody$1"),
            Idiom.of("(?!(?:no|not|never|don't)\\b)(.+?) reacts\\b(.*)", "react with $1$2"));

    private static final Pattern PART = LineReader.pattern("[, ]+(?=(?:to|with|within|near|around|on|in|at|against) )");
    private static final Pattern ATTACK =
            LineReader.pattern("to (?:(?:any|every|each|all|the|an) )?attacks?|within 4 hex(?:es)?");
    private static final Pattern NAMED = LineReader.pattern(
            "(?!to .*\\battacks?\\b)(to|with|near|around|on|in|at|against) (.+?)(?:,| and| go| going)*");
    private static final Pattern SEVERAL = LineReader.pattern(".+(?:,|\\band\\b).+");
    private static final Pattern NOBODY = LineReader.pattern("nobody|none|no one");

    private Reactions() {}

    /** In the words of a clause; as it is, if it is no sentence about a reaction. */
    static String plain(String words) {
        var said = WITHIN.matcher(Numerals.inDigits(words.strip().replaceAll(" +", " ")))
                .replaceAll("near");
        if (said.contains(":")) return LIMIT.matcher(said).replaceAll(Reactions::atMost);
        var limit = LIMIT.matcher(said);
        var most = limit.find() ? atMost(limit.toMatchResult()) : "";
        var free = limit.replaceFirst("").strip().replaceFirst("[.!]$", "");
        var turned = free;
        for (var idiom : TURNED) turned = idiom.said().matcher(turned).replaceFirst(idiom.meant());
        return clause(PART.split(turned), most, !turned.equals(free)).orElse(said);
    }

    private static String atMost(MatchResult limit) {
        for (int group = 1; group <= limit.groupCount(); group++)
            if (limit.group(group) != null)
                return "; up to fatigue " + (Integer.parseInt(limit.group(group)) - (group > AT_MOST ? 1 : 0));
        throw new AssertionError(limit);
    }

    private static Optional<String> clause(String[] parts, String most, boolean turned) {
        var named = new HashMap<String, String>();
        boolean whole = parts[0].equalsIgnoreCase("react");
        boolean sentence = turned || !most.isEmpty();
        for (int i = 1; i < parts.length; i++) {
            var part = NAMED.matcher(parts[i]);
            boolean attack = ATTACK.matcher(parts[i]).matches();
            sentence |= attack;
            if (!attack) whole &= part.matches() && named.put(key(part.group(1)), part.group(2)) == null;
        }
        var who = named.getOrDefault("with", "");
        boolean nobody = NOBODY.matcher(who).matches();
        sentence |= nobody
                || named.containsKey("near")
                || named.containsKey("to")
                || SEVERAL.matcher(who).matches();
        if (!whole || !sentence || who.isEmpty()) return Optional.empty();
        var place = named.containsKey("in") ? " in " + named.get("in") : "";
        var near = named.containsKey("near") ? " if near " + named.get("near") : "";
        var goes = "go %s; to %s%s".formatted(who, named.getOrDefault("to", "the attack"), most);
        return Optional.of("react%s%s: %s".formatted(place, near, nobody ? "nobody" : goes));
    }

    private static String key(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "with", "to" -> word.toLowerCase(Locale.ROOT);
            case "near", "around" -> "near";
            default -> "in";
        };
    }
}
