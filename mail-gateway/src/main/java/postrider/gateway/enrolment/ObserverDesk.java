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
 * People who follow games in which they do not play, where the players agreed on it. They are kept beside the games: no event, no die and
 * no letter to a player hangs on them.
 */
public final class ObserverDesk {
    private static final Logger LOG = LoggerFactory.getLogger(ObserverDesk.class);

    /** Most who may follow one game, and most games that one mailbox may follow. */
    private static final int READERS = 50;

    private static final int GAMES = 10;

    /** How often a game is looked at. */
    private static final Duration OFTEN = Duration.ofMinutes(1);

    private final Drawer<Observer> drawer;
    private final Codes codes;
    private final Surroundings office;
    private final Greetings greetings;
    private final InstantSource clock;

    /** Games of which all is told that may be told before something happens in them, as they were then. */
    private final Map<String, Glance> quiet = new HashMap<>();

    private Instant looked = Instant.MIN;

    ObserverDesk(Drawer<Observer> drawer, Codes codes, Surroundings office, Greetings greetings, InstantSource clock) {
        this.drawer = drawer;
        this.codes = codes;
        this.office = office;
        this.greetings = greetings;
        this.clock = clock;
    }

    /** Their mailbox must be theirs before anything is sent there for months. */
    Reply observe(Applicant writer, String game) throws IOException {
        if (writer.fault().isPresent()) return greetings.unfit(writer);
        if (!writer.isProven(codes) && !writer.hasRead(codes, false)) return greetings.again(writer);
        var gazette = office.gazette(game);
        if (gazette.isEmpty()) return Reply.refused("Nobody may follow that game", closed(game));
        if (plays(writer, game))
            return Reply.refused(
                    "You play that game", "Your own letters tell you all of it that others read, and sooner.");
        var observer = Observer.of(game, writer.address(), clock.instant(), beforeLast(gazette.get()));
        if (drawer.get(observer.id()).isPresent()) return following(game);
        var all = drawer.all();
        if (Lists.filter(all, one -> one.game().equals(game)).size() >= READERS)
            return Reply.refused(
                    "As many follow that game as may",
                    "%d people read it already. Ask again when one of them has stopped.".formatted(READERS));
        var theirs = Lists.filter(all, one -> one.address().equalsIgnoreCase(writer.address()));
        if (theirs.size() >= GAMES)
            return Reply.refused(
                    "You follow as many games as one may",
                    "They are %d. Leave one with a line such as 'unobserve %s'."
                            .formatted(GAMES, theirs.getFirst().game()));
        drawer.put(observer.id(), observer);
        quiet.remove(game);
        looked = Instant.MIN;
        return following(game);
    }

    private static String closed(String game) {
        return game.isEmpty()
                ? "Name the game: 'observe ww-017'."
                : "There is no game %s here that others may follow: its players must have agreed on it when it began ('observers=3 impulses', for example)."
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

    /** Whoever comes later begins with what was told last. */
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
                "Of each impulse that is over you get one letter, %s: so its players agreed. It says what both of them know, and nothing that only one of them does. The first comes as soon as there is something to tell."
                        .formatted(later),
                "To get no more of them, reply with this line:" + Greetings.line("unobserve " + game));
    }

    /** Whoever is written to for months must be able to end it easily: whoever reads the mailbox, or sends from it, can. */
    Reply unobserve(Applicant writer, String game) throws IOException {
        if (!writer.isProven(codes) && !writer.hasRead(codes, false)) return greetings.again(writer);
        var theirs = Lists.filter(
                drawer.all(),
                one -> one.address().equalsIgnoreCase(writer.address())
                        && (game.isEmpty() || one.game().equals(game)));
        var meant = theirs.size() < 2 ? theirs : repliedTo(writer, theirs);
        if (meant.isEmpty())
            return Reply.refused(
                    "You do not follow that game",
                    "Nothing of %s goes to %s.".formatted(game.isEmpty() ? "any game" : game, writer.address()));
        for (var one : meant) drop(one, "asked");
        return Reply.of(
                "You get no more of these letters",
                "You followed %s until now.".formatted(String.join(", ", Lists.map(meant, Observer::game))));
    }

    /** Of several that one to whose letter it replies; if it replies to none, all. */
    private static List<Observer> repliedTo(Applicant writer, List<Observer> several) {
        var one = Lists.filter(
                several,
                observer -> writer.repliesTo()
                        .filter(id -> id.contains("observe." + observer.id()))
                        .isPresent());
        return one.isEmpty() ? several : one;
    }

    /** A letter to them came back, or was refused for good: whoever follows a game can ask again. */
    void cameBack(String id) throws IOException {
        var observer = drawer.get(id);
        if (observer.isPresent()) drop(observer.get(), "their mail came back");
    }

    private void drop(Observer observer, String why) throws IOException {
        drawer.remove(observer.id());
        LOG.info("{} is followed by one reader less: {}", observer.game(), why);
    }

    boolean isDue() throws IOException {
        return !clock.instant().isBefore(looked.plus(OFTEN)) && !drawer.all().isEmpty();
    }

    /** Lays ready what may be told by now. Returns whether all went well. */
    boolean tend() throws IOException {
        looked = clock.instant();
        boolean well = true;
        for (var game : Lists.grouped(drawer.all(), Observer::game).keySet()) {
            try {
                tell(game);
            } catch (RuntimeException trouble) {
                LOG.error("the readers of {}: {}", game, trouble.getMessage());
                well = false;
            }
        }
        return well;
    }

    private void tell(String game) throws IOException {
        var glance = office.glance(game);
        if (glance.isEmpty() || glance.get().equals(quiet.get(game))) return;
        for (var one : drawer.all())
            if (one.game().equals(game)
                    && players(game).anyMatch(player -> player.address().equalsIgnoreCase(one.address())))
                drop(one, "they play it now");
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
