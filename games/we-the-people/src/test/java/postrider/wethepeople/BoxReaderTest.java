package postrider.wethepeople;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Box;
import postrider.americanwar.Card;
import postrider.americanwar.Sides;
import postrider.kit.BoxKit;
import postrider.wethepeople.game.WeThePeople;

class BoxReaderTest extends BoxKit {
    private static final Box OURS = Boxes.with(Optional.empty());

    BoxReaderTest() {
        super(new WeThePeople());
    }

    @Override
    protected String filledIn(String corrections) {
        return corrections
                .replace("event: unknown", "event: yes, steps: [{do: draw-cards, count: 1}]")
                .replace("remove-after-play: unknown", "remove-after-play: yes");
    }

    @Override
    protected String correction() {
        return "battle-cards:\n- {type: frontal, copies: 13}\n- {type: probe, copies: 9}\nprovenance: 'copy: mine'\n";
    }

    @Test
    void ourBoxIsWhole() {
        var country = OURS.country();
        assertEquals(61, country.spaces().size());
        assertEquals(
                95,
                country.spaces().stream()
                                .mapToInt(space ->
                                        country.connections().adjacent(space).size())
                                .sum()
                        / 2);
        assertEquals(13, country.generals().size());
        assertEquals(96, OURS.cards().size());
        assertEquals(
                64,
                OURS.battleCards().values().stream().mapToInt(copies -> copies).sum());
        assertEquals(14, country.colonies().size());
        assertEquals(List.of("1775"), List.copyOf(OURS.scenarios().keySet()));
    }

    @Test
    void piecesAreWhatTheRuleBookSays() {
        var country = OURS.country();
        assertEquals(2, country.general("Washington").battle());
        assertEquals(Sides.AMERICAN, country.general("Rochambeau").side());
        assertTrue(country.general("Rochambeau").french());
        assertTrue(country.names().spaces().require("New York").winterQuarters());
        assertEquals(8, OURS.cards().stream().filter(Card::isSpecial).count());
        assertTrue(OURS.card(55).removed() && OURS.card(55).eventKnown());
        assertTrue(OURS.card(69).isBattleCardOf(Sides.AMERICAN));
        assertFalse(OURS.card(90).eventKnown());
    }

    @Test
    void unconfirmedRecordsAreListed() {
        var lines = OURS.unconfirmed().values().stream().flatMap(List::stream).toList();
        assertTrue(lines.contains("space Boston: kind recalled: low"), lines::toString);
        assertTrue(
                lines.stream().anyMatch(line -> line.startsWith("battle card frontal: copies recalled: low")),
                lines::toString);
        assertTrue(lines.stream().anyMatch(line -> line.startsWith("card 1-18 1 OPS: copies recalled: low")));
    }

