package postrider.wethepeople.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.text.Complaint;
import postrider.text.Lists;
import postrider.text.Read;

/**
 * 9.1, by letter: says once what a side does in every round (R22).
 *
 * @param lead the types to lead first; the others follow, those it holds most of first
 * @param match the types to cancel if possible
 * @param counterattack the fewest cards left with which it counterattacks; empty if never
 */
public record BattlePlan(List<BattleCard> lead, List<BattleCard> match, Optional<Integer> counterattack) {
    /** What silence means: lead what you hold most of, always match, and counterattack while you have cards. */
    public static final BattlePlan DEFAULT = new BattlePlan(List.of(), BattleCard.ALL, Optional.of(1));

    /** The words of plans. */
    public static final List<String> WORDS = List.of("""
            default lead most match always never none nothing all but except counterattack with while at least cards left
            Frontal Attack Flank Left Right Double Envelopment Bombardment Probe Ranked Fire Entrenchment Screen
            """.split("\\s+"));

    public BattlePlan {
        lead = List.copyOf(lead);
        match = List.copyOf(match);
    }

    /** Reads {@code default}, or {@link #words} as players write them. Anything not stated is as in the default. */
    public static Read<BattlePlan> read(String said) {
        return new Reader().read(said);
    }

    /** "lead Probe, Flank Left; match all but Bombardment; counterattack with 2" */
    public String words() {
        return "lead %s; match %s; counterattack %s".formatted(leads(), matches(), counterattacks());
    }

    private String leads() {
        return lead.isEmpty() ? "most" : list(lead);
    }

    private String matches() {
        var others = Lists.filter(BattleCard.ALL, card -> !match.contains(card));
        if (others.isEmpty()) return "always";
        return match.isEmpty() ? "never" : "all but " + list(others);
    }

    private String counterattacks() {
        return counterattack
                .map(least -> least == 1 ? "always" : "with " + least)
                .orElse("never");
    }

    private static String list(List<BattleCard> cards) {
        return Lists.joined(cards, ", ", BattleCard::toString);
    }

    /** Reads a battle plan (9.1, R22). Whether it is legal does not depend on the cards held, so clauses can be checked in advance. */
    private static final class Reader {
        private static final Pattern PARTS =
                Pattern.compile("[;,.\\s]*(?=\\b(?i:lead|match|counterattack)\\b)[;,.\\s]*");
        private static final Pattern TURNED =
                Pattern.compile("(?i)(?:^|[;,.]|\\b(?:and|but))\\s*(never|always)\\s+(match|counterattack)\\b");
        private static final Pattern NOT =
                Pattern.compile("(?i)\\b(?:don['’]?t|do not|no)\\s+(?=(?:match|counterattack)\\b)");
        private static final Pattern DEFAULT_BUT = Pattern.compile("(?i)^default[;,.]?\\s+(?:but\\s+)?(?=\\w)");
        private static final Pattern WITH = Pattern.compile("(?i)\\bw/\\s*");
        private static final Pattern OTHERS = Pattern.compile("(?i)^(?:(?:all|always) (?:but|except)|never) ");
        private static final Pattern LEAST =
                Pattern.compile("(?:with|while) (?:at least )?(\\d{1,2})(?: (?:battle )?cards?)?(?: (?:are )?left)?");
        private final List<Complaint> complaints = new ArrayList<>();

        Read<BattlePlan> read(String words) {
            var plainly = WITH.matcher(NOT.matcher(words.strip()).replaceAll("never "))
                    .replaceAll("with ");
            var said = TURNED.matcher(DEFAULT_BUT.matcher(plainly).replaceFirst(""))
                    .replaceAll("; $2 $1");
            var plan = BattlePlan.DEFAULT;
            if (!said.equalsIgnoreCase("default"))
                for (var part : PARTS.split(said)) if (!part.isBlank()) plan = with(plan, part.strip());
            return complaints.isEmpty() ? new Read.Understood<>(plan) : new Read.NotUnderstood<>(complaints);
        }

        private BattlePlan with(BattlePlan plan, String part) {
            var parts = part.split("[:\\s]+", 2);
            var rest = parts.length < 2 ? "" : parts[1].strip().replaceFirst("[;,.]+$", "");
            return switch (parts[0].toLowerCase(Locale.ROOT)) {
                case "lead" -> new BattlePlan(leads(rest), plan.match(), plan.counterattack());
                case "match" -> new BattlePlan(plan.lead(), matches(rest), plan.counterattack());
                case "counterattack" ->
                    new BattlePlan(plan.lead(), plan.match(), counterattacks(rest.toLowerCase(Locale.ROOT)));
                default -> {
                    complain("'%s' is no part of a battle plan: these are lead, match and counterattack.", part);
                    yield plan;
                }
            };
        }

        private List<BattleCard> leads(String said) {
            return said.equalsIgnoreCase("most") ? List.of() : cards(said);
        }

        private List<BattleCard> matches(String said) {
            return switch (said.toLowerCase(Locale.ROOT)) {
                case "always", "all", "everything", "" -> BattleCard.ALL;
                case "never", "none", "nothing" -> List.of();
                default -> {
                    var others = OTHERS.matcher(said);
                    boolean but = others.lookingAt();
                    var named = cards(others.replaceFirst(""));
                    yield Lists.filter(BattleCard.ALL, card -> named.contains(card) != but);
                }
            };
        }

        private Optional<Integer> counterattacks(String said) {
            var least = LEAST.matcher(said);
            if (said.isEmpty() || said.equals("always")) return BattlePlan.DEFAULT.counterattack();
            if (said.equals("never")) return Optional.empty();
            if (least.matches() && Integer.parseInt(least.group(1)) > 0)
                return Optional.of(Integer.parseInt(least.group(1)));
            complain("Counterattack always, never, or with a number of cards left, not '%s'.", said);
            return Optional.empty();
        }

        private List<BattleCard> cards(String list) {
            var cards = new ArrayList<BattleCard>();
            for (var name : list.split("\\s*(?:,|(?i:\\band\\b))\\s*")) {
                complaints.addAll(BattleCard.objections(name));
                BattleCard.NAMES
                        .find(name)
                        .filter(card -> !cards.contains(card))
                        .ifPresent(cards::add);
            }
            return cards;
        }

        private void complain(String expected, String said) {
            complaints.add(new Complaint(0, said, expected.formatted(said), List.of()));
        }
    }
}
