package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.Enrolment;
import postrider.gateway.enrolment.DrawerFolder;
import postrider.gateway.enrolment.EnrolmentDesk.Verdict;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MimePart;
import postrider.store.GameFolder;

/** Beginning and joining games by mail, letter by letter. */
@Tag("long")
class EnrolmentTest {
    private static final String NOWHERE = "<nothing@gmail.test>";

    private static final String COMMITTEES = "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown,"
            + " Reading, Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";

    @TempDir
    Path home;

    private final Gmail jane = Gmail.of("jane");
    private final Gmail joe = jane.neighbour("joe");
    private final Outlook ann = Outlook.of("ann");
    private final Pen pete = Pen.of("pete", 7);
    private QuietOffice office;
    private int letters;

    @BeforeEach
    void open() throws IOException {
        office = new QuietOffice(home);
        office.records.put(Gmail.selector("gmail.test"), List.of(jane.record()));
    }

    @AfterEach
    void close() throws IOException {
        office.close();
    }

    /** Delivers a letter that is no reply. Returns the letters sent in answer. */
    private List<String> write(Writer writer, String... lines) {
        return answer(writer, NOWHERE, lines);
    }

    /** Delivers a reply to the last letter that its writer got. */
    private List<String> reply(Writer writer, String... lines) {
        return answer(writer, Envelope.of(last(writer)).messageId().orElseThrow(), lines);
    }

    private List<String> answer(Writer writer, String to, String... lines) {
        return deliver(written(writer, to, lines));
    }

    private byte[] written(Writer writer, String to, String... lines) {
        return writer.letter(++letters, to, office.soon(), String.join("\n", lines) + "\n");
    }

    private List<String> deliver(byte[] letter) {
        int before = office.sent.size();
        office.deliver(letter, office.soon());
        return told(before);
    }

    private List<String> wait(int days) {
        int before = office.sent.size();
        office.wait(Duration.ofDays(days));
        return told(before);
    }

    /** The same letter with a file attached. */
    private static byte[] with(byte[] letter, String name, String content) {
        var text = new String(letter, ISO_8859_1).replace("\r\n", "\n").split("\n\n", 2);
        var fields = text[0].split("\n(?![ \t])");
        var outer = Stream.of(fields)
                .filter(field -> !field.toLowerCase(Locale.ROOT).startsWith("content-"));
        var inner =
                Stream.of(fields).filter(field -> field.toLowerCase(Locale.ROOT).startsWith("content-"));
        return """
                %s
                Content-Type: multipart/mixed; boundary="outermost"

                --outermost
                %s

                %s
                --outermost
                Content-Type: application/octet-stream; name="%4$s"
                Content-Disposition: attachment; filename="%4$s"
                Content-Transfer-Encoding: base64

                %5$s
                --outermost--
                """.formatted(
                        outer.collect(Collectors.joining("\n")),
                        inner.collect(Collectors.joining("\n")),
                        text[1],
                        name,
                        Base64.getMimeEncoder().encodeToString(content.getBytes(UTF_8)))
                .replace("\r\n", "\n")
                .replace("\n", "\r\n")
                .getBytes(ISO_8859_1);
    }

    private String id(Writer writer) {
        return Envelope.of(last(writer)).messageId().orElseThrow();
    }

    /** Gives a verdict as the operator's command does. */
    private void verdict(boolean allowed) throws IOException {
        var verdicts = new DrawerFolder<>(home.resolve("post/verdicts"), Verdict.class);
        for (var kind : List.of("invitations", "changes")) {
            var folder = home.resolve("post").resolve(kind);
            if (Files.exists(folder))
                try (var files = Files.list(folder)) {
                    for (var file : files.toList()) {
                        var id = file.getFileName().toString().replace(".json", "");
                        verdicts.put(id, new Verdict(id, allowed));
                    }
                }
        }
    }

    private void reopen(Enrolment enrolment) throws IOException {
        office.close();
        office = new QuietOffice(Files.createDirectories(home = home.resolve("other")), Town.NOON, enrolment);
        office.records.put(Gmail.selector("gmail.test"), List.of(jane.record()));
    }

