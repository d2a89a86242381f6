package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import postrider.americanwar.General;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Fault;
import postrider.map.LazyList;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;

/** One step of operations. */
public sealed interface Step extends Part permits Step.Operation, Step.ThenAsk {
    /** In canonical words. */
    String words();

    /** After an operation: ask the player how the move goes on, or which operation is next. */
    record ThenAsk() implements Step {
        @Override
        public String words() {
            return "ask";
        }
    }

    /** What a general does, or a landing party. */
    sealed interface Operation extends Step permits Activation, LandingParty {
        /** Throws {@link Refused} if it is not possible now. */
        void judge(PlayedCard play);

        /** Begins what was judged before, as this part of the order. */
        void begin(PlayedCard play, List<Integer> part);
    }

    /** 7.2.B; the elder book has none. */
    record LandingParty(Space port) implements Step.Operation {
        private static final Pattern LANDING = LineReader.pattern("(land(?:ing party)?)\\b\\s*(?:at|in|on|:)?\\s*(.*)");

        /** If the book has it among its {@code openings}. */
        static boolean opens(String text, List<String> openings) {
            return openings.contains("landing party") && LANDING.matcher(text).matches();
        }

        static Optional<Step.Operation> read(OrderLine line, String text) {
            var landing = LANDING.matcher(text);
            if (!landing.matches()) throw new IllegalArgumentException(text);
            line.reader().understood(landing.group(1));
            return line.space(landing.group(2)).map(LandingParty::new);
        }

        @Override
        public String words() {
            return "landing party at " + port;
        }

        @Override
        public void judge(PlayedCard play) {
            Fault.refuse(play.landing().fault(port));
        }

        @Override
        public void begin(PlayedCard play, List<Integer> part) {
            play.umpire().allowed(() -> play.landing().sparing(port));
            play.land(port, part);
            play.won();
        }

        static List<LandingParty> legal(PlayedCard play) {
            return LazyList.of(play.landing().open(), LandingParty::new);
        }
    }

    static String words(List<Step> steps) {
        return Lists.joined(steps, "; then ", Step::words);
    }

    /** The parts of these steps, in turn. */
    static List<Part> parts(List<Step> steps) {
        var parts = new ArrayList<Part>();
        for (var step : steps) {
            parts.add(step);
            if (step instanceof Activation(var general, var legs)) parts.addAll(legs);
        }
        return List.copyOf(parts);
    }

    /** The general of the first operation; empty if it is a landing party. */
    static Optional<General> firstGeneral(List<Step> steps) {
        return operations(steps).stream()
                .findFirst()
                .filter(Activation.class::isInstance)
                .map(first -> ((Activation) first).general());
    }

    static List<Operation> operations(List<Step> steps) {
        return Lists.filter(steps, Operation.class);
    }

    /**
     * Reads steps, and where the player wants to be asked.
     *
     * @param openings words with which an operation begins
     * @param operation what one is, if it is understood
     */
    record Reader(OrderLine line, List<String> openings, Function<String, Optional<Operation>> operation) {
        private static final String ASK = "ask";

        List<Step> read(String text) {
            return read(parts(text), false);
        }

        /** Operations, one after the other, and where the player wants to be asked, perhaps while a general is {@code moving}. */
        List<Step> read(List<String> parts, boolean moving) {
            var steps = new ArrayList<Step>();
            boolean mayAsk = moving;
            for (var part : parts) {
                boolean asks = Match.words(part).equals(List.of(ASK));
                if (asks && !mayAsk) line.complain("'then ask' comes after an operation.");
                if (asks) line.reader().understood(ASK);
                if (asks) steps.add(new Step.ThenAsk());
                else operation.apply(part).ifPresent(steps::add);
                mayAsk = !asks;
            }
            return List.copyOf(steps);
        }

        /** "then" and semicolons part operations or, before anything else than one, the legs of one. */
        List<String> parts(String text) {
            var parts = new ArrayList<String>();
            for (var then : text.split("(?i)[;,.]?\\s*\\bthen\\b[\\s:,]*")) {
                var before = Leg.Reader.begins(then.strip()) ? ", " : ", to ";
                for (var part : Lists.map(List.of(then.split(";")), String::strip)) {
                    if (Match.words(part).isEmpty()) continue;
                    if (parts.isEmpty() || opens(part)) parts.add(part);
                    else parts.add(parts.removeLast() + before + part);
                    before = "; ";
                }
            }
            return parts;
        }

        /** Whether an operation begins here, and not a leg. */
        boolean opens(String part) {
            var first = Match.words(part).getFirst();
            return openings.contains(first)
                    || first.equals(ASK)
                    || line.names().generals().knows(first)
                            && !line.names().spaces().knows(first);
        }
    }
}
