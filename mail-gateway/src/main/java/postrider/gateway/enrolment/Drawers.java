package postrider.gateway.enrolment;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import postrider.gateway.enrolment.EnrolmentDesk.Verdict;

/**
 * What is kept of people who begin and join games by mail, follow them, and play on for others.
 *
 * @param invitations to games, until they are long over or forgotten
 * @param changes of players' keys and addresses
 * @param verdicts what the operator says to both
 * @param observers who follow games
 * @param seats that are open to others
 * @param turns whoever deals with any of it has taken one, so that what they read is so until they have written
 */
public record Drawers(
        Drawer<Invitation> invitations,
        Drawer<Change> changes,
        Drawer<Verdict> verdicts,
        Drawer<Observer> observers,
        Drawer<OpenSeat> seats,
        Turns turns) {
    /** Where several gateways serve one office, one deals with these at a time. */
    public interface Turns {
        /** There is one gateway only. */
        Turns ALONE = () -> () -> {};

        /** Ours until it is closed; waits until it is. */
        Closeable take() throws IOException;
    }

    /** Lays all of it there too, in place of what is called the same. */
    public void copy(Drawers there) throws IOException {
        for (var one : invitations.all()) there.invitations.put(one.id(), one);
        for (var one : changes.all()) there.changes.put(one.id(), one);
        for (var one : verdicts.all()) there.verdicts.put(one.id(), one);
        for (var one : observers.all()) there.observers.put(one.id(), one);
        for (var one : seats.all()) there.seats.put(one.id(), one);
    }

    /** A folder each. */
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