    /** Delivers a reply to the last letter of the writer's game, with its code if there is one. */
    private void play(Writer writer, String... lines) {
        var letter = letters(writer).stream()
                .filter(one -> one.plain().orElseThrow().contains("ww-1, impulse"))
                .toList()
                .getLast();
        var code = Pattern.compile("\\bcode\\s+(\\w{4}-\\w{4})")
                .matcher(letter.plain().orElseThrow());
        var coded = code.find() ? Stream.of("code " + code.group(1)) : Stream.<String>of();
        answer(
                writer,
                Envelope.of(letter).messageId().orElseThrow(),
                Stream.concat(coded, Stream.of(lines)).toArray(String[]::new));
    }

    /** A game of two friends without keys. */
    private void begin() {
        write(jane, "new washingtons-war side british against joe@gmail.test");
        reply(joe, "join");
        assertEquals(List.of("ww-1"), games());
    }

    /** A game of Jane without a key and Pete with OpenPGP. */
    private void beginWithPete() {
        write(jane, "new washingtons-war side british against pete@example.org");
        deliver(with(written(pete, id(pete), "join"), "pete.asc", pete.player().key()));
        deliver(with(written(pete, id(pete), "join"), "pete.asc", pete.player().key()));
        assertTrue(players("ww-1").contains(pete.player().fingerprint()));
    }

    private List<String> told(int since) {
        return office.sent.stream()
                .skip(since)
                .map(sent -> {
                    var part = MimePart.of(sent);
                    var envelope = Envelope.of(part);
                    return "To %s: %s"
                            .formatted(
                                    envelope.to().getFirst().address(),
                                    part.plain().orElseThrow());
                })
                .toList();
    }

    private static String address(Writer writer) {
        return writer.player().address();
    }

    private MimePart last(Writer writer) {
        return letters(writer).getLast();
    }

    private List<MimePart> letters(Writer writer) {
        return office.sent.stream()
                .map(MimePart::of)
                .filter(letter -> Envelope.of(letter).to().getFirst().address().equals(address(writer)))
                .toList();
    }

    private static void assertTold(List<String> letters, String... words) {
        var flat =
                letters.stream().map(letter -> letter.replaceAll("\\s+", " ")).toList();
        for (var said : words)
            assertTrue(
                    flat.stream().anyMatch(letter -> letter.contains(said)),
                    () -> said + "\nin\n" + String.join("\n=====\n", letters));
    }

    private List<String> games() {
        return GameFolder.all(home.resolve("games")).stream()
                .map(GameFolder::id)
                .toList();
    }

    private GameFolder game(String id) {
        return new GameFolder(home.resolve("games").resolve(id));
    }

    @Test
    void twoFriendsWithoutAKeyBeginAGame() {
        assertTold(write(jane, "hello"), "To jane@gmail.test: You can play here", "You need no key");
        assertTold(reply(jane, "games"), "washingtons-war: Washington's War", "option sign: openpgp");
        var invited = reply(jane, "new Washington's War side british against joe@gmail.test", "", "Thanks,", "Jane");
        assertEquals(2, invited.size(), invited::toString);
        assertTold(
                invited,
                "To jane@gmail.test: Your friend is invited",
                "To joe@gmail.test: jane@gmail.test invites you to a game by mail",
                "you would play the American side");
        assertEquals(List.of(), games());
        var joined = reply(joe, "Yes, gladly!", "", "join", "", "Joe");
        assertEquals(List.of("ww-1"), games());
        assertTold(joined, "To joe@gmail.test: Your game begins: ww-1", "To jane@gmail.test: Your game begins: ww-1");
        assertEquals(sentences(joined, "To joe"), sentences(joined, "To jane"));
        assertEquals("{sign=any}", game("ww-1").header().options().toString());
        assertEquals("{American=dkim:joe@gmail.test, British=dkim:jane@gmail.test}", players("ww-1"));
        play(joe, COMMITTEES);
        assertEquals(2, game("ww-1").log().impulse());
    }

    @Test
    void withoutASideTheGuestPlaysTheOneThatTheInvitationNames() {
        write(jane, "hello");
        assertTold(
                reply(jane, "new washingtons-war against joe@gmail.test"),
                "If you write only 'join', you play the British side.");
        assertTold(reply(joe, "join"), "To joe@gmail.test: Your game begins: ww-1", "You play the British side");
    }

