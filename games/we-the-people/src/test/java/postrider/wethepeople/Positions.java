package postrider.wethepeople;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import postrider.americanwar.Board;
import postrider.americanwar.Box;
import postrider.americanwar.Card;
import postrider.americanwar.Cards;
import postrider.americanwar.Pile;
import postrider.americanwar.Place;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Track;
import postrider.americanwar.Troops;
import postrider.americanwar.notation.PositionNotation;
import postrider.kernel.Rules;
import postrider.kernel.ruling.Side;
import postrider.map.SpaceSet;

/** Random positions of every kind, legal or not, for round trips. */
final class Positions {
    /** The topics of this book. */
    private static final List<Track.Phase> PHASES =
            List.of(Track.Phase.COMMITTEES_OF_CORRESPONDENCE, Track.Phase.STRATEGY, Track.Phase.OVER);

    private static final List<Pile> PILES = List.of(
            Pile.AMERICAN_HAND,
            Pile.BRITISH_HAND,
            Pile.AMERICAN_REINFORCEMENTS,
            Pile.BRITISH_REINFORCEMENTS,
            Pile.DISCARDS,
            Pile.REMOVED,
            Pile.WAR_ENDS);

    private final Box box;
    private final Random random;

    Positions(Box box, long seed) {
        this.box = box;
        this.random = new Random(seed);
    }

    Position next() {
        var position = PositionNotation.blank(box);
        position = position.with(track(position.track()));
        position = position.with(board(position.board()));
        return position.with(cards(position.cards()));
    }

    private Track track(Track track) {
        var next = track.withYear(1775 + random.nextInt(9))
                .withPhase(pick(PHASES))
                .withToMove(maybe(side()))
                .with(Track.Mark.REGULARS, random.nextBoolean())
                .withWar(random.nextBoolean() ? Track.War.ALLIED : Track.War.NEUTRAL)
                .with(Track.Mark.MUTINY, random.nextBoolean())
                .with(Track.Mark.CAMPAIGN_FIRST, random.nextBoolean());
        return random.nextInt(5) > 0
                ? next
                : next.withEnding(new Rules.Ending(maybe(side()), "12.0", "Nine colonies; Canada counts, too."));
    }

    private Board board(Board board) {
        for (var space : box.country().spaces()) {
            if (random.nextInt(3) == 0) board = board.withControl(space, side());
            if (random.nextInt(4) == 0)
                board = board.withTroops(space, new Troops(random.nextInt(6), random.nextInt(3), random.nextInt(2)));
        }
        for (var general : box.country().generals())
            board = board.withGeneral(
                    general,
                    random.nextBoolean()
                            ? new Place.OnMap(pick(box.country().spaces()))
                            : pick(List.of(Place.Box.values())));
        return board.withCongress(maybe(pick(box.country().spaces())))
                .withNavy(maybe(pick(box.country().zones())))
                .withBritishBox(random.nextInt(9))
                .withFrenchBox(random.nextInt(6));
    }

    private Cards cards(Cards cards) {
        var all = new ArrayList<>(box.cards());
        Collections.shuffle(all, random);
        for (var pile : PILES) cards = cards.with(pile, deal(all, pile == Pile.WAR_ENDS ? 1 : random.nextInt(9)));
        if (random.nextInt(4) == 0) deal(all, 5);
        return cards.withDeck(SpaceSet.of(box.cards(), all));
    }

    private static List<Card> deal(List<Card> from, int count) {
        var top = from.subList(0, count);
        var dealt = List.copyOf(top);
        top.clear();
        return dealt;
    }

    private Side side() {
        return random.nextBoolean() ? Sides.AMERICAN : Sides.BRITISH;
    }

    private <T> Optional<T> maybe(T thing) {
        return random.nextBoolean() ? Optional.of(thing) : Optional.empty();
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
