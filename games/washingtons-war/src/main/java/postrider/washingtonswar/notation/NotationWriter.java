package postrider.washingtonswar.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.Side;
import postrider.map.SpaceSet;
import postrider.notation.Ranges;
import postrider.washingtonswar.Board;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.Cards;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Pile;
import postrider.washingtonswar.Place;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Track;
import postrider.washingtonswar.rules.Dealing;

/** A position in statements, a line each: what stands on the track always, the rest where it differs from a blank one. */
final class NotationWriter {
    private static final List<Side> PLAYERS = List.of(Sides.AMERICAN, Sides.BRITISH);
    private final Position position;
    private final List<String> statements = new ArrayList<>();

    NotationWriter(Position position) {
        this.position = position;
    }

    List<String> statements() {
        statements.clear();
        track(position.track());
        if (position.tournamentRule()) say("tournament rule");
        boxes(position.board());
        for (var side : PLAYERS) control(side);
        for (var side : PLAYERS) units(side);
        cards(position.cards());
        return List.copyOf(statements);
    }

    private void track(Track track) {
        say("year " + track.year());
        say("phase " + track.phase().word());
        say(track.toMove().map(Side::word).orElse("nobody") + " to move");
        say(track.has(Track.Mark.REGULARS) ? "British regulars" : "no British regulars");
        say("French alliance " + track.alliance());
        say(
                switch (track.war()) {
                    case NEUTRAL -> "France neutral";
                    case ALLIED -> "France allied";
                    case EUROPEAN_WAR -> "European War";
                });
        if (track.has(Track.Mark.MUTINIES)) say("line mutinies");
        if (track.has(Track.Mark.CONGRESS_DISPERSED)) say("Congress dispersed this turn");
        if (track.has(Track.Mark.CAMPAIGN_FIRST)) say("British campaign first");
        track.winner()
                .ifPresent(won -> say("winner %s %s %s".formatted(won.side().word(), won.rule(), won.sentence())));
    }

    private void boxes(Board board) {
        say(board.congress().map(space -> "Congress in " + space).orElse("Congress dispersed"));
        board.navy().ifPresent(zone -> say("French Navy in " + zone));
        if (board.britishBox() > 0) say("British reinforcements " + board.britishBox() + " CU");
        if (board.frenchBox() != WarNotation.FRENCH_FORCE) say("French reinforcements " + board.frenchBox() + " CU");
        for (var box : Place.Box.values()) {
            var there = board.generals().entrySet().stream()
                    .filter(entry -> entry.getValue() == box && WarNotation.home(entry.getKey()) != box)
                    .map(entry -> entry.getKey().name())
                    .collect(Collectors.joining(", "));
            if (!there.isEmpty())
                say(there
                        + switch (box) {
                            case REINFORCEMENTS -> " in reinforcements";
                            case CAPTURED -> " captured";
                            case REMOVED -> " removed";
                            case FRANCE -> " in France";
                        });
        }
    }

    private void control(Side side) {
        var spaces = position.box().spaces().stream()
                .filter(space -> position.controls(side, space))
                .map(Space::name)
                .collect(Collectors.joining(", "));
        if (!spaces.isEmpty()) say(side + " PC in " + spaces);
    }

    private void units(Side side) {
        for (var space : position.box().spaces()) {
            var generals = position.generals(side, space);
            var troops = position.troops(space).only(side);
            if (generals.isEmpty() && troops.isEmpty()) continue;
            boolean named = !generals.isEmpty();
            var pieces = Stream.of(
                            generals.stream().map(General::name),
                            units(troops.british(), named ? "" : "British "),
                            units(troops.american(), named ? "" : "American "),
                            units(troops.french(), "French "))
                    .flatMap(all -> all)
                    .collect(Collectors.joining(" + "));
            say(pieces + " in " + space);
        }
    }

    private static Stream<String> units(int count, String nation) {
        return count == 0 ? Stream.empty() : Stream.of(count + " " + nation + "CU");
    }

    private void cards(Cards cards) {
        var rest = SpaceSet.all(position.box().cards());
        for (var pile : Pile.values()) {
            var there = cards.in(pile);
            if (!there.isEmpty()) say(pile.words() + " " + numbers(there));
            rest = rest.minus(rest.none().withAll(there));
        }
        if (!rest.equals(cards.deck())) say(Dealing.DECK + " " + numbers(cards.deck()));
        if (cards.reshuffle()) say("reshuffle due");
        cards.exchange().ifPresent(card -> say("exchange " + card.number()));
    }

    private static String numbers(Collection<Card> cards) {
        return Ranges.write(cards.stream().map(Card::number).toList());
    }

    private void say(String statement) {
        statements.add(statement);
    }
}
