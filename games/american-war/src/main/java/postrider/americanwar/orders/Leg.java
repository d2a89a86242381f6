package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.ruling.Side;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.Numerals;

/** One part of a general's move. */
public sealed interface Leg extends Part {
    /** 7.3.B / 7.1: along a line into an adjacent space. */
    record To(Space space) implements Leg {}

    /** 7.5 / 7.1 */
    record BySea(Space port) implements Leg {}

    /** 7.3.A / 7.1 */
    record PickUp(Troops troops) implements Leg {}

    /** 7.3.A / 7.1 */
    record DropOff(Troops troops) implements Leg {}

    /** 7.8 / 7.2: he stops where an interception is tried. */
    record StopIfTried() implements Leg {}

    /** In canonical words, which {@link Reader} reads. */
    default String words(Side side) {
        return switch (this) {
            case To(var space) -> "to " + space;
            case BySea(var port) -> "by sea to " + port;
            case PickUp(var troops) -> "take " + troops.ledBy(side);
            case DropOff(var troops) -> "drop " + troops.ledBy(side);
            case StopIfTried stop -> "stop if intercept is tried";
        };
    }

    static String words(Side side, List<Leg> legs) {
        return Lists.joined(legs, "; ", leg -> leg.words(side));
    }

    /** Reads a general's move: "with 5 CU; to Ticonderoga, Saratoga; drop 2 CU; by sea to Boston". */
    final class Reader {
        private static final String KEYWORD = "with|take|takes|taking|pick up|drop off|drops?|leaves?|leaving"
                + "|via|through|by-sea|to|attacks?|enters?";
        private static final String GOING = "march|marches|go|goes|advance|advances";

        /** Words after the name of a general that do not belong to it. */
        static final String BEGINNINGS = KEYWORD + "|without|alone|from|by|sails?|and|" + GOING;

        private static final Pattern BY_SEA = LineReader.pattern("\\b(?:by (?:sea|ship)|sails?)\\s*(?:to\\b)?");
        private static final Pattern GOES = LineReader.pattern("\\b(?:" + GOING + ")\\s+(?=(?:to|from)\\b)");
        private static final Pattern SAILS_FROM =
                LineReader.pattern("\\b(by (?:sea|ship)|sails?)\\s+(from\\s+.+?)\\s+(?=to\\b)");
        private static final Pattern NEXT = LineReader.pattern(";|[\\s,]+(?:and\\s+)?(?=(?:stop|" + KEYWORD + ")\\b)");
        private static final Pattern BARE_NUMBER = LineReader.pattern(
                "^(?:and\\b|[+,])?\\s*(?=\\d|(?:%s) cus?\\b|all\\b|everything\\b)".formatted(Numerals.ANY));
        private static final Pattern LEG = LineReader.pattern("(" + KEYWORD + ")\\b\\s*(.*)"
                + "|stop (?:here )?(?:if|when) (?:an? )?intercept(?:ion)?s? (?:is |was )?(?:tried|attempted)");
        private static final Pattern WHERE = LineReader.pattern(
                "\\s*(?:\\bthere|\\b(?:from|in|at)\\s+(?<from>.+)|(?<=\\bcus?)\\s+(?<bare>[^,:]+))$");
        /** "5 CU: Barnstable, Newport" */
        private static final Pattern BARE_WAY = LineReader.pattern("(.*?\\bcus?)\\s*[:,]\\s+(?!and\\b)(\\p{L}.*)");

        /** "to Newport; via Barnstable": nobody goes to Newport first. */
        private static final Pattern LATE_VIA =
                LineReader.pattern(".*\\b(?:to|attacks?|enters?)\\b.*\\b(via|through)\\b(?!.*\\bto\\b).*");

        private static final Pattern DASH = LineReader.pattern("\\s+[-–]\\s+(?=\\p{L})");
        private static final Pattern NOBODY =
                LineReader.pattern("alone|by himself|without (?:any |his )?cus?|with (?:no cus?|no one|nobody)");
        private static final List<String> MANNER = List.of(
                "with N CU", "to SPACE", "drop N CU", "by sea to PORT", "stop if intercept is tried", "then ask");

        private final OrderLine line;
        private final List<Leg> legs = new ArrayList<>();
        private final Troops atFirst;
        private Optional<Space> here;
        private Troops there;
        private Troops with;

        /**
         * @param here where the general is, if on the map
         * @param with the CUs with him, who are not among those that he may find there
         */
        Reader(OrderLine line, Optional<Space> here, Troops with) {
            this.line = line;
            this.here = here;
            this.there = here.map(line.now()::troops).orElse(Troops.NONE).minus(with);
            this.atFirst = there;
            this.with = with;
        }

        /** Whether this is a whole leg, and not only a destination. */
        static boolean begins(String text) {
            return LEG.matcher(text).lookingAt()
                    || BY_SEA.matcher(text).lookingAt()
                    || BARE_NUMBER.matcher(text).lookingAt();
        }