    @Test
    void recordsAreCheckedAgainstEachOther() throws IOException {
        lay("mine.yaml", """
                provenance: 'copy: mine'
                colonies:
                - {name: Vermont}
                spaces:
                - {name: Kingston, colony: Vermnt, kind: ordinary}
                - {name: Albany, kind: harbour}
                - {name: York, aliases: [Boston]}
                - {name: Salem, zone: New England}
                lines:
                - {between: [Albany, Sarratoga]}
                - {between: [Albany, Albany]}
                generals:
                - {name: Washington, gone: true}
                - {name: Howe, battle: 7}
                - {name: Clinton, agility: 2}
                cards:
                - {number: 12-13, ops: 4}
                - {number: 77, steps: [{do: scalp}]}
                - {number: 74, gone: true}
                - {number: 75, reshuffle: when-played}
                - {number: 97, title: One too many, kind: event, event: unknown}
                battle-cards:
                - {type: frontal, copies: 20}
                - {type: reserves, copies: 4}
                turns:
                - {year: 1779, gone: true}
                scenarios:
                - {name: '1775', gone: true}
                """);
        assertFaults(
                "mine.yaml, colony Vermont: 'south' is missing",
                "mine.yaml, space Albany: 'kind' is 'harbour', none of ordinary, winter-quarters, fortified-port",
                "mine.yaml, space Kingston: 'Vermnt' is no colony of this box",
                "mine.yaml, line Albany - Sarratoga: 'Sarratoga' is no space of this box",
                "mine.yaml, general Howe: 'battle' is 7, not 1 to 6",
                "mine.yaml, battle card reserves: 'type' is 'reserves', none of frontal, flank-left",
                "mine.yaml, card 12 1 OPS: 'ops' is 4, not 1 to 3",
                "mine.yaml, card 13 1 OPS: 'ops' is 4, not 1 to 3",
                "mine.yaml, card 77 Continental Line Mutiny: 'steps 1 do' is 'scalp', none of condition-no",
                "mine.yaml, card 97 One too many: 'number' is 97, not 1 to 96",
                "mine.yaml, colony Vermont: has no space",
                "mine.yaml, space Kingston: no line leads there",
                "mine.yaml, space York: the name 'Boston' belongs to Boston already",
                "mine.yaml, line Albany - Albany: a line joins two different spaces",
                "generals: Washington is missing",
                "mine.yaml, general Clinton: there is no 'agility' (2.2)",
                "mine.yaml, space Salem: there is no 'zone', but a 'port' (5.5)",
                "mine.yaml, card 75 George Rogers Clark Launches a Western Offensive: there is no 'printed', 'reshuffle'",
                "turns: turn 1779 is missing (5.1, 5.7)",
                "scenarios: there is none",
                "colonies: there are 15, not 14 (3.0",
                "generals: there are 12, not 13 (2.0)",
                "battle-cards: there are 70, not 64 (2.0)",
                "battle-cards: there are 7, not 6 (9.1)",
                "cards: card 74 is missing (2.0)");
    }

    @Test
    void aCardKeepsToItsKind() throws IOException {
        lay("cards.yaml", """
                cards:
                - {number: 5, steps: [{do: draw-cards, count: 1}], provenance: 'copy: mine'}
                - {number: 6, kind: event, provenance: 'copy: mine'}
                - {number: 55, playable-by: american, provenance: 'copy: mine'}
                - {number: 56, steps: [], provenance: 'copy: mine'}
                - {number: 57, steps: [{do: condition-no-alliance}], provenance: 'copy: mine'}
                - {number: 63, steps: [{do: draw-cards, count: 1}], provenance: 'copy: mine'}
                - {number: 69, steps: [{do: draw-cards, count: 1}], provenance: 'copy: mine'}
                - {number: 73, steps: [{do: take-random-card, side: french, count: 1}], provenance: 'copy: mine'}
                - {number: 76, steps: [{do: move-navy-away}], provenance: 'copy: mine'}
                - {number: 77, steps: [{do: place-pc, count: 1, per-colony: 1}], provenance: 'copy: mine'}
                - {number: 88, remove-after-play: true, provenance: 'copy: mine'}
                - {number: 90, steps: [{do: draw-cards, count: 1}], provenance: 'copy: mine'}
                - {number: 91, event: yes, provenance: 'copy: mine'}
                """);
        assertCardFaults(
                "card 5: only an event has steps (6.1)",
                "card 6: only an OPS card has 'ops' (6.1)",
                "card 6: an event has steps, or 'event: unknown'",
                "card 55: a special card is played by either side",
                "card 56: a special card must be played: it has steps",
                "card 57: a special card must be played: it has no condition",
                "card 63: only an event has steps (7.0)",
                "card 69: a battle card brings 'battle-cards' (9.0)",
                "card 73: the French play as Americans (6.2)",
                "card 76: no card of this game does 'move-navy-away'",
                "card 77: a step of 'place-pc' needs 'side'",
                "card 77: a step of 'place-pc' takes no 'per-colony'",
                "card 88: 'remove-after-play' is true, none of yes, no, unknown",
                "card 90: an unknown event has no steps; if it is known, say 'event: yes'",
                "card 91: an event has steps, or 'event: unknown'");
    }

    @Test
    void aScenarioMustBeAPosition() throws IOException {
        lay("mine.yaml", "scenarios:\n- {name: '1775', text: Howe in Bston; queue 3, provenance: 'copy: mine'}\n");
        assertTrue(
                fault().contains("mine.yaml, scenario 1775: 'Howe in Bston': 'Bston' is no space; nearest: Boston"),
                this::fault);
        assertTrue(fault().contains("'queue 3': not understood"), this::fault);
    }
}
