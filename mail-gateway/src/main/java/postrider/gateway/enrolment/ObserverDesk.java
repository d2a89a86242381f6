package postrider.gateway.enrolment;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.desk.Gazette;
import postrider.gateway.mime.MailAddress;
import postrider.log.Event;
import postrider.log.Glance;
import postrider.log.Spectators;
import postrider.text.Lists;

/**
 * Writes to people who follow games they do not play in, where the players have agreed to that. Observers are stored outside the games: no event,
 * die or letter to a player depends on them.
 */
public final class ObserverDesk {
    private static final Logger LOG = LoggerFactory.getLogger(ObserverDesk.class);

    /** The most observers of one game. */
    private static final int READERS = 50;

    /** The most games that one mailbox may follow. */
    private static final int GAMES = 10;

    /** How often games are checked for news. */
    private static final Duration OFTEN = Duration.ofMinutes(1);

    private final Drawer<Observer> drawer;
    private final Codes codes;
    private final EnrolmentBackOffice office;
    private final Greetings greetings;
    private final InstantSource clock;

    /** Games with nothing left to tell until something happens in them, as they were then. */
    private final Map<String, Glance> quiet = new HashMap<>();

    private Instant looked = Instant.MIN;

    ObserverDesk(
            Drawer<Observer> drawer,
            Codes codes,
            EnrolmentBackOffice office,
            Greetings greetings,
            InstantSource clock) {
        this.drawer = drawer;
        this.codes = codes;
        this.office = office;
        this.greetings = greetings;
        this.clock = clock;
    }

    /** We will write to the mailbox for months, so the writer must prove that it is theirs. */
    Reply observe(Applicant writer, String game) throws IOException {
        if (writer.fault().isPresent()) return greetings.unfit(writer);
        if (!writer.reads(codes)) return greetings.again(writer);
        var gazette = office.gazette(game);
        if (gazette.isEmpty()) return Reply.refused("Nobody may follow that game", closed(game));
        if (plays(writer, game))
            return Reply.refused(
                    "You play that game", "Your own letters tell you everything observers read, and sooner.");
        var observer = Observer.of(game, writer.address(), clock.instant(), beforeLast(gazette.get()));
        if (drawer.get(observer.id()).isPresent()) return following(game);
        var all = drawer.all();
        if (Lists.filter(all, one -> one.game().equals(game)).size() >= READERS)
            return Reply.refused(
                    "That game has no room for more observers",
                    "%d people already follow it. Ask again when one of them has stopped.".formatted(READERS));
        var theirs = Lists.filter(all, one -> one.address().equalsIgnoreCase(writer.address()));
        if (theirs.size() >= GAMES)
            return Reply.refused(
                    "You cannot follow more games",
                    "You already follow %d. Leave one with a line such as 'unobserve %s'."
                            .formatted(GAMES, theirs.getFirst().game()));
        drawer.put(observer.id(), observer);
        quiet.remove(game);
        looked = Instant.MIN;
        return following(game);
    }

    private static String closed(String game) {
        return game.isEmpty()
                ? "Name the game: 'observe ww-017'."
                : "There is no game %s here that others may follow. Its players must have allowed it when it began ('observers=3 impulses', for example)."
                        .formatted(game);
    }

    private boolean plays(Applicant writer, String game) {
        return players(game)
                .anyMatch(player -> player.address().equalsIgnoreCase(writer.address())
                        || player.fingerprint().equals(writer.player().fingerprint()));
    }

    private Stream<Event.Player> players(String game) {
        return office.glance(game).stream().flatMap(known -> known.header().players().values().stream());
    }

    /** A new observer begins with the latest issue. */
    private int beforeLast(Gazette gazette) {
        var told = gazette.entries(clock.instant());
        return told.size() < 2 ? 0 : told.get(told.size() - 2);
    }

    private Reply following(String game) {
        var later = office.glance(game)
                .flatMap(known -> Spectators.of(known.header().options()))
                .map(Spectators::delay)
                .orElse("");
        return Reply.of(
                "You follow " + game,
                "You get one letter about each finished impulse, %s, as the players agreed. It tells what both of them know, and nothing that only one of them does. The first comes as soon as there is something to tell."
                        .formatted(later),
                "To stop these letters, reply with this line:" + Greetings.line("unobserve " + game));
    }

    /** Stopping must be easy: anyone who reads the mailbox, or sends from it, can. */
    Reply unobserve(Applicant writer, String game) throws IOException {
        if (!writer.reads(codes)) return greetings.again(writer);
        var theirs = Lists.filter(
                drawer.all(),
                one -> one.address().equalsIgnoreCase(writer.address())
                        && (game.isEmpty() || one.game().equals(game)));
        var meant = theirs.size() < 2 ? theirs : repliedTo(writer, theirs);
        if (meant.isEmpty())
            return Reply.refused(
                    "You do not follow that game",
                    "No letters about %s go to %s.".formatted(game.isEmpty() ? "any game" : game, writer.address()));
        for (var one : meant) drop(one, "they asked to stop");
        return Reply.of(
                "You get no more of these letters",
                "You no longer follow %s.".formatted(String.join(", ", Lists.map(meant, Observer::game))));
    }

    /** The one whose letter this is a reply to; all, if it replies to none of them. */
    private static List<Observer> repliedTo(Applicant writer, List<Observer> several) {
        var one = Lists.filter(several, observer -> writer.isReplyTo("observe." + observer.id()));
        return one.isEmpty() ? several : one;
    }

    /** A letter to them came back or was refused for good. They are dropped, and can ask again. */
    void cameBack(String id) throws IOException {
        var observer = drawer.get(id);
        if (observer.isPresent()) drop(observer.get(), "their mail came back");
    }

    private void drop(Observer observer, String why) throws IOException {
        drawer.remove(observer.id());
        LOG.info("{} has lost an observer: {}", observer.game(), why);
    }

    boolean isDue() throws IOException {
        return !clock.instant().isBefore(looked.plus(OFTEN)) && !drawer.all().isEmpty();
    }

    /** Queues the letters whose time has come. Returns whether all went well. */
    boolean tend() throws IOException {
        looked = clock.instant();
        var games = Lists.grouped(drawer.all(), Observer::game).keySet();
        return EnrolmentDesk.each(games, "observers of", game -> game, this::tell);
    }

    private void tell(String game) throws IOException {
        var glance = office.glance(game);
        if (glance.isEmpty() || glance.get().equals(quiet.get(game))) return;
        for (var one : drawer.all())
            if (one.game().equals(game)
                    && players(game).anyMatch(player -> player.address().equalsIgnoreCase(one.address())))
                drop(one, "they play in it now");
        var gazette = office.gazette(game);
        if (gazette.isEmpty()) return;
        for (int entry : gazette.get().entries(clock.instant())) {
            var readers = Lists.filter(drawer.all(), one -> one.game().equals(game) && one.told() < entry);
            if (!readers.isEmpty()) send(gazette.get().issue(entry), readers);
        }
        if (!gazette.get().ripens(clock.instant())) quiet.put(game, glance.get());
    }

    private void send(Gazette.Issue issue, List<Observer> readers) throws IOException {
        for (var reader : readers) {
            office.lay(reader.letter(issue.entry(), codes), new MailAddress("", reader.address()), issue.letter());
            if (issue.last()) drop(reader, "it is over");
            else drawer.put(reader.id(), reader.told(issue.entry()));
        }
    }
}
