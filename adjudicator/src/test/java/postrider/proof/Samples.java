package postrider.proof;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kit.Sides;
import postrider.log.Event;
import postrider.log.LetterKind;
import postrider.log.Outgoing;
import postrider.log.Pin;
import postrider.log.Settlement;
import postrider.store.EventLog;

/** An event of each kind, with words that a careless file would lose. */
public final class Samples {
    public static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
    /** A signature of nothing, in the proper spelling. */
    public static final String SIGNATURE = """
            -----BEGIN PGP SIGNATURE-----

            whcEABYKAAAACgkQAQEBAQEBAQECAgABAQ==
            =XKLV
            -----END PGP SIGNATURE-----
            """;

    public static final List<String> HOSTILE = List.of(
            "0714",
            "no",
            "~",
            "null",
            "1e3",
            "0x1F",
            "1_000",
            "",
            " blanks before and after \t",
            "a: b",
            "- dash",
            "# no comment",
            "---",
            "...",
            "two\r\nlines\r\n",
            "\n",
            "\n\nhash: \"no\"\nprevious: \"no\"\n",
            "lines \n  indented\n",
            "\"quoted\" 'twice' \\ back",
            "{flow: [1, 2]}",
            "&anchor *alias !!tag %percent @at `tick",
            "Côte d’Ivoire, Köln, 東京, \ud83c\udfb2",
            "\u0000\u0007\u001b\u007f\u0085\u00a0\u2028\u2029\ufeff\ufffe",
            "\ud800 alone",
            "x".repeat(30_000),
            "long words ".repeat(5_000));

    private Samples() {}

    public static Event.Header header(String text) {
        var players = new LinkedHashMap<Side, Event.Player>();
        players.put(Sides.BRITISH, new Event.Player("George " + text, "g@example.invalid", "AB12", text));
        players.put(Sides.AMERICAN, new Event.Player(text, "w@example.invalid", "CD34", ""));
        return new Event.Header(
                EventLog.FORMAT,
                "ww-017",
                "washingtons-war 1",
                Pin.of("00ff"),
                "1775",
                Map.of("option", text),
                players,
                "referee " + text,
                Map.of("dice", "00"),
                Optional.of(text));
    }

    /** The letters of an event. */
    public static List<Outgoing> outbox(String text) {
        return List.of(new Outgoing(Sides.BRITISH, LetterKind.REPORT, "<1@" + text + ">", "00"));
    }

    /** One of each kind after the header, all saying {@code text} wherever they can. */
    public static List<Event> events(String text) {
        return List.of(
                new Event.Posted(text),
                new Event.Letter(
                        Event.Letter.Purpose.ORDER,
                        Sides.AMERICAN,
                        1,
                        "<m@x>",
                        "00",
                        text,
                        text,
                        List.of(text, "b"),
                        List.of(),
                        Optional.of(text)),
                new Event.Rejected(Sides.BRITISH, text, "00", List.of(text)),
                new Event.Played(
                        0,
                        entries(text),
                        List.of(text),
                        List.of(new Ruling("9.4", Optional.of(Sides.BRITISH), text, "")),
                        Optional.empty(),
                        Optional.empty()),
                new Event.Played(
                        0,
                        List.of(),
                        List.of(),
                        List.of(new Ruling("9.4", Optional.empty(), text, text)),
                        Optional.of(text),
                        Optional.of(text)),
                new Event.Settled(
                        new Settlement.Correct(List.of(text, "b")),
                        text,
                        text,
                        Optional.of(text),
                        Optional.empty(),
                        text,
                        text),
                new Event.Note(text),
                new Event.Revealed(text));
    }

    private static List<Entry> entries(String text) {
        return List.of(
                new Entry.Answer("7.8 " + text, text, Source.STANDING_ORDER),
                new Entry.Roll("9.2.4 attacker", new Die(0, 10), 4, text),
                new Entry.Shuffle(text, text, List.of("a", text), text),
                new Entry.Draw("6.1 " + text, text, text),
                new Entry.Show(text, text, text, text),
                new Entry.Open("6.1 open", text, List.of(text), text),
                new Entry.Told(text, 2, text));
    }
}
