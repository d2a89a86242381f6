package postrider.gateway.enrolment;

import java.time.Instant;
import java.util.Locale;
import postrider.gateway.Seat;
import postrider.log.Event;

/** A seat in a running game that somebody else may take over. */
public record OpenSeat(String game, String side, Event.Player player, Instant since, Reason reason) {
    public enum Reason {
        /** Its player wants to leave. */
        OFFERED("its player would like to leave it"),
        /** Its player is silent, and both players agreed that the seat is then open to others. */
        SILENT("its player has been silent past their time"),
        /** The operator has opened it. */
        OPERATOR("whoever runs the games here has opened it");

        private final String sentence;

        Reason(String sentence) {
            this.sentence = sentence;
        }

        public String sentence() {
            return sentence;
        }
    }

    static OpenSeat of(Seat seat, Instant since, Reason reason) {
        return new OpenSeat(seat.gameId(), seat.side().word(), seat.player(), since, reason);
    }

    /** Whether the same player still sits there, perhaps with another key or address. */
    boolean isOf(Seat seat) {
        return seat.player().address().equalsIgnoreCase(player.address())
                || seat.player().fingerprint().equals(player.fingerprint());
    }

    /** Its name: "ww-017-american". */
    public String id() {
        return id(game, side);
    }

    public static String id(String game, String side) {
        return "%s-%s".formatted(game, side.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", ""));
    }
}
