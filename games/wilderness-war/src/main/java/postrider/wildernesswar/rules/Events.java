package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.kernel.Asking;
import postrider.kernel.Die;
import postrider.kernel.Fault;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.Wording;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Department;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Pile;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Assemblies;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.Unit.Kind;
import postrider.wildernesswar.WarTopic;

/** 5.5: the event of a card. What brings troops is in {@link Reinforcements}. */
record Events(WorkingPosition table, Side side, Card card) {
    private static final List<Event> TROOPS =
            List.of(Event.BRITISH_REGULARS, Event.HIGHLANDERS, Event.LIGHT_INFANTRY, Event.TROOP_TRANSPORTS);

    private Board board() {
        return table.board();
    }

    private Side enemy() {
        return Sides.enemy(side);
    }

    private Reinforcements reinforcements() {
        return new Reinforcements(table, side, card);
    }

    private static Optional<Fault> unless(boolean so, String why) {
        return so ? Optional.empty() : Fault.no("5.51", why);
    }

    private List<Unit> loose(Side whose, Predicate<Unit> meant) {
        return Lists.those(
                board().unitsOnMap(whose),
                unit -> meant.test(unit)
                        && !board().isInside(whose, board().space(unit).orElseThrow()));
    }

    private boolean reaches(Optional<Leader> leader, List<Space> homes) {
        var at = leader.flatMap(board()::space).filter(space -> !board().isInside(side, space));
        return at.isPresent()
                && homes.stream()
                        .anyMatch(home -> home.equals(at.get())
                                || table.country().from(home).within(2).has(at.get()));
    }

    /** Why it cannot be played as an event. */
    Optional<Fault> fault() {
        if (!card.isEventOf(side)) return Fault.no("5.12", "%s is no event of yours.", card);
        if (card.response()) return Fault.no("5.13", "%s is played in the middle of an action phase.", card);
        return switch (card.event()) {
            case CAMPAIGN -> Fault.no("5.51", "Say whom the campaign activates: campaign LEADER, LEADER.");
            case BASTIONS_REPAIRED -> unless(!damaged().isEmpty(), "No siege of a place of yours has come so far.");
            case LOUISBOURG_SQUADRONS ->
                unless(
                        board().controls(Sides.FRENCH, table.country().space("Louisbourg")),
                        "The French do not control Louisbourg.");
            case GOVERNOR_VAUDREUIL_INTERFERES ->
                unless(frenchLeaders().size() > 1, "There are no two French leaders to swap.");
            case NORTHERN_INDIAN_ALLIANCE ->
                unless(
                        board().controls(Sides.FRENCH, table.country().space("Montréal")),
                        "The French do not control Montréal.");
            case WESTERN_INDIAN_ALLIANCE ->
                unless(hasFort(Occupation.OHIO_FORKS), "There is no French fort at Ohio Forks.");
            case IROQUOIS_ALLIANCE -> unless(mayWinIroquois(), "You do not hold the carrying place of the Iroquois.");
            case MOHAWKS ->
                unless(
                        reaches(
                                table.leader(Leader.JOHNSON),
                                List.of(table.country().space("Canajoharie"))),
                        "Johnson is not near Canajoharie.");
            case CHEROKEES -> unless(!table.has(Mark.CHEROKEE_UPRISING), "The Cherokee have risen.");
            case CHEROKEE_UPRISING -> unless(table.has(Mark.CHEROKEES), "The Cherokees have not come.");
            case TREATY_OF_EASTON -> unless(mayTreat(), "No British troops stand in a fortification near Ohio Forks.");
            case INDIANS_DESERT ->
                unless(!loose(enemy(), Unit::isIndian).isEmpty(), "The enemy has no Indians in the field.");
            case SMALL_POX -> unless(!crowded().isEmpty(), "No space holds more than four enemy units.");
            case COURIER_INTERCEPTED -> unless(!table.hand(enemy()).isEmpty(), "The enemy holds no card.");
            case FRANCOIS_BIGOT -> unless(!table.hand(Sides.FRENCH).isEmpty(), "The French hold no card.");
            case BRITISH_MINISTERIAL_CRISIS ->
                unless(!table.hand(Sides.BRITISH).isEmpty(), "The British hold no card.");
            case PROVINCIAL_REGIMENTS_DISPERSED ->
                unless(
                        Lists.first(BRITISH, department -> dispersed(department) > 0)
                                .isPresent(),
                        "No raid has frightened a department with provincials.");
            case STINGY_PROVINCIAL_ASSEMBLY ->
                unless(
                        table.track().assemblies() != Assemblies.ENTHUSIASTIC
                                && !loose(Sides.BRITISH, unit -> unit.is(Kind.PROVINCIAL))
                                        .isEmpty(),
                        "The assemblies are enthusiastic, or there are no provincials.");
            case BRITISH_COLONIAL_POLITICS ->
                unless(
                        table.track().assemblies()
                                != (side == Sides.FRENCH ? Assemblies.RELUCTANT : Assemblies.ENTHUSIASTIC),
                        "The marker is at your end.");
            case QUIBERON_BAY ->
                unless(
                        table.has(Mark.NO_FRENCH_NAVAL_MOVES)
                                || board().controls(
                                                Sides.BRITISH, table.country().space("Louisbourg"))
                                || table.track().year() >= 1760,
                        "The French fleet is not yet to be beaten.");
            case DIPLOMATIC_REVOLUTION -> unless(!table.has(Mark.QUIBERON_BAY), "Quiberon Bay has been fought.");
            case INTRIGUES_AGAINST_SHIRLEY ->
                unless(table.track().vp() >= 1 && shirley().isPresent(), "Shirley is not to be hurt.");
            case WILLIAM_PITT -> Optional.empty();
            default -> reinforcements().fault();
        };
    }

