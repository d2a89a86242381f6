package postrider.templates;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.letters.Dispatch;
import postrider.log.LetterKind;

/** Builds a dispatch, so that a test names only what its letter contains. */
final class Draft {
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
    private boolean largeMap;

    Draft(LetterKind kind, Side to, int impulse, String headline) {
        this.kind = kind;
        this.to = to;
        this.impulse = impulse;
        this.headline = headline;
    }

    Draft lead(String... paragraphs) {
        lead = List.of(paragraphs);
        return this;
    }

    Draft happened(Ruling... rulings) {
        happened = List.of(rulings);
        return this;
    }

    Draft largeMap() {
        largeMap = true;
        return this;
    }

    /** How many of the rulings an earlier letter reported. */
    Draft told(int rulings) {
        told = rulings;
        return this;
    }

    Draft situation(View view) {
        situation = Optional.of(view);
        return this;
    }

    Draft mayDo(String... lines) {
        mayDo = List.of(lines);
        return this;
    }

    Draft questions(Dispatch.OpenQuestion... asked) {
        questions = List.of(asked);
        return this;
    }

    Draft faults(Dispatch.Fault... found) {
        faults = List.of(found);
        return this;
    }

    Draft scenes(Scene.Shown... shown) {
        scenes = List.of(shown);
        return this;
    }

    Draft reply(String... lines) {
        reply = List.of(lines);
        return this;
    }

    Draft closing(String... paragraphs) {
        closing = List.of(paragraphs);
        return this;
    }

    Draft proofs(String... lines) {
        proofs = List.of(lines);
        return this;
    }

    Dispatch sent() {
        return new Dispatch(
                kind,
                to,
                "ww-017",
                "Washington's War",
                impulse,
                headline,
                lead,
                happened,
                told,
                scenes,
                situation,
                mayDo,
                questions,
                faults,
                reply,
                closing,
                proofs,
                largeMap,
                false);
    }
}
