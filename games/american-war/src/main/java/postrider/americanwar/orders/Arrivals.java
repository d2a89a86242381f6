package postrider.americanwar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import postrider.americanwar.AtTable;
import postrider.americanwar.Card;
import postrider.americanwar.ColonyNames;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Nation;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.americanwar.WarTopic;
import postrider.americanwar.WorkingPosition;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.map.Bars;
import postrider.map.SpaceSet;
import postrider.text.LazyList;
import postrider.text.Lists;

/** Brings on reinforcements with an OPS card (8.0 in both books). */
public record Arrivals(WorkingPosition working, Side side, Card card, Book book) implements AtTable {
    /**
     * Where reinforcements may arrive by a book.
     *
     * @param alone whether a general without CUs may join an enemy general
     * @param closed spaces that cannot take reinforcements
     * @param ports where the French may land
     * @param land lands all the French in one of them
     * @param found resolves what they find where they arrive
     */
    public record Book(
            boolean alone,
            SpaceSet<Space> closed,
            Bars<Space> ports,
            Consumer<Space> land,
            Consumer<Reinforce> found) {}

    /** How often a side may bring on reinforcements in a turn. */
    public static int allowed(Side side) {
        return side == Sides.BRITISH ? 1 : 2;
    }

    public static boolean mayBringMore(Position now, Side side) {
        return now.cards().reinforcements(side).size() < allowed(side);
    }

    /** 5.1: captured generals come home and British CUs arrive in their box. */
    public static void phase(WorkingPosition working) {
        int british = working.box().arrivals().get(working.now().track().year());
        for (var general :
                Lists.filter(working.country().generals(), who -> working.now().place(who) == Place.Box.CAPTURED)) {
            working.place(general, Place.Box.REINFORCEMENTS);
            var why = "%s is exchanged and waits in the Reinforcements Box.";
            working.rule(working.law(Subject.ARRIVALS, general.side()), why, general);
        }
        working.board(board -> board.withBritishBox(board.britishBox() + british));
        var arrive = "%d British CU arrive in the Reinforcements Box.";
        working.rule(working.law(Subject.ARRIVALS, Sides.BRITISH), arrive, british);
    }

    /** 8.1.C, 8.2.C / 8.0 */
    private String law() {
        return law(Subject.REINFORCEMENTS, side);
    }

    /** Why the order is refused; empty if it is allowed. */
    public Optional<Fault> fault(Reinforce order) {
        if (!mayBringMore(now(), side)) {
            var often = side == Sides.BRITISH ? "once" : "twice";
            var why = "You have brought on reinforcements %s this turn.";
            return Fault.no(law(Subject.REINFORCING_OFTEN, side), why, often);
        }
        var pieces = isLanding(now(), order) ? landing(order) : pieces(order);
        return pieces.or(() -> where(order).fault(order.space()));
    }

    /** Whether it lands Rochambeau with all the French (12.2.B.ii / 6.2). */
    private static boolean isLanding(Position now, Reinforce order) {
        return order.general().filter(general -> waits(now, general)).isPresent();
    }

    private Optional<Fault> landing(Reinforce order) {
        var why = "This card brings Rochambeau and all %d French CU, and nobody else.";
        int french = now().board().frenchBox();
        return Fault.when(order.units() > 0, law(Subject.FRENCH_LANDING), why, french);
    }

    /** The reasons for refusal that do not apply. */
    public List<Fault> sparing(Reinforce order) {
        return where(order).sparing(order.space());
    }

    private Bars<Space> where(Reinforce order) {
        return isLanding(now(), order) ? book.ports : where(order.general().isPresent(), order.units() == 0);
    }

    /** Where pieces may arrive: {@code led} if with a general, {@code alone} if without CUs. */
    private Bars<Space> where(boolean led, boolean alone) {
        var occupancy = occupancy();
        var enemy = occupancy.enemyOf(side);
        var bars = occupancy
                .bars()
                .bar(law(), book.closed, "%s cannot take reinforcements.")
                .barIf(
                        led,
                        law(Subject.REINFORCEMENTS, Sides.AMERICAN),
                        occupancy.washington(side),
                        "No general can take Washington's place.");
        var beside = "A general alone cannot arrive where an enemy general is.";
        return bars.barIf(alone && !book.alone, law(Subject.ALONE), enemy.generals(), beside);
    }

