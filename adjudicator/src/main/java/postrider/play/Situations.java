package postrider.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Rules;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;

/** The situation of a game as each side, and anybody else, may see it. */
public final class Situations<P, O> {
    private static final View NOTHING = new View("", List.of());

    private final Run<P, O> run;
    private final Status status;

    Situations(Run<P, O> run, Status status) {
        this.run = run;
        this.status = status;
    }

    /** What {@code side} may see; if an impulse has stopped, in the middle of it. */
    View view(Side side) {
        if (status instanceof Status.Answers answers && answers.meanwhile().isPresent())
            return answers.meanwhile().get().apply(side);
        return rules().view(run.position(), side);
    }

    /** What anybody may see, between two impulses. */
    public View open() {
        return isSetUp() ? rules().publicView(run.position()) : NOTHING;
    }

    /** The situation of a finished game, both hands open. */
    public View laidOpen(Side side) {
        var other = run.log().other(side);
        return uncovered().orElseGet(() -> view(side).withHand(view(other), "The %s player".formatted(other)));
    }

    /** The same for those who sit on neither side: what was open all along, and then the hands. */
    public View laidOpen() {
        return uncovered().orElseGet(this::openWithHands);
    }

    private Optional<View> uncovered() {
        return isSetUp() ? rules().finalView(run.position()) : Optional.empty();
    }

    private View openWithHands() {
        var hands = run.game().sides().stream()
                .flatMap(side -> view(side).hand().stream()
                        .map(hand -> new View.Section("The %s player's hand".formatted(side), hand.blocks())));
        return new View(
                open().title(), Stream.concat(open().sections().stream(), hands).toList(), open().picture());
    }

    /** The situation {@code side} was last told: the one in the middle of the open impulse, if it was asked where that stopped. */
    public View told(Side side) {
        return run.log().open().asked().isEmpty()
                ? settled(side)
                : run.atTheStop(side).orElseGet(() -> settled(side));
    }

    /** Before the open impulse. */
    private View settled(Side side) {
        return isSetUp() ? rules().view(run.position(), side) : NOTHING;
    }

    private boolean isSetUp() {
        return run.log().position().isPresent();
    }

    private Rules<P, O> rules() {
        return run.box().rules();
    }
}