    private String players(String game) {
        var players = new TreeMap<String, String>();
        game(game).header().players().forEach((side, player) -> players.put(side.word(), player.fingerprint()));
        return players.toString();
    }

    /** The sentences in the only letter that has any. */
    private static List<String> sentences(List<String> letters, String to) {
        var found = new ArrayList<String>();
        for (var letter : letters)
            if (letter.startsWith(to))
                letter.lines()
                        .filter(line -> line.matches("    The \\w+ \\w+ \\w+ the \\w+ \\w+\\."))
                        .forEach(found::add);
        assertEquals(3, found.size(), letters::toString);
        return found;
    }

    /** A player whose provider does not sign proves by a second reply that the mailbox and key are theirs. */
    @Test
    void aFriendWithACertificateJoins() {
        assertTold(
                write(jane, "new washingtons-war against ann@example.org"),
                "To ann@example.org: jane@gmail.test invites you");
        var once = reply(ann, "join american");
        assertTold(once, "To ann@example.org: Please send that once more, as a reply to this letter");
        assertEquals(List.of(), games());
        assertTold(reply(ann, "join american"), "To ann@example.org: Your game begins: ww-1", "S/MIME key");
        assertEquals(
                "{American=%s, British=dkim:jane@gmail.test}"
                        .formatted(ann.player().fingerprint()),
                players("ww-1"));
        play(ann, COMMITTEES);
        assertEquals(2, game("ww-1").log().impulse());
    }

    @Test
    void keysComeAsFilesAndInSignaturesButOnlyIfTheySign() {
        write(jane, "new washingtons-war against pete@example.org");
        assertTold(
                reply(pete, "join"),
                "To pete@example.org: Your key cannot be used as it is",
                "but does not contain it");
        var unsigned = "From: pete@example.org\nTo: referee@example.org\nMessage-ID: <u@x>\nIn-Reply-To: %s\n\njoin\n"
                .formatted(id(pete));
        assertTold(
                deliver(with(unsigned.getBytes(UTF_8), "pete.asc", pete.player().key())),
                "is not signed with it, so nothing shows that the key is yours");
        assertTold(
                deliver(with(
                        written(pete, id(pete), "join"),
                        "pete.asc",
                        pete.player().key())),
                "To pete@example.org: Please send that once more");
        assertEquals(List.of(), games());
        deliver(with(written(pete, id(pete), "join"), "pete.asc", pete.player().key()));
        assertTrue(players("ww-1").contains(pete.player().fingerprint()));
        var sue = SshUser.of("sue");
        write(jane, "new washingtons-war against sue@example.org");
        reply(sue, "join");
        assertTold(reply(sue, "join british"), "To sue@example.org: Your game begins: ww-2", "SSH key");
        assertEquals(
                "{American=dkim:jane@gmail.test, British=%s}"
                        .formatted(sue.player().fingerprint()),
                players("ww-2"));
    }

    /** The text of a clear-signed letter is between lines that are not the writer's. */
    @Test
    void aClearSignedLetterIsRead() {
        var clear = pete.clearSigning();
        assertTold(
                write(clear, "hello"), "To pete@example.org: Your key cannot be used as it is", "does not contain it");
        var key = clear.player().key();
        assertTold(deliver(with(written(clear, NOWHERE, "hello"), "pete.asc", key)), "You can play here");
        assertTold(
                deliver(with(written(clear, id(pete), "new washingtons-war against joe@gmail.test"), "pete.asc", key)),
                "To joe@gmail.test: pete@example.org invites you");
    }

    @Test
    void anInvitedPlayerMayAnswerInTheirOwnWords() {
        write(jane, "new washingtons-war side british against joe@gmail.test");
        assertTold(
                reply(joe, "I'd love to!"),
                "To joe@gmail.test: Would you like to play? You are invited to a game here");
        assertTold(
                reply(joe, "join if Ann does"),
                "Your letter has 'if Ann does' after 'join', which the referee does not understand");
        assertTold(reply(joe, "join?"), "your letter has none");
        assertEquals(List.of(), games());
        assertTold(reply(joe, "Yes, I join as the American, please :-)"), "To joe@gmail.test: Your game begins: ww-1");
        write(jane, "new washingtons-war against ann@example.org");
        assertTold(reply(ann, "decline, with many thanks!"), "To ann@example.org: You have declined");
    }

