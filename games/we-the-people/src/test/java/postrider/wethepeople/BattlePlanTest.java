package postrider.wethepeople;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.wethepeople.rules.BattleCard;
import postrider.wethepeople.rules.BattlePlan;

class BattlePlanTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            default                                                 | lead most; match always; counterattack always
            lead Probe, Flank Left                                  | lead Probe, Flank Left; match always; counterattack always
            LEAD left flank and screen. Match: all. Counterattack   | lead Flank Left, Probe; match always; counterattack always
            lead probe, probe, most                                 | no plan
            lead                                                    | no plan
            match nothing, counterattack never                      | lead most; match never; counterattack never
            match everything, never counterattack                   | lead most; match always; counterattack never
            match all but entrenchment and counterattack with 2     | lead most; match all but Bombardment; counterattack with 2
            match never probe                                       | lead most; match all but Probe; counterattack always
            match Frontal Attack, Flank Right, Double Envelopment   | lead most; match all but Flank Left, Bombardment, Probe; counterattack always
            counterattack while at least 12 battle cards are left   | lead most; match always; counterattack with 12
            counterattack with 100                                  | no plan
            lead most; lead Probe                                   | lead Probe; match always; counterattack always
            lead Flank                                              | no plan
            charge; lead Probe                                      | no plan
            default, but don't counterattack                        | lead most; match always; counterattack never
            match all but never counterattack                       | lead most; match always; counterattack never
            no match, and always counterattack                      | lead most; match never; counterattack always
            lead Probe, counterattack w/ 3                          | lead Probe; match always; counterattack with 3
            default banana                                          | no plan
            """)
    void aPlanIsReadInPlayersWords(String said, String plan) {
        assertEquals(
                plan,
                BattlePlan.read(said) instanceof Read.Understood<BattlePlan>(var read) ? read.words() : "no plan");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            lead Frontal Atack, Flank Left; match always | 'Frontal Atack' is no battle card.
            lead most; counterattack twice               | Counterattack always, never, or with a number of cards left, not 'twice'.
            charge; lead Probe                           | 'charge' is no part of a battle plan: these are lead, match and counterattack.
            """)
    void theFaultyPartIsNamed(String said, String fault) {
        var read = assertInstanceOf(Read.NotUnderstood.class, BattlePlan.read(said));
        assertEquals("[" + fault + "]", read.complaints().toString());
    }

    @Test
    void aPlanInCanonicalWordsReadsTheSame() {
        var random = new Random(1);
        for (int i = 0; i < 500; i++) {
            var least = random.nextInt(6);
            var plan = new BattlePlan(
                    some(random),
                    Lists.filter(BattleCard.ALL, card -> random.nextBoolean()),
                    least == 0 ? Optional.empty() : Optional.of(least));
            assertEquals(new Read.Understood<>(plan), BattlePlan.read(plan.words()), plan::words);
        }
    }

    private static List<BattleCard> some(Random random) {
        var cards = new ArrayList<>(BattleCard.ALL);
        Collections.shuffle(cards, random);
        return List.copyOf(cards.subList(0, random.nextInt(cards.size() + 1)));
    }
}
