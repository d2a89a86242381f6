package postrider.dispute;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.Parts;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.letters.Phrases;
import postrider.letters.RefereeReport.Item;
import postrider.log.Event;
import postrider.text.Lists;

/** The letters of an impulse: each as it came beside how it was read, and those that were refused. */
record LetterItems(Dispute dispute) {

    List<Item> all() {
        var items = new ArrayList<Item>();
        for (var entry : dispute.filed().filed())
            switch (entry.event()) {
                case Event.Letter letter -> items.add(read(entry.stored().entry(), letter));
                case Event.Rejected refused -> items.add(refused(entry.stored().entry(), refused));
                case Event.Settled settled -> items.add(settled(entry.stored().entry(), settled));
                case Event.Note(var text) -> items.add(said("The referee's note", text));
                case Event.Header header -> {}
                case Event.Clock clock -> {}
                case Event.Posted posted -> {}
                case Event.Played played -> {}
                case Event.Revealed revealed -> {}
            }
        for (var side : dispute.game().sides()) {
            var standing = dispute.filed().ordered().standing().words(side);
            if (!standing.isEmpty()) items.add(standing(side, standing));
        }
        return items;
    }

    private Item read(int entry, Event.Letter letter) {
        var text = letter.written().text(dispute.signatures()).orElse("(nothing here can read what was signed)");
        var came = text.strip().lines().map(String::stripTrailing).toList();
        var how = letter.written().byHand()
                ? "entered by the referee's hand"
                : "signed %s, %s"
                        .formatted(
                                letter.written().signedAt().map(Phrases::clock).orElse("with a code"),
                                letter.messageId());
        var of = "%s %s: entry %d, %s".formatted(letter.side(), name(letter.purpose()), entry, how);
        return new Item.Beside(of, "as it came", "as it was read", came, reading(letter));
    }

    private static String name(Event.Letter.Purpose purpose) {
        return switch (purpose) {
            case ORDER -> "order";
            case ANSWER -> "answer";
            case STANDING -> "standing orders";
            case MOTION -> "motion";
        };
    }

    private static List<String> reading(Event.Letter letter) {
        if (!letter.orders()) return Lists.concat(letter.words(), letter.clauses());
        return Lists.concat(Parts.of(letter.words()), Lists.map(letter.clauses(), clause -> "if asked " + clause));
    }

    private static Item refused(int entry, Event.Rejected refused) {
        return new Item.Statement(
                "",
                "A letter of the %s player was not carried out: entry %d, %s."
                        .formatted(refused.side(), entry, refused.messageId()),
                Lists.map(refused.why(), why -> new View.Fact("because", why)));
    }

    private Item standing(Side side, List<String> orders) {
        var since = Phrases.clock(dispute.filed().ordered().standing().since(side));
        var heading = "%s standing orders of %s".formatted(side, since);
        return new Item.Table(heading, new View.Block.Lines(orders), "");
    }

    private static Item settled(int entry, Event.Settled settled) {
        var by = settled.rule().isEmpty() ? "" : ", by rule " + settled.rule();
        return said(
                "The referee's settlement, entry %d".formatted(entry),
                "%s: %s%s".formatted(settled.settlement().words(), settled.reason(), by));
    }

    private static Item said(String who, String text) {
        return new Item.Statement("", who + ": " + text);
    }
}
