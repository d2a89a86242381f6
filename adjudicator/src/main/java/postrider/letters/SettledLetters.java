package postrider.letters;

import static postrider.letters.Phrases.section;
import static postrider.text.Wording.capital;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.dice.Proof;
import postrider.dice.Secret;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.log.Event;
import postrider.log.LetterKind;
import postrider.log.Pin;
import postrider.log.Settlement;
import postrider.play.OpenGame;
import postrider.text.Lists;
import postrider.text.Wording;

/**
 * The letters about a settlement.
 *
 * @param before the game before it
 * @param game the game after it
 * @param undone the runs of the impulses it takes back
 */
record SettledLetters(OpenGame<?, ?> before, OpenGame<?, ?> game, Event.Settled settled, List<Event.Played> undone) {

    Dispatch to(Side to, Supplier<Secret> secret, Supplier<Chronicle> chronicle) {
        var kind = kind(to);
        var draft = new DispatchBuilder(game, kind, to, headline())
                .lead(settled.ended().isPresent() ? new Phrases(game).players() : "")
                .lead("The referee has settled this: %s".formatted(settled.reason()))
                .lead(settled.rule().isEmpty() ? "" : "This rests on rule %s.".formatted(settled.rule()))
                .lead(meaning())
                .lead(isNew(to) ? new Dispatches(before, game).introduction(to) : List.of())
                .lead(isNew(to) ? inForce(to) : "")
                .waiting();
        if (moves() || kind == LetterKind.WELCOME) draft.situation(situation(to));
        if (settled.ended().isPresent())
            return draft.ending(chronicle.get(), List.of(), secret.get()).written();
        return draft.awaited().proofs(Lists.concat(left(to), proofs(kind))).written();
    }

    /** Whether the position changes. */
    private boolean moves() {
        return settled.settlement().moves()
                || settled.settlement() instanceof Settlement.Upgrade
                || settled.settlement() instanceof Settlement.Annul(String letter)
                        && !before.log().open().playedOn(letter).isEmpty();
    }

    /** A new player gets a welcome, which brings the commitments and the referee's key. */
    private LetterKind kind(Side to) {
        if (settled.ended().isPresent()) return LetterKind.FINAL;
        boolean anew = settled.settlement() instanceof Settlement.Replace replace && replace.side() == to;
        return anew ? LetterKind.WELCOME : LetterKind.NOTICE;
    }

    String headline() {
        return switch (settled.settlement()) {
            case Settlement.Uphold uphold -> "What was ruled stands";
            case Settlement.Correct correct -> settled.ended().orElse("The position is put right");
            case Settlement.Rollback(int to) -> capital(takenBack(to)) + " taken back";
            case Settlement.Annul annul ->
                "A letter of the %s player is void"
                        .formatted(annul.writer(before.log()).orElseThrow());
            case Settlement.Reinstate reinstate ->
                "A letter of the %s player stands again"
                        .formatted(reinstate.writer(before.log()).orElseThrow());
            case Settlement.Upgrade upgrade -> "The game goes on with the box and the rules as they are now";
            case Settlement.Pause pause -> "The game is paused";
            case Settlement.Resume resume -> "The game goes on";
            case Settlement.Replace replace -> handover(replace).headline();
            case Settlement.Concede(var side) ->
                "The %s player wins: the %s player has conceded the game.".formatted(game.other(side), side);
            case Settlement.Forfeit(var side) ->
                "The %s player wins: the %s player has lost on time.".formatted(game.other(side), side);
            case Settlement.Draw draw -> settled.ended().orElseThrow();
            case Settlement.Abandon abandon -> settled.ended().orElseThrow();
        };
    }

    /** What it means to whoever sits on neither side. */
    String toAll() {
        return switch (settled.settlement()) {
            case Settlement.Rollback(int to) ->
                "All is as it was before impulse %d, and the order is awaited again, as impulse %d."
                        .formatted(to, game.log().impulse());
            case Settlement.Correct correct ->
                "The game goes on as impulse %d.".formatted(game.log().impulse());
            default -> "";
        };
    }

    private String takenBack(int first) {
        int last = before.log().open().order().isPresent()
                ? before.log().impulse()
                : before.log().impulse() - 1;
        return first == last ? "impulse %d is".formatted(first) : "impulses %d to %d are".formatted(first, last);
    }

