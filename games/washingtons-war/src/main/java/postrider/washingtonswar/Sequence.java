package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import postrider.kernel.Choice;
import postrider.kernel.Lists;
import postrider.kernel.Side;

/** Chapter 5, the sequence of play. */
final class Sequence {
    private Sequence() {}

    /** Goes on until an order is needed or the game is over. */
    static void advance(Table table) {
        while (table.now().track().toMove().isEmpty()
                && table.now().track().winner().isEmpty()) {
            if (table.now().track().phase() == Track.Phase.STRATEGY) endTurn(table);
            else beginTurn(table);
        }
    }

    /** 4.0: after the Committees the British, after For the King the war. */
    static void placed(Table table) {
        var phase = table.now().track().phase();
        if (phase == Track.Phase.COMMITTEES_OF_CORRESPONDENCE)
            table.track(track -> track.withPhase(Track.Phase.FOR_THE_KING).withToMove(Optional.of(Side.BRITISH)));
        else table.track(track -> track.withToMove(Optional.empty()));
    }

    /** What follows the resolution of a card: perhaps the end (13.1), the alliance (12.2.B), new cards (6.33.B), the next player (5.3). */
    static void afterCard(CardPlay play) {
        var table = play.table();
        Victory.automatic(table);
        if (table.now().track().winner().isPresent()) return;
        FrenchAlliance.takeEffect(table);
        play.replacements().forEach(side -> Dealing.replace(table, side, "6.33.B"));
        var enemy = Box.enemy(play.side());
        var order = TournamentRule.anotherAction(play) ? List.of(play.side()) : List.of(enemy, play.side());
        var next = Lists.first(order, side -> !table.now().cards().hand(side).isEmpty());
        table.track(track -> track.withToMove(next));
        if (!next.equals(Optional.of(enemy))) table.cards(cards -> cards.withExchange(Optional.empty())); // 6.32.C
    }

    private static void beginTurn(Table table) {
        table.umpire().rule("5.0", "The turn of %d begins.", table.now().track().year());
        table.track(track -> track.withPhase(Track.Phase.STRATEGY));
        Reinforcements.phase(table); // 5.1
        Dealing.phase(table); // 5.2
        Victory.automatic(table);
        if (table.now().track().winner().isEmpty()) firstPlayer(table); // 5.3
    }

    /** 5.3 a to c */
    private static void firstPlayer(Table table) {
        boolean dispersed = table.now().track().has(Track.Mark.CONGRESS_DISPERSED);
        table.track(track -> track.with(
                Track.Mark.CONGRESS_DISPERSED, table.now().board().congress().isEmpty()));
        var chooser = dispersed ? Side.BRITISH : Side.AMERICAN;
        var who = Choice.one(
                chooser,
                "5.3",
                WarTopic.FIRST_PLAYER,
                "",
                "Who plays the first card of %d?".formatted(table.now().track().year()),
                sides());
        if (chooser == Side.BRITISH) {
            plays(table, table.umpire().askOne(who), "5.3.b");
            return;
        }
        var claim = claim(table);
        if (claim.isEmpty()) {
            plays(table, table.umpire().askOne(who), "5.3.c");
            return;
        }
        var both = table.umpire().askBoth(claim.get(), who);
        boolean claimed = both.first().getFirst();
        table.track(track -> track.with(Track.Mark.CAMPAIGN_FIRST, claimed));
        if (claimed) plays(table, Side.BRITISH, "5.3.a");
        else plays(table, both.second().getFirst(), "5.3.c");
    }

    private static void plays(Table table, Side first, String rule) {
        table.track(track -> track.withToMove(Optional.of(first)));
        table.umpire()
                .rule(rule, "%s play first%s.", Names.the(first), rule.equals("5.3.a") ? ", with a campaign card" : "");
    }

    private static LinkedHashMap<String, Side> sides() {
        var sides = new LinkedHashMap<String, Side>();
        sides.put("British", Side.BRITISH);
        sides.put("American", Side.AMERICAN);
        return sides;
    }

    /**
     * 5.3.a: asked of the British whatever they hold, as long as the American cannot rule out that they are able. Which
     * campaign it is makes no difference to where it may begin.
     */
    private static Optional<Choice<Boolean>> claim(Table table) {
        var cards = table.now().cards();
        var hand = cards.hand(Side.BRITISH);
        var campaign = Lists.first(hand, Card::isCampaign)
                .or(() -> Lists.first(cards.hand(Side.AMERICAN), Card::isCampaign))
                .or(() -> Lists.first(cards.deck(), Card::isCampaign));
        if (campaign.isEmpty() || !Operations.mayBegin(new CardPlay(table, Side.BRITISH, campaign.get())))
            return Optional.empty();
        var options = new LinkedHashMap<String, Boolean>();
        if (Lists.first(hand, Card::isCampaign).isPresent()) options.put("yes", true);
        options.put("no", false);
        var claim = Choice.one(
                Side.BRITISH,
                "5.3.a",
                WarTopic.CLAIM_THE_FIRST_PLAY,
                "",
                "Do you claim the first play of the turn by playing a campaign card?",
                options);
        return Optional.of(claim.secretly());
    }

    private static void endTurn(Table table) {
        WinterAttrition.phase(table); // 5.4
        Victory.automatic(table);
        if (table.now().track().winner().isPresent()) return;
        FrenchAlliance.navyPhase(table); // 5.5
        PoliticalControl.phase(table); // 5.6
        endPhase(table); // 5.7
    }

    /** 5.7 */
    private static void endPhase(Table table) {
        FrenchAlliance.europeanWar(table);
        int year = table.now().track().year();
        if (Victory.isLastTurn(table.now())) {
            table.umpire().rule("5.7", "The war ends in %d.", year);
            Victory.atEnd(table);
            return;
        }
        for (var side : List.of(Side.AMERICAN, Side.BRITISH)) clear(table, side);
        table.track(track -> track.with(Track.Mark.MUTINIES, false)
                .with(Track.Mark.CAMPAIGN_FIRST, false)
                .withYear(year + 1));
        beginTurn(table);
    }

    /** 5.7 End Phase Clarification: boxes and queues do not carry over. */
    private static void clear(Table table, Side side) {
        var spent = new ArrayList<>(table.now().cards().reinforcements(side));
        spent.addAll(table.now().cards().queue(side));
        table.discardAll(spent);
        table.cards(cards -> cards.with(Pile.reinforcements(side), List.of()).with(Pile.queue(side), List.of()));
    }
}
