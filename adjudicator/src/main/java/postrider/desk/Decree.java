package postrider.desk;

import postrider.log.Settlement;

/**
 * What the referee decides, and why.
 *
 * @param reason both players read it
 * @param rule the section he goes by; empty if he names none
 */
public record Decree(Settlement settlement, String reason, String rule) {
    /** What the players settle themselves. */
    static Decree asked(Settlement settlement) {
        return new Decree(settlement, settlement.asked(), "");
    }
}