    private String meaning() {
        int next = game.log().impulse();
        return switch (settled.settlement()) {
            case Settlement.Uphold uphold -> "Nothing has changed.";
            case Settlement.Correct correct ->
                "The game goes on as impulse %d; a letter for an earlier one does not act any more.".formatted(next);
            case Settlement.Rollback rollback ->
                toAll()
                        + " Standing orders stand as they are. The same order with the same answers after it meets the same dice; from the first difference on they are rolled anew.";
            case Settlement.Annul(String letter) ->
                ("The letter with the digest %s counts as if it had never come, and does not act again as it was signed."
                                + " What it said may be written in a new one.")
                        .formatted(letter);
            case Settlement.Reinstate(String letter) ->
                "The letter with the digest %s counts again as it did.".formatted(letter);
            case Settlement.Upgrade(Pin pin) ->
                ("The box with the hash %s counts from here on, and %s of the rules, which the referee has installed. What"
                                + " was played stands as it was.")
                        .formatted(pin.box(), pin.rules());
            case Settlement.Pause pause
            when game.log().mayResume() ->
                "No order or answer counts, and nobody's time runs, until one of you writes 'resume'.";
            case Settlement.Pause pause ->
                "No order or answer counts until the referee lets play resume, and you get no reminders.";
            case Settlement.Resume resume -> "Orders and answers act again.";
            case Settlement.Replace replace -> handover(replace).meaning(replace.lastLetter());
            case Settlement.Concede concede -> "";
            case Settlement.Forfeit forfeit ->
                "Whoever wins on time may waive its rating: a letter with the line 'waive rating' does so.";
            case Settlement.Draw draw -> "";
            case Settlement.Abandon abandon -> "";
        };
    }

    /** Whether the reader is new to the game. */
    private boolean isNew(Side to) {
        return settled.settlement() instanceof Settlement.Replace(var side, var player, var lastLetter)
                && side == to
                && player.isSomebodyElse(before.player(side));
    }

    /** Tells a new player that their predecessor's standing orders are in force. */
    private String inForce(Side to) {
        var words = game.log().standing().words(to);
        return words.isEmpty()
                ? ""
                : "Standing orders of your side are in force: %s. The line 'standing none' takes them back."
                        .formatted(String.join(" / ", words));
    }

    private Handover handover(Settlement.Replace replace) {
        return new Handover(replace.side(), before.player(replace.side()), replace.player());
    }

    private View situation(Side to) {
        var now = game.view(to);
        var sections = new ArrayList<View.Section>();
        if (moves()) sections.add(View.section("What it changes", changes(before.view(to), now)));
        if (entries(Entry.Draw.class).findAny().isPresent()) sections.add(cards());
        sections.addAll(now.sections());
        return new View(now.title(), sections, now.picture());
    }

    /** The differences between two views. Lines with the same label are side by side. */
    private static Block changes(View before, View now) {
        var was = said(before);
        var come = new ArrayList<>(said(now));
        var gone = Lists.filter(was, line -> !come.contains(line));
        come.removeAll(was);
        var rows = new ArrayList<List<String>>();
        for (var line : gone) {
            var like = Lists.find(come, other -> label(other).equals(label(line)));
            like.ifPresent(come::remove);
            rows.add(List.of(line, like.orElse("")));
        }
        come.forEach(line -> rows.add(List.of("", line)));
        return rows.isEmpty() ? View.lines("nothing that you see") : new Block.Table(List.of("was", "is"), rows);
    }

    private static String label(String line) {
        return line.replaceFirst("[:,].*", "");
    }

    private static List<String> said(View view) {
        return Lists.flatMap(Lists.flatMap(view.sections(), View.Section::blocks), SettledLetters::said);
    }

    private static List<String> said(Block block) {
        return switch (block) {
            case Block.Facts(var facts) -> Lists.map(facts, fact -> "%s: %s".formatted(fact.label(), fact.value()));
            case Block.Table(var head, var rows) ->
                Lists.map(rows, row -> String.join(", ", Lists.filter(row, cell -> !cell.isEmpty())));
            case Block.Lines(var lines) -> lines;
        };
    }

    /** Tells which drawn cards go back. Only cards that both have seen may be named. */
    private View.Section cards() {
        var drawn = entries(Entry.Draw.class).map(Entry.Draw::card).distinct().toList();
        var shown = entries(Entry.Show.class)
                .map(Entry.Show::card)
                .filter(drawn::contains)
                .distinct();
        var open = shown.collect(Collectors.joining(", "));
        var lines = List.of(
                "What was drawn, %s, is back where it was, in the same order."
                        .formatted(Wording.count(drawn.size(), "card")),
                open.isEmpty() ? "" : "Of these both have seen: " + open,
                "Anyone else who has seen one still knows it; what you held is above, under 'was'.");
        return section("Cards that go back", Lists.filter(lines, line -> !line.isEmpty()));
    }

    private <E extends Entry> Stream<E> entries(Class<E> kind) {
        return undone.stream().flatMap(played -> Lists.filter(played.entries(), kind).stream());
    }

    /** What an impulse taken back was bound to, if they were not told of its order, so that no number is missing. */
    private List<String> left(Side to) {
        boolean unheard =
                settled.settlement().moves() && before.log().unannounced(to).isPresent();
        return unheard ? before.log().dice().binding().lines() : List.of();
    }

    private List<String> proofs(LetterKind kind) {
        if (kind == LetterKind.WELCOME)
            return List.of(Proof.commitments(
                    game.id(), game.sides(), game.log().header().commitments()));
        int next = game.log().impulse();
        return switch (settled.settlement()) {
            case Settlement.Rollback(int back) ->
                Lists.map(
                        Lists.concat(
                                List.of(new Proof.Rollback(back, game.id(), next)),
                                game.log().dice().history().drawn(List.of())),
                        Proof::toString);
            case Settlement.Correct correct -> List.of(new Proof.Correction(game.id(), next).toString());
            default -> List.of();
        };
    }
}
