package postrider.washingtonscrossing.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import postrider.kernel.question.Asking;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Board;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.OptionalRule;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.orders.PlainWords;

/** 17.1 step 6: losses of a force, which their owner distributes. */
final class Losses {
    /** 17.1, Exception: how many men Washington may lose in a combat. */
    private static final int WASHINGTON = 10;

    private final Table table;
    private final Side side;
    private final Hex battle;
    private final int kept;

    /** Leaders of the force who may have men. */
    private final List<Leader> able;

    private final int men;
    private final Optional<Sharing> sharing;

    /**
     * Losses of at most the men there are. There is no question if one leader has all the men, if all are lost, or if the players agreed to
     * share in proportion.
     *
     * @param kept how many men Washington keeps while others can take losses
     */
    Losses(Table table, Side side, Hex battle, int kept, List<Leader> leaders, int men) {
        this.table = table;
        this.side = side;
        this.battle = battle;
        this.kept = kept;
        this.able = Lists.filter(leaders, leader -> table.limit(leader) > 0);
        int all = table.board().troops(able);
        this.men = Math.min(men, all);
        boolean asked = able.size() > 1 && men > 0 && men < all && !table.plays(OptionalRule.PROPORTIONAL_LOSSES);
        this.sharing = asked ? Optional.of(new Sharing()) : Optional.empty();
    }

    static int keptByWashington(Table table) {
        return Math.max(0, table.troops(table.leader(Leader.WASHINGTON)) - WASHINGTON);
    }

    /** To the nearest ten; a five is rounded up. */
    static int tens(int dividend, int divisor) {
        return (dividend + 5 * divisor) / (10 * divisor) * 10;
    }

    List<Question<?>> questions() {
        return List.copyOf(Lists.of(sharing));
    }

    /**
     * Removes the men.
     *
     * @param next questions to ask in the same letter
     * @return how many men are lost
     */
    int take(Supplier<List<Question<?>>> next) {
        if (men == 0) return 0;
        var snapshot = Sight.Snapshot.of(table, side);
        var shares = sharing.map(question -> table.umpire().ask(question, next)).orElseGet(this::proportional);
        shares.forEach((leader, share) -> {
            table.change(leader, force -> force.withTroops(force.troops() - share));
            table.tell(side, "17.1", "%s loses %d men and has %d.", leader, share, table.troops(leader));
        });
        table.rule("17.1", "%s lose %d men.", Sides.the(side), men);
        snapshot.revealLosses();
        return men;
    }

    /** In proportion, by tens; the remainder falls on those whose share was rounded down most. */
    private Map<Leader, Integer> proportional() {
        int all = table.board().troops(able);
        var shares = new LinkedHashMap<Leader, Integer>();
        int left = men;
        for (var leader : able) {
            int share = Math.min(men * table.troops(leader) / all / 10 * 10, most(leader));
            shares.put(leader, share);
            left -= share;
        }
        var rounded = new ArrayList<>(able);
        rounded.sort(Comparator.comparingInt(leader -> all * shares.get(leader) - men * table.troops(leader)));
        while (left > 0)
            for (var leader : rounded)
                if (left > 0 && shares.get(leader) < most(leader)) {
                    shares.merge(leader, 10, Integer::sum);
                    left -= 10;
                }
        shares.values().removeIf(share -> share == 0);
        return shares;
    }

    /** The most a leader can lose: for Washington ten men in a combat, unless the others are too few. */
    private int most(Leader leader) {
        int has = table.troops(leader);
        if (!leader.is(Leader.WASHINGTON)) return has;
        int others = table.board().troops(able) - has;
        return Math.min(has, Math.max(Math.max(0, has - kept), men - others));
    }

    private Asking howMany() {
        var place = "at " + table.name(battle);
        var text = "You lose %d men %s. Who loses how many?";
        var asking = table.asking(side, "17.1", CrossingTopic.LOSSES, place, text, men, place);
        return asking.knowing(Lists.map(able, leader -> "%s has %d men.".formatted(leader, table.troops(leader))));
    }

    /** All from one leader, for each who has enough; and in proportion. */
    private List<Map<Leader, Integer>> shares() {
        var fair = proportional();
        var examples = new ArrayList<Map<Leader, Integer>>();
        for (var leader : able) if (most(leader) >= men) examples.add(Map.of(leader, men));
        examples.remove(fair);
        examples.add(fair);
        return examples;
    }

