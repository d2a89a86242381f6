package postrider.desk.letters;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.desk.OpenGame;
import postrider.gamefile.Outgoing;
import postrider.kernel.Choice;
import postrider.kernel.Question;
import postrider.kernel.Ruling;
import postrider.kernel.Side;
import postrider.kernel.View;

/** A dispatch being written. What is not written stays empty. */
final class DispatchBuilder {
    private static final int EXAMPLES = 12;

    private final OpenGame<?, ?> game;
    private final Outgoing.Kind kind;
    private final Side to;
    private final int impulse;
    private final String headline;
    private List<String> lead = List.of();
    private List<Ruling> happened = List.of();
    private int told;
    private Optional<View> situation = Optional.empty();
    private List<String> mayDo = List.of();
    private List<Dispatch.Asked> questions = List.of();
    private List<Dispatch.Fault> faults = List.of();
    private List<String> reply = List.of();
    private List<String> closing = List.of();
    private List<String> proofs = List.of();

    DispatchBuilder(OpenGame<?, ?> game, Outgoing.Kind kind, Side to, int impulse, String headline) {
        this.game = game;
        this.kind = kind;
        this.to = to;
        this.impulse = impulse;
        this.headline = headline;
    }

    DispatchBuilder lead(String... paragraphs) {
        lead = Stream.of(paragraphs).filter(text -> !text.isEmpty()).toList();
        return this;
    }

    /** Of this only what he may read. {@code earlier} was told in an earlier letter. */
    DispatchBuilder happened(List<Ruling> earlier, List<Ruling> fresh) {
        told = readable(earlier).size();
        happened = readable(Stream.concat(earlier.stream(), fresh.stream()).toList());
        return this;
    }

    private List<Ruling> readable(List<Ruling> rulings) {
        return rulings.stream().filter(ruling -> ruling.readableBy(to)).toList();
    }

    DispatchBuilder situation(View view) {
        situation = Optional.of(view);
        return this;
    }

    /** What is asked of him now, and the lines to send back. */
    DispatchBuilder awaited() {
        var asked = game.status().asked(to);
        questions = asked.stream().map(DispatchBuilder::asked).toList();
        if (game.status().awaits(to)) reply(asked.isEmpty() ? game.reply(to) : answers(asked));
        if (game.status().toMove().equals(Optional.of(to))) mayDo = game.mayDo(to);
        return this;
    }

    private static Dispatch.Asked asked(Question<?> question) {
        return new Dispatch.Asked(
                question.rule(),
                question.topic().words(),
                question.about(),
                question.text(),
                listed(question),
                question.whenSilent());
    }

    /** Where free words are legal the options are examples: some of them, from the first to the last. */
    private static List<String> listed(Question<?> question) {
        var options = question.options();
        if (question instanceof Choice<?> || options.size() <= EXAMPLES) return options;
        return IntStream.range(0, EXAMPLES)
                .mapToObj(i -> options.get(i * (options.size() - 1) / (EXAMPLES - 1)))
                .toList();
    }

    private List<String> answers(List<Question<?>> asked) {
        return asked.stream()
                .map(q -> "answer %s: <your answer>".formatted(q.name()))
                .toList();
    }

    private Stream<String> header() {
        return Stream.of("game " + game.id(), "impulse " + game.log().impulse());
    }

    DispatchBuilder faults(List<Dispatch.Fault> wrong) {
        faults = wrong;
        return this;
    }

    DispatchBuilder closing(String... paragraphs) {
        closing = Stream.of(paragraphs).filter(text -> !text.isEmpty()).toList();
        return this;
    }

    /** Lines to send back that he has written before. */
    DispatchBuilder reply(List<String> words) {
        reply = Stream.concat(header(), words.stream()).toList();
        return this;
    }

    /** What the dice are bound to, if any were rolled. */
    DispatchBuilder foot(List<String> lines) {
        return happened.stream().skip(told).anyMatch(ruling -> !ruling.proof().isEmpty()) ? proofs(lines) : this;
    }

    DispatchBuilder proofs(List<String> lines) {
        proofs = lines;
        return this;
    }

    Dispatch written() {
        return new Dispatch(
                kind,
                to,
                game.id(),
                game.title(),
                impulse,
                headline,
                lead,
                happened,
                told,
                situation,
                mayDo,
                questions,
                faults,
                reply,
                closing,
                proofs);
    }
}
