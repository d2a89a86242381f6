package postrider.gateway.office;

import java.io.IOException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import postrider.desk.Ration;
import postrider.gateway.Seat;
import postrider.text.Lists;

/**
 * Limits how many letters that move no game are answered in one day (UTC) for each account. Accepted orders and answers are never counted.
 * A letter keeps its place in the count however often it comes in, even across a restart.
 */
public interface Quotas {
    /** Counts a letter once. The count is stored when this returns. */
    Place place(Account account, String digest) throws IOException;

    /** When the next day begins, and with it a new count. */
    String until();

    static String next(LocalDate today) {
        return "00:00 UTC on %s"
                .formatted(DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH)
                        .format(today.plusDays(1)));
    }

    /** The counts, a line for each account, most letters first. */
    static List<String> told(Map<Account, Integer> counted) {
        var all = counted.entrySet().stream()
                .sorted(Map.Entry.<Account, Integer>comparingByValue().reversed())
                .map(account -> account.getKey().told(account.getValue()))
                .toList();
        int shown = 20;
        return all.size() <= shown
                ? all
                : Lists.concat(all.subList(0, shown), List.of("and %,d more".formatted(all.size() - shown)));
    }

    /** Which letters are counted together, and how many of them are answered in one day. */
    enum Allowance {
        /** Refused letters and requests of one side in one game. Even trying order after order takes fewer in one day. */
        SEAT(40, "refused or requests"),
        /** Standing orders of one side in one game, which are needed no more often than orders. */
        STANDING(20, "standing orders"),
        /** Signed with a player's key, and about none of their games. */
        KEY(10, "signed, of no game"),
        /** Unsigned, from a player's address. Anybody can forge that, and nobody must be pestered in another's name. */
        ADDRESS(5, "unsigned, from a player's address"),
        /** From an unknown address. */
        STRANGER(5, "a stranger"),
        /** From all unknown addresses, since forged ones are always new; no more than a mail provider lets pass. */
        STRANGERS(200, "all strangers"),
        /** From somebody with a proven mailbox who wants to begin or join a game. */
        NEWCOMER(10, "a newcomer"),
        /** Invitations that one address may send. */
        INVITING(3, "invitations sent"),
        /** Invitations that one address may get, no matter from whom. */
        INVITED(2, "invitations received"),
        /** All invitations. */
        INVITATIONS(40, "all invitations");

        private final int most;
        private final String what;

        Allowance(int most, String what) {
            this.most = most;
            this.what = what;
        }

        public int most() {
            return most;
        }

        /** A sentence without a full stop that there are no more today. */
        String spent() {
            return switch (this) {
                case INVITING ->
                    "You have sent %d invitations today, the most that one person may send".formatted(most);
                case INVITED -> "Your friend has got as many invitations today as one person gets";
                default -> "No more invitations can be sent today";
            };
        }
    }

    /** Counts the letters of one sender, seat or group. */
    record Account(Allowance allowance, String whose) {
        static Account of(Seat seat, Ration ration) {
            var allowance = switch (ration) {
                case ANSWERS -> Allowance.SEAT;
                case STANDING_ORDERS -> Allowance.STANDING;
            };
            return new Account(allowance, "%s, %s".formatted(seat.gameId(), seat.side()));
        }

        String told(int letters) {
            return "%s (%s): %,d of %,d%s"
                    .formatted(
                            whose,
                            allowance.what,
                            Math.min(letters, allowance.most()),
                            allowance.most(),
                            letters > allowance.most() ? ", and %,d beyond".formatted(letters - allowance.most()) : "");
        }

        static Account of(Allowance allowance, String address) {
            return new Account(allowance, address.toLowerCase(Locale.ROOT));
        }
    }

    /** A letter's place in today's count of its account, from 1. */
    record Place(int number, int most) {
        public boolean isIn() {
            return number <= most;
        }

        public boolean isLast() {
            return number == most;
        }

        public boolean isFirstBeyond() {
            return number == most + 1;
        }
    }
}