    private static final List<Department> BRITISH = List.of(Department.NORTHERN, Department.SOUTHERN);

    void happen() {
        switch (card.event()) {
            case BASTIONS_REPAIRED -> {
                var space = pick(side, "Which siege falls back to level 0?", damaged());
                table.board(now -> now.withSiege(space, Optional.of(0)));
                table.rule("5.51", "The bastions of %s are repaired.", space);
            }
            case LOUISBOURG_SQUADRONS -> squadrons();
            case GOVERNOR_VAUDREUIL_INTERFERES -> vaudreuil();
            case NORTHERN_INDIAN_ALLIANCE -> alliance(Unit.Group.NORTHERN);
            case WESTERN_INDIAN_ALLIANCE -> alliance(Unit.Group.WESTERN);
            case IROQUOIS_ALLIANCE ->
                reinforcements()
                        .indians(
                                table.umpire().roll("5.53", "Iroquois Alliance"),
                                unit -> unit.group() == Unit.Group.IROQUOIS);
            case MOHAWKS -> reinforcements().mohawks();
            case CHEROKEES -> reinforcements().cherokees();
            case CHEROKEE_UPRISING -> uprising();
            case TREATY_OF_EASTON -> gone(loose(Sides.FRENCH, unit -> unit.group() == Unit.Group.WESTERN));
            case INDIANS_DESERT -> desert();
            case SMALL_POX -> smallPox();
            case COURIER_INTERCEPTED -> courier();
            case FRANCOIS_BIGOT -> {
                var lost = random(Sides.FRENCH);
                table.lay(Sides.FRENCH, lost, "5.51", false, "The French discard %s.", lost.label());
            }
            case BRITISH_MINISTERIAL_CRISIS -> crisis();
            case PROVINCIAL_REGIMENTS_DISPERSED -> {
                for (var department : BRITISH) {
                    var there = provincials(department);
                    int count = Math.min(dispersed(department), there.size());
                    if (count > 0)
                        gone(some(
                                side, "Which provincials of the " + department + " Department go home?", there, count));
                }
            }
            case STINGY_PROVINCIAL_ASSEMBLY -> {
                var departments = Lists.those(
                        BRITISH, department -> !looseProvincials(department).isEmpty());
                var department = pick(side, "Which department is stingy?", departments);
                gone(some(
                        Sides.BRITISH,
                        "Which provincials of the " + department + " Department go home?",
                        looseProvincials(department),
                        1));
            }
            case BRITISH_COLONIAL_POLITICS -> politics();
            case QUIBERON_BAY -> {
                table.mark(Mark.QUIBERON_BAY, true);
                table.mark(Mark.DIPLOMATIC_REVOLUTION, false);
            }
            case WILLIAM_PITT -> {
                table.mark(Mark.WILLIAM_PITT, true);
                Sequence.pool(table);
                takeBack(TROOPS);
            }
            case DIPLOMATIC_REVOLUTION -> {
                table.mark(Mark.DIPLOMATIC_REVOLUTION, true);
                takeBack(List.of(Event.FRENCH_REGULARS, Event.TROOP_TRANSPORTS));
            }
            case INTRIGUES_AGAINST_SHIRLEY -> shirley().ifPresent(table::eliminate);
            default -> reinforcements().happen();
        }
        table.rule("5.51", "%s has happened.", card.title());
    }

