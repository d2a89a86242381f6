package postrider.gateway.enrolment;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import postrider.gateway.enrolment.EnrolmentDesk.Verdict;

/**
 * What an office stores about people who begin, join and follow games by mail, or play on for others.
 *
 * @param invitations to games, kept for some weeks after they end
 * @param verdicts the operator's decisions on invitations and changes
 * @param observers people who follow games
 * @param seats seats that others may take over
 * @param turns held by whoever works on any of this, so that what they read stays true until they have written
 */
public record Drawers(
        Drawer<Invitation> invitations,
        Drawer<Change> changes,
        Drawer<Verdict> verdicts,
        Drawer<Observer> observers,
        Drawer<OpenSeat> seats,
        Turns turns) {
    /** Of several gateways that serve one office, one works on these at a time. */
    public interface Turns {
        Turns ALONE = () -> () -> {};

        /** Waits for a turn, which lasts until it is closed. */
        Closeable take() throws IOException;
    }

    /** Copies everything there, replacing what has the same name. */
    public void copy(Drawers there) throws IOException {
        for (var one : invitations.all()) there.invitations.put(one.id(), one);
        for (var one : changes.all()) there.changes.put(one.id(), one);
        for (var one : verdicts.all()) there.verdicts.put(one.id(), one);
        for (var one : observers.all()) there.observers.put(one.id(), one);
        for (var one : seats.all()) there.seats.put(one.id(), one);
    }

    public static Drawers in(Path post) {
        return new Drawers(
                new DrawerFolder<>(post.resolve("invitations"), Invitation.class),
                new DrawerFolder<>(post.resolve("changes"), Change.class),
                new DrawerFolder<>(post.resolve("verdicts"), Verdict.class),
                new DrawerFolder<>(post.resolve("observers"), Observer.class),
                new DrawerFolder<>(post.resolve("seats"), OpenSeat.class),
                Turns.ALONE);
    }
}
