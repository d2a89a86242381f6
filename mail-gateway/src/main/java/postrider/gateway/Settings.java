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
 * What the operator decides, from {@code postrider.yaml}. Paths in it are relative to its folder.
 *
 * @param self the address of the post office and its name
 * @param letterbox where letters come in
 * @param smtp where letters go out
 * @param token what opens accounts without a password
 * @param games one folder a game
 * @param post the post office's own folder: every letter that came in, the ledger, answers that belong to no game
 * @param refereeKey the secret key the referee signs with
 * @param templates layouts to lay over ours
 * @param manual where players find the manuals, as a link
 * @param reminder how long a player may take before they are reminded
 * @param oldest how long after signing a letter may still act
 * @param limit the largest letter that is read, in bytes
 * @param enrolment whether strangers may begin games
 * @param reports what mail systems report of our letters, and what follows
 * @param store the database that keeps all but the settings; empty if it lies in folders
 * @param watch how one can see that it works
 * @param exposed the files with passwords that others can read
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

    /** Nobody who plays with programs is reminded, and none of their letters is too old. */
    private static final Duration YEAR = Duration.ofDays(365);

    /**
     * Of an office in one folder, at which all players are programs.
     *
     * @param in where its letters come in
     * @param out where they go out
     */
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
     * How one can see that the office works.
     *
     * @param health the port of this machine at which it tells how it is, if it does
     * @param json whether the log is for programs to read
     */
    public record Watch(Optional<Integer> health, boolean json) {
        public static final Watch NONE = new Watch(Optional.empty(), false);
    }

    /** One folder a tournament, beside the games. */
    public Path tournaments() {
        return games.resolveSibling("tournaments");
    }

    /** The folders of the office that are there: nobody else may look into them. */
    public List<Path> kept() {
        return Stream.of(games, post, tournaments(), games.resolveSibling("archive"))
                .filter(Files::isDirectory)
                .toList();
    }

    /**
     * What mail systems report of our letters.
     *
     * @param returnPath where reports go, with a * for the letter they are about; empty if that is our own address
     * @param ofAll whether letters that have arrived are reported too, where the mail system does so
     * @param unreachableAfter after so many letters that came back a player counts as unreachable
     */
    public record Reports(Optional<String> returnPath, boolean ofAll, int unreachableAfter) {
        /** Where nothing else is said. */
        public static final Reports USUAL = new Reports(Optional.empty(), true, 2);
    }

    private static final Pattern LINK = Pattern.compile("https?://[!-~]{1,200}");

    /** Of a settings file, in bytes. Our example has some two thousand. */
    private static final int LARGEST = 100_000;

    /** A settings file that cannot be used. */
    public static final class Unusable extends IllegalArgumentException {
        private static final long serialVersionUID = 1;
        private final transient List<String> faults;

        Unusable(Path file, List<String> faults) {
            super("%s cannot be used:\n  %s".formatted(file, String.join("\n  ", faults)));
            this.faults = List.copyOf(faults);
        }

        /** Everything that is wrong, a sentence each. */
        public List<String> faults() {
            return faults;
        }
    }

    /** Reads a settings file; {@code environment} may hold passwords. Throws {@link Unusable} with all faults at once. */
    public static Settings load(Path file, Map<String, String> environment) throws IOException {
        var faults = new ArrayList<String>();
        return load(file, environment, faults, faults);
    }

    /** For whoever may do without the passwords: one that is missing is complained of when it is needed. */
    public static Settings loadWithoutPasswords(Path file, Map<String, String> environment) throws IOException {
        return load(file, environment, new ArrayList<>(), new ArrayList<>());
    }

    /** The passwords it names that cannot be got at here, a sentence each. */
    public static List<String> missingPasswords(Path file, Map<String, String> environment) throws IOException {
        var missing = new ArrayList<String>();
        load(file, environment, new ArrayList<>(), missing);
        return missing;
    }

    /** @param missing passwords that cannot be got at, a sentence each */
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
                enrolment(fields),
                reports(smtp, fields),
                accounts.store(fields),
                watch(fields),
                exposed);
        fields.nothingElse();
        if (!faults.isEmpty()) throw new Unusable(file, faults);
        return settings;
    }

    private static Enrolment enrolment(Fields fields) {
        return Enrolment.valueOf(
                fields.word("enrolment", "open", "confirm", "closed").toUpperCase(Locale.ROOT));
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
