package postrider.desk.dispute;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.cases.OurRulings;
import postrider.cases.RuleBook;
import postrider.desk.GameCatalog;
import postrider.desk.GameFolder;
import postrider.desk.OpenGame;
import postrider.desk.Rehearsal;
import postrider.desk.letters.Sheet;
import postrider.dice.RecordedChance;
import postrider.gamefile.Signatures;
import postrider.kernel.Game;
import postrider.kernel.Ruling;
import postrider.kernel.Scene;

/**
 * An impulse that is called in question: what the game file has of it, and the same played again to hear what a file does not
 * hold.
 *
 * @param game as it stood when the order was accepted
 * @param again what comes of it when it is played again with the recorded dice and answers
 * @param asked its questions, in order
 */
public record Dispute(
        Game kind,
        OpenGame<?, ?> game,
        FiledImpulse filed,
        Rehearsal again,
        List<Witness.Asked> asked,
        Optional<Signatures> signatures,
        GameCatalog catalog,
        GameFolder folder) {

    /**
     * @param impulse empty for the last that was played
     * @throws IllegalArgumentException if nothing has happened in it
     */
    public static Dispute of(GameCatalog catalog, GameFolder folder, Optional<Integer> impulse) {
        var filed = FiledImpulse.of(folder.id(), folder.events(), impulse);
        var game = catalog.open(folder, filed.ordered());
        var witness = new Witness(new RecordedChance(filed.journal()), filed.answers());
        var again = game.rehearse(witness.umpire());
        return new Dispute(
                catalog.game(folder), game, filed, again, witness.asked(), Signatures.installed(), catalog, folder);
    }

    /** Whether the rules say today what they said then. */
    boolean asRecorded() {
        return again.rulings().equals(filed.rulings());
    }

    /** The numbers of all rules that ruled, asked or stood in a battle's table, in the order of the impulse. */
    List<String> rules() {
        return Stream.of(
                        again.rulings().stream().map(Ruling::rule),
                        asked.stream().map(one -> one.question().rule()),
                        fought().flatMap(fought -> fought.rows().stream()).map(Scene.Fought.Row::rule))
                .flatMap(numbers -> numbers)
                .distinct()
                .toList();
    }

    Stream<Scene.Fought> fought() {
        return again.scenes().stream()
                .map(Scene.Shown::scene)
                .filter(Scene.Fought.class::isInstance)
                .map(Scene.Fought.class::cast);
    }

    RuleBook book() {
        return RuleBook.of(kind);
    }

    OurRulings ourRulings() {
        return OurRulings.of(kind);
    }

    /** All of it, to be laid out. */
    public Sheet sheet() {
        return new DisputeSheet(this).sheet();
    }
}
