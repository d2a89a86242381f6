package postrider.gateway.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Function;
import java.util.function.Predicate;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.Office;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.office.MailTransport;
import postrider.gateway.signing.Authenticator;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.SignatureCheck;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer.Printed;
import postrider.play.SignedLetter;
import postrider.store.GameFolder;
import postrider.templates.Letterpress;
import postrider.text.Lists;
import postrider.words.OpenedLetter;

/**
 * A whole war by letters between two commanders. The desk, its letters and their signatures are those of {@code serve}, but letters are
 * delivered in memory, straight into the reader's pigeonhole.
 */
final class War {
    private static final GameCatalog CATALOG = GameCatalog.installed();
    private static final Letterpress LETTERPRESS = new Letterpress();
    private static final int LONGEST = 999;

    private final StoryClock clock = new StoryClock();
    private final Map<String, Pigeonhole> pigeonholes = new HashMap<>();
    private final Sender carrier = letter -> pigeonhole(reader(letter)).letters.add(letter);
    private final Story story;
    private final GameFolder game;

    private War(Story story, GameFolder game) {
        this.story = story;
        this.game = game;
    }

    /**
     * Plays a war in the folder {@code out}, and leaves each side's letters, their book and the game there.
     *
     * @param scenario empty for the game's first
     * @param diaries the folder of the commanders' diaries
     */
    static GameFolder play(Story story, Optional<String> scenario, Path diaries, Path out, String secret)
            throws IOException {
        var id = story.folder(out).getFileName().toString().replace("1775", "1776");
        var war = new War(story, new GameFolder(out.resolve(id)));
        var box = CATALOG.box(story.system());
        war.fight(
                out,
                scenario,
                secret,
                side -> Commander.of(side, story.system().name(), box, CATALOG, war.game, diaries),
                player -> player.latest("final").isPresent());
        for (var side : story.sides()) {
            var word = side.lower();
            Files.writeString(out.resolve(word + ".txt"), Letterbook.of(out.resolve(word)));
        }
        Files.writeString(out.resolve("summary.txt"), Summary.of(war.game, story.sides()));
        return war.game;
    }

    /** Plays the demonstration's story like {@link Demo}, but faster. */
    static GameFolder tell(Story story, Path out, String secret) throws IOException {
        var war = new War(story, new GameFolder(story.folder(out)));
        war.fight(out, Optional.empty(), secret, story::notebook, story::isOver);
        return war.game;
    }

    private void fight(
            Path out,
            Optional<String> scenario,
            String secret,
            Function<Side, Mind> minds,
            Predicate<Correspondent> over)
            throws IOException {
        var archive = new Archive(out, story.sides());
        var players = List.of(
                player(
                        story.sides().getFirst(),
                        Habit.WRAPS_LINES,
                        minds.apply(story.sides().getFirst())),
                player(
                        story.sides().getLast(),
                        Habit.WRITES_ABOVE,
                        minds.apply(story.sides().getLast())));
        var letters = new Conversation(players, archive, told -> {}, LONGEST);
        var post = new MailTransport(Person.REFEREE.self(), Person.REFEREE.key(), carrier, clock);
        var desk = new Desk(CATALOG, War::withoutPictures, post, clock);
        desk.begin(story.game(game, scenario, secret));
        do {
            pigeonhole(Person.REFEREE.self().address())
                    .fetch(letter -> Office.receive(desk, game, signed(letter.raw())));
            post.send(game);
        } while (letters.exchange(over));
    }

    /** Letters without pictures: those depend on the machine's zlib, and the game file on the bytes of its letters. */
    private static Printed withoutPictures(Dispatch dispatch) {
        var printed = LETTERPRESS.print(dispatch);
        return new Printed(printed.text(), printed.html());
    }

    private Correspondent player(Side side, Habit habit, Mind mind) {
        var person = story.player(side);
        var mail = new Correspondent.Mail(pigeonhole(person.self().address()), carrier);
        return new Correspondent(side, person, habit, mind, mail, clock);
    }

    private SignedLetter signed(byte[] raw) {
        var letter = MimePart.of(raw);
        var envelope = Envelope.of(letter);
        var from = envelope.from().orElseThrow();
        var side = Lists.find(story.sides(), one -> story.player(one).self().sameAs(from))
                .orElseThrow();
        var key = story.player(side).key().publicKey();
        var finding = new Authenticator(new Keyring(List.of(key)), clock, Duration.ofDays(1)).examine(letter);
        if (!(finding instanceof SignatureCheck.Signed signed)) throw new AssertionError(finding.sentence());
        return new SignedLetter(
                side, envelope.messageId().orElseThrow(), signed.written(), OpenedLetter.open(signed.text()));
    }

    private Pigeonhole pigeonhole(String address) {
        return pigeonholes.computeIfAbsent(address, anybody -> new Pigeonhole(new ArrayDeque<>()));
    }

    private static String reader(byte[] letter) {
        return MimePart.of(letter)
                .field("To")
                .flatMap(MailAddress::of)
                .orElseThrow()
                .address();
    }

    /** Letters waiting for somebody. */
    private record Pigeonhole(Queue<byte[]> letters) implements Mailbox {
        @Override
        public void fetch(Keeper keeper) throws IOException {
            for (var letter = letters.poll(); letter != null; letter = letters.poll())
                keeper.keep(new Fetched(letter, letter.length));
        }

        @Override
        public void await(Duration patience) {}

        @Override
        public void close() {}
    }
}
