package postrider.letters;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.dice.Secret;
import postrider.dice.Undone;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.log.LetterKind;
import postrider.play.OpenGame;
import postrider.text.Lists;
import postrider.words.Boxes;

/** Builds a dispatch. What is not set stays empty. */
final class DispatchBuilder {
    private final OpenGame<?, ?> game;
    private final LetterKind kind;
    private final Side to;
    private final int impulse;
    private final String headline;
    private List<String> lead = List.of();
    private List<Ruling> happened = List.of();
    private int told;
    private List<Scene.Shown> scenes = List.of();
    private Optional<View> situation = Optional.empty();
    private List<String> mayDo = List.of();
    private List<Dispatch.OpenQuestion> questions = List.of();
    private List<Dispatch.Fault> faults = List.of();
    private List<String> reply = List.of();
    private List<String> closing = List.of();
    private List<String> proofs = List.of();

    /** A dispatch about the open impulse. */
    DispatchBuilder(OpenGame<?, ?> game, LetterKind kind, Side to, String headline) {
        this(game, kind, to, game.log().impulse(), headline);
    }

    DispatchBuilder(OpenGame<?, ?> game, LetterKind kind, Side to, int impulse, String headline) {
        this.game = game;
        this.kind = kind;
        this.to = to;
        this.impulse = impulse;
        this.headline = headline;
    }

    DispatchBuilder lead(String... paragraphs) {
        return lead(List.of(paragraphs));
    }

    /** Adds opening paragraphs, leaving out empty ones. */
    DispatchBuilder lead(List<String> paragraphs) {
        lead = Lists.concat(lead, Lists.filter(paragraphs, text -> !text.isEmpty()));
        return this;
    }

    /** Adds whose turn it is. */
    DispatchBuilder waiting() {
        return lead(new Phrases(game).waitsFor(to));
    }

    /**
     * Sets what happened, as far as the reader may read and see it.
     *
     * @param before how many of the rulings earlier letters have told
     */
    DispatchBuilder happened(List<Ruling> all, int before, List<Scene.Shown> shown) {
        told = readable(all.subList(0, before)).size();
        happened = readable(all);
        scenes = Lists.map(
                Scene.Shown.to(to, shown),
                scene -> new Scene.Shown(
                        scene.scene(),
                        scene.only(),
                        readable(all.subList(0, scene.from())).size(),
                        readable(all.subList(0, scene.until())).size()));
        return this;
    }

    private List<Ruling> readable(List<Ruling> rulings) {
        return Lists.filter(
                rulings, ruling -> kind == LetterKind.BULLETIN ? ruling.only().isEmpty() : ruling.readableBy(to));
    }

    DispatchBuilder situation(View view) {
        situation = Optional.of(view);
        return this;
    }

    DispatchBuilder situation(String title, View.Section... sections) {
        return situation(new View(title, List.of(sections)));
    }

    /** Sets the map alone, if there is one. */
    DispatchBuilder map(View view) {
        situation = view.picture().map(map -> view.withSections("The map", List.of()));
        return this;
    }

    /** Sets what is asked of the reader now and the lines to send back, unless the game is held. */
    DispatchBuilder awaited() {
        if (game.log().held()) return this;
        var asked = game.status().asked(to);
        questions = Lists.map(asked, DispatchBuilder::asked);
        if (game.status().awaits(to)) reply(asked.isEmpty() ? suggested() : answers(asked));
        if (game.status().awaitsOrder(to)) mayDo = game.orders().mayDo(to);
        return this;
    }

    /** Suggested orders, each below a note of what it would do. */
    private List<String> suggested() {
        return game.orders().suggested(to).stream()
                .flatMap(one -> Stream.concat(Boxes.note(one.does()).stream(), Stream.of(Boxes.offered(one.line()))))
                .toList();
    }

    private static Dispatch.OpenQuestion asked(Question<?> question) {
        return new Dispatch.OpenQuestion(
                question.rule(),
                question.topic().words(),
                question.about(),
                question.text(),
                question.facts().stream().distinct().toList(),
                unshown(question),
                question.whenSilent());
    }

    /** The options that the lines to send back do not show: there are too many, or an answer may combine several. */
    private static List<String> unshown(Question<?> question) {
        if (!(question instanceof Choice<?> choice)) return List.of();
        if (severalTogether(question)) return together(choice);
        return new Alternatives(question.options()).unshown();
    }

