package postrider.desk;

import postrider.log.Settlement;

/**
 * A settlement and its reason.
 *
 * @param reason both players read it
 * @param rule the section it rests on; empty if none is named
 */
public record Decree(Settlement settlement, String reason, String rule) {
    /** One that the players agreed on themselves. */
    static Decree agreed(Settlement settlement) {
        return new Decree(settlement, settlement.defaultReason(), "");
    }
}
