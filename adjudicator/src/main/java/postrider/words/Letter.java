package postrider.words;

import static java.util.Comparator.comparingInt;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Refused;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;

/** What a letter asks for, or all complaints about it at once. The game reads the lines of its orders. */
public sealed interface Letter {
    /**
     * A letter that was not understood.
     *
     * @param complaints at least one
     * @param order lines of an order, about which its game may complain too
     */
    record Garbled(List<Complaint> complaints, List<Line> order) implements Letter {
        public Garbled {
            complaints = List.copyOf(complaints);
            order = List.copyOf(order);
        }

        /** These and the game's complaints in the order of their lines, without a second complaint about the same line. */
        public List<Complaint> and(List<Complaint> ofTheGame) {
            var known = complaints.stream().map(Complaint::line).toList();
            return Stream.concat(
                            complaints.stream(),
                            ofTheGame.stream().filter(other -> other.line() == 0 || !known.contains(other.line())))
                    .sorted(comparingInt(Complaint::line))
                    .toList();
        }
    }

    /**
     * An order.
     *
     * @param lines numbered as in the letter
     */
    record Order(List<Line> lines, Clauses clauses) implements Letter {
        @Override
        public List<Line> order() {
            return lines;
        }
    }

    /**
     * One answer for each question that the writer has been asked.
     *
     * @param clauses for later questions
     * @param next their next order, written below the answers
     */
    record Replies(List<Reply> replies, Clauses clauses, Optional<Order> next) implements Letter {
        /** How an order below an answer begins. */
        public static final String NEXT = "next: ";

        public Replies {
            replies = List.copyOf(replies);
        }

        public List<String> answers() {
            return Lists.map(
                    replies, reply -> "answer %s: %s".formatted(reply.question().name(), reply.words()));
        }

        List<String> ordered() {
            var lines = Lists.flatMap(Lists.of(next), Order::words);
            return IntStream.range(0, lines.size())
                    .mapToObj(i -> i == 0 ? NEXT + lines.get(i) : lines.get(i))
                    .toList();
        }

        /** The lines below the answers: clauses, then the order. */
        public List<String> below() {
            return Lists.concat(clauses.words(), ordered());
        }

        /** Why the rules do not allow the answers; empty if all are legal. */
        public List<Refusal> refusals() {
            return replies.stream().flatMap(reply -> reply.refusals().stream()).toList();
        }
    }

    /** An answer to a question, not yet judged. */
    record Reply(int line, Question<?> question, String words) {
        /** Why the rules do not allow it; empty if they do. */
        public List<Refusal> refusals() {
            try {
                question.read(words);
                return List.of();
            } catch (Refused refused) {
                return refused.refusals();
            }
        }
    }

    /** Asks what a letter would do. */
    record Preview(Letter of) implements Letter {
        @Override
        public List<Line> order() {
            return of.order();
        }
    }

    /** Replaces all standing orders of the writer; none if they are cleared. */
    record Standing(Clauses clauses) implements Letter {}

    /** Asks which standing orders are in force. */
    record StandingAsked() implements Letter {}

    /**
     * A request that is no move of the game.
     *
     * @param order lines of an order to use if the writer is late
     */
    record Moved(Motion motion, List<Line> order) implements Letter {}

    /** Asks how the game stands. */
    record Status() implements Letter {}

    /**
     * Asks how to write to the referee.
     *
     * @param about the word it asks about; empty for the whole help page
     */
    record Help(String about) implements Letter {}

    /**
     * Looks something up.
     *
     * @param about its subject; may be empty
     */
    record LookUp(Enquiry what, String about) implements Letter {}

    /** The lines of its order, if it has one. */
    default List<Line> order() {
        return List.of();
    }

    /** The letter in canonical words, without its header. Reading them again gives the same letter. */
    public default List<String> words() {
        return switch (this) {
            case Garbled garbled -> List.of();
            case Preview(Letter of) ->
                Stream.concat(Stream.of("preview"), of.words().stream()).toList();
            case Order(List<Line> lines, Clauses clauses) ->
                Stream.concat(
                                lines.stream().map(Line::text),
                                clauses.words().stream().map(Letter::underOrder))
                        .toList();
            case Replies replies ->
                Lists.concat(
                        replies.answers(), Lists.map(replies.clauses().words(), Letter::underOrder), replies.ordered());
            case Standing(Clauses clauses) when clauses.list().isEmpty() -> List.of("standing none");
            case Standing(Clauses clauses) ->
                Stream.concat(Stream.of("standing"), clauses.words().stream()).toList();
            case StandingAsked() -> List.of("standing list");
            case Moved(Motion motion, List<Line> order) -> motion.words();
            case Status() -> List.of("status");
            case Help(var about) -> List.of(("help " + about).strip());
            case LookUp(var what, var about) -> List.of((what.word() + " " + about).strip());
        };
    }

    private static String underOrder(String clause) {
        return clause.startsWith("otherwise ") ? clause : "if asked " + clause;
    }
}