        List<Leg> read(String text) {
            for (var said : List.of(BY_SEA, GOES))
                said.matcher(text).results().forEach(words -> line.reader().understood(words.group()));
            var going = SAILS_FROM.matcher(GOES.matcher(text).replaceAll("")).replaceAll("$2, $1 ");
            var oneWord = BY_SEA.matcher(going).replaceAll("by-sea ");
            var late = LATE_VIA.matcher(oneWord);
            if (late.matches() && line.now().since(4))
                line.complain("'%s' comes before 'to'.".formatted(late.group(1)), "via SPACE, to SPACE");
            for (var part : NEXT.split(DASH.matcher(oneWord).replaceAll(", to "))) leg(part.strip());
            return List.copyOf(legs);
        }

        private void leg(String said) {
            var way = BARE_WAY.matcher(said);
            var spaces = line.names().spaces();
            var entered = way.matches() ? spaces.parts(way.group(2)) : List.<String>of();
            if (entered.isEmpty() || !entered.stream().allMatch(spaces::knows)) oneLeg(said);
            else {
                boolean fromHere =
                        here.isPresent() && spaces.find(entered.getFirst()).equals(here);
                if (fromHere) line.reader().understood(entered.getFirst());
                oneLeg(way.group(1));
                entered.subList(fromHere ? 1 : 0, entered.size()).forEach(space -> oneLeg("to " + space));
            }
        }

        private void oneLeg(String said) {
            var bare = with.isEmpty() ? "with " : "take ";
            var text = withoutHere(BARE_NUMBER.matcher(said).replaceFirst(bare).replaceAll("^[,\\s]+|\\s*,$", ""));
            if (text.isEmpty()) return;
            var leg = LEG.matcher(text);
            if (NOBODY.matcher(text).matches()) {
                line.reader().understood(text);
            } else if (!leg.matches()) {
                line.reader().complain("'%s' is no part of a move.".formatted(said), MANNER);
            } else if (leg.group(1) == null) {
                line.reader().understood(text);
                legs.add(new Leg.StopIfTried());
            } else if (Match.words(leg.group(2)).isEmpty()) {
                line.reader().complain("'%s' has nothing after it.".formatted(said), MANNER);
            } else {
                line.reader().understood(leg.group(1));
                leg(leg.group(1).toLowerCase(Locale.ROOT), leg.group(2));
            }
        }

        /** "5 CU" of "5 CU from Boston", if he is in Boston. */
        private String withoutHere(String text) {
            var where = WHERE.matcher(text);
            if (here.isEmpty() || !where.find()) return text;
            var named = where.group("from") == null ? where.group("bare") : where.group("from");
            boolean other = named != null && !line.names().spaces().find(named).equals(here);
            if (other) return text;
            line.reader().understood(where.group());
            return text.substring(0, where.start());
        }

        private void leg(String keyword, String rest) {
            switch (keyword) {
                case "drop", "drops", "drop off" -> line.troops(rest, with).ifPresent(this::drop);
                case "leave", "leaves", "leaving" -> leave(rest);
                case "by-sea" -> line.space(rest).ifPresent(port -> go(new Leg.BySea(port), port));
                case "to", "via", "through", "attack", "attacks", "enter", "enters" ->
                    line.spaces(rest).forEach(space -> go(new Leg.To(space), space));
                case "with" -> with(rest);
                default -> take(rest, there, legs.size());
            }
        }

        /** "to Ticonderoga with 5 CU": if none of ours are there, it means those who set out with him, or are still with him. */
        private void with(String rest) {
            boolean waiting = !there.only(line.side()).isEmpty();
            if (waiting) take(rest, there, legs.size());
            else if (with.isEmpty()) take(rest, atFirst, 0);
            else
                line.troops(rest, with)
                        .filter(troops -> !troops.equals(with))
                        .ifPresent(troops -> take(troops, legs.size()));
        }

        private void take(String said, Troops from, int at) {
            line.troops(said, from).ifPresent(troops -> take(troops, at));
        }

        private void take(Troops troops, int at) {
            legs.add(at, new Leg.PickUp(troops));
            with = with.plus(troops);
        }

        /** "Howe leaves 2 CU and marches to Albany": the rest go with him. */
        private void leave(String said) {
            var own = there.only(line.side());
            boolean setsOut = legs.isEmpty() && with.isEmpty();
            line.troops(said, setsOut ? own : with).ifPresent(troops -> {
                if (!setsOut || !own.contains(troops)) drop(troops);
                else if (!own.equals(troops)) take(own.minus(troops), 0);
            });
        }

        private void drop(Troops troops) {
            legs.add(new Leg.DropOff(troops));
            if (with.contains(troops)) with = with.minus(troops);
        }

        private void go(Leg leg, Space space) {
            legs.add(leg);
            here = Optional.of(space);
            there = line.now().troops(space);
        }
    }
}
