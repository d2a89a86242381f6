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
 * How many letters that move no game are answered on one day (UTC), by whose they are; an order or an answer that stands is never counted.
 * A letter keeps its place in the count however often it comes, also over a restart.
 */
public interface Quotas {
    /** Counts a letter, once. When this returns it is kept. */
    Place place(Account account, String digest) throws IOException;

    /** When the next day begins on which letters are answered anew. */
    String until();

    static String next(LocalDate today) {
        return "00:00 UTC on %s"
                .formatted(DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH)
                        .format(today.plusDays(1)));
    }

    /** What was counted, a line each, most letters first; nothing if nothing was. */
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

    /** Which letters are counted together, and how many of them are answered on one day. */
    enum Allowance {
        /** Of one side in one game: refused letters and requests. Whoever tries order after order sends less on one day. */
        SEAT(40, "refused or requests"),
        /** Of one side in one game. Standing orders are not needed more often than orders are. */
        STANDING(20, "standing orders"),
        /** Signed with a player's key, and of no game of theirs. */
        KEY(10, "signed, of no game"),
        /** Unsigned, from a player's address. Anybody can write so: nobody must be pestered in another's name. */
        ADDRESS(5, "unsigned, from a player's address"),
        /** From an address that nobody knows. */
        STRANGER(5, "a stranger"),
        /** From all of these, and forged ones are always new: no more than a mail provider lets pass. */
        STRANGERS(200, "all strangers"),
        /** From an address that nobody plays with, whose mailbox it comes from: it begins or joins a game. */
        NEWCOMER(10, "a newcomer"),
        /** Invitations that one address may send. */
        INVITING(3, "invitations sent"),
        /** Invitations that one address may get, whoever sends them. */
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

        /** That there are no more today, without a full stop. */
        String spent() {
            return switch (this) {
                case INVITING -> "You have sent %d invitations today, as many as go out for one person".formatted(most);
                case INVITED -> "Your friend has got as many invitations today as one person gets";
                default -> "As many invitations as go out on one day have gone out today";
            };
        }
    }

    /** Whose letters are counted together. */
    record Account(Allowance allowance, String whose) {
        static Account of(Seat seat, Ration ration) {
            var allowance = switch (ration) {
                case ANSWERS -> Allowance.SEAT;
                case STANDING_ORDERS -> Allowance.STANDING;
            };
            return new Account(allowance, "%s, %s".formatted(seat.game().id(), seat.side()));
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

    /** A letter's place among those of its account today, from 1. */
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
