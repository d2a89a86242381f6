package postrider.washingtonscrossing.rules;

import java.util.List;
import java.util.Optional;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.River;
import postrider.washingtonscrossing.Terrain;
import postrider.washingtonscrossing.Works;

/** 17.1: the defenders and their terrain, once the defender has reacted. */
record Defence(Attack attack, List<Leader> leaders) implements AtTable.InTurn {
    static Defence against(Attack attack) {
        var turn = attack.turn();
        return new Defence(attack, turn.board().in(turn.enemy(), attack.target()));
    }

    @Override
    public PlayerTurn turn() {
        return attack.turn();
    }

    Hex hex() {
        return attack.target();
    }

    int men() {
        return board().troops(leaders);
    }

    Terrain terrain() {
        return country().terrain(hex());
    }

    /** Unconfirmed terrain that counts; rivers on any side of the hex, since who attacks across which is hidden (3.0). */
    List<Optional<String>> doubts() {
        var map = country().unconfirmed();
        var ground = terrain().isRough() ? map.ground(hex()) : Optional.<String>empty();
        return List.of(
                ground.map(why -> "%s in %s (%s)".formatted(terrain().word(), name(), why)),
                river().flatMap(this::doubt));
    }

    private Optional<String> doubt(River river) {
        var country = country();
        var beside = Lists.filter(country.grid().neighbours(hex()), next -> country.hasRiver(next, hex(), river));
        return Lists.first(beside, next -> country.unconfirmed().rivers().between(next, hex()))
                .map(why -> "the %s beside %s (%s)".formatted(river.word(), name(), why));
    }

    private String name() {
        return name(hex());
    }

    /** 17.1, 17.2.3: the water between them and an attacker that counts, if any (R45); the ferry at Brunswick is a minor river (11.4.4). */
    Optional<River> river() {
        var rivers = table().turn().isFrozen() ? List.of(River.MAJOR_RIVER) : List.of(River.MINOR_RIVER, River.CREEK);
        return Lists.find(
                rivers,
                river -> attack.hexes().stream().anyMatch(from -> country().hasRiver(from, hex(), river)));
    }

    Optional<Works> works() {
        return board().works(hex())
                .filter(works -> works.side() == attack.turn().enemy());
    }

    /** 17.1: the worst condition among them, as the charts name it. */
    Optional<String> condition() {
        var forces = Lists.map(leaders, board()::there);
        if (forces.stream().anyMatch(Force::isRouted)) return Optional.of("defender routed");
        return forces.stream().anyMatch(Force::isDisordered) ? Optional.of("defender disordered") : Optional.empty();
    }
}