    @Test
    void yesAndNoIsAnsweredWithAQuestion() {
        write(jane, "new washingtons-war side british against joe@gmail.test");
        var asked = reply(joe, "decline", "", "No, wait:", "join", "I have never played it.");
        assertTold(
                asked,
                "To joe@gmail.test: Which of the two do you mean? Your letter says both 'decline' and 'join'.",
                "Not read: No, wait: / I have never played it.");
        assertEquals(1, asked.size(), asked::toString);
        assertTold(reply(joe, "join"), "To joe@gmail.test: Your game begins: ww-1");
    }

    /** Otherwise two friends might wait for an answer that nobody will give. */
    @Test
    void unreadWordsBesideARequestAreQuoted() {
        assertTold(write(jane, "hello", "", "Jane", "New York, NY 10001"), "You can play here");
        var asked = write(
                jane, "new washingtons-war against joe@gmail.test", "", "new we-the-people against ann@example.org");
        assertEquals(2, asked.size(), asked::toString);
        assertTold(asked, "Not read: new we-the-people against ann@example.org.");
        assertTold(reply(joe, "join american", "", "I have never played it."), "Not read: I have never played it.");
        play(joe, COMMITTEES, "", "new address joe@example.net");
        assertTold(told(0), "Please send that once more", "Not read: committees: Concord");
        assertEquals(1, game("ww-1").log().impulse());
    }

    @Test
    void allFaultsOfAnInvitationAreReportedAtOnce() {
        assertTold(
                write(jane, "new washingtons-wor scenario 1812 side french against nobody"),
                "To jane@gmail.test: Your friend has not been invited",
                "There is no game 'washingtons-wor' here: washingtons-crossing, washingtons-war,",
                "Say whom you would like to play with");
        assertTold(
                write(
                        jane,
                        "new washingtons-war",
                        "  scenario 1812",
                        "  side french",
                        "  option cards=blue against joe@gmail.test"),
                "There is no scenario '1812'. Choose from: 1775.",
                "There is no side 'french'. Choose from: American, British.",
                "There is no option 'cards=blue'");
        assertTold(
                write(jane, "new washingtons-war against joe@gmail.test", "", "option sign=mail sign=any", "", "Jane"),
                "'sign' appears more than once.");
        assertTold(write(jane, "new washingtons-war against jane@gmail.test"), "jane@gmail.test is your own address");
        assertTold(write(jane, "new washingtons-war against referee@example.org"), "is the referee's address");
        assertTold(
                write(jane, "new washingtons-war option sign=openpgp against joe@gmail.test"),
                "signs with DKIM, and the game has sign=openpgp");
        assertTold(write(jane, "new washingtons-war against joe@gmail"), "Your friend is invited");
        assertEquals(List.of(), games());
    }

    @Test
    void anUnprovenLetterInvitesNobody() {
        var forged =
                "From: jane@gmail.test\nTo: referee@example.org\nMessage-ID: <f@x>\n\nnew washingtons-war against joe@gmail.test\n";
        assertEquals(1, deliver(forged.getBytes(UTF_8)).size());
        assertTold(told(0), "To jane@gmail.test: Nothing proves that you wrote this", "it has no DKIM signature");
        assertEquals(1, write(ann, "new washingtons-war against joe@gmail.test").size());
        assertTold(told(1), "To ann@example.org: Please send that once more");
        assertTold(
                reply(ann, "new washingtons-war against joe@gmail.test"),
                "To joe@gmail.test: ann@example.org invites you");
    }

    /** Nobody takes a friend's seat with a lookalike address, somebody else's mailbox, or a forwarded letter. */
    @Test
    void nobodyJoinsInAFriendsPlace() {
        write(jane, "new washingtons-war against joe@gmail.test");
        var invitation = id(joe);
        var like = jane.neighbour("j0e");
        assertTold(
                answer(like, invitation, "join"),
                "To j0e@gmail.test: No invitation waits for this address",
                "To jane@gmail.test: Somebody else tried to join your game");
        assertEquals(1, answer(like, invitation, "join", "please").size(), "its host is told once");
        assertTold(answer(jane.neighbour("mallory"), invitation, "join"), "No invitation waits for this address");
        assertTold(write(joe, "join"), "To joe@gmail.test: Please send that once more");
        write(jane, "new washingtons-war against ann@example.org");
        var anns = id(ann);
        assertTold(answer(Outlook.of("ann"), anns, "join"), "To ann@example.org: Please send that once more");
        assertTold(answer(Outlook.of("ann"), anns, "join"), "To ann@example.org: Please send that once more");
        assertEquals(List.of(), games());
    }

