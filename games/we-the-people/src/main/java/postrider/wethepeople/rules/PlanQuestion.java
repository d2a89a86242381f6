package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.Sides;
import postrider.kernel.Asking;
import postrider.kernel.Circumstance;
import postrider.kernel.FreeQuestion;
import postrider.kernel.Lists;
import postrider.kernel.Odds;
import postrider.kernel.PerSide;
import postrider.kernel.Refused;
import postrider.kernel.Side;
import postrider.wethepeople.BattleCard;
import postrider.wethepeople.WarTopic;
import postrider.words.NameIndex;

/** 9.1, by letter: the battle plan of a side, in a word or in full. */
final class PlanQuestion extends FreeQuestion<BattlePlan> {
    private static final Pattern PARTS = Pattern.compile("[;,.\\s]*(?=\\b(?:lead|match|counterattack)\\b)[;,.\\s]*");
    private static final Pattern LEAST =
            Pattern.compile("(?:with|while) (?:at least )?(\\d{1,2})(?: (?:battle )?cards?)?(?: (?:are )?left)?");
    private static final NameIndex<BattleCard> NAMES = names();

    private final Circumstance circumstance;

    PlanQuestion(Battle battle, Side side, PerSide<BattleHand> hands) {
        super(asking(battle, side, hands), examples(hands.of(side)));
        this.circumstance = battle.working().now().forces(side, battle.space(), side == battle.attacker());
    }

    private static NameIndex<BattleCard> names() {
        var names = new LinkedHashMap<String, BattleCard>();
        for (var card : BattleCard.ALL) names.put(card.toString(), card);
        names.put("Left Flank", BattleCard.FLANK_LEFT);
        names.put("Right Flank", BattleCard.FLANK_RIGHT);
        names.put("Ranked Fire", BattleCard.FRONTAL);
        names.put("Entrenchment", BattleCard.BOMBARDMENT);
        names.put("Screen", BattleCard.PROBE);
        return new NameIndex<>("battle card", names);
    }

    private static Asking asking(Battle battle, Side side, PerSide<BattleHand> hands) {
        var own = hands.of(side);
        var enemy = hands.of(Sides.enemy(side));
        var about = (side == battle.attacker() ? "attacking " : "defending ") + battle.space();
        var text = "Battle in %s. What is your battle plan?".formatted(battle.space());
        var facts = new ArrayList<>(battle.facts());
        facts.add(
                "You hold %d battle cards: %s. Your enemy holds %d.".formatted(own.size(), own.words(), enemy.size()));
        for (var one : battle.sides())
            battle.general(one)
                    .ifPresent(general ->
                            facts.add("%s counterattacks %s.".formatted(general, Odds.onAtMost(general.battle()))));
        return new Asking(side, "9.1", WarTopic.BATTLE_PLAN, about, text).knowing(facts);
    }

    /** Each card that he holds first, one plan of more prudence, and the default, which silence means. */
    private static List<BattlePlan> examples(BattleHand hand) {
        var examples = new ArrayList<BattlePlan>();
        for (var card : hand.byNumber()) examples.add(new BattlePlan(List.of(card), BattleCard.ALL, Optional.of(2)));
        examples.add(new BattlePlan(
                List.of(), Lists.those(BattleCard.ALL, card -> card != BattleCard.PROBE), Optional.of(3)));
        examples.add(new BattlePlan(List.of(), BattleCard.ALL, Optional.empty()));
        examples.add(BattlePlan.DEFAULT);
        return examples;
    }

    /** What he holds is his secret, and the examples tell of it. */
    @Override
    public boolean secret() {
        return true;
    }

    @Override
    public Circumstance circumstance() {
        return circumstance;
    }

    @Override
    protected String words(BattlePlan plan) {
        return plan.words();
    }

    /** What is not said is as in the default plan. */
    @Override
    protected BattlePlan judged(String words) {
        var plan = BattlePlan.DEFAULT;
        var said = words.strip().toLowerCase(Locale.ROOT);
        if (said.equals("default")) return plan;
        for (var part : PARTS.split(said)) if (!part.isBlank()) plan = with(plan, part.strip(), words);
        return plan;
    }

    private BattlePlan with(BattlePlan plan, String part, String words) {
        var parts = part.split("[:\\s]+", 2);
        var rest = parts.length < 2 ? "" : parts[1].strip().replaceFirst("[;,.]+$", "");
        return switch (parts[0]) {
            case "lead" ->
                new BattlePlan(
                        rest.equals("most") ? List.of() : cards(rest, words), plan.match(), plan.counterattack());
            case "match" -> new BattlePlan(plan.lead(), matched(rest, words), plan.counterattack());
            case "counterattack" -> new BattlePlan(plan.lead(), plan.match(), least(rest, words));
            default -> throw notUnderstood(words);
        };
    }

    private List<BattleCard> matched(String said, String words) {
        return switch (said) {
            case "always", "all", "" -> BattleCard.ALL;
            case "never", "none", "nothing" -> List.of();
            default -> {
                var named = cards(said.replaceFirst("^(?:all|always) (?:but|except) |^never ", ""), words);
                boolean others = said.startsWith("all ") || said.startsWith("always ") || said.startsWith("never ");
                yield Lists.those(BattleCard.ALL, card -> named.contains(card) != others);
            }
        };
    }

    private Optional<Integer> least(String said, String words) {
        var least = LEAST.matcher(said);
        if (said.isEmpty() || said.equals("always")) return BattlePlan.DEFAULT.counterattack();
        if (said.equals("never")) return Optional.empty();
        if (!least.matches() || Integer.parseInt(least.group(1)) < 1) throw notUnderstood(words);
        return Optional.of(Integer.parseInt(least.group(1)));
    }

    private List<BattleCard> cards(String list, String words) {
        var cards = new ArrayList<BattleCard>();
        for (var name : list.split("\\s*(?:,|\\band\\b)\\s*")) {
            if (!NAMES.knows(name)) throw notUnderstood(words);
            var card = NAMES.require(name);
            if (!cards.contains(card)) cards.add(card);
        }
        return List.copyOf(cards);
    }

    private Refused notUnderstood(String words) {
        return new Refused(rule(), "'%s' is no battle plan.".formatted(words), nearest(words));
    }
}
