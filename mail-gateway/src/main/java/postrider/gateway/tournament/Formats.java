package postrider.gateway.tournament;

import postrider.tournament.Format;
import postrider.tournament.Knockout;
import postrider.tournament.Swiss;
import postrider.tournament.TieBreak;

/** How a tournament goes on, as its file says. */
final class Formats {
    private Formats() {}

    static Format of(TournamentPlan plan) {
        return switch (plan.kind()) {
            case SWISS -> new Swiss(plan.rounds(), TieBreak.USUAL);
            case KNOCK_OUT -> new Knockout(plan.drawn(), plan.odd());
        };
    }
}