    /** With a domain like Joe's, two senders, an expired signature, or a withdrawn key. */
    @Test
    void nobodyPassesForAFriend() {
        write(jane, "new washingtons-war against joe@gmail.test");
        var invitation = id(joe);
        var like = new Gmail("joe", "gmai1.test", "gmai1.test", joe.key(), "joe");
        office.records.put(Gmail.selector("gmai1.test"), List.of(joe.record()));
        assertTold(
                answer(like, invitation, "join"),
                "To joe@gmai1.test: No invitation waits for this address",
                "To jane@gmail.test: Somebody else tried to join your game");
        var like2 = new Gmail("joe", "gmail.test", "gmai1.test", joe.key(), "joe");
        assertTold(
                answer(like2, invitation, "join"),
                "To joe@gmail.test: Nothing proves that you wrote this",
                "another domain than that of the mailbox has signed it");
        var joes = new String(written(joe, invitation, "join"), UTF_8);
        var two = joes.replace("\r\nFrom: ", "\r\nFrom: mallory <mallory@gmail.test>\r\nFrom: ");
        assertTold(deliver(two.getBytes(UTF_8)), "To mallory@gmail.test: No invitation waits for this address");
        two = joes.replace("\r\nTo: ", "\r\nFrom: mallory <mallory@gmail.test>\r\nTo: ");
        assertTold(
                deliver(two.getBytes(UTF_8)),
                "To joe@gmail.test: Nothing proves that you wrote this",
                "'from' stands twice in its header");
        var kept = written(joe, invitation, "join", "now");
        wait(8);
        assertTold(deliver(kept), "Nothing proves that you wrote this", "the signature had an end, and it was past");
        office.records.put(
                Gmail.selector("gmail.test"), List.of(Gmail.of("other").record()));
        assertTold(
                answer(joe, invitation, "join", "", "today"),
                "Nothing proves that you wrote this",
                "the signature does not fit the text");
        office.records.put(Gmail.selector("gmail.test"), List.of("v=DKIM1; p="));
        assertTold(answer(joe, invitation, "join", "", "again"), "Nothing proves that you wrote this");
        assertEquals(List.of(), games());
    }

    @Test
    void aFriendDeclinesOnceOrForEver() {
        write(jane, "new washingtons-war against joe@gmail.test");
        assertTold(
                reply(joe, "decline"),
                "To joe@gmail.test: You have declined",
                "To jane@gmail.test: joe@gmail.test would rather not play");
        assertTold(reply(joe, "join"), "No invitation waits for this address");
        write(jane, "new washingtons-war against joe@gmail.test");
        assertTold(reply(joe, "decline always"), "No invitation will be sent to joe@gmail.test any more");
        var refused = write(jane.neighbour("jim"), "new washingtons-war against joe@gmail.test");
        assertEquals(1, refused.size());
        assertTold(
                refused,
                "To jim@gmail.test: Your friend has not been invited",
                "No invitation can be sent to joe@gmail.test.");
    }

    /** The friend gets one letter. The host is told about the silence once, and when the invitation lapses. */
    @Test
    void anInvitationLapses() {
        write(jane, "new washingtons-war against joe@gmail.test");
        assertEquals(List.of(), wait(6));
        var silent = wait(1);
        assertEquals(1, silent.size());
        assertTold(silent, "To jane@gmail.test: No answer yet from joe@gmail.test");
        assertEquals(List.of(), wait(1));
        var lapsed = wait(6);
        assertEquals(1, lapsed.size());
        assertTold(lapsed, "To jane@gmail.test: Your invitation has lapsed");
        assertTold(reply(joe, "join"), "To joe@gmail.test: No invitation waits for this address");
        assertEquals(List.of(), wait(100));
    }

