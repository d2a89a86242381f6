package postrider.washingtonscrossing.orders;

import java.util.HashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.files.Shipped;
import postrider.text.LineReader;
import postrider.text.Rewording;
import postrider.text.Speech;

/** Rewords what players say beforehand about who reacts to which attack (11.3), and with how much fatigue at most. */
public final class ReactionWords {
    private static final String ANSWER = "react: ";

    /** Writes fatigue limits in the words of an answer: "never below fatigue 2", "at fatigue 2 or less". */
    private static final Rewording PLAIN = Rewording.from(ReactionWords.class, "limits.txt");

    /** The limit from "below fatigue 3" or "unless fatigue 3 or more". */
    private static final Pattern ONE_LESS = LineReader.pattern("(?<=; up to fatigue )([1-9]\\d{0,3}) less 1\\b");

    private static final Pattern LIMIT = LineReader.pattern("; up to fatigue \\d{1,4}");

    /** "Comes to help", near the word "attack". */
    private static final Pattern HELPS = LineReader.pattern(
            "\\b(?:should )?(?:(?:(?:come|go|march)(?:es|s)? )?to (?:help|the rescue)|helps?|supports?)(?: out)?\\b(?=.*\\battack|(?<=\\battack.{1,80}))");

    /** Puts sentences about who reacts into the word order of a clause. */
    private static final Rewording TURNED =
            new Rewording(Speech.idioms(Shipped.text(ReactionWords.class, "reactions.txt")));

    private static final Pattern PART = LineReader.pattern(
            "(?<!\\bif|\\bunless)[, ]+(?=(?:(?:(?:if|unless) )?near|to|with|within|around|on|in|at|against) )");
    private static final Pattern ATTACK =
            LineReader.pattern("to (?:(?:any|every|each|all|the|an) )?attacks?|within 4 hex(?:es)?");
    private static final Pattern NAMED = LineReader.pattern(
            "(?!to .*\\battacks?\\b)(to|with|(?:(?:if|unless) )?near|around|on|in|at|against) (.+?)(?:,| and| go| goes| going| march(?:es)?)*");
    private static final Pattern NOBODY = LineReader.pattern("nobody|none|no one");

    private ReactionWords() {}

    /** Rewords a sentence as a clause; leaves it alone if it is not about a reaction. */
    static String plain(String words) {
        var said = ONE_LESS.matcher(PLAIN.of(PlainWords.alike(words).strip().replaceAll(" +", " ")))
                .replaceAll(level -> String.valueOf(Integer.parseInt(level.group(1)) - 1));
        int colon = said.contains(":") ? said.indexOf(':') : said.length();
        var answer = said.substring(colon);
        var limit = LIMIT.matcher(said.substring(0, colon));
        var most = limit.find() ? limit.group() : "";
        var head = limit.replaceFirst("").replaceFirst(" ?\\(\\)", "").strip().replaceFirst("[.!]$", "");
        head = TURNED.of(HELPS.matcher(head).replaceAll("reacts"));
        return clause(PART.split(head), most, answer).orElse(said);
    }

    /** Rewords an answer to the question itself in the words of an order. */
    public static String answer(String words) {
        var sentence = plain(words);
        var said = sentence.startsWith(ANSWER) ? sentence : plain(ANSWER + words);
        return said.substring(said.indexOf(':') + 1).strip();
    }

    /** @param answer the text after a colon; if empty, the parts say who reacts, and perhaps where to */
    private static Optional<String> clause(String[] parts, String most, String answer) {
        var named = new HashMap<String, String>();
        boolean whole = parts[0].equalsIgnoreCase("react");
        for (int i = 1; i < parts.length; i++) {
            var part = NAMED.matcher(parts[i]);
            if (!ATTACK.matcher(parts[i]).matches())
                whole &= part.matches() && named.put(key(part.group(1)), part.group(2)) == null;
        }
        var who = named.getOrDefault("with", "");
        boolean again = !answer.isEmpty() && (!most.isEmpty() || named.containsKey("to"));
        if (!whole || again || answer.isEmpty() == who.isEmpty()) return Optional.empty();
        var when = Stream.of("in", "if near", "unless near")
                .filter(named::containsKey)
                .map(word -> " %s %s".formatted(word, word.equals("in") ? several(named.get(word)) : named.get(word)))
                .collect(Collectors.joining());
        var goes = NOBODY.matcher(who).matches()
                ? ": nobody"
                : ": go %s; to %s%s".formatted(who, named.getOrDefault("to", "the attack"), most);
        return Optional.of("react" + when + (answer.isEmpty() ? goes : answer));
    }

    /** "Princeton or Kingston". */
    private static String several(String places) {
        return places.replaceAll("(?i),? +or +", ", ");
    }

    private static String key(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "with", "to", "unless near" -> word.toLowerCase(Locale.ROOT);
            case "near", "around", "if near" -> "if near";
            default -> "in";
        };
    }
}
