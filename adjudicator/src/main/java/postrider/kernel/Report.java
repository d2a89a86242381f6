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

/** The umpire's report on an impulse: its rulings, and what there was to see. */
public abstract sealed class Report permits Umpire {
    /** The most steps an adjudication may take: rulings and journal entries. */
    public static final int BOUND = 20_000;

    private final boolean explaining;
    private final List<LazyRuling> report = new ArrayList<>();
    private final List<LazyRuling> passed = new ArrayList<>();
    private final List<LazyScene> scenes = new ArrayList<>();
    private final List<Course.Answered> answered = new ArrayList<>();
    private int steps;

    /** @param explaining whether to record also the rules that did not apply */
    Report(boolean explaining) {
        this.explaining = explaining;
    }

    /** Reports a ruling to both sides. */
    public final void rule(String rule, String sentence, Object... args) {
        prove(rule, "", sentence, args);
    }

    /** Reports a ruling to both sides, with its proof. */
    final void prove(String rule, String proof, String sentence, Object... args) {
        add(new LazyRuling(rule, Optional.empty(), proof, sentence, args));
    }

    /** Reports a ruling that only {@code side} may read. */
    public final void tell(Side side, String rule, String sentence, Object... args) {
        add(new LazyRuling(rule, Optional.of(side), "", sentence, args));
    }

    /**
     * Returns {@code applies}. If a rule does not apply, the reason is recorded for a referee who asks; no letter mentions it.
     *
     * @param otherwise why the rule does not apply, in a sentence
     */
    public final boolean applies(boolean applies, String rule, String otherwise, Object... args) {
        if (!applies && explaining) passed.add(new LazyRuling(rule, Optional.empty(), "", otherwise, args));
        return applies;
    }

    /** Whether a rule applies, which it does if nothing is at fault. */
    public final boolean applies(Optional<Fault> fault) {
        return fault.isEmpty()
                || applies(false, fault.get().rule(), () -> fault.get().sentence());
    }

    /** @param otherwise called only if the reason is recorded */
    public final boolean applies(boolean applies, String rule, Supplier<String> otherwise) {
        return applies || (explaining && applies(false, rule, "%s", otherwise.get()));
    }

    /** Records the rules that might have refused what is done now, and did not. */
    public final void allowed(Supplier<List<Fault>> sparing) {
        if (explaining)
            for (var fault : sparing.get()) applies(false, fault.rule(), "Not refused with \"%s\"", fault.sentence());
    }

    /** The recorded rules that did not apply, with their reasons, in order. */
    public final List<Ruling> passed() {
        return LazyRuling.rulings(passed);
    }

    public final int rulingCount() {
        return report.size();
    }

    /** Shows both sides a scene, after the rulings so far. */
    public final void show(Scene scene) {
        show(() -> scene, rulingCount());
    }

    /** Shows one side a scene that the other has not seen, or has seen differently. */
    public final void show(Side side, Scene scene) {
        scenes.add(new LazyScene(() -> scene, Optional.of(side), rulingCount(), rulingCount()));
    }

    /** Shows both sides the scene that the rulings after the first {@code from} tell of. It is built only if somebody looks at it. */
    public final void show(Supplier<? extends Scene> scene, int from) {
        scenes.add(new LazyScene(scene, Optional.empty(), from, rulingCount()));
    }

    private record LazyScene(Supplier<? extends Scene> scene, Optional<Side> only, int from, int until) {
        Scene.Shown shown() {
            return new Scene.Shown(scene.get(), only, from, until);
        }
    }

    /** What was shown and answered so far, in order. */
    public final Course course() {
        return new Course(Lists.map(scenes, LazyScene::shown), List.copyOf(answered));
    }

    /** The rulings so far, in order. */
    public final List<Ruling> report() {
        return LazyRuling.rulings(report);
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