    /** The question to the owner. */
    private final class Sharing extends FreeQuestion<Map<Leader, Integer>> {
        private static final String AMOUNT = "(\\d{1,4}|(?:the )?rest|all|the lot)";
        private static final Pattern SHARE = LineReader.pattern(
                "%1$s (?:(?:men|of|from) )*(.+)|(.+?)(?: (?:loses|takes))? %1$s(?: men)?".formatted(AMOUNT));
        private static final Pattern AND = Pattern.compile("\\s*(?:[,;]\\s*(?:and\\b)?|\\band\\b|\\+)\\s*");
        private static final Pattern NUMBER = Pattern.compile("\\d+");
        private static final Pattern FAIRLY = Pattern.compile("(?i)(?:in )?proportion(?:ally)?|pro rata");
        private static final Pattern LOSING = LineReader.pattern("^(?:take|lose) ");

        /** "80 each", "Glover and Sargent 80 each", "80 each from Glover and Sargent". */
        private static final Pattern EACH =
                LineReader.pattern("(?:(.+?) (?:lose |take )?)?(\\d{1,4})(?: men)? each(?: (?:from|of) (.+))?");

        private static final String FAIR = "in proportion";

        private final Map<Leader, Integer> fair = proportional();

        Sharing() {
            super(howMany(), shares());
        }

        /** How many men are left to each leader who loses some. */
        @Override
        public String meaning(String answer) {
            var left = Lists.map(
                    List.copyOf(read(answer).entrySet()),
                    share -> "%s %d".formatted(share.getKey(), table.troops(share.getKey()) - share.getValue()));
            return "Leaves %s men.".formatted(Wording.list(left));
        }

        @Override
        public boolean secret() {
            return true;
        }

        @Override
        protected String words(Map<Leader, Integer> shares) {
            return Board.counted(shares);
        }

        @Override
        protected Map<Leader, Integer> judged(String words) {
            if (FAIRLY.matcher(words).matches()) return fair;
            var shares = new LinkedHashMap<Leader, Integer>();
            var all = said(words);
            int rest = men - Lists.sum(all, one -> one.men.orElse(0));
            for (var one : all) {
                int lost = one.men.orElse(rest);
                if (lost > 0) shares.merge(leader(one, words), lost, Integer::sum);
            }
            check(shares, words);
            return shares;
        }

        /** @param men empty for the rest, or all */
        private record Said(String name, Optional<Integer> men) {}

        private List<Said> said(String words) {
            var each = EACH.matcher(words);
            if (each.matches() && (each.group(1) == null || each.group(3) == null)) return each(each);
            var all = new ArrayList<Said>();
            var shares = LOSING.matcher(PlainWords.alike(words)).replaceFirst("");
            for (var part : AND.split(shares.replaceFirst("[\\s,;]+$", ""), -1)) {
                var said = SHARE.matcher(part.strip());
                if (said.matches()) {
                    var name = said.group(2) == null ? said.group(3) : said.group(2);
                    var share = said.group(1) == null ? said.group(4) : said.group(1);
                    var number = Optional.of(share).filter(NUMBER.asMatchPredicate());
                    all.add(new Said(name, number.map(Integer::valueOf)));
                } else if (table.now().names(side).knows(part)) all.add(new Said(part, Optional.empty()));
                else throw refused(words, "Say of each how many he loses, or say %s.".formatted(FAIR));
            }
            return all;
        }

        /** As many men of each leader named, or of all. */
        private List<Said> each(MatchResult said) {
            var named = said.group(1) == null ? said.group(3) : said.group(1);
            var names = named == null ? Lists.map(able, Leader::name) : List.of(AND.split(named));
            return Lists.map(names, name -> new Said(name, Optional.of(Integer.valueOf(said.group(2)))));
        }

        private Optional<Leader> find(Said one) {
            return table.now().names(side).find(one.name).filter(able::contains);
        }

        private Leader leader(Said one, String words) {
            return find(one).orElseThrow(() -> refused(words, one.name + " is not in this battle."));
        }

        /** For a clause: at most the given number from each leader present, until all losses are taken. */
        @Override
        public Optional<String> fromRanking(List<String> listed) {
            var shares = new LinkedHashMap<Leader, Integer>();
            int left = men;
            try {
                for (var one : said(String.join(", ", listed))) {
                    var leader = find(one).filter(there -> !shares.containsKey(there));
                    int share = leader.map(there -> Math.min(one.men.orElse(men) / 10 * 10, most(there)))
                            .orElse(0);
                    int lost = Math.min(left, share);
                    left -= lost;
                    if (lost > 0) shares.put(leader.orElseThrow(), lost);
                }
            } catch (Refused none) {
                return Optional.empty();
            }
            return Optional.of(words(shares)).filter(all -> readIfLegal(all).isPresent());
        }

        private void check(Map<Leader, Integer> shares, String words) {
            int sum = Lists.sum(shares.values(), Integer::intValue);
            if (sum != men) throw refused(words, "%d men are lost, not %d.".formatted(men, sum));
            shares.forEach((leader, share) -> {
                int most = most(leader);
                if (share > most || share % 10 != 0)
                    throw refused(words, "%s loses %d men at most, by tens.".formatted(leader, most));
            });
        }
    }
}
