package postrider.log;

import static postrider.words.Letter.Replies.NEXT;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import postrider.dice.SealedOrder;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Maps;

/** Something that happened in a game. Together with the letters it sends it is one {@link StoredEvent}, written whole or not at all. */
public sealed interface Event {

    /**
     * Who plays a side.
     *
     * @param fingerprint of their key; empty if they have none
     * @param key which verifies their letters, in one of the {@linkplain SigningWay ways to sign}
     */
    record Player(String name, String address, String fingerprint, String key) {
        public Player with(String itsFingerprint, String anotherKey) {
            return new Player(name, address, itsFingerprint, anotherKey);
        }

        /** Whether their mailbox's domain signs for them. */
        public boolean keyless() {
            return SigningWay.of(this).filter(SigningWay.MAIL::equals).isPresent();
        }

        /** Whether this is a different person: name, address and key all differ. */
        public boolean isSomebodyElse(Player before) {
            return !name.equals(before.name)
                    && !address.equalsIgnoreCase(before.address)
                    && !fingerprint.equals(before.fingerprint);
        }
    }

    /**
     * The first event.
     *
     * @param format of the file, see {@code EventLog#FORMAT}
     * @param commitments name and value: what binds the referee to the secrets, and how many places a sealed order has
     */
    record Header(
            int format,
            String game,
            String system,
            Pin box,
            String scenario,
            Map<String, String> options,
            Map<Side, Player> players,
            String referee,
            Map<String, String> commitments,
            Optional<String> fixedSecret)
            implements Event {
        public Header {
            options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
            players = Collections.unmodifiableSortedMap(new TreeMap<>(players));
            commitments = Collections.unmodifiableSortedMap(new TreeMap<>(commitments));
            SealedOrder.places(commitments);
        }

        /** How many places a sealed order has: as many as the longest order has parts. */
        public int places() {
            return SealedOrder.places(commitments);
        }

        public Player player(Side side) {
            return players.get(side);
        }

        /** With another box or other rules. */
        Header with(Pin newBox) {
            return with(newBox, players);
        }

        /** The side a player plays; empty if they no longer play. */
        public Optional<Side> seat(Player player) {
            return Lists.find(players.keySet(), side -> players.get(side).equals(player));
        }

        Header exchanged(UnaryOperator<Side> other) {
            return with(box, Maps.mapKeys(other, players));
        }

        Header with(Side side, Player player) {
            return with(box, Maps.with(players, side, player));
        }

        private Header with(Pin pin, Map<Side, Player> seats) {
            return new Header(format, game, system, pin, scenario, options, seats, referee, commitments, fixedSecret);
        }
    }

    /** The welcome letters, and letters that no other event causes: the receipt of an order, reminders. */
    record Posted(String why) implements Event {
        public static final String WELCOME = "welcome";
        public static final String RECEIPT = "receipt";
        public static final String REMINDER = "reminder";

        /** Tells the writer of the order that its receipt is refused. */
        public static final String UNDELIVERABLE = "undeliverable";
    }

