package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.WarTopic;
import postrider.americanwar.rules.OneGeneral;
import postrider.kernel.question.Asking;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Side;
import postrider.text.LazyList;
import postrider.text.Lists;
import postrider.text.Wording;

/** 7.2.A, 7.3 / 7.0, 7.1: what a player does next on the way: go on with the move, order the next operation, or stop. */
public final class WhatNext extends FreeQuestion<WhatNext.Onward> {
    /**
     * What a player says when asked on the way.
     *
     * @param legs how the general goes on; none if the move ends
     * @param then what follows, if anything
     */
    public record Onward(List<Leg> legs, List<Step> then) {
        public static final Onward STOP = new Onward(List.of(), List.of());

        List<Part> parts() {
            return Lists.concat(legs, Step.parts(then));
        }

        public String words(Side side) {
            if (equals(STOP)) return "stop";
            return Wording.joinNonEmpty("; then ", Leg.words(side, legs), Step.words(then));
        }
    }

    private static final String EXAMPLE = ", for example as below, or say stop.";

    private final PlayedCard play;
    private final Optional<March> march;
    private final int left;

    /**
     * @param march the march that may go on
     * @param number the number of the next operation
     * @param left how many operations may still be ordered
     * @param ordered the operations already ordered, which follow whatever the answer is
     */
    WhatNext(PlayedCard play, Optional<March> march, int number, int left, List<Step.Operation> ordered) {
        super(asking(play, march, number, left).knowing(facts(play, march, ordered)), examples(play, march, left));
        this.play = play;
        this.march = march;
        this.left = left;
    }

    /** On a campaign the question is about the next operation, even if the last one may go on. */
    private static Asking asking(PlayedCard play, Optional<March> march, int number, int left) {
        var goesOn = march.map(on -> "%s stands in %s with %s and may go on. "
                        .formatted(on.general(), on.at(), on.with().words()))
                .orElse("");
        var from = march.map(on -> "from " + on.at()).orElse("");
        var operation = "What is operation %d of your campaign? %sOrder it as you would order a move" + EXAMPLE;
        var campaign = operation.formatted(number, goesOn);
        var way = goesOn + "Say how, as in an order" + EXAMPLE;
        return left > 0
                ? new Asking(
                        play.side(),
                        play.law(Subject.OPERATIONS),
                        WarTopic.NEXT_OPERATION,
                        "number " + number,
                        campaign)
                : new Asking(play.side(), play.law(Subject.STEP), WarTopic.MARCH, from, way);
    }

    private static List<String> facts(PlayedCard play, Optional<March> march, List<Step.Operation> ordered) {
        var now = play.now();
        var warnings = march.map(on -> OneGeneral.warnings(now, on.general(), List.of(on.at())))
                .orElse(List.of());
        var follows = "What you ordered for later follows whatever you say here, stop too: %s.";
        return ordered.isEmpty() ? warnings : Lists.with(warnings, follows.formatted(Step.words(List.copyOf(ordered))));
    }

    private static List<Onward> examples(PlayedCard play, Optional<March> march, int left) {
        var examples = new ArrayList<List<Onward>>();
        march.ifPresent(on ->
                examples.add(on.open().lazily(space -> new Onward(List.of(new Leg.To(space)), List.of()))));
        if (left > 0) examples.add(LazyList.of(Operations.legal(play), next -> new Onward(List.of(), List.of(next))));
        examples.add(List.of(Onward.STOP));
        return LazyList.joined(examples);
    }

    public PlayedCard play() {
        return play;
    }

    /** The operations this means; going on with a march is shown as a new activation. */
    public List<Step.Operation> operations(Onward next) {
        if (next.legs().isEmpty()) return Step.operations(next.then());
        var on = march.orElseThrow();
        return List.of(new Activation(on.general(), Lists.concat(List.of(new Leg.PickUp(on.with())), next.legs())));
    }

    /** There is nothing to do but stop. */
    @Override
    public boolean isForced() {
        return examples().size() == 1;
    }

    @Override
    protected String words(Onward onward) {
        return onward.words(play.side());
    }

    @Override
    protected Onward judged(String words) {
        if (words.equalsIgnoreCase("stop")) return Onward.STOP;
        var reader = play.book().reader().of(play.now(), play.side());
        var onward = said(reader.onward(left > 0 ? words : withoutName(words), march), words);
        if (!onward.legs().isEmpty())
            march.orElseThrow(() -> new Refused(play.law(Subject.STEP), "No move can go on."))
                    .rehearse(onward.legs());
        Operations.judgeNext(play, onward.then(), left, !onward.legs().isEmpty());
        return onward;
    }

    /** "to Albany" of "Howe to Albany", where nobody but Howe can move. */
    private String withoutName(String words) {
        var name = march.map(on -> on.general().name()).orElse("");
        return words.replaceFirst("(?i)^(?:(?:activate|move) +)?%s[,;]? +(?=\\p{L})".formatted(name), "");
    }
}
