package postrider.gateway.tournament;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.log.SigningPolicy;
import postrider.text.Lists;
import postrider.tournament.OddOne;
import postrider.tournament.Sides;

/** Finds what does not fit together in a tournament's file. */
record PlanCheck(TournamentPlan plan, List<Participant> entrants, List<String> faults) {
    static final int ENTRANTS = 200;

    void look() {
        entrantsApart();
        officials();
        keys();
    }

    private void entrantsApart() {
        if (entrants.size() == 1 || entrants.size() > ENTRANTS)
            faults.add("entrants: there are %d; a tournament has from 2 to %d.".formatted(entrants.size(), ENTRANTS));
        for (int i = 0; i < entrants.size(); i++) {
            var again = twin(entrants.subList(0, i), entrants.get(i));
            if (again.isPresent()) faults.add("entrants[%d]: %s".formatted(i + 1, again.get()));
        }
        var seeds = new HashSet<Integer>();
        for (var entrant : entrants)
            entrant.seed()
                    .filter(seed -> !seeds.add(seed))
                    .ifPresent(seed -> faults.add("entrants: two have seed %d.".formatted(seed)));
    }

    private void officials() {
        boolean knockOut = plan.kind() == TournamentPlan.Kind.KNOCK_OUT;
        if (plan.eliminator().filter(one -> twin(entrants, one).isPresent()).isPresent())
            faults.add("eliminator: this person is among the entrants; the eliminator does not compete.");
        if (plan.assistant().filter(one -> one.is(plan.director().player())).isPresent())
            faults.add("assistant: that is the director; name somebody else.");
        if (knockOut && plan.odd() == OddOne.BYE && plan.eliminator().isPresent())
            faults.add("eliminator: a knock-out with byes needs none; write 'odd: eliminator' too.");
        if (knockOut && plan.sides() == Sides.BOTH)
            faults.add("sides: in a knock-out the two games could be shared one each; write 'in turn', or use bids.");
        boolean directorPlays = Stream.concat(entrants.stream(), plan.eliminator().stream())
                .anyMatch(one -> one.is(plan.director().player()));
        if (directorPlays && plan.assistant().isEmpty())
            faults.add("assistant: missing; the director plays, so somebody else must rule in the director's games.");
    }

    /** Checks that every entrant's key suits the games, and bids if there are any. */
    private void keys() {
        var known = Lists.filter(plan.games(), title -> !title.scenario().isEmpty());
        for (var entrant : entrants)
            for (var title : known)
                SigningPolicy.fault(title.options(), entrant.player()).ifPresent(faults::add);
        if (plan.sides() == Sides.BY_BID && known.stream().anyMatch(title -> !title.bidsItself()))
            Lists.find(
                            entrants,
                            one -> one.player().key().isEmpty()
                                    && !one.player().address().isEmpty())
                    .ifPresent(one ->
                            faults.add("bids: %s has no key, but bids must come in letters that prove who wrote them."
                                    .formatted(one.name())));
    }

    /** Why somebody cannot enter beside these; empty if they can. */
    static Optional<String> twin(List<Participant> others, Participant one) {
        if (one.player().address().isEmpty()) return Optional.empty();
        for (var other : others) {
            if (other.entered().equals(one.entered())
                    || other.player().address().equalsIgnoreCase(one.player().address()))
                return Optional.of(
                        "%s has already entered, as %s.".formatted(one.player().address(), other.name()));
            if (other.is(one.player()))
                return Optional.of(
                        "%s and %s have the same key; each needs their own.".formatted(other.name(), one.name()));
            if (other.name().equalsIgnoreCase(one.name()))
                return Optional.of("There are two called '%s'; write the names so that they can be told apart."
                        .formatted(one.name()));
        }
        return Optional.empty();
    }
}