    private <A> A pick(Side who, String text, List<A> things) {
        return table.umpire()
                .settleOne(new Asking(who, "5.51", WarTopic.EVENT, table.subject(card.title()), text).one(things));
    }

    private <A> List<A> some(Side who, String text, List<A> things, int count) {
        return table.umpire()
                .settle(new Asking(who, "5.51", WarTopic.EVENT, table.subject(card.title()), text)
                        .some(things, count, count));
    }

    private void gone(List<Unit> units) {
        units.forEach(table::eliminate);
        if (!units.isEmpty()) table.rule("5.51", "%s are lost.", Wording.list(units));
    }

    private List<Space> damaged() {
        return Lists.those(
                table.country().spaces(),
                space -> board().isInside(side, space) && board().sieges().get(space) > 0);
    }

    private boolean hasFort(String name) {
        return board().fort(table.country().space(name)).equals(Optional.of(Sides.FRENCH));
    }

    private List<Leader> frenchLeaders() {
        return Lists.those(
                table.country().leaders(Sides.FRENCH),
                leader -> board().space(leader)
                        .filter(at -> !board().isInside(Sides.FRENCH, at))
                        .filter(at -> !(at.name().equals("Louisbourg") && table.has(Mark.NO_FRENCH_NAVAL_MOVES)))
                        .isPresent());
    }

    private void vaudreuil() {
        var two = some(side, "Which two French leaders change places?", frenchLeaders(), 2);
        var one = board().place(two.getFirst());
        var other = board().place(two.getLast());
        table.move(List.of(two.getFirst()), other);
        table.move(List.of(two.getLast()), one);
        table.rule("5.51", "%s change places.", Wording.list(two));
    }

    private void squadrons() {
        table.mark(Mark.NO_AMPHIBIOUS_LANDINGS, true);
        if (table.umpire().roll("5.51", "Louisbourg Squadrons") > 3) return;
        table.mark(Mark.NO_FRENCH_NAVAL_MOVES, true);
        table.cards(cards -> cards.minus(Pile.DISCARDS, card).plus(Pile.REMOVED, card));
        table.rule("5.51", "The French sail no more.");
    }

    private void alliance(Unit.Group group) {
        int die = table.umpire().roll("5.53", card.title());
        int points = table.track().vp() >= 5 ? die : (die + 1) / 2;
        boolean lakes = hasFort(Occupation.NIAGARA);
        reinforcements()
                .indians(points, unit -> unit.group() == group || lakes && unit.group() == Unit.Group.PAYS_DEN_HAUT);
    }

    private boolean mayWinIroquois() {
        var carry = Lists.each(List.of("Oswego", "Oneida Carry West", "Oneida Carry East"), table.country()::space);
        boolean held = carry.stream().anyMatch(space -> board().hasFortification(side, space))
                && carry.stream().noneMatch(space -> board().hasFortification(enemy(), space));
        var homes = Lists.those(
                table.country().spaces(),
                space -> List.of("Cayuga", "Oneida", "Onondaga", "Seneca", "Tuscarora").stream()
                        .anyMatch(space.tribes()::contains));
        return held && (side == Sides.FRENCH || reaches(table.leader(Leader.JOHNSON), homes));
    }

    private boolean mayTreat() {
        var forks = table.country().space(Occupation.OHIO_FORKS);
        return table.country().roads().from(forks).with(forks).stream()
                .anyMatch(space -> board().hasUnbesiegedFortification(Sides.BRITISH, space)
                        && board().units(Sides.BRITISH, space).stream().anyMatch(Unit::isDrilled));
    }

    private void uprising() {
        table.mark(Mark.CHEROKEE_UPRISING, true);
        gone(loose(Sides.BRITISH, unit -> unit.group() == Unit.Group.CHEROKEE));
        var regulars = loose(Sides.BRITISH, unit -> unit.is(Kind.REGULAR));
        gone(some(Sides.BRITISH, "Which Regulars are lost?", regulars, Math.min(2, regulars.size())));
        var provincials = looseProvincials(Department.SOUTHERN);
        gone(some(Sides.BRITISH, "Which Southern provincials are lost?", provincials, Math.min(1, provincials.size())));
    }

    private void desert() {
        var spaces = Lists.those(
                table.country().spaces(),
                space -> board().freeUnits(enemy(), space).stream().anyMatch(Unit::isIndian));
        var space = pick(side, "Where do Indians desert?", spaces);
        var indians = Lists.those(board().freeUnits(enemy(), space), Unit::isIndian);
        gone(some(side, "Which Indians desert?", indians, Math.min(2, indians.size())));
    }

