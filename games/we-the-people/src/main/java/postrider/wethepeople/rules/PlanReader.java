package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.kernel.Lists;
import postrider.wethepeople.BattleCard;
import postrider.words.NameIndex;

/** Reads a battle plan (9.1, R22), which can be judged before the battle: what is held in it changes nothing. */
public final class PlanReader {
    private static final Pattern PARTS = Pattern.compile("[;,.\\s]*(?=\\b(?:lead|match|counterattack)\\b)[;,.\\s]*");
    private static final Pattern LEAST =
            Pattern.compile("(?:with|while) (?:at least )?(\\d{1,2})(?: (?:battle )?cards?)?(?: (?:are )?left)?");
    private static final NameIndex<BattleCard> NAMES = names();

    private PlanReader() {}

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

    public static boolean isPlan(String words) {
        return read(words).isPresent();
    }

    /** What is not said is as in the default plan. Empty if the words are no plan. */
    static Optional<BattlePlan> read(String words) {
        var said = words.strip().toLowerCase(Locale.ROOT);
        var plan = Optional.of(BattlePlan.DEFAULT);
        if (said.equals("default")) return plan;
        for (var part : PARTS.split(said)) if (!part.isBlank()) plan = plan.flatMap(so -> with(so, part.strip()));
        return plan;
    }

    private static Optional<BattlePlan> with(BattlePlan plan, String part) {
        var parts = part.split("[:\\s]+", 2);
        var rest = parts.length < 2 ? "" : parts[1].strip().replaceFirst("[;,.]+$", "");
        return switch (parts[0]) {
            case "lead" -> leads(rest).map(lead -> new BattlePlan(lead, plan.match(), plan.counterattack()));
            case "match" -> matches(rest).map(match -> new BattlePlan(plan.lead(), match, plan.counterattack()));
            case "counterattack" -> counterattacks(plan, rest);
            default -> Optional.empty();
        };
    }

    private static Optional<List<BattleCard>> leads(String said) {
        return said.equals("most") ? Optional.of(List.of()) : cards(said);
    }

    private static Optional<List<BattleCard>> matches(String said) {
        return switch (said) {
            case "always", "all", "" -> Optional.of(BattleCard.ALL);
            case "never", "none", "nothing" -> Optional.of(List.of());
            default -> {
                boolean others = said.startsWith("all ") || said.startsWith("always ") || said.startsWith("never ");
                yield cards(said.replaceFirst("^(?:all|always) (?:but|except) |^never ", ""))
                        .map(named -> Lists.those(BattleCard.ALL, card -> named.contains(card) != others));
            }
        };
    }

    private static Optional<BattlePlan> counterattacks(BattlePlan plan, String said) {
        var least = LEAST.matcher(said);
        if (said.isEmpty() || said.equals("always")) return counterattacks(plan, BattlePlan.DEFAULT.counterattack());
        if (said.equals("never")) return counterattacks(plan, Optional.empty());
        return least.matches() && Integer.parseInt(least.group(1)) > 0
                ? counterattacks(plan, Optional.of(Integer.parseInt(least.group(1))))
                : Optional.empty();
    }

    private static Optional<BattlePlan> counterattacks(BattlePlan plan, Optional<Integer> least) {
        return Optional.of(new BattlePlan(plan.lead(), plan.match(), least));
    }

    private static Optional<List<BattleCard>> cards(String list) {
        var names = List.of(list.split("\\s*(?:,|\\band\\b)\\s*"));
        if (names.isEmpty() || !names.stream().allMatch(NAMES::knows)) return Optional.empty();
        var cards = new ArrayList<BattleCard>();
        for (var name : names) if (!cards.contains(NAMES.require(name))) cards.add(NAMES.require(name));
        return Optional.of(List.copyOf(cards));
    }
}
