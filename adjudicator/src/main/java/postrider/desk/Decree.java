package postrider.desk;

import postrider.log.Settlement;

/**
 * What the referee decides, and why.
 *
 * @param reason both players read it
 * @param rule the section it rests on; empty if none is named
 */
public record Decree(Settlement settlement, String reason, String rule) {
    /** What the players settle themselves. */
    static Decree asked(Settlement settlement) {
        return new Decree(settlement, settlement.asked(), "");
    }
}
