package postrider.americanwar.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** What the referee's questions tell of spaces that can be chosen. */
public record Whereabouts(Position now) {

    public List<String> of(Collection<Space> spaces) {
        return Lists.map(spaces, this::of);
    }

    /** "Boston: British PC, port, winter quarters; Howe with 5 CU." */
    private String of(Space space) {
        var parts = new ArrayList<String>();
        parts.add(now.control(space).map(side -> side + " PC").orElse("no PC"));
        switch (space.shape()) {
            case FORTIFIED_PORT -> parts.add("fortified port");
            case WINTER_QUARTERS -> parts.add(space.port() ? "port, winter quarters" : "winter quarters");
            case ORDINARY -> {
                if (space.port()) parts.add("port");
            }
        }
        var forces = Lists.filter(Lists.map(Sides.BOTH, side -> force(side, space)), force -> !force.isEmpty());
        return "%s: %s%s."
                .formatted(
                        space, String.join(", ", parts), forces.isEmpty() ? "" : "; " + String.join(" and ", forces));
    }

    private String force(Side side, Space space) {
        var troops = now.troops(side, space);
        var generals = Lists.joined(now.generals(side, space), " and ", Object::toString);
        if (generals.isEmpty()) return troops.isEmpty() ? "" : side + " " + troops.words();
        return generals + troops.with();
    }
}
