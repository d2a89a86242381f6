package postrider.americanwar.rules;

import java.util.Collection;
import java.util.List;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;

/** Describes spaces that can be chosen, for questions. */
public record Whereabouts(Position now) {

    public List<String> of(Collection<Space> spaces) {
        return Lists.map(spaces, this::of);
    }

    /** "Boston: British PC, port, winter quarters; Howe with 5 CU." */
    private String of(Space space) {
        var marker = now.control(space).map(side -> side + " PC").orElse("no PC");
        var port = space.port() ? "port" : "";
        var shape = switch (space.shape()) {
            case FORTIFIED_PORT -> "fortified port";
            case WINTER_QUARTERS -> Wording.joinNonEmpty(", ", port, "winter quarters");
            case ORDINARY -> port;
        };
        var forces = Wording.joinNonEmpty(" and ", force(Sides.AMERICAN, space), force(Sides.BRITISH, space));
        return "%s: %s."
                .formatted(space, Wording.joinNonEmpty("; ", Wording.joinNonEmpty(", ", marker, shape), forces));
    }

    private String force(Side side, Space space) {
        var troops = now.troops(side, space);
        var generals = Lists.joined(now.generals(side, space), " and ", Object::toString);
        if (generals.isEmpty()) return troops.isEmpty() ? "" : side + " " + troops.words();
        return generals + troops.with();
    }
}
