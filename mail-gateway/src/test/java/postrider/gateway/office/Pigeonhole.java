package postrider.gateway.office;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import postrider.gateway.Enrolment;
import postrider.gateway.Settings;
import postrider.gateway.mailbox.Account;
import postrider.gateway.mailbox.Letterbox;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mime.MailAddress;

/** A mailbox without a mail server: letters put into it are fetched. */
final class Pigeonhole implements Mailbox {
    private final Queue<byte[]> letters = new ArrayDeque<>();

    /** The settings of an office in {@code home} that needs no server. */
    static Settings settings(MailAddress self, Path home, Optional<Path> layouts, Duration reminder) {
        return settings(self, home, layouts, reminder, Settings.Reports.USUAL);
    }

    static Settings settings(
            MailAddress self, Path home, Optional<Path> layouts, Duration reminder, Settings.Reports reports) {
        return settings(self, home, layouts, reminder, Enrolment.OPEN, reports);
    }

    static Settings settings(
            MailAddress self,
            Path home,
            Optional<Path> layouts,
            Duration reminder,
            Enrolment enrolment,
            Settings.Reports reports) {
        var nowhere = new Account("localhost", 0, Account.Security.PLAIN, "", () -> "", Optional.empty());
        return new Settings(
                self,
                Letterbox.inbox(nowhere),
                nowhere,
                Optional.empty(),
                home.resolve("games"),
                home.resolve("post"),
                home.resolve("referee.key"),
                layouts,
                Optional.empty(),
                reminder,
                Duration.ofDays(30),
                1_000_000,
                enrolment,
                reports,
                Optional.empty(),
                Settings.Watch.NONE,
                List.of());
    }

    void lay(byte[] letter) {
        letters.add(letter);
    }

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
