package postrider.wildernesswar;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import postrider.wildernesswar.notation.WarNotation;

/** Random positions of every kind, legal or not, for round trips. */
final class Positions {
    private final Box box;
    private final SplittableRandom random;

    Positions(Box box, long seed) {
        this.box = box;
        this.random = new SplittableRandom(seed);
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private Space space() {
        return any(box.country().spaces());
    }

    Position next() {
        var start = WarNotation.blank(box);
        var track = start.track()
                .withVp(random.nextInt(25) - 12)
                .withLate(random.nextBoolean())
                .with(any(List.of(Track.Assemblies.values())));
        for (var mark : Track.Mark.values()) if (random.nextInt(4) == 0) track = track.with(mark, true);
        var cards = start.cards();
        for (var card : box.cards()) {
            int place = random.nextInt(6);
            if (place < 4) cards = cards.onto(List.of(Pile.values()).get(place), List.of(card));
        }
        return start.with(track).with(board(start.board())).with(cards);
    }

    private Board board(Board board) {
        for (var piece : box.country().pieces()) {
            var off = new ArrayList<Place>(List.of(Place.Off.values()));
            off.add(new Place.MilitiaBox(Department.NORTHERN));
            var place = random.nextInt(3) == 0 ? any(off) : space();
            board = board.put(piece, new Post(place, piece instanceof Unit && random.nextBoolean()));
        }
        for (int i = 0; i < 5; i++) {
            var side = any(Sides.BOTH);
            board = board.withWorks(
                            space(), Optional.of(new Works(any(List.of(Works.Kind.FORT, Works.Kind.STOCKADE)), side)))
                    .withBegun(space(), Optional.of(side))
                    .withSiege(space(), Optional.of(random.nextInt(3)))
                    .withRaids(space(), new Board.Raids(random.nextInt(3), random.nextInt(3)));
        }
        return board.withLandings(board.landings().with(space()))
                .withFieldworks(board.fieldworks().with(space()))
                .withCaptured(board.captured().with(any(box.country().fortresses())));
    }
}
