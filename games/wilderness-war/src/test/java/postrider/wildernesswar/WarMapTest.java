package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Picture;
import postrider.kernel.view.Picture.Connection;
import postrider.kernel.view.Picture.Ground;
import postrider.kernel.view.Picture.Works;
import postrider.text.Lists;

/** The parts of a position that are on its map. */
class WarMapTest {
    private static final Country COUNTRY = RandomGame.BOX.country();
    private static final Position START = RandomGame.WAR.rules().setUp("annus-mirabilis", Map.of());

    private static Picture picture(Position now, Side viewer) {
        return RandomGame.WAR.rules().view(now, viewer).picture().orElseThrow();
    }

    private static Picture.Place place(Picture map, String name) {
        return Lists.find(map.sheet().places(), place -> place.name().equals(name))
                .orElseThrow();
    }

    private static List<String> standing(Picture map, String name) {
        return Lists.map(
                Lists.filter(
                        map.pieces(),
                        piece -> piece.at().equals(place(map, name).at())),
                piece -> "%s %s|%s|%s".formatted(piece.side(), piece.strength(), piece.name(), piece.detail()));
    }

    @Test
    void everySpaceHasAPointOfItsOwnOnTheCanvas() {
        var map = picture(START, Sides.FRENCH);
        assertEquals(
                141,
                map.sheet().places().stream().map(Picture.Place::at).distinct().count());
        for (var place : map.sheet().places()) {
            assertTrue(place.at().x() > 0 && place.at().x() < map.sheet().width(), place.name());
            assertTrue(place.at().y() > 0 && place.at().y() < map.sheet().height(), place.name());
        }
    }

    @Test
    void connectionsAreDrawnByKindAndOnce() {
        var ways = picture(START, Sides.FRENCH).sheet().connections();
        assertEquals(276 + 8, ways.size());
        assertEquals(
                53,
                ways.stream()
                        .filter(way -> way.stroke() == Connection.Stroke.RIVER)
                        .count());
        assertEquals(
                20,
                ways.stream()
                        .filter(way -> way.stroke() == Connection.Stroke.SHORE)
                        .count());
        assertEquals(
                8,
                ways.stream()
                        .filter(way -> way.stroke() == Connection.Stroke.ONE_WAY)
                        .count());
    }

    @Test
    void worksShowWithTheirOwner() {
        var map = picture(START, Sides.BRITISH);
        assertEquals(Works.FORT, place(map, "Hudson Carry North").works());
        assertEquals(Works.BEGUN, place(map, "Winchester").works());
        assertEquals(Works.STOCKADE, place(map, "Toronto").works());
        assertEquals(Optional.of(Sides.FRENCH), place(map, "Toronto").control());
        assertEquals(Optional.of(Sides.BRITISH), place(map, "Albany").control());
        assertEquals(Optional.empty(), place(map, "York").control());
        assertEquals(
                Ground.HILLS,
                map.sheet().areas().get(place(map, "Katskills").area()).ground());
    }

    @Test
    void forcesShowTheirLeaderTheirKindsAndTheirStrength() {
        var map = picture(START, Sides.BRITISH);
        assertEquals(List.of("French 11|Montcalm +1|2 reg 4 Ind 1 cour"), standing(map, "Montréal"));
        assertEquals(List.of("British 2||1 prov"), standing(map, "Carlisle"));
    }

    @Test
    void aSiegeAndARaidShow() {
        var there = COUNTRY.space("Louisbourg");
        var besieger = COUNTRY.units(Sides.BRITISH).getFirst();
        var board = START.board()
                .move(List.of(besieger), there)
                .withSiege(there, Optional.of(2))
                .withRaids(COUNTRY.space("York"), new Board.Raids(1, 0));
        var map = picture(START.with(board), Sides.FRENCH);
        assertTrue(standing(map, "Louisbourg").contains("British |Siege 2|"), standing(map, "Louisbourg") + "");
        assertEquals(Optional.of(Sides.FRENCH), place(map, "York").raided());
        assertEquals(Optional.empty(), place(map, "Carlisle").raided());
    }

    @Test
    void bothSidesSeeTheSameMap() {
        assertEquals(picture(START, Sides.FRENCH), picture(START, Sides.BRITISH));
    }
}
