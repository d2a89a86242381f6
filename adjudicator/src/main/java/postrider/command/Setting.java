package postrider.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.Transport;
import postrider.letters.LetterRenderer;
import postrider.log.Event;

/**
 * What the commands work with.
 *
 * @param press the press of a home folder
 * @param post the post of a home folder
 * @param counted the letters that moved no game today, as the post office of a home folder counts them: a line a writer
 * @param faults why the post office of a home folder could not be opened, a sentence each
 * @param missing the passwords that the post office of a home folder would need and that are not here, a sentence each
 * @param enrolled a player whose key is as it was sent, as it is enrolled; throws IllegalArgumentException with a sentence if it is of no
 *     use
 */
public record Setting(
        GameCatalog catalog,
        Function<Path, LetterRenderer> renderer,
        Function<Path, Transport> post,
        Function<Path, List<String>> counted,
        Function<Path, List<String>> faults,
        Function<Path, List<String>> missing,
        UnaryOperator<Event.Player> enrolled,
        InstantSource clock,
        PrintWriter out,
        PrintWriter err) {

    /** Printed there. */
    Setting printing(PrintWriter there) {
        return new Setting(catalog, renderer, post, counted, faults, missing, enrolled, clock, there, err);
    }

    Desk desk(Path home) {
        return new Desk(catalog, renderer.apply(home), post.apply(home), clock);
    }
}
