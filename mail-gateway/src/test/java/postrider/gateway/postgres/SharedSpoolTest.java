package postrider.gateway.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import postrider.gateway.Incoming;
import postrider.gateway.PostOffice;
import postrider.gateway.PostOffice.Chore;
import postrider.gateway.PostOffice.Errand;
import postrider.gateway.Spool;
import postrider.gateway.Spool.Disposition;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mime.MailAddress;
import postrider.needs.Need;
import postrider.needs.Needs;

/** Letters that arrive at one gateway and are handled by another: who looks at them, and in which order they act. */
@Needs(Need.POSTGRESQL)
class SharedSpoolTest {
    private final Schema schema = new Schema();
    private final List<String> looks = new ArrayList<>();
    private final List<String> deeds = new ArrayList<>();
    private String queue = "game-1";

    SharedSpoolTest() throws IOException {}

    @AfterEach
    void close() throws IOException {
        schema.close();
    }

    private record Mail(Queue<byte[]> letters) implements Mailbox {
        @Override
        public void fetch(Keeper keeper) throws IOException {
            for (; !letters.isEmpty(); letters.remove())
                keeper.keep(new Fetched(letters.element(), letters.element().length));
        }

        @Override
        public void await(Duration patience) {}

        @Override
        public void close() {}
    }

    /** A gateway that records which letters it examines and handles. */
    private final class Gateway implements PostOffice.Clerk {
        private final String name;
        private final Queue<byte[]> mail = new ArrayDeque<>();
        private final PostOffice post;

        Gateway(String name) {
            this.name = name;
            post = new PostOffice(
                    new Mail(mail),
                    spool(),
                    this,
                    new PostOffice.Config(
                            new MailAddress("", "referee@example.org"),
                            1_000_000,
                            Duration.ofSeconds(1),
                            Duration.ofSeconds(5)));
        }

        void get(String id) {
            mail.add("From: washington@example.org\r\nTo: referee@example.org\r\nMessage-ID: <%s@b>\r\n\r\npass\r\n"
                    .formatted(id)
                    .getBytes(StandardCharsets.US_ASCII));
        }

        private String seen(Incoming.Answerable letter) {
            return name
                    + letter.envelope()
                            .messageId()
                            .orElseThrow()
                            .replaceAll("[<>@b]", " ")
                            .stripTrailing();
        }

        @Override
        public Errand examine(Incoming.Answerable letter, Instant came) {
            looks.add(seen(letter));
            return new Errand(queue, () -> {
                deeds.add(seen(letter));
                return Disposition.answered("<answer@example.org>", "done");
            });
        }

        @Override
        public List<Chore> due() {
            return List.of();
        }

        @Override
        public void send() {}
    }

    private Spool spool() {
        return new PostgresSpool(schema.database(), InstantSource.system());
    }

    @Test
    void lettersInHandElsewhereAreNotExaminedAgain() throws IOException {
        var one = new Gateway("one");
        var two = new Gateway("two");
        var busy = spool();
        assertTrue(busy.take(queue));
        one.get("a");
        one.get("c");
        one.post.round();
        assertEquals(List.of("one a", "one c"), looks);
        two.post.round();
        one.post.round();
        assertEquals(List.of("one a", "one c"), looks);
        assertEquals(List.of(), deeds);
        busy.giveBack(queue);
        two.get("d");
        two.post.round();
        assertEquals(List.of("two a", "two c", "two d"), deeds);
        one.post.round();
        assertEquals(List.of("one a", "one c", "two d", "two a", "two c"), looks);
    }

    /** By the time a letter acts, its key or its game may belong elsewhere. */
    @Test
    void aLetterIsRoutedAgainWhenItsTurnComes() throws IOException {
        var one = new Gateway("one");
        var two = new Gateway("two");
        var busy = spool();
        assertTrue(busy.take(queue));
        one.get("a");
        one.post.round();
        queue = "game-2";
        busy.giveBack("game-1");
        two.post.round();
        assertEquals(List.of(), deeds);
        two.post.round();
        assertEquals(List.of("two a"), deeds);
    }
}
