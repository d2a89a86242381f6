package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.General;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Fault;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;

/** One step of the operations of a card. */
public sealed interface Step extends Part permits Step.Operation, Step.ThenAsk {
    /** In canonical words. */
    String words();

    /** After an operation: the player is asked how the move goes on, or for the next operation. */
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

        /** Begins an operation that has been judged; {@code part} is the part of the order. */
        void begin(PlayedCard play, List<Integer> part);
    }

    /** 7.2.B; the elder book has none. */
    record LandingParty(Space port) implements Step.Operation {
        private static final Pattern WORDS = LineReader.pattern("(land(?:ing party)?)\\b\\s*(?:at|in|on|:)?\\s*(.*)");

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
            return play.landing().open().lazily(LandingParty::new);
        }
    }

    static String words(List<Step> steps) {
        return Lists.joined(steps, "; then ", Step::words);
    }

    /** The steps and their legs, in turn. */
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
     * @param openings words that begin an operation
     */
    record Reader(OrderLine line, List<String> openings) {
        private static final String ASK = "ask";

        List<Step> read(String text) {
            return read(parts(text), false);
        }

        /** Operations, and where the player wants to be asked; {@code moving} if a general is in the middle of a move. */
        List<Step> read(List<String> parts, boolean moving) {
            var steps = new ArrayList<Step>();
            boolean mayAsk = moving;
            for (var part : parts) {
                boolean asks = Match.words(part).equals(List.of(ASK));
                if (asks && !mayAsk) line.complain("'then ask' comes after an operation.");
                if (asks) line.reader().understood(ASK);
                if (asks) steps.add(new Step.ThenAsk());
                else operation(part).ifPresent(steps::add);
                mayAsk = !asks;
            }
            return List.copyOf(steps);
        }

        private Optional<? extends Operation> operation(String text) {
            var landing = LandingParty.WORDS.matcher(text);
            if (!openings.contains("landing party") || !landing.matches()) return Activation.read(line, openings, text);
            line.reader().understood(landing.group(1));
            return line.space(landing.group(2)).map(LandingParty::new);
        }

        /** "then" and semicolons separate operations or, where no operation follows, the legs of one. */
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

        /** Whether an operation begins here, rather than a leg. */
        boolean opens(String part) {
            var first = Match.words(part).getFirst();
            return openings.contains(first)
                    || first.equals(ASK)
                    || line.names().generals().knows(first)
                            && !line.names().spaces().knows(first);
        }
    }
}
