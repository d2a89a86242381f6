package postrider.letters;

import static postrider.letters.Phrases.section;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Guide;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.log.LetterKind;
import postrider.play.OpenGame;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.words.Enquiry;

/** The answer to {@code help}, and to {@code help} with a word after it. */
public record HelpPage(OpenGame<?, ?> game, Side to) {
    private static final int LONGEST = 60;

    /** Help on this word, or on everything if it is empty. For an unknown word, the list of what can be asked. */
    public Dispatch about(String word) {
        if (word.isEmpty()) return all();
        var guides = Lists.concat(letters(), game.orders().guides(to));
        return page("page of help", guides, word)
                .or(() -> page("card", cards(word), word))
                .or(() -> page("space", places(), word))
                .or(() -> page("person", people(), word))
                .orElseGet(() -> unknown(word, guides));
    }

    private Optional<Dispatch> page(String kind, List<Guide> guides, String word) {
        return NameIndex.of(kind, guides, Guide::word).find(word).map(this::page);
    }

    /** Cards by number, or by title, which several may share. */
    private List<Guide> cards(String word) {
        var cards = game.orders().language().cardGuides();
        if (word.matches("\\d.*")) return cards;
        return Lists.map(cards, card -> new Guide(card.word().replaceFirst("^\\d+ ", ""), card.lines()));
    }

    private List<Guide> places() {
        var shown = game.view(to).picture().map(Gazetteer::of).orElse(List.of());
        return Lists.map(
                shown,
                place -> new Guide(
                        place.word(),
                        Lists.concat(place.lines(), game.orders().language().spaceNotes(place.word()))));
    }

    private List<Guide> people() {
        var seen = new WhoIsWho(game.view(to)).of(game.context(to).names().people());
        var printed = game.orders().language().pieceGuides();
        var others = Lists.filter(
                printed, one -> seen.stream().noneMatch(guide -> guide.word().equals(one.word())));
        return Lists.concat(Lists.map(seen, guide -> with(guide, printed)), others);
    }

    /** Adds what is printed on the piece, first. */
    private static Guide with(Guide seen, List<Guide> printed) {
        return Lists.find(printed, one -> one.word().equals(seen.word()))
                .map(one -> new Guide(seen.word(), Lists.concat(one.lines(), seen.lines())))
                .orElse(seen);
    }

    private DispatchBuilder draft(String headline) {
        return new DispatchBuilder(game, LetterKind.NOTICE, to, headline);
    }

    private Dispatch all() {
        var sections = Lists.map(letters(), guide -> section(guide.word(), guide.lines()));
        return draft("How to write to the referee")
                .lead(
                        "Write plain text, sign it, and put one of these into it. 'help' with a word after it tells more:"
                                + " 'help standing', one of the words at the end, a card, a place on the map, or somebody on it.")
                .waiting()
                .situation(new View(
                        "What a letter may say",
                        Lists.with(sections, asked(game.orders().guides(to)))))
                .awaited()
                .written();
    }

    private Dispatch page(Guide guide) {
        return draft("Help: " + guide.word())
                .waiting()
                .situation("Help", section(guide.word(), guide.lines()))
                .written();
    }

    private Dispatch unknown(String word, List<Guide> guides) {
        var said = word.length() > LONGEST ? word.substring(0, LONGEST) + "..." : word;
        return draft("There is no help on '%s'".formatted(said))
                .lead(
                        "You can ask about these, cut short if you like: 'help %s'; and about any card, any place on the map, and anybody on it."
                                .formatted(guides.getLast().word()))
                .situation("Help", asked(guides))
                .written();
    }

    private static View.Section asked(List<Guide> guides) {
        return section("help with", Lists.map(guides, Guide::word));
    }

    /** What letters of every game may say. */
    private List<Guide> letters() {
        return game.log().policy().isNone() ? always() : Lists.with(always(), time());
    }

    private Guide time() {
        return guide(
                "time",
                "game " + game.id(),
                "set zone <Europe/Paris>",
                "or: away <2027-02-01> to <2027-02-14>, and 'back' before its end",
                "or: pause (the other player sends 'accept pause'), and 'resume'",
                "or: give 3 days",
                "or: if late: <an order, or answers>, and 'if late: none'",
                "or: I go on",
                "or: claim, when the other player's time is over");
    }

    private List<Guide> always() {
        var id = "game " + game.id();
        var impulse = "impulse " + game.log().impulse();
        return List.of(
                guide("order", id, impulse, "<your order>", "if asked <topic>: <answer>"),
                guide("preview", id, impulse, "preview", "<your order or answer>"),
                guide(
                        "answer",
                        id,
                        impulse,
                        "answer <topic>: <answer>",
                        "if asked <another topic>: <answer>",
                        "next: <the order that is next, if it is yours>",
                        "'next: none', in a letter of its own, takes that order back while it waits."),
                guide(
                        "clauses",
                        "<topic> in <space>, <space> with <who> if <condition>: <answer>, or <answer>",
                        "All but the topic may be left out. Clauses stand below an order or an answer and begin with 'if asked'; 'otherwise ask' comes last."),
                guide(
                        "standing",
                        id,
                        "standing",
                        "<topic>: <answer>",
                        "otherwise ask",
                        "or: standing list",
                        "or: standing none"),
                guide("status", id, "status"),
                guide(
                        "dispute",
                        id,
                        "dispute <impulse>: <what is wrong>",
                        "The game is held until the referee has settled it, or you 'withdraw'."),
                guide("withdraw", id, "withdraw", "Your dispute or offer is taken back."),
                guide(
                        "undo",
                        id,
                        "undo",
                        "Your last order or answer is taken back if nothing was rolled, drawn or answered since, and"
                                + " the other player sends 'accept undo'."),
                guide("draw", id, "offer draw", "The game ends if the other player sends 'accept draw'."),
                guide(
                        "upgrade",
                        id,
                        "agree upgrade",
                        "The game goes on with the box and the rules that the referee has installed since, if both of you agree."),
                guide(
                        "set map",
                        id,
                        "set map large",
                        "The whole map comes large with each of your reports and questions; 'set map small' ends that."),
                guide(
                        "seat",
                        "offer seat " + game.id(),
                        "or: new address <address>",
                        "or: new key",
                        "By email, in a letter of its own: somebody else may play on for you, or your letters and your key change."),
                guide("concede", id, "concede", "The game ends at once."),
                guide(
                        "press",
                        id,
                        "press: <a message to the other player>",
                        "or: press anonymous: <the same without your name>"),
                new Guide(
                        "look up",
                        Lists.map(
                                List.of(Enquiry.values()),
                                enquiry -> "%s: %s".formatted(enquiry.word(), enquiry.brings()))));
    }

    private static Guide guide(String word, String... lines) {
        return new Guide(word, List.of(lines));
    }
}
