package postrider.americanwar.rules;

import postrider.americanwar.Space;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;
import postrider.text.Wording;

/**
 * Adjacent PC markers of a side.
 *
 * @param holding where in them a piece, or for the British a port, keeps them
 * @param outlets spaces next to them that do
 */
public record MarkerGroup(SpaceSet<Space> markers, SpaceSet<Space> holding, SpaceSet<Space> outlets) {
    public boolean isIsolated() {
        return holding.isEmpty() && outlets.isEmpty();
    }

    /** Why they are not. */
    public String words(Side side) {
        var kept = holding.isEmpty() ? "next to " + Wording.list(outlets) : "kept by " + Wording.list(holding);
        return "The %s markers in %s are not isolated, %s.".formatted(side, Wording.list(markers), kept);
    }
}