    /** The report may carry our tag or quote our letter, or the mail system may refuse the letter at once. */
    @Test
    void anInvitationComesBack() {
        write(jane, "new washingtons-war side british against joe@gmail.test");
        assertEquals(List.of(), deliver(report("<invite.0123456789.ABCDEFGH@example.org>", "failed")));
        assertEquals(List.of(), deliver(report(id(joe), "delayed")));
        var told = deliver(report(id(joe), "failed"));
        assertEquals(1, told.size());
        assertTold(
                told,
                "To jane@gmail.test: Your invitation to joe@gmail.test did not arrive",
                "there is no such mailbox",
                "new washingtons-war scenario 1775 side british option sign=any against joe@gmail.test");
        assertEquals(List.of(), deliver(report(id(joe), "failed")));
        assertEquals(List.of(), wait(8), "nobody is told that no answer has come");
        assertTold(
                write(jane, "new washingtons-war side british against joe@gmail.test"),
                "To joe@gmail.test: jane@gmail.test invites you");
        assertTold(reply(joe, "join"), "Your game begins: ww-1");
    }

    /** A letter that asks about a new address comes back. */
    @Test
    void aNewAddressIsNotThere() {
        begin();
        reply(joe, "new address joseph@gmail.test");
        assertTold(
                deliver(report(id(jane.neighbour("joseph")), "failed")),
                "To joe@gmail.test: The letter to your new address did not arrive",
                "there is no such mailbox");
    }

    @Test
    void anInvitationIsRefusedByTheMailSystem() {
        office.refusing = "550 5.1.1 <joe@gmail.test>: no such user";
        write(jane, "new washingtons-war side british against joe@gmail.test");
        assertTold(wait(1), "To jane@gmail.test: Your invitation to joe@gmail.test did not arrive");
    }

    private byte[] report(String messageId, String action) {
        return """
                Return-Path: <>
                From: MAILER-DAEMON@mx.example.net
                To: referee@example.org
                Subject: Delivery Status Notification
                Message-ID: <report.%d@mx.example.net>
                Content-Type: multipart/report; report-type=delivery-status; boundary=b

                --b
                Content-Type: message/delivery-status

                Reporting-MTA: dns; mx.example.net

                Final-Recipient: rfc822; somebody@gmail.test
                Action: %s
                Status: 5.1.1

                --b
                Content-Type: text/rfc822-headers

                Message-ID: %s

                --b--
                """.formatted(++letters, action, messageId).getBytes(UTF_8);
    }

    @Test
    void noFloodOfInvitations() {
        for (var name : List.of("a", "b", "c"))
            write(jane, "new washingtons-war against %s@gmail.test".formatted(name));
        assertTold(write(jane, "new washingtons-war against d@gmail.test"), "You have 3 unanswered invitations");
        assertTold(write(jane, "new washingtons-war against a@gmail.test"), "a@gmail.test has your invitation of");
        write(jane.neighbour("jim"), "new washingtons-war against a@gmail.test");
        assertTold(
                write(jane.neighbour("jill"), "new washingtons-war against a@gmail.test"),
                "Your friend has got as many invitations today as one person gets: send your line again after 00:00 UTC");
        assertEquals(
                2, told(0).stream().filter(letter -> letter.startsWith("To a@")).count());
        for (int more = 0; more < 20; more++) write(jane, "new washingtons-war against e@gmail.test", "", "" + more);
        assertEquals(
                10,
                told(0).stream().filter(letter -> letter.startsWith("To jane@")).count());
    }

    @Test
    void theSameLetterInvitesOnceWhateverItIsWrappedIn() {
        var letter = written(jane, NOWHERE, "new washingtons-war against joe@gmail.test");
        assertEquals(2, deliver(letter).size());
        var again = new String(letter, UTF_8)
                .replace("f3a1b2", "f3a1b2")
                .replace("Content-Type: multipart/alternative;", "Content-Type: multipart/alternative; x=y;");
        assertEquals(1, deliver(again.getBytes(UTF_8)).size());
        reply(joe, "decline");
        assertTold(deliver(again.replace("x=y", "x=z").getBytes(UTF_8)), "Your letter has come in before");
    }

