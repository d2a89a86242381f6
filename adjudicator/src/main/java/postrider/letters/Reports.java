package postrider.letters;

import static postrider.log.LetterKind.FINAL;
import static postrider.log.LetterKind.NOTICE;
import static postrider.log.LetterKind.QUESTION;
import static postrider.log.LetterKind.REPORT;
import static postrider.text.Wording.capital;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.dice.Proof;
import postrider.dice.Secret;
import postrider.dice.Undone;
import postrider.kernel.Course;
import postrider.kernel.Entry;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.log.Correspondence;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.LetterKind;
import postrider.play.AskingRule;
import postrider.play.OpenGame;
import postrider.text.Lists;

/**
 * What came of a run. How an answer came - by letter, by clause, by standing order - is never told to the other side.
 *
 * @param before the game before the run
 * @param game as it stands after it
 * @param notRead what of the letter that brought it about was passed over
 */
record Reports(
        OpenGame<?, ?> before,
        OpenGame<?, ?> game,
        Event.Played played,
        Supplier<Secret> secret,
        List<String> notRead) {

    private static final String ALL_ELSE = "Nothing else has changed; send 'status' for everything.";

    List<Dispatch> all(Supplier<Chronicle> chronicle) {
        if (played.position().isEmpty())
            return game.sides().stream().flatMap(this::stopped).toList();
        if (played.ended().isEmpty()) return both(this::report);
        var told = chronicle.get();
        return both(side -> ending(side, told));
    }

    /** The secret, and all that is still sealed. */
    static List<String> lastWords(GameLog log, Secret secret) {
        var orders =
                log.dice().untold(secret).stream().map(order -> order.opened().toString());
        return Stream.concat(log.dice().chance(secret, Undone.NOTHING).lastWords().stream(), orders)
                .toList();
    }

    private List<Dispatch> both(Function<Side, Dispatch> letter) {
        return game.sides().stream().map(letter).toList();
    }

    private DispatchBuilder draft(LetterKind kind, Side to, String headline) {
        return new DispatchBuilder(game, kind, to, played.impulse(), headline)
                .lead(
                        played.seats() ? new Phrases(game).seats(to) : "",
                        before.log()
                                .open()
                                .order()
                                .map(new Phrases(before)::signed)
                                .orElse(""))
                .happened(
                        proved(to),
                        before.log().open().rulings().size() - untold(to).rulings(),
                        game.scenes())
                .foot(foot())
                .receipt(receipt(to));
    }

    private Correspondence.Untold untold(Side to) {
        return before.log().correspondence(formerly(to)).untold();
    }

    /** Which of their own lines answered which question since the last letter. */
    private List<String> answeredFor(Side to) {
        int told = before.log().open().journal().size() - untold(to).entries();
        var questions = new LinkedHashMap<String, List<String>>();
        for (var answered : game.answered()) {
            var source = answered.answer().source();
            boolean his = answered.question().to() == formerly(to) && answered.at() >= told;
            if (his && (source == Source.CLAUSE || source == Source.STANDING_ORDER))
                questions
                        .computeIfAbsent(
                                "Your %s '%s' answered".formatted(source, line(answered)), line -> new ArrayList<>())
                        .add("'%s': %s"
                                .formatted(
                                        answered.question().name(),
                                        answered.answer().words()));
        }
        return Lists.map(
                questions.entrySet(), line -> "%s %s.".formatted(line.getKey(), String.join("; ", line.getValue())));
    }

    private String line(Course.Answered answered) {
        return before.clause(answered.question()).orElse(answered.answer().words());
    }

    /** The side they sat on before the run. */
    private Side formerly(Side to) {
        return before.log().seat(to, game.log());
    }

    /** All of the impulse so far. */
    private List<Ruling> rulings() {
        return Stream.concat(before.log().open().rulings().stream(), played.rulings().stream())
                .toList();
    }

    /** With what is new to the reader of their proofs. Whoever wrote the order was told the whole of it, and needs no proof of its parts. */
    private List<Ruling> proved(Side to) {
        boolean own =
                before.log().open().order().filter(order -> order.side() == to).isPresent();
        var known = before.log().dice().history().proved();
        receipt(to).forEach(known::telling);
        return Lists.map(
                rulings(),
                ruling -> ruling.proved(known.telling(own ? Proof.withoutParts(ruling.proof()) : ruling.proof())));
    }

    /** What the dice are bound to, and how far the decks have been dealt. */
    private List<String> foot() {
        return Stream.concat(
                        before.log().dice().binding().lines().stream(),
                        game.log().dice().history().drawn(entries()).stream().map(Proof::toString))
                .toList();
    }

    private List<Entry> entries() {
        return Stream.concat(before.log().open().journal().stream(), played.entries().stream())
                .toList();
    }

    /** The first letter about an order is its receipt too: what the impulse is bound to, and of the order what they may know. */
    private List<String> receipt(Side to) {
        return before.log().unannounced(to).stream()
                .flatMap(order -> Stream.concat(
                        before.log().dice().binding().lines().stream(),
                        before.log().dice().sealed(secret.get()).stream()
                                .map(parts -> (order.side() == to ? parts.opened() : parts.part(1)).toString())))
                .toList();
    }

    /** How their own letter was read, where no receipt has told them. */
    private List<String> read(Side to) {
        var log = before.log();
        var order = log.unannounced(to).filter(mine -> mine.side() == to);
        var answers = log.open().pending().stream()
                .filter(mine -> mine.side() == formerly(to))
                .toList();
        var read = new ArrayList<String>();
        order.filter(mine -> !mine.clauses().isEmpty())
                .ifPresent(mine -> read.add("If you are asked: %s.".formatted(String.join(" / ", mine.clauses()))));
        answers.forEach(mine -> read.add("Your answer was: %s.".formatted(answer(mine))));
        if (Stream.concat(log.unannounced(to).stream(), answers.stream()).anyMatch(Event.Letter::byHand))
            read.add("The referee has entered it by hand.");
        read.addAll(answeredFor(to));
        if (order.isPresent() || !answers.isEmpty()) read.add(Phrases.notRead(notRead));
        return read;
    }

    /** The order, and how their own letter was read, in a line. */
    private String inALine(List<String> ordered, Side to) {
        return Stream.concat(ordered.stream(), read(to).stream())
                .filter(sentence -> !sentence.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private static String answer(Event.Letter letter) {
        return letter.words().stream()
                .map(words -> words.substring("answer ".length()))
                .collect(Collectors.joining(" / "));
    }

    /** A question to those asked; a notice to the other, if it is the first they hear of the impulse or answers their letter. */
    private Stream<Dispatch> stopped(Side to) {
        var asked = game.status().asked(to);
        if (!asked.isEmpty()) {
            var open = Lists.find(asked, question -> !question.isForced());
            return Stream.of(question(to, open.orElse(asked.getFirst()).name()));
        }
        boolean first = before.log().open().order().isEmpty()
                ? !before.log().open().stopped()
                : before.log().unannounced(to).isPresent();
        return first || played.seats() || game.log().correspondence(to).awaitsAnswer()
                ? Stream.of(waits(to))
                : Stream.of();
    }

    private Dispatch question(Side to, String about) {
        var running = new Phrases(game).running(to);
        var changes = changes(to);
        var view = changes.throughout() ? changes.whole() : changes.alone();
        return draft(QUESTION, to, "%s: your answer is needed".formatted(capital(about)))
                .lead(
                        inALine(announced(to), to),
                        "%s has stopped half-way: the rules leave a decision to you.".formatted(capital(running)),
                        AskingRule.of(game.log()).toAsked(game.status().asked(to)))
                .awaited()
                .situation(view.titled(view.title() + ", in the middle of " + running))
                .closing(changes.throughout() ? "" : ALL_ELSE)
                .written();
    }

    /** Since the last letter; to whoever has just got a side everything is new. */
    private ViewChanges changes(Side to) {
        return new ViewChanges(
                played.seats() ? new View("", List.of()) : before.situations().told(to), game.view(to));
    }

    private Dispatch waits(Side to) {
        var other = game.other(to);
        var about = game.status().asked(other).stream()
                .map(question -> "rule %s (%s)".formatted(question.rule(), question.name()))
                .collect(Collectors.joining(", "));
        return draft(NOTICE, to, "Impulse %d waits for the %s player".formatted(played.impulse(), other))
                .lead(
                        inALine(announced(to), to),
                        "%s has stopped half-way: the rules leave a decision to the %s player, %s."
                                .formatted(capital(new Phrases(game).running(to)), other, about),
                        AskingRule.of(game.log()).toOther(),
                        "You need do nothing. The next letter comes when they have decided.")
                .written();
    }

    /** The whole situation goes to both when a year begins; then all that is followed to whoever has to decide, else what is new. */
    private Dispatch report(Side to) {
        var changes = changes(to);
        boolean awaited = game.status().awaits(to);
        var followed = awaited ? changes.marked() : changes.alone();
        var next = awaited ? "" : ": the %s order is next".formatted(game.other(to));
        return draft(REPORT, to, headline(to))
                .lead(
                        inALine(List.of(ordered(to)), to),
                        "Now it is impulse %d%s.".formatted(game.log().impulse(), next))
                .situation(changes.throughout() ? changes.whole() : followed)
                .awaited()
                .closing(changes.throughout() || awaited ? "" : ALL_ELSE)
                .written();
    }

    /** The order, where this is the first letter about it. */
    private List<String> announced(Side to) {
        return before.log().unannounced(to).stream().map(order -> ordered(to)).toList();
    }

    private String headline(Side to) {
        if (played.seats()) return "The game is set up: you are the %s player".formatted(to);
        var scenes = Lists.map(Scene.Shown.to(to, game.scenes()), Scene.Shown::scene);
        return before.log().open().order().isEmpty() ? "The game is set up" : Headline.of(scenes, rulings());
    }

    /** The other player is told what was announced: what was carried out stands among the rulings. */
    private String ordered(Side to) {
        return before.log()
                .open()
                .order()
                .map(order -> order.side() == to
                        ? "Your order was: %s.".formatted(Phrases.line(order))
                        : "The %s order began: %s.".formatted(order.side(), Phrases.announced(order)))
                .orElse("");
    }

    private Dispatch ending(Side to, Chronicle chronicle) {
        var ended = played.ended().orElseThrow();
        return draft(FINAL, to, ended)
                .lead(new Phrases(game).players(), inALine(List.of(ordered(to)), to))
                .situation(chronicle.before(to, game.situations().laidOpen(to)))
                .closing(
                        "The record reveals the secret of the game. With it, the attached program checks every die and card from the letters you hold.")
                .proofs(Lists.concat(foot(), lastWords(game.log(), secret.get())))
                .receipt(receipt(to))
                .written();
    }
}
