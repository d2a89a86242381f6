package postrider.gateway;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.files.ReadFiles;
import postrider.gateway.mailbox.Account;
import postrider.gateway.mailbox.Letterbox;
import postrider.gateway.mailbox.ReportsWanted;
import postrider.gateway.mailbox.TlsTrust;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.oauth.TokenFile;

/**
 * The operator's settings, from {@code postrider.yaml}. Paths in it are relative to its folder.
 *
 * @param self the name and address of the post office
 * @param letterbox where letters come in
 * @param smtp where letters go out
 * @param token the OAuth token for accounts without a password
 * @param games the folder of games, each in a folder of its own
 * @param post the post office's own folder: every letter that came in, the ledger, answers that belong to no game
 * @param refereeKey the secret key the referee signs with
 * @param templates the folder of layouts that override ours
 * @param manual a link to the manuals for players
 * @param reminder how long a player may take before they are reminded
 * @param oldest how long after signing a letter may still act
 * @param limit the largest letter that is read, in bytes
 * @param enrolment whether strangers may begin games
 * @param reports which delivery reports are asked for, and what follows from them
 * @param store the database that keeps everything but the settings; empty if folders do
 * @param watch how the office can be monitored
 * @param exposed password files that other users can read
 */
public record Settings(
        MailAddress self,
        Letterbox letterbox,
        Account smtp,
        Optional<TokenFile> token,
        Path games,
        Path post,
        Path refereeKey,
        Optional<Path> templates,
        Optional<String> manual,
        Duration reminder,
        Duration oldest,
        int limit,
        Enrolment enrolment,
        Reports reports,
        Optional<StoreAccount> store,
        Watch watch,
        List<Path> exposed) {

    /** Among programs nobody is reminded and no letter is too old. */
    private static final Duration YEAR = Duration.ofDays(365);

    /** The settings of an office in one folder, whose players are all programs. */
    public static Settings amongPrograms(Path home, MailAddress self, Account in, Account out, int limit) {
        return new Settings(
                self,
                Letterbox.inbox(in),
                out,
                Optional.empty(),
                home.resolve("games"),
                home.resolve("post"),
                home.resolve("referee.key"),
                Optional.empty(),
                Optional.empty(),
                YEAR,
                YEAR,
                limit,
                Enrolment.CLOSED,
                Reports.USUAL,
                Optional.empty(),
                Watch.NONE,
                List.of());
    }

    /**
     * How the office can be monitored.
     *
     * @param health the loopback port that serves its health, if any
     * @param json whether the log is written as JSON
     */
    public record Watch(Optional<Integer> health, boolean json) {
        public static final Watch NONE = new Watch(Optional.empty(), false);
    }

    /** One folder a tournament, beside the games. */
    public Path tournaments() {
        return games.resolveSibling("tournaments");
    }

    /** The office's existing folders, which must be private. */
    public List<Path> kept() {
        return Stream.of(games, post, tournaments(), games.resolveSibling("archive"))
                .filter(Files::isDirectory)
                .toList();
    }

    /**
     * Delivery reports on our letters.
     *
     * @param returnPath where reports go, with a * for the letter they are about; empty for our own address
     * @param ofAll whether successful delivery is reported too, if the mail system can
     * @param unreachableAfter how many letters must come back before a player counts as unreachable
     */
    public record Reports(Optional<String> returnPath, boolean ofAll, int unreachableAfter) {
        public static final Reports USUAL = new Reports(Optional.empty(), true, 2);
    }

    private static final Pattern LINK = Pattern.compile("https?://[!-~]{1,200}");

    /** The largest settings file, in bytes. Our example has about two thousand. */
    private static final int LARGEST = 100_000;

    /** A settings file that cannot be used. */
    public static final class Unusable extends IllegalArgumentException {
        private static final long serialVersionUID = 1;
        private final transient List<String> faults;

        Unusable(Path file, List<String> faults) {
            super("%s cannot be used:\n  %s".formatted(file, String.join("\n  ", faults)));
            this.faults = List.copyOf(faults);
        }

        /** Everything that is wrong, one sentence each. */
        public List<String> faults() {
            return faults;
        }
    }

    /** Reads a settings file; {@code environment} may contain passwords. Throws {@link Unusable} with all faults at once. */
    public static Settings load(Path file, Map<String, String> environment) throws IOException {
        var faults = new ArrayList<String>();
        return load(file, environment, faults, faults);
    }

    /** Reads a settings file even if passwords are missing; using one of those fails. */
    public static Settings loadWithoutPasswords(Path file, Map<String, String> environment) throws IOException {
        return load(file, environment, new ArrayList<>(), new ArrayList<>());
    }

    /** The passwords it names that cannot be read here, a sentence each. */
    public static List<String> missingPasswords(Path file, Map<String, String> environment) throws IOException {
        var missing = new ArrayList<String>();
        load(file, environment, new ArrayList<>(), missing);
        return missing;
    }

    /** @param missing receives a sentence for each password that cannot be read */
    private static Settings load(Path file, Map<String, String> environment, List<String> faults, List<String> missing)
            throws IOException {
        var home = file.toAbsolutePath().getParent();
        var fields = Fields.read(ReadFiles.named(file, LARGEST), faults);
        var trust = fields.path("trust", home).flatMap(authority -> TlsTrust.in(authority, faults));
        var exposed = new ArrayList<Path>();
        var secrets = new Secrets(home, environment, missing, exposed);
        var token = fields.has("oauth")
                ? Optional.of(new OAuthSettings(fields.section("oauth"), secrets, trust).read())
                : Optional.<TokenFile>empty();
        var accounts = new Accounts(home, secrets, token, trust);
        var box = accounts.wayIn(fields);
        var smtp = fields.section("smtp");
        var settings = new Settings(
                self(fields),
                accounts.letterbox(box),
                accounts.smtp(smtp),
                token,
                home.resolve("games"),
                home.resolve("post"),
                home.resolve(fields.text("referee-key", "referee.key")),
                fields.path("templates", home),
                manual(fields),
                Duration.ofDays(fields.number("reminder-days", 7, 1, 365)),
                Duration.ofDays(fields.number("signature-days", 30, 1, 3650)),
                fields.number("letter-limit", 1_000_000, 10_000, 20_000_000),
                Enrolment.valueOf(
                        fields.word("enrolment", "open", "confirm", "closed").toUpperCase(Locale.ROOT)),
                reports(smtp, fields),
                accounts.store(fields),
                watch(fields),
                exposed);
        fields.nothingElse();
        if (!faults.isEmpty()) throw new Unusable(file, faults);
        return settings;
    }

    private static Reports reports(Fields smtp, Fields fields) {
        var path = smtp.optional("return-path");
        path.flatMap(ReportsWanted::fault).ifPresent(why -> smtp.fault("return-path", why));
        boolean all = smtp.word("reports", "all", "failures").equals("all");
        int usual = Reports.USUAL.unreachableAfter();
        return new Reports(path, all, fields.number("unreachable-after", usual, 1, 100));
    }

    private static Watch watch(Fields fields) {
        boolean json = fields.word("logs", "lines", "json").equals("json");
        int port = fields.number("health", 0, 1, 65535);
        return new Watch(Optional.of(port).filter(some -> some > 0), json);
    }

    private static Optional<String> manual(Fields fields) {
        var link = fields.optional("manual");
        if (link.isPresent() && !LINK.matcher(link.get()).matches())
            fields.fault("manual", "this is no link; it begins with https:// and has no blank.");
        return link;
    }

    private static MailAddress self(Fields fields) {
        var name = fields.text("name", "Postrider");
        var address = fields.text("address");
        try {
            return new MailAddress(name, address);
        } catch (IllegalArgumentException notAnAddress) {
            if (!address.isEmpty()) fields.fault("address", notAnAddress.getMessage());
            return new MailAddress(name, "nobody@localhost");
        }
    }
}
