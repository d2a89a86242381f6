package postrider.desk;

import java.time.Instant;
import java.util.List;
import postrider.gamefile.Record;

/** What a letter amounts to. */
sealed interface Decision {
    /**
     * It stands.
     *
     * @param purpose order, answer or standing
     * @param words the order or the answers in canonical words
     * @param clauses the clauses of the order, or the standing orders, in canonical words
     * @param preview what the writer is told if he only wants to know
     */
    record Accept(String purpose, List<String> words, List<String> clauses, Dispatch preview) implements Decision {
        Record record(SignedLetter letter, int impulse, List<Record.Outgoing> outbox, Instant at) {
            return new Record.Letter(
                    purpose,
                    letter.side(),
                    impulse,
                    letter.messageId(),
                    letter.digest(),
                    letter.signed(),
                    letter.signature(),
                    words,
                    clauses,
                    outbox,
                    at);
        }
    }

    /** It is not carried out. */
    record Turn(Dispatch refusal) implements Decision {
        /** The reasons, for the game file. */
        List<String> why() {
            return refusal.faults().isEmpty()
                    ? List.of(refusal.headline())
                    : refusal.faults().stream().map(Dispatch.Fault::why).toList();
        }
    }

    /** It only asks. */
    record Tell(String why, Dispatch answer) implements Decision {}
}
