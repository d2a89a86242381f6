package postrider.desk.letters;

import static postrider.desk.letters.Phrases.section;
import static postrider.kernel.Wording.capital;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.desk.OpenGame;
import postrider.dice.Proof;
import postrider.dice.Secret;
import postrider.gamefile.Event;
import postrider.gamefile.Outgoing;
import postrider.gamefile.Settlement;
import postrider.kernel.Entry;
import postrider.kernel.Lists;
import postrider.kernel.Ruling;
import postrider.kernel.Side;
import postrider.kernel.View;
import postrider.kernel.View.Block;

/**
 * What both are told of a settlement.
 *
 * @param before the game before it
 * @param game as it stands after it
 * @param undone what was played in the impulses it takes back
 */
record Settled(OpenGame<?, ?> before, OpenGame<?, ?> game, Event.Settled settled, List<Event.Played> undone) {

    Dispatch to(Side to, Supplier<Secret> secret) {
        var kind = settled.ended().isPresent() ? Outgoing.Kind.FINAL : Outgoing.Kind.NOTICE;
        var draft = new DispatchBuilder(game, kind, to, game.log().impulse(), headline())
                .lead("The referee has settled this: %s".formatted(settled.reason()))
                .lead(settled.rule().isEmpty() ? "" : "He goes by rule %s.".formatted(settled.rule()))
                .lead(meaning())
                .lead(new Phrases(game).waitsFor(to));
        if (settled.settlement().moves() || settled.ended().isPresent()) draft.situation(situation(to));
        if (settled.ended().isPresent())
            return draft.closing(
                            "The secret of the game is told in the record. The program attached checks every die and card"
                                    + " with it, from the letters you hold.")
                    .proofs(Reports.lastWords(game.log(), secret.get()))
                    .written();
        return draft.awaited().proofs(proofs()).written();
    }

    private String headline() {
        return settled.ended().orElseGet(() -> switch (settled.settlement()) {
            case Settlement.Uphold uphold -> "What was ruled stands";
            case Settlement.Correct correct -> "The position is put right";
            case Settlement.Rollback(int to) -> capital(takenBack(to)) + " taken back";
            case Settlement.Pause pause -> "The game is paused";
            case Settlement.Resume resume -> "The game goes on";
            case Settlement.Concede concede -> "The game is conceded";
            case Settlement.Draw draw -> "The game is drawn";
            case Settlement.Abandon abandon -> "The game is abandoned";
        });
    }

    private String takenBack(int first) {
        int last = before.log().order().isPresent()
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
            case Settlement.Rollback(int to) ->
                ("All is as it was before impulse %d, and the order is awaited again, as impulse %d. Standing orders stand as"
                                + " they are. Who gives the same order again, and the same answers after it, meets the same"
                                + " dice; from the first difference on they are rolled anew.")
                        .formatted(to, next);
            case Settlement.Pause pause ->
                "No order and no answer acts until the referee lets the game go on, and you are not reminded.";
            case Settlement.Resume resume -> "Orders and answers act again.";
            case Settlement.Concede concede -> "";
            case Settlement.Draw draw -> "";
            case Settlement.Abandon abandon -> "";
        };
    }

    private View situation(Side to) {
        var now = game.view(to);
        var sections = new ArrayList<View.Section>();
        if (settled.settlement().moves()) sections.add(View.section("What it changes", changes(before.view(to), now)));
        if (settled.settlement() instanceof Settlement.Rollback && !drawn().isEmpty()) sections.add(cards(to));
        sections.addAll(now.sections());
        return new View(now.title(), sections, now.picture());
    }

    /** What one view says and the other does not. */
    private static Block changes(View before, View now) {
        var was = said(before);
        var is = said(now);
        var rows = new ArrayList<List<String>>();
        var gone = was.stream().filter(line -> !is.contains(line)).toList();
        var come = is.stream().filter(line -> !was.contains(line)).toList();
        for (int i = 0; i < Math.max(gone.size(), come.size()); i++)
            rows.add(List.of(i < gone.size() ? gone.get(i) : "", i < come.size() ? come.get(i) : ""));
        return rows.isEmpty() ? View.lines("nothing that you see") : new Block.Table(List.of("was", "is"), rows);
    }

    private static List<String> said(View view) {
        return view.sections().stream()
                .flatMap(section -> section.blocks().stream().flatMap(Settled::said))
                .toList();
    }

    private static Stream<String> said(Block block) {
        return switch (block) {
            case Block.Facts(var facts) -> facts.stream().map(fact -> "%s: %s".formatted(fact.label(), fact.value()));
            case Block.Table(var head, var rows) ->
                rows.stream()
                        .map(row -> row.stream().filter(cell -> !cell.isEmpty()).collect(Collectors.joining(", ")));
            case Block.Lines(var lines) -> lines.stream();
        };
    }

    /** The cards that go back to where they lay, as far as he has seen them. */
    private View.Section cards(Side to) {
        var shown = drawn().stream().filter(this::shown).toList();
        var seen = drawn().stream()
                .filter(card -> !shown.contains(card) && seen(to, card))
                .toList();
        var lines = new ArrayList<String>();
        lines.add("%d cards that were drawn lie again where they lay, in the same order.".formatted(drawn().size()));
        if (!shown.isEmpty()) lines.add("Both have seen of them: " + String.join(", ", shown));
        if (!seen.isEmpty()) lines.add("You have seen of them besides: " + String.join(", ", seen));
        return section("Cards that go back", lines);
    }

    private List<String> drawn() {
        return entries(Entry.Draw.class).map(Entry.Draw::card).distinct().toList();
    }

    private boolean shown(String card) {
        return entries(Entry.Show.class).map(Entry.Show::card).anyMatch(card::equals);
    }

    private <E extends Entry> Stream<E> entries(Class<E> kind) {
        return undone.stream().flatMap(played -> Lists.those(played.entries(), kind).stream());
    }

    private boolean seen(Side to, String card) {
        var name = Pattern.compile("(?<![\\p{L}\\d])" + Pattern.quote(card) + "(?![\\p{L}\\d])");
        var told = undone.stream()
                .flatMap(played -> played.rulings().stream())
                .filter(ruling -> ruling.readableBy(to))
                .map(Ruling::sentence);
        return Stream.concat(told, said(before.view(to)).stream())
                .anyMatch(text -> name.matcher(text).find());
    }

    private List<String> proofs() {
        if (!(settled.settlement() instanceof Settlement.Rollback(int to))) return List.of();
        var back = new Proof.Rollback(to, game.id(), game.log().impulse());
        return Stream.concat(Stream.of(back), game.log().history().drawn(List.of()).stream())
                .map(Proof::toString)
                .toList();
    }
}
