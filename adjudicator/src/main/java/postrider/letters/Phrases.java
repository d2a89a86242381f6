package postrider.letters;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import postrider.kernel.GameOption;
import postrider.kernel.Parts;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.log.Event;
import postrider.log.SigningPolicy;
import postrider.log.SigningWay;
import postrider.play.OpenGame;
import postrider.play.Status;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.words.OpenedLetter;

/** Sentences that several letters share. */
public record Phrases(OpenGame<?, ?> game) {
    /** The most lines listed as not read. */
    private static final int NOT_READ = 12;

    static final String NEXT_NONE =
            "Until this impulse is over, 'next: none' in a letter of its own takes your next order back.";

    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern(
                    "d MMMM uuuu, HH:mm:ss 'UTC'", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    /** The time to the second, as in signatures: "20 November 2026, 12:00:00 UTC". */
    public static String clock(Instant at) {
        return CLOCK.format(at);
    }

    /** "John Hancock (American) against George Germain (British)." */
    String players() {
        return game.sides().stream()
                .map(side -> "%s (%s)".formatted(game.player(side).name(), side))
                .collect(Collectors.joining(" against ", "", "."));
    }

    /** Who plays which side from now on. */
    String seats(Side to) {
        var other = game.other(to);
        return "You play the %s side from now on, and %s plays the %s side."
                .formatted(to, game.player(other).name(), other);
    }

    /** Whose turn it is. */
    String waitsFor(Side to) {
        return held() + awaited(to);
    }

    private String held() {
        if (game.log().over()) return "";
        if (game.log().paused()) return "The game is paused. ";
        return game.log()
                .motions()
                .dispute()
                .map(open -> "The game is held: impulse %d is disputed. ".formatted(open.impulse()))
                .orElse("");
    }

    private String awaited(Side to) {
        int impulse = game.log().impulse();
        return switch (game.status()) {
            case Status.Over over -> "The game is over.";
            case Status.Ready ready -> Wording.capital(running(to)) + " is being carried out.";
            case Status.Order(Side by) -> "%s order of impulse %d is awaited.".formatted(whose(by, to), impulse);
            case Status.Answers answers ->
                "%s answer in impulse %d is awaited."
                        .formatted(answers.awaits(to) ? "Your" : whose(game.other(to), to), impulse);
        };
    }

    /** The options that differ from the defaults; empty if none does. */
    String agreed() {
        var chosen = game.log().header().options();
        return Lists.joined(
                Lists.filter(game.options(), option -> option.changed(chosen)),
                " ",
                option -> agreed(option, option.in(chosen)));
    }

    private static String agreed(GameOption option, String value) {
        var rule = option.rule().isEmpty() ? "" : ", rule " + option.rule();
        return "You agreed on %s=%s%s: %s".formatted(option.name(), value, rule, Wording.uncapital(option.sentence()));
    }

    /** What is unconfirmed in the box, and what to do about it; empty if nothing is. */
    String unconfirmed() {
        var kinds =
                Lists.map(game.unconfirmed().entrySet(), kind -> kind.getValue().size() + " of its " + kind.getKey());
        if (kinds.isEmpty()) return "";
        return ("The referee's box is not the printed one: nobody has confirmed %s against a printed copy. Your letters mark what is in doubt, and the attached checklist.html has a line for each. If you own the game, print and tick it, enter what you found in corrections.yaml, and send that to whoever runs the games here. A game keeps the box it began with: if it matters to you, ask for this one to be begun again.")
                .formatted(Wording.list(kinds));
    }

    /** What is being carried out: "your order of impulse 23". */
    String running(Side to) {
        return game.log()
                .open()
                .order()
                .map(order -> "%s order of impulse %d".formatted(your(order.side(), to), order.impulse()))
                .orElse("the set-up");
    }

    /** "Your" or "The British". */
    static String whose(Side side, Side to) {
        return side == to ? "Your" : "The " + side;
    }

    /** "your" or "the British". */
    static String your(Side side, Side to) {
        return Wording.uncapital(whose(side, to));
    }

    /** The part of an order that is announced as soon as it is accepted. */
    static String announced(Event.Letter order) {
        return Parts.of(order.words()).getFirst();
    }

    /** How an order is told to the other player. The rulings tell what was carried out. */
    static String began(Event.Letter order) {
        return "The %s order began: %s.".formatted(order.side(), announced(order));
    }

    static String line(Event.Letter order) {
        return String.join(" / ", order.words());
    }

    /** The lines that were not read; empty if there were none. */
    static String notRead(List<String> courtesies) {
        if (courtesies.isEmpty()) return "";
        var first = String.join(" / ", courtesies.subList(0, Math.min(courtesies.size(), NOT_READ)));
        int more = courtesies.size() - NOT_READ;
        return OpenedLetter.NOT_READ + " " + first + (more > 0 ? " / and %,d lines more".formatted(more) : "");
    }

    /** How an order was signed, in games that allow several ways; empty otherwise. */
    String signed(Event.Letter letter) {
        var header = game.log().header();
        return SigningWay.ofSignature(letter.signature())
                .filter(way -> letter.orders())
                .filter(way -> SigningPolicy.isOpen(header.options()))
                .map(way -> signed(way, letter.side(), header.player(letter.side())))
                .orElse("");
    }

    private static String signed(SigningWay way, Side by, Event.Player player) {
        return switch (way) {
            case OPENPGP -> "The %s order is signed with OpenPGP, key %s.".formatted(by, key(player));
            case SMIME, SSH -> "The %s order is signed with %s.".formatted(by, key(player));
            case MAIL ->
                "The %s order came without a key: it had the code of a letter to %s, and their mail provider vouches for the sender (DKIM)."
                        .formatted(by, player.address());
        };
    }

    /** A player's way of signing, and the key's fingerprint. */
    static String key(Event.Player player) {
        return switch (SigningWay.of(player).orElse(SigningWay.OPENPGP)) {
            case OPENPGP -> fingerprint(player.fingerprint());
            case SMIME -> "S/MIME, key " + fingerprint(player.fingerprint());
            case SSH -> "SSH, key " + player.fingerprint();
            case MAIL -> "none; the mailbox %s (DKIM), and the code of each letter".formatted(player.address());
        };
    }

    static String fingerprint(String hex) {
        return hex.toUpperCase(Locale.ROOT).replaceAll("(.{4})(?=.)", "$1 ");
    }

    static View.Section section(String heading, List<String> lines) {
        return new View.Section(heading, List.of(new View.Block.Lines(lines.isEmpty() ? List.of("none") : lines)));
    }
}
