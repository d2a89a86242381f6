package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Optional;
import postrider.kernel.Rules.Ending;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Country;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;

/** Chapter 13: victory (13.1). */
record Victory(WorkingPosition table) implements AtTable {
    static final int SUDDEN = 11;

    /** 4.0 B.6 */
    void check() {
        var sudden = sudden();
        sudden.ifPresent(this::end);
        var track = track();
        if (sudden.isEmpty() && track.year() == track.lastYear())
            end(track.lastYear() == 1759 ? in1759() : byPoints("13.13", 1, 5));
    }

    private void end(Ending ending) {
        table.track(track -> track.withEnding(ending));
        rule(ending.rule(), "%s", ending.sentence());
    }

    private static Ending won(Side side, String rule, String why) {
        return new Ending(Optional.of(side), rule, "%s win: %s.".formatted(Sides.the(side), why));
    }

    /** 13.11 */
    private Optional<Ending> sudden() {
        boolean all = country().fortresses().stream().allMatch(space -> board().controls(Sides.BRITISH, space));
        boolean forts = board().isSolelyOccupied(Sides.BRITISH, country().space(Country.NIAGARA))
                && board().isSolelyOccupied(Sides.BRITISH, country().space(Country.OHIO_FORKS));
        var lacking = all ? "Niagara and Ohio Forks" : "all fortresses";
        if (umpire().applies(all && forts, "13.11", "The British do not control %s.", lacking))
            return Optional.of(won(Sides.BRITISH, "13.11", "they control all fortresses, Niagara and Ohio Forks"));
        for (var side : Sides.BOTH)
            if (reached(side, SUDDEN)) return Optional.of(won(side, "13.11", "they have 11 victory points"));
        int year = track().year();
        int needed = year == 1760 ? 8 : 5;
        if ((year == 1760 || year == 1761) && reached(Sides.FRENCH, needed))
            return Optional.of(won(Sides.FRENCH, "13.11", "they have %d victory points in %d".formatted(needed, year)));
        return Optional.empty();
    }

    private boolean reached(Side side, int needed) {
        int vp = track().vp(side);
        return umpire().applies(
                        vp >= needed, "13.11", "%s have %d victory points, not %d.", Sides.the(side), vp, needed);
    }

    /** 13.12 */
    private Ending in1759() {
        var ours = Lists.filter(country().fortresses(), space -> space.isFriendlyTo(Sides.BRITISH));
        var prizes = Lists.map(List.of("Québec", "Montréal", Country.NIAGARA, Country.OHIO_FORKS), country()::space);
        if (ours.stream().allMatch(this::keeps)
                && Lists.filter(prizes, this::isBritish).size() >= 2)
            return won(Sides.BRITISH, "13.12", "they control their fortresses and two great prizes");
        return byPoints("13.12", 1, 1);
    }

    private boolean isBritish(Space space) {
        return space.fortress()
                ? board().controls(Sides.BRITISH, space)
                : board().isSolelyOccupied(Sides.BRITISH, space);
    }

    /** A side still holds a fortress if its besiegers cannot roll on the Siege Table. */
    private boolean keeps(Space space) {
        if (board().controls(Sides.BRITISH, space)) return true;
        return board().isInside(Sides.BRITISH, space)
                && !Siege.at(table, Sides.FRENCH, space).mayRoll();
    }

    /** 13.12, 13.13, 13.14 */
    private Ending byPoints(String rule, int french, int british) {
        int vp = track().vp();
        if (vp >= french) return won(Sides.FRENCH, rule, "they have the victory points");
        if (-vp >= british) return won(Sides.BRITISH, rule, "they have the victory points");
        return new Ending(Optional.empty(), "13.14", "The war ends in a draw.");
    }
}
