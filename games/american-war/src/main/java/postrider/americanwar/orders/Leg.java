package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.ruling.Side;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;

/** One part of a general's move. */
public sealed interface Leg extends Part {
    /** In canonical words, as {@link Reader} reads them. */
    String words(Side side);

    /** 7.3.B / 7.1: along a line into an adjacent space. */
    record To(Space space) implements Leg {
        @Override
        public String words(Side side) {
            return "to " + space;
        }
    }

    /** 7.5 / 7.1 */
    record BySea(Space port) implements Leg {
        @Override
        public String words(Side side) {
            return "by sea to " + port;
        }
    }

    /** 7.3.A / 7.1 */
    record PickUp(Troops troops) implements Leg {
        @Override
        public String words(Side side) {
            return "take " + troops.ledBy(side);
        }
    }

    /** 7.3.A / 7.1 */
    record DropOff(Troops troops) implements Leg {
        @Override
        public String words(Side side) {
            return "drop " + troops.ledBy(side);
        }
    }

    /** 7.8 / 7.2: he goes no further than where an interception is tried. */
    record StopIfTried() implements Leg {
        @Override
        public String words(Side side) {
            return "stop if intercept is tried";
        }
    }

    static String words(Side side, List<Leg> legs) {
        return String.join("; ", Lists.map(legs, leg -> leg.words(side)));
    }

    /** Reads a general's move: "with 5 CU; to Ticonderoga, Saratoga; drop 2 CU; by sea to Boston". */
    final class Reader {
        private static final String KEYWORD = "with|take|takes|pick up|drop off|drop|leave|via|through|by-sea|to";
        private static final Pattern BY_SEA = LineReader.pattern("\\b(?:by (?:sea|ship)|sails?)\\s*(?:to\\b)?");
        private static final Pattern NEXT = LineReader.pattern(";|[\\s,]+(?:and\\s+)?(?=(?:stop|" + KEYWORD + ")\\b)");
        private static final Pattern BARE_NUMBER =
                LineReader.pattern("^(?:and\\b|[+,])?\\s*(?=\\d|all\\b|everything\\b)");
        private static final Pattern LEG = LineReader.pattern("(" + KEYWORD + ")\\b\\s*(.*)"
                + "|stop (?:here )?(?:if|when) (?:an? )?intercept(?:ion)?s? (?:is |was )?(?:tried|attempted)");
        private static final List<String> MANNER = List.of(
                "with N CU", "to SPACE", "drop N CU", "by sea to PORT", "stop if intercept is tried", "then ask");

        private final OrderLine line;
        private final List<Leg> legs = new ArrayList<>();
        private final Troops atFirst;
        private Troops there;
        private Troops with;

        /**
         * @param there CUs where the general is
         * @param with those that go with him
         */
        Reader(OrderLine line, Troops there, Troops with) {
            this.line = line;
            this.atFirst = there;
            this.there = there;
            this.with = with;
        }

        /** Whether this is a leg by itself, and not only where one goes. */
        static boolean begins(String text) {
            return LEG.matcher(text).lookingAt()
                    || BY_SEA.matcher(text).lookingAt()
                    || BARE_NUMBER.matcher(text).lookingAt();
        }

        List<Leg> read(String text) {
            BY_SEA.matcher(text).results().forEach(bySea -> line.reader().understood(bySea.group()));
            var oneWord = BY_SEA.matcher(text).replaceAll("by-sea ").replace("->", ", to ");
            for (var part : NEXT.split(oneWord)) leg(part.strip());
            return List.copyOf(legs);
        }

        private void leg(String said) {
            var text = BARE_NUMBER.matcher(said).replaceFirst("with ").replaceAll("^[,\\s]+|\\s*,$", "");
            if (text.isEmpty()) return;
            var leg = LEG.matcher(text);
            if (!leg.matches()) {
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

        private void leg(String keyword, String rest) {
            switch (keyword) {
                case "drop", "drop off", "leave" -> line.troops(rest, with).ifPresent(this::drop);
                case "by-sea" -> line.space(rest).ifPresent(port -> go(new Leg.BySea(port), port));
                case "to", "via", "through" -> line.spaces(rest).forEach(space -> go(new Leg.To(space), space));
                case "with" -> with(rest);
                default -> take(rest, there, legs.size());
            }
        }

        /** "to Ticonderoga with 5 CU": where none of ours wait, those are meant who set out with him. */
        private void with(String rest) {
            boolean setOut = with.isEmpty() && there.only(line.side()).isEmpty();
            if (setOut) take(rest, atFirst, 0);
            else take(rest, there, legs.size());
        }

        private void take(String said, Troops from, int at) {
            line.troops(said, from).ifPresent(troops -> {
                legs.add(at, new Leg.PickUp(troops));
                with = with.plus(troops);
            });
        }

        private void drop(Troops troops) {
            legs.add(new Leg.DropOff(troops));
            if (with.contains(troops)) with = with.minus(troops);
        }

        private void go(Leg leg, Space space) {
            legs.add(leg);
            there = line.now().troops(space);
        }
    }
}
