package postrider.gateway.enrolment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import postrider.desk.GameCatalog;
import postrider.gateway.enrolment.Invitation.Plan;
import postrider.gateway.mime.MailAddress;
import postrider.kernel.Game;
import postrider.kernel.GameOption;
import postrider.kernel.ruling.Side;
import postrider.log.SigningPolicy;
import postrider.log.TimePolicy;
import postrider.play.AskingRule;
import postrider.text.Lists;

/**
 * The line that proposes a game: {@code new GAME [scenario NAME] [option NAME=VALUE ...] [side SIDE] against ADDRESS}.
 *
 * @param plan empty if there are faults
 * @param faults every fault, as a sentence
 */
record Proposal(Optional<Plan> plan, String invited, List<String> faults) {
    private static final Pattern PART =
            Pattern.compile("(?i)(?:^|(?<=\\s))(scenario|option|side|against)s?(?:\\s*[:=]\\s*|\\s+|$)");
    private static final Pattern ADDRESS =
            Pattern.compile("<?(?:mailto:)?([^\\s<>,;:()\\[\\]\"]+@[^\\s<>,;:()\\[\\]\"]+)>?");
    private static final String GAME = "game";

    /** Reads the words after 'new'. */
    static Proposal read(String words, GameCatalog catalog) {
        return new Reader(catalog).read(parts(words));
    }

    /** The parts by their keyword, in lower case; the first part is the game. */
    private static Map<String, List<String>> parts(String words) {
        var parts = new TreeMap<String, List<String>>();
        var found = PART.matcher(words);
        var word = GAME;
        int from = 0;
        while (found.find()) {
            put(parts, word, words.substring(from, found.start()));
            word = found.group(1).toLowerCase(Locale.ROOT);
            from = found.end();
        }
        put(parts, word, words.substring(from));
        return parts;
    }

    private static void put(Map<String, List<String>> parts, String word, String text) {
        parts.computeIfAbsent(word, first -> new ArrayList<>()).add(text.strip().replaceAll("[.,;]+$", ""));
    }

    private record Reader(GameCatalog catalog, List<String> faults) {
        Reader(GameCatalog catalog) {
            this(catalog, new ArrayList<>());
        }

        Proposal read(Map<String, List<String>> parts) {
            var invited = invited(one(parts, "against"));
            var game = game(one(parts, GAME));
            var plan = game.map(known -> plan(known, parts));
            return new Proposal(plan.filter(read -> faults.isEmpty()), invited, List.copyOf(faults));
        }

        private String one(Map<String, List<String>> parts, String word) {
            var said = parts.getOrDefault(word, List.of());
            if (said.size() > 1) faults.add("'%s' appears more than once.".formatted(word));
            return said.isEmpty() ? "" : said.getFirst();
        }

        private Plan plan(Game game, Map<String, List<String>> parts) {
            return new Plan(
                    game.name(),
                    named(
                            "scenario",
                            one(parts, "scenario"),
                            game.scenarios(),
                            game.scenarios().getFirst()),
                    options(game, parts.getOrDefault("option", List.of())),
                    named("side", one(parts, "side"), Lists.map(game.sides(), Side::word), ""));
        }

        private Optional<Game> game(String said) {
            var names = catalog.names();
            var meant = Lists.filter(
                    names,
                    name -> plain(name).equals(plain(said))
                            || plain(catalog.game(name).title()).equals(plain(said)));
            if (meant.isEmpty() && !said.isBlank())
                meant = Lists.filter(
                        names,
                        name -> plain(name).startsWith(plain(said))
                                || plain(catalog.game(name).title()).startsWith(plain(said)));
            if (meant.size() == 1) return Optional.of(catalog.game(meant.getFirst()));
            var what = said.isBlank()
                    ? "After 'new', say what you would like to play"
                    : "There is no game '%s' here".formatted(clipped(said));
            faults.add("%s: %s.".formatted(what, String.join(", ", names)));
            return Optional.empty();
        }

        private static String clipped(String said) {
            return said.substring(0, Math.min(50, said.length()));
        }

        private static String plain(String name) {
            return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        }

        private String named(String what, String said, List<String> known, String usual) {
            if (said.isEmpty()) return usual;
            var named = Lists.find(known, word -> word.equalsIgnoreCase(said));
            if (named.isEmpty())
                faults.add("There is no %s '%s'. Choose from: %s."
                        .formatted(what, clipped(said), String.join(", ", known)));
            return named.orElse("");
        }

        /** The options asked for. Unless the writer says otherwise, letters may be signed in any way. */
        private Map<String, String> options(Game game, List<String> said) {
            var named = new LinkedHashMap<String, String>();
            for (var words : said)
                for (var word : words.split("[;\\s]+(?:and\\s+)?")) {
                    var pair = word.toLowerCase(Locale.ROOT).split("=", 2);
                    if (pair.length == 2 && named.put(pair[0], pair[1].replaceAll(",$", "")) != null)
                        faults.add("'%s' appears more than once.".formatted(clipped(pair[0])));
                    else if (pair.length < 2 && !word.isBlank())
                        faults.add("'%s' is not an option: write 'option name=value'.".formatted(clipped(word)));
                }
            named.putIfAbsent(SigningPolicy.OPTION.name(), "any");
            try {
                var chosen = GameOption.chosen(AskingRule.options(game), named);
                TimePolicy.fault(chosen).ifPresent(faults::add);
                return chosen;
            } catch (IllegalArgumentException unknown) {
                faults.add(unknown.getMessage());
                return Map.of();
            }
        }

        private String invited(String said) {
            var address = ADDRESS.matcher(said);
            if (!address.find()) {
                faults.add("Say whom you would like to play with: 'against friend@example.org'.");
                return "";
            }
            try {
                var invited = new MailAddress("", address.group(1)).address();
                var rest = (said.substring(0, address.start()) + said.substring(address.end()))
                        .replaceAll("<mailto:[^>]*>", "")
                        .replaceAll("^[\"'.,;\\s]+|[\"'.,;\\s]+$", "");
                if (address.end() < said.length() && !rest.isEmpty() && !said.endsWith(">"))
                    faults.add("'%s' is not understood.".formatted(clipped(rest)));
                return invited;
            } catch (IllegalArgumentException none) {
                faults.add(none.getMessage());
                return "";
            }
        }
    }
}
