package postrider.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.text.Lists;

/** What an umpire tells of an impulse: rulings, and what there was to see. */
public abstract sealed class Report permits Umpire {
    /** No adjudication may take more steps than this. */
    public static final int BOUND = 20_000;

    private final boolean explaining;
    private final List<LazyRuling> report = new ArrayList<>();
    private final List<LazyRuling> passed = new ArrayList<>();
    private final List<LazyScene> scenes = new ArrayList<>();
    private final List<Course.Answered> answered = new ArrayList<>();
    private int steps;

    /** @param explaining whether it keeps, too, which rules were looked at and did not apply */
    Report(boolean explaining) {
        this.explaining = explaining;
    }

    /** Reports a ruling to both. */
    public final void rule(String rule, String sentence, Object... args) {
        prove(rule, "", sentence, args);
    }

    /** Reports a ruling to both, with what proves it. */
    final void prove(String rule, String proof, String sentence, Object... args) {
        add(new LazyRuling(rule, Optional.empty(), proof, sentence, args));
    }

    /** Reports a ruling that only {@code side} may read. */
    public final void tell(Side side, String rule, String sentence, Object... args) {
        add(new LazyRuling(rule, Optional.of(side), "", sentence, args));
    }

    /**
     * Looks whether a rule applies. Where it does not, the fact is kept for the referee who asks why; no letter tells it.
     *
     * @param otherwise the fact for which it does not, in a sentence
     */
    public final boolean applies(boolean applies, String rule, String otherwise, Object... args) {
        if (!applies && explaining) passed.add(new LazyRuling(rule, Optional.empty(), "", otherwise, args));
        return applies;
    }

    /** Looks whether a rule applies that may have something against it. */
    public final boolean applies(Optional<Fault> fault) {
        return fault.isEmpty()
                || applies(false, fault.get().rule(), () -> fault.get().sentence());
    }

    /** @param otherwise looked for only when the fact is kept */
    public final boolean applies(boolean applies, String rule, Supplier<String> otherwise) {
        return applies || (explaining && applies(false, rule, "%s", otherwise.get()));
    }

    /** Rules were asked whether they refuse what is done now, and do not. */
    public final void allowed(Supplier<List<Fault>> sparing) {
        if (explaining)
            for (var fault : sparing.get()) applies(false, fault.rule(), "Not refused with \"%s\"", fault.sentence());
    }

    /** The rules that were looked at and did not apply, each with its fact, in order. */
    public final List<Ruling> passed() {
        return LazyRuling.written(passed);
    }

    public final int rulingCount() {
        return report.size();
    }

    /** Shows what both have just seen. */
    public final void show(Scene scene) {
        show(() -> scene, rulingCount());
    }

    /** Shows what {@code side} has just seen and the other side has not, or otherwise. */
    public final void show(Side side, Scene scene) {
        show(side, () -> scene, rulingCount());
    }

    /** Shows what all rulings after the first {@code from} have told; drawn up only if somebody looks, which in a simulation nobody does. */
    public final void show(Supplier<? extends Scene> scene, int from) {
        scenes.add(new LazyScene(scene, Optional.empty(), from, rulingCount()));
    }

    /** Shows likewise what {@code side} has seen, of the rulings that it may read. */
    public final void show(Side side, Supplier<? extends Scene> scene, int from) {
        scenes.add(new LazyScene(scene, Optional.of(side), from, rulingCount()));
    }

    private record LazyScene(Supplier<? extends Scene> scene, Optional<Side> only, int from, int until) {
        Scene.Shown seen() {
            return new Scene.Shown(scene.get(), only, from, until);
        }
    }

    /** What was shown and answered so far, in order. */
    public final Course course() {
        return new Course(Lists.map(scenes, LazyScene::seen), answered);
    }

    public final List<Ruling> report() {
        return LazyRuling.written(report);
    }

    /** The rule of each ruling so far, in order. */
    public final List<String> rules() {
        return Lists.map(report, LazyRuling::rule);
    }

    final void answered(Course.Answered question) {
        answered.add(question);
    }

    private void add(LazyRuling ruling) {
        step();
        report.add(ruling);
    }

    final void step() {
        if (++steps > BOUND) throw new IllegalStateException("This adjudication does not end.");
    }
}