    /** Why these pieces cannot arrive anywhere; empty if they can. */
    private Optional<Fault> pieces(Reinforce order) {
        var generals = now().generals(side, Place.Box.REINFORCEMENTS);
        var absent = order.general().filter(general -> !generals.contains(general));
        if (absent.isPresent()) {
            Supplier<List<String>> others = () -> Lists.map(generals, General::name);
            return Fault.no(others, law(), "%s is not in your Reinforcements Box.", absent.get());
        }
        int waiting = now().board().britishBox();
        if (side == Sides.AMERICAN && order.units() != card.ops())
            return Fault.no(law(), "This card brings %d CU, no more and no fewer.", card.ops());
        if (side == Sides.BRITISH && order.units() > waiting)
            return Fault.no(law(), "Only %d CU wait in the Reinforcements Box.", waiting);
        boolean nothing = order.units() == 0 && order.general().isEmpty();
        return Fault.when(nothing, law(), "Name a general or some CU to bring on.");
    }

    /** Everything the card can bring on: in each space every waiting general, and CUs alone; then all the French. */
    public List<Use> legal() {
        if (!mayBringMore(now(), side)) return List.of();
        int units = side == Sides.BRITISH ? now().board().britishBox() : card.ops();
        var led = where(true, units == 0).open();
        var unled = units == 0 ? led.none() : where(false, false).open();
        var waiting = now().generals(side, Place.Box.REINFORCEMENTS);
        var nobody = List.of(Optional.<General>empty());
        var somebody = Lists.map(Lists.filter(waiting, general -> !waits(now(), general)), Optional::of);
        var anybody = LazyList.joined(somebody, nobody);
        var legal = new ArrayList<List<Use>>();
        for (var space : led.or(unled)) {
            var who = !led.has(space) ? nobody : unled.has(space) ? anybody : somebody;
            legal.add(LazyList.of(who, general -> new Reinforce(space, general, units)));
        }
        var rochambeau = Lists.find(waiting, general -> waits(now(), general));
        if (rochambeau.isPresent()) legal.add(book.ports.open().lazily(port -> new Reinforce(port, rochambeau, 0)));
        return LazyList.joined(legal);
    }

    /** Carries out an order that has been judged. A general replaces another, who goes into the box. */
    void bringOn(Reinforce arrival) {
        var space = arrival.space();
        if (isLanding(now(), arrival)) {
            book.land.accept(space);
            return;
        }
        arrival.general().ifPresent(general -> replace(general, space));
        working.add(space, Troops.of(Nation.of(side), arrival.units()));
        if (side == Sides.BRITISH) working.board(board -> board.withBritishBox(board.britishBox() - arrival.units()));
        var led = arrival.general().map(general -> general + " and ").orElse("");
        rule(law(), "%s%d %s CU arrive in %s.", led, arrival.units(), side, space);
        umpire().show(new Scene.Told(space.name(), arrival.headline()));
        book.found.accept(arrival);
    }

    private void replace(General general, Space space) {
        now().general(side, space).ifPresent(old -> {
            working.place(old, Place.Box.REINFORCEMENTS);
            rule(law(), "%s goes to the Reinforcements Box.", old);
        });
        working.place(general, space);
    }

    /** The port where the French land at once; if none is open, they wait in the American Reinforcements Box. */
    public static Optional<Space> landingPort(WorkingPosition working, Bars<Space> ports, List<String> facts) {
        var rule = working.law(Subject.FRENCH_LANDING);
        if (ports.open().isEmpty()) {
            working.place(rochambeau(working), Place.Box.REINFORCEMENTS);
            working.rule(rule, "No port can take the French: they wait in the Reinforcements Box.");
            return Optional.empty();
        }
        var text = "In which port do Rochambeau and %d French CU land?"
                .formatted(working.now().board().frenchBox());
        var asking = new Asking(Sides.AMERICAN, rule, WarTopic.FRENCH_LANDING, text).knowing(facts);
        var where = ColonyNames.withoutColonies(working.now(), asking);
        return Optional.of(working.umpire().settleOne(where.one(ports.open()).explaining(ports::named)));
    }

    /** Whether he waits with all the French and will land with them. */
    private static boolean waits(Position now, General general) {
        return general.french() && now.board().frenchBox() > 0 && now.place(general) == Place.Box.REINFORCEMENTS;
    }

    /** All the French land in one port, now or later with an OPS card. */
    public static void land(WorkingPosition working, Space port) {
        int units = working.now().board().frenchBox();
        working.board(board -> board.withFrenchBox(0));
        working.add(port, Troops.of(Nation.FRENCH, units));
        working.place(rochambeau(working), port);
        working.rule(working.law(Subject.FRENCH_LANDING), "Rochambeau and %d French CU land in %s.", units, port);
        working.umpire().show(new Scene.Told(port.name(), "The French land in " + port));
    }

    private static General rochambeau(WorkingPosition working) {
        return Lists.find(working.country().generals(), General::french).orElseThrow();
    }
}