    @Test
    void theOperatorIsAskedFirst() throws IOException {
        reopen(Enrolment.CONFIRM);
        var asked = write(jane, "new washingtons-war against joe@gmail.test");
        assertEquals(2, asked.size());
        assertTold(
                asked,
                "To jane@gmail.test: Your invitation must be approved first",
                "To referee@example.org: jane@gmail.test would like to invite joe@gmail.test",
                "'postrider invitations allow ");
        verdict(true);
        assertTold(wait(1), "To joe@gmail.test: jane@gmail.test invites you");
        reply(joe, "decline");
        write(jane, "new washingtons-war against joe@gmail.test");
        verdict(false);
        var refused = wait(1);
        assertEquals(1, refused.size());
        assertTold(refused, "To jane@gmail.test: Your invitation did not go out");
    }

    @Test
    void enrolmentMayBeClosed() throws IOException {
        reopen(Enrolment.CLOSED);
        assertTold(write(jane, "hello"), "Games here are not begun by mail");
        assertTold(write(jane, "new washingtons-war against joe@gmail.test"), "Games here are not begun by mail");
        assertFalse(write(jane, "May I play?").toString().contains("hello"));
    }

    @Test
    void machinesAndListsJoinNothing() {
        write(jane, "new washingtons-war against joe@gmail.test");
        var letter = new String(written(joe, id(joe), "join"), UTF_8);
        assertEquals(List.of(), deliver(("Auto-Submitted: auto-replied\r\n" + letter).getBytes(UTF_8)));
        assertEquals(List.of(), deliver(("List-Id: <l.example.org>\r\n" + letter).getBytes(UTF_8)));
        assertEquals(List.of(), games());
    }

    @Test
    void aSecretKeyIsNotKept() throws IOException {
        var secret = "-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nc2VjcmV0c2VjcmV0\n-----END PGP PRIVATE KEY BLOCK-----\n";
        var told = deliver(with(written(jane, NOWHERE, "hello"), "key.asc", secret));
        assertEquals(1, told.size());
        assertTold(told, "It held a secret key.", "take that key for stolen");
        assertTold(
                deliver(with(written(jane, NOWHERE, "hello", "again"), "jane.p12", "whatever")),
                "It held a secret key.");
        try (var files = Files.walk(home)) {
            for (var file : files.filter(Files::isRegularFile)
                    .filter(one -> !one.endsWith("referee.key"))
                    .toList()) {
                var kept = Files.readString(file, ISO_8859_1);
                assertFalse(
                        kept.contains("PRIVATE") || kept.contains("c2VjcmV0") || kept.contains("secretsecret"),
                        file::toString);
                assertFalse(
                        kept.contains(Base64.getEncoder().encodeToString("whatever".getBytes(UTF_8))), file::toString);
            }
        }
    }

    @Test
    void aNewKeyIsAskedForUnderTheOldOneAndProvenUnderTheNew() {
        beginWithPete();
        var next = Pen.of("pete", 8);
        assertTold(write(pete, "new key"), "Attach the new public key");
        assertTold(
                deliver(with(
                        written(pete, NOWHERE, "new key", "please"),
                        "new.asc",
                        next.player().key())),
                "To pete@example.org: Now sign one letter with the new key");
        assertTrue(players("ww-1").contains(pete.player().fingerprint()));
        assertTold(
                deliver(with(
                        written(next, NOWHERE, "confirm"),
                        "new.asc",
                        next.player().key())),
                "There is nothing for you to confirm");
        assertTold(
                write(next, "game ww-1", COMMITTEES),
                "which is not valid yet. Reply to the letter that asks for it with the word 'confirm', signed with the new key.");
        deliver(with(
                written(pete, NOWHERE, "new key", "now"),
                "new.asc",
                next.player().key()));
        var done = answer(next, id(pete), "confirm");
        assertTold(done, "To pete@example.org: Your new key is valid", "To jane@gmail.test: pete has a new key");
        assertTrue(players("ww-1").contains(next.player().fingerprint()));
        play(pete, COMMITTEES);
        assertEquals(1, game("ww-1").log().impulse());
        play(next, COMMITTEES);
        assertEquals(2, game("ww-1").log().impulse());
    }

