package postrider.wethepeople.rules;

import java.util.List;
import java.util.Optional;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.WorkingPosition;
import postrider.americanwar.rules.Turns;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** Chapter 12. */
public final class Victory {
    private Victory() {}

    /** 12.0 Automatic Victory: checked when Washington is captured, and when an operation or a card is done. */
    static void automatic(WorkingPosition working) {
        var now = working.now();
        if (working.isOver()) return;
        boolean taken = now.place(now.country().washington()) == Place.Box.CAPTURED;
        if (working.applies(taken, "12.0", "Washington is not captured."))
            working.win(Sides.BRITISH, "12.0", "Washington is captured: the British win.");
        else Turns.automaticVictory(working, "No American CU is left on the map: the British win.");
    }

    /** 12.0: the side that controls enough colonies wins; both never can. */
    static void atEnd(WorkingPosition working) {
        int american = working.now().colonies(Sides.AMERICAN).size();
        int british = working.now().colonies(Sides.BRITISH).size();
        var counted = "The Americans control %d colonies, the British %d: ".formatted(american, british);
        if (american >= needed(Sides.AMERICAN)) working.win(Sides.AMERICAN, "12.0", counted + "the Americans win.");
        else if (british >= needed(Sides.BRITISH)) working.win(Sides.BRITISH, "12.0", counted + "the British win.");
        else working.end(Optional.empty(), "12.0", counted + "a political compromise, and neither side wins.");
    }

    /** How many colonies win the game at its end. */
    public static int needed(Side side) {
        return side == Sides.BRITISH ? 6 : 9;
    }

    /** In the thirteen colonies the American wins ties; whoever holds Montreal and Quebec controls Canada. */
    private static Optional<Side> controlOf(Position now, String colony) {
        var spaces = now.country().spacesOf(colony);
        return colony.equals(Space.CANADA)
                ? now.holder(spaces.where(space -> Places.CANADIAN_CITIES.contains(space.name())))
                : now.majority(spaces).or(() -> Optional.of(Sides.AMERICAN));
    }

    /** The colonies that {@code side} controls; Canada counts for the American alone. */
    public static List<String> colonies(Position now, Side side) {
        return Lists.filter(
                now.country().colonies(),
                colony -> controlOf(now, colony).equals(Optional.of(side))
                        && (side == Sides.AMERICAN || !colony.equals(Space.CANADA)));
    }
}
