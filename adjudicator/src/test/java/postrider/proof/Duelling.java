package postrider.proof;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.dice.RecordedChance;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Ruling;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Signatures;
import postrider.log.Written;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;

/** Reads and plays a duel again, as the desk does with a real game. */
final class Duelling implements Replayer {
    private final Duel rules = new Duel();
    private final Map<String, Duel.Table> tables = new HashMap<>();

    @Override
    public Optional<String> fault(GameLog before, Event event) {
        return switch (event) {
            case Event.Letter letter ->
                Optional.of("the letter says something else")
                        .filter(why -> !letter.written().byHand()
                                && !text(letter.written())
                                        .contains(letter.words().getFirst()));
            case Event.Played played -> fault(before, played);
            default -> Optional.empty();
        };
    }

    private static String text(Written letter) {
        return new String(letter.signed().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    private Optional<String> fault(GameLog before, Event.Played played) {
        var table = before.position().map(tables::get).orElseGet(() -> rules.setUp("", Map.of()));
        var order = before.open()
                .order()
                .map(letter -> (Read.Understood<String>)
                        rules.read(List.of(new Line(1, letter.words().getFirst())), table, letter.side()))
                .map(Read.Understood::order);
        var journal = Lists.concat(before.open().journal(), played.entries());
        var verdict = new Impulse<>(rules, table, table.toMove(), order)
                .run(journal, new RecordedChance(List.of()), Answers.SILENCE);
        return Optional.of("it comes out otherwise").filter(why -> switch (verdict) {
            case Verdict.Done<Duel.Table> done -> {
                tables.put(rules.write(done.position()), done.position());
                yield !said(done.report())
                                .equals(said(Lists.concat(before.open().rulings(), played.rulings())))
                        || !played.position().equals(Optional.of(rules.write(done.position())));
            }
            case Verdict.Waiting<Duel.Table> waiting ->
                !said(waiting.report()).equals(said(Lists.concat(before.open().rulings(), played.rulings())))
                        || played.position().isPresent();
            case Verdict.Denied<Duel.Table> denied -> true;
        });
    }

    private static List<String> said(List<Ruling> rulings) {
        return Lists.map(rulings, ruling -> ruling.rule() + " " + ruling.only() + " " + ruling.sentence());
    }

    /** The signatures of a duel: each is good below what its writer wrote. */
    static final class Pens implements Signatures {
        @Override
        public Optional<String> fault(Written letter, String armoredKey) {
            boolean written = letter.signature().equals(Playing.SIGNATURE)
                    && !letter.signed().contains("Huzza!");
            return Optional.of("its signature is not good").filter(why -> !written);
        }

        @Override
        public Optional<String> fault(String signed, String signature, String armoredKey, String fingerprint) {
            return Optional.empty();
        }

        @Override
        public Optional<String> fault(Event.Player player) {
            return Optional.empty();
        }

        @Override
        public Optional<String> text(Written letter) {
            return Optional.of(letter.signed());
        }
    }
}
