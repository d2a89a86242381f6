package postrider.americanwar.orders;

import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Law.Subject;
import postrider.americanwar.Nation;
import postrider.americanwar.Pile;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Fault;
import postrider.text.LineReader;
import postrider.text.Wording;

/**
 * 6.2, 8.0 / 6.1, 8.0: reinforcements arrive in a space. {@link Arrivals} judges which may, and where.
 *
 * @param units CUs; the American brings as many as the number of the card
 */
public record Reinforce(Space space, Optional<General> general, int units) implements Use {
    private static final Pattern SPACE_LAST =
            LineReader.pattern("(?:with\\s+|on\\s+)?(.+?)\\s+(?:at|in|into|to)\\s+(.+)");

    /** "Albany with Gates and 3 CU", or "Gates and 3 CU in Albany"; {@code ops} is the number of the card. */
    static Optional<Use> read(OrderLine line, int ops, String text) {
        if (text.isBlank()) return line.complain("Say where.", "reinforce SPACE with GENERAL and N CU");
        var last = SPACE_LAST.matcher(text);
        boolean spaceLast = last.matches() && line.names().spaces().knows(last.group(2));
        var first = text.split("(?i)\\s+with\\s+|[;:]", 2);
        var space = line.space(spaceLast ? last.group(2) : first[0].replaceFirst("(?i)^(?:at|in|on)\\s+", ""));
        int waiting = line.side() == Sides.BRITISH ? line.now().board().britishBox() : ops;
        var said = spaceLast ? last.group(1) : first.length < 2 ? "" : first[1];
        var pieces = line.counted(line.inDigits(said), waiting);
        var others = line.others(pieces);
        var general = others.isEmpty() ? Optional.<General>empty() : line.general(others);
        var number = line.units(pieces);
        int french = line.now().board().frenchBox();
        boolean rochambeau = general.map(General::french).orElse(false);
        boolean landing = rochambeau && french > 0;
        var coming = landing ? Nation.FRENCH : Nation.of(line.side());
        var other = OrderLine.nation(pieces).filter(nation -> nation != coming);
        if (other.isPresent())
            return line.complain("No %s CU come with this card.".formatted(other.get()), "%d CU".formatted(ops));
        if (rochambeau && !landing && number.equals(Optional.of(0)))
            return line.complain(
                    "The French have landed: say how many American CU come with %s.".formatted(general.get()),
                    ops + " CU");
        var bringing = general.map(General::side).orElse(line.side());
        int unsaid = bringing == Sides.AMERICAN && !landing ? ops : 0;
        int many = number.orElse(unsaid);
        int units = landing && many == french ? 0 : many;
        return space.map(place -> new Reinforce(place, general, units));
    }

    /** Without a number, an American brings as many CUs as the card says, and the others none; so it may be left out only for those. */
    @Override
    public String words(Card card) {
        boolean comesAlone = units == 0
                && general.filter(one -> one.nation() != Nation.AMERICAN).isPresent();
        var who = general.map(General::name).orElse("");
        var pieces = Wording.joinNonEmpty(" and ", who, comesAlone ? "" : units + " CU");
        return Use.played(card) + "reinforce " + space + " with " + pieces;
    }

    /** "Lafayette and 3 CU arrive in Charleston", "Howe arrives in Boston". */
    String headline() {
        if (units == 0) return "%s arrives in %s".formatted(general.orElseThrow(), space);
        return "%s%d CU arrive in %s"
                .formatted(general.map(who -> who + " and ").orElse(""), units, space);
    }

    @Override
    public void carryOut(PlayedCard play) {
        var working = play.working();
        play.mustFit(play.card().isOps(), "bring on reinforcements", "8.0");
        var arrivals = play.arrivals();
        Fault.refuse(arrivals.fault(this));
        play.show(play.law(Subject.REINFORCING), "to bring on reinforcements");
        working.cards(cards -> cards.plus(Pile.reinforcements(play.side()), play.card()));
        working.umpire().allowed(() -> arrivals.sparing(this));
        arrivals.bringOn(this);
        play.abandonQueue();
    }
}