    /** Signing with it after its first expiry date proves possession: nobody has to confirm it. */
    @Test
    void aKeyThatHasExpiredIsProlonged() {
        var late = Pen.expired("late", 5);
        office.begin("ww-1", Map.of("sign", "any"), jane.player(), late.player());
        assertTold(write(late, "game ww-1", "status"), "send the referee the prolonged key");
        var longer = Pen.of("late", 5);
        var done = deliver(with(
                written(longer, NOWHERE, "new key"), "late.asc", longer.player().key()));
        assertTold(done, "To late@example.org: Your key is valid for longer", "their key has a new expiry date");
        assertEquals(3, done.size(), done::toString);
        assertTold(write(longer, "game ww-1", "status"), "How the game stands");
    }

    @Test
    void aNewAddressAnswersFromThere() {
        begin();
        var moved = jane.neighbour("joseph");
        assertTold(write(joe, "new address joseph@gmail.test"), "Please send that once more");
        assertTold(
                reply(joe, "new address joseph@gmail.test"),
                "To joe@gmail.test: Now answer from the new address",
                "To joseph@gmail.test: Is this your new address?");
        assertTold(answer(jane.neighbour("mallory"), id(moved), "confirm"), "There is nothing for you to confirm");
        assertTold(
                reply(moved, "confirm"),
                "To joseph@gmail.test: Your new address is in use",
                "To jane@gmail.test: joe has a new address");
        assertEquals("{American=dkim:joseph@gmail.test, British=dkim:jane@gmail.test}", players("ww-1"));
        play(moved, COMMITTEES);
        assertEquals(2, game("ww-1").log().impulse());
    }

    @Test
    void aLostKeyIsReplacedByBothPlayersAndTheReferee() throws IOException {
        beginWithPete();
        var next = Pen.of("pete", 8);
        assertTold(
                deliver(with(
                        written(next, NOWHERE, "new key"),
                        "new.asc",
                        next.player().key())),
                "To pete@example.org: Please send that once more",
                "and send the public key along as before.");
        var asked = deliver(with(
                written(next, id(pete), "new key"), "new.asc", next.player().key()));
        assertTold(
                asked,
                "To pete@example.org: Your new key must be confirmed",
                "To jane@gmail.test: Has pete lost their key?",
                "To referee@example.org: pete@example.org has lost their key");
        var confirm = Pattern.compile("confirm [0-9a-f]{10}").matcher(String.join("\n", asked));
        assertTrue(confirm.find());
        assertTold(
                write(next, "game ww-1", COMMITTEES),
                "To pete@example.org: Your letter to the referee was not acted upon",
                "signed with your new key, %s, which is not valid yet. It waits until jane and whoever runs the games here have confirmed it."
                        .formatted(next.player().fingerprint()));
        assertTold(reply(jane, confirm.group()), "To jane@gmail.test: You have confirmed the new key");
        assertTold(
                write(next, "game ww-1", COMMITTEES), "It waits until whoever runs the games here has confirmed it.");
        assertTrue(players("ww-1").contains(pete.player().fingerprint()));
        verdict(true);
        var done = wait(1);
        assertTold(done, "To jane@gmail.test: pete has a new key", "To pete@example.org: Your new key is valid");
        assertEquals(sentences(done, "To jane@gmail.test"), sentences(done, "To pete@example.org"));
        assertTrue(players("ww-1").contains(next.player().fingerprint()));
    }

    /** A player struggling with keys learns that the next letter gets no answer. */
    @Test
    void theLastAnswerOfADaySaysThatItIs() {
        beginWithPete();
        var next = Pen.of("pete", 8);
        for (int letter = 1; letter <= 4; letter++)
            assertFalse(write(next, "new key", "please " + letter).toString().contains("the last such answer"));
        assertTold(write(next, "new key", "now"), "This is the last such answer today");
        assertEquals(List.of(), write(next, "new key", "at last"));
    }

    @Test
    void aRevokedKeyActsNoMore() {
        beginWithPete();
        assertTold(
                write(pete, "revoke key"),
                "To pete@example.org: Your key has been revoked",
                "To referee@example.org: A key was revoked",
                "The key of pete counts no more");
        assertFalse(players("ww-1").contains(pete.player().fingerprint()));
        play(pete, COMMITTEES);
        assertEquals(1, game("ww-1").log().impulse());
    }
}