    /** Answers about all options together. */
    private static final Set<String> TOGETHER = Set.of("all", "none");

    /** "any 4 of these 7: Béarn, Guyenne, ...", and the answers about all of them. */
    private static List<String> together(Choice<?> choice) {
        var ones = Lists.filter(choice.options(), option -> !TOGETHER.contains(option));
        int most = Math.min(choice.most(), ones.size());
        var number = choice.least() == most
                ? "" + most
                : choice.least() == 0 ? "up to " + most : choice.least() + " to " + most;
        var any = most == ones.size() && choice.least() == 0
                ? "any of these"
                : "any %s of these %d".formatted(number, ones.size());
        return Lists.concat(
                List.of("%s: %s".formatted(any, String.join(", ", ones))),
                Lists.filter(choice.options(), TOGETHER::contains));
    }

    private static boolean severalTogether(Question<?> question) {
        return question instanceof Choice<?> choice && choice.most() > 1;
    }

    /** Complete answers to offer. If an answer combines options: the one that silence gives, and the one with the most options. */
    private List<String> answers(List<Question<?>> asked) {
        return asked.stream()
                .flatMap(question -> answers(question)
                        .flatMap(words -> Stream.concat(
                                Boxes.note(question.meaning(words)).stream(),
                                Stream.of(Boxes.offered("answer %s: %s".formatted(question.name(), words))))))
                .toList();
    }

    private Stream<String> answers(Question<?> question) {
        return question instanceof Choice<?> choice && severalTogether(choice)
                ? Stream.of(
                                Stream.of(choice.whenSilent()),
                                most(choice),
                                choice.options().stream().filter(TOGETHER::contains))
                        .flatMap(words -> words)
                        .distinct()
                : new Alternatives(game.orders().language().likelyAnswers(question)).lines().stream();
    }

    /** The first options, as many as an answer may combine, if that is legal. */
    private static Stream<String> most(Choice<?> choice) {
        var words = choice.options().stream()
                .filter(option -> !TOGETHER.contains(option))
                .limit(choice.most())
                .collect(Collectors.joining(", "));
        return choice.readIfLegal(words).map(answer -> words).stream();
    }

    DispatchBuilder faults(List<Dispatch.Fault> wrong) {
        faults = wrong;
        return this;
    }

    DispatchBuilder closing(String... paragraphs) {
        closing = Lists.filter(List.of(paragraphs), text -> !text.isEmpty());
        return this;
    }

    /** Sets the lines to send back, below those that name game and impulse. */
    DispatchBuilder reply(List<String> words) {
        reply = Lists.concat(
                List.of("game " + game.id(), "impulse " + game.log().impulse()), words);
        return this;
    }

    /** Sets what the dice are bound to, if any were rolled. */
    DispatchBuilder foot(List<String> lines) {
        return happened.stream().skip(told).anyMatch(ruling -> !ruling.proof().isEmpty()) ? proofs(lines) : this;
    }

    /** Adds the proofs of a receipt, if the reader got none; no line twice. */
    DispatchBuilder receipt(List<String> lines) {
        proofs = Lists.concat(lines, proofs).stream().distinct().toList();
        return this;
    }

    DispatchBuilder proofs(List<String> lines) {
        proofs = lines;
        return this;
    }

    /**
     * Sets what the last letter has: a summary of the game, its secret, and everything still sealed.
     *
     * @param foot what the last dice are bound to
     */
    DispatchBuilder ending(Chronicle chronicle, List<String> foot, Secret secret) {
        var dice = game.log().dice();
        var orders = Lists.map(dice.untold(secret), order -> order.opened().toString());
        var lastWords = dice.chance(secret, Undone.NOTHING).lastWords();
        return situation(chronicle.before(to, game.situations().laidOpen(to)))
                .closing(
                        "The record reveals the secret of the game. With it, the attached program checks every die and card from the letters you hold.")
                .proofs(Lists.concat(foot, lastWords, orders));
    }

    Dispatch written() {
        var id = game.id();
        var title = game.title();
        boolean large = game.log().largeMap(to);
        boolean keyless = false; // set when the letter is sealed
        return new Dispatch(
                kind, to, id, title, impulse, headline, lead, happened, told, scenes, situation, mayDo, questions,
                faults, reply, closing, proofs, large, keyless);
    }
}