    /**
     * A letter that was understood and accepted, before it acts.
     *
     * @param digest of what is {@link #written()}
     * @param signed as {@code signature} in {@link Written}
     * @param words the order or answers in canonical words
     * @param clauses the standing orders as written, or the clauses below an order or answers, followed by the next order
     * @param root of the sealed parts of an order; empty for other letters
     */
    record Letter(
            Purpose purpose,
            Side side,
            int impulse,
            String messageId,
            String digest,
            String signed,
            String signature,
            List<String> words,
            List<String> clauses,
            Optional<String> root)
            implements Event {

        /** What a letter is for. */
        public enum Purpose {
            ORDER,
            ANSWER,
            STANDING,
            MOTION;

            /** Whether the game waits for such a letter. */
            public boolean isAwaited() {
                return this == ORDER || this == ANSWER;
            }

            @Override
            public String toString() {
                return name().toLowerCase(Locale.ROOT);
            }
        }

        public boolean orders() {
            return purpose == Purpose.ORDER;
        }

        /** The clauses or standing orders. */
        public List<String> said() {
            return clauses.stream().takeWhile(line -> !line.startsWith(NEXT)).toList();
        }

        /** The lines of the next order, written below the answers; none if there is no such order. */
        public List<String> next() {
            return clauses.stream()
                    .skip(said().size())
                    .map(line -> line.startsWith(NEXT) ? line.substring(NEXT.length()) : line)
                    .toList();
        }

        /** For a writer who has since moved to another side. */
        Letter of(Side seat) {
            return new Letter(purpose, seat, impulse, messageId, digest, signed, signature, words, clauses, root);
        }

        Letter withoutNext() {
            return new Letter(purpose, side, impulse, messageId, digest, signed, signature, words, said(), root);
        }

        /** What was signed. */
        public Written written() {
            return new Written(signed, signature);
        }

        public Letter sealed(String itsRoot) {
            return new Letter(
                    purpose, side, impulse, messageId, digest, signed, signature, words, clauses, Optional.of(itsRoot));
        }
    }

    /** A letter of an enrolled player that had no effect, and why. */
    record Rejected(Side side, String messageId, String digest, List<String> why) implements Event {}

    /**
     * One run of the open impulse: what the rules did since the last stop.
     *
     * @param entries journal entries
     * @param questions keys of the questions it now waits for; empty if the impulse is finished
     * @param position the position after the impulse, in the game's notation; empty while it waits
     * @param ended the ending sentence, if the game is over
     */
    record Played(
            int impulse,
            List<Entry> entries,
            List<String> questions,
            List<Ruling> rulings,
            Optional<String> position,
            Optional<String> ended)
            implements Event {
        /**
         * Whether anything was rolled or shuffled. The other player must have the order's receipt first. Draws do not count: the
         * shuffle decided them.
         */
        public boolean byChance() {
            return entries.stream().anyMatch(entry -> entry instanceof Entry.Roll || entry instanceof Entry.Shuffle);
        }

        /** Whether it settles who plays which side. */
        public boolean seats() {
            return entries.stream().anyMatch(Entry.Seats.class::isInstance);
        }

        /** Whether the players exchange sides in it: its letters go to them where they sit afterwards. */
        public boolean exchanges() {
            return entries.stream()
                    .anyMatch(entry -> entry instanceof Entry.Seats(var key, var exchanged) && exchanged);
        }
    }

    /**
     * The referee settles something that rules and letters leave open.
     *
     * @param rule the section it rests on; empty if none is named
     * @param position the position after it, in the game's notation; empty if it leaves the position alone
     * @param ended the ending sentence, if it ends the game
     * @param signature armored, by the referee over {@link #signed}; empty without a key
     * @param key the referee's armored public key, whose fingerprint the header names; empty without one
     */
    record Settled(
            Settlement settlement,
            String reason,
            String rule,
            Optional<String> position,
            Optional<String> ended,
            String signature,
            String key)
            implements Event {

        /** Without a reason, a rule and a signature. */
        public static Settled unsigned(Settlement settlement, Optional<String> position, Optional<String> ended) {
            return new Settled(settlement, "", "", position, ended, "", "");
        }

        /** What the referee signs. It is valid at this one place in this one file only. */
        public String signed(String game, int entry, String previous) {
            return "settlement, entry %d of %s after %s\n%s\nreason: %s\nrule: %s\n%s\n%s\n"
                    .formatted(
                            entry,
                            game,
                            previous,
                            settlement.words(),
                            reason,
                            rule,
                            ended.orElse(""),
                            position.orElse(""));
        }

        public Settled by(String armored, String publicKey) {
            return new Settled(settlement, reason, rule, position, ended, armored, publicKey);
        }
    }

    /** Why the referee entered a letter by hand. */
    record Note(String text) implements Event {}

    /** An entry about time, in a game with a clock. */
    record Clock(Tick tick) implements Event {}

    /** The secret behind all commitments, revealed at the end. */
    record Revealed(String secret) implements Event {}
}