    private List<Space> crowded() {
        return Lists.those(
                table.country().spaces(), space -> board().units(enemy(), space).size() > 4);
    }

    /** Full strength is reduced before anybody is eliminated. */
    private void smallPox() {
        var space = pick(side, "Where does the small pox break out?", crowded());
        int die = table.umpire().roll("5.51", "Small Pox in " + space);
        var units = board().units(enemy(), space);
        int steps = units.size() > 8 ? die : (die + 1) / 2;
        for (int left = steps; left > 0; ) {
            var there = board().units(enemy(), space);
            var full = Lists.those(there, unit -> !board().isReduced(unit));
            var open = full.isEmpty() ? there : full;
            int now = Math.min(left, open.size());
            if (now == 0) break;
            some(enemy(), "The small pox in %s: who loses a step?".formatted(space), open, now)
                    .forEach(table::reduce);
            left -= now;
        }
        gone(Lists.those(board().units(enemy(), space), Unit::isIndian));
    }

    /** A card of a hand, by its place in it (R2). */
    private Card random(Side whose) {
        var hand = table.hand(whose);
        int die = hand.size() == 1
                ? 1
                : table.umpire().roll("5.51", "a card of the " + whose + " hand", new Die(1, hand.size()));
        return hand.get(die - 1);
    }

    private void courier() {
        int die = table.umpire().roll("5.51", "Courier Intercepted!");
        if (die < 3) return;
        var taken = random(enemy());
        table.cards(cards -> cards.minus(Pile.hand(enemy()), taken).plus(Pile.hand(side), taken));
        table.umpire().show("5.51", Dealing.DECK, taken.id(), "%s take %s.", Sides.the(side), taken.label());
    }

    private void crisis() {
        var among = List.of(47, 48, 54, 57, 58, 59, 60, 61, 63, 64);
        var held = Lists.those(table.hand(Sides.BRITISH), one -> among.contains(one.number()));
        var text = "The ministry is in a crisis: which card do you discard?";
        var asking = new Asking(Sides.BRITISH, "5.51", WarTopic.EVENT, table.subject(card.title()), text);
        var lost = table.umpire()
                .ask(asking.some(held, held.isEmpty() ? 0 : 1, held.isEmpty() ? 0 : 1)
                        .secretly());
        for (var one : lost) table.lay(Sides.BRITISH, one, "5.51", false, "The British discard %s.", one.label());
    }

    private List<Unit> provincials(Department department) {
        var group = department == Department.NORTHERN ? Unit.Group.NORTHERN_PROVINCIAL : Unit.Group.SOUTHERN_PROVINCIAL;
        return Lists.those(board().unitsOnMap(Sides.BRITISH), unit -> unit.group() == group);
    }

    private List<Unit> looseProvincials(Department department) {
        return Lists.those(
                provincials(department),
                unit -> !board().isInside(Sides.BRITISH, board().space(unit).orElseThrow()));
    }

    private int dispersed(Department department) {
        int raids = board().raided().entrySet().stream()
                .filter(entry -> entry.getKey().department().equals(Optional.of(department)))
                .mapToInt(entry -> entry.getValue().french())
                .sum();
        return provincials(department).isEmpty() ? 0 : raids;
    }

    /** 5.54 */
    private void politics() {
        int step = side == Sides.FRENCH ? -1 : 1;
        var next = Assemblies.values()[table.track().assemblies().ordinal() + step];
        table.track(track -> track.with(next));
        if (side == Sides.BRITISH) return;
        for (var department : BRITISH) {
            int over = provincials(department).size() - next.limit(department);
            var loose = looseProvincials(department);
            int count = Math.clamp(over, 0, loose.size());
            if (count > 0)
                gone(some(
                        Sides.BRITISH,
                        "Which provincials of the " + department + " Department are disbanded?",
                        loose,
                        count));
        }
    }

    private void takeBack(List<Event> events) {
        var there = Lists.those(table.now().cards().discards(), one -> events.contains(one.event()));
        if (there.isEmpty()) return;
        var text = "Which card do you take from the discards?";
        var asking = new Asking(side, "5.51", WarTopic.EVENT, table.subject(card.title()), text);
        for (var one : table.umpire().ask(asking.some(there, 0, 1))) {
            table.cards(cards -> cards.minus(Pile.DISCARDS, one).plus(Pile.hand(side), one));
            table.rule("5.22", "%s take %s from the discards.", Sides.the(side), one.label());
        }
    }

    private Optional<Leader> shirley() {
        return table.leader("Shirley")
                .filter(leader -> board().space(leader)
                        .filter(at -> !board().isInside(Sides.BRITISH, at))
                        .isPresent());
    }
}
