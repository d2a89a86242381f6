package postrider.proof;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import postrider.dice.CrookedChance;
import postrider.dice.Proof;
import postrider.dice.SealedOrder;
import postrider.dice.Secret;
import postrider.dice.Undone;
import postrider.kernel.Chance;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Parts;
import postrider.kernel.Rules;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kit.Sides;
import postrider.log.Event;
import postrider.log.Event.Letter.Purpose;
import postrider.log.GameLog;
import postrider.log.LetterKind;
import postrider.log.LetterRecord;
import postrider.log.Outgoing;
import postrider.log.PastRuns;
import postrider.log.Settlement;
import postrider.log.Written;
import postrider.store.EventLog;
import postrider.store.GameFile;
import postrider.text.Line;
import postrider.text.Read;

/** Plays a game into a file as the desk does, stopping at every question, and writes what its letters say. */
final class Playing {
    static final Secret SECRET = Secret.of("17".repeat(32));

    private static final int MANY = Parts.SIZES.get(1);

    static final String SIGNATURE = Samples.SIGNATURE;

    private final GameFile file;
    private final Duel rules;
    private final Path path;
    private final Random random;
    private final List<String> letters = new ArrayList<>();
    private final List<String> sent = new ArrayList<>();
    /** What each side signed for its first order. */
    private final Map<Side, String> ordered = new HashMap<>();

    private final Referee referee;

    /** How the referee cheats, making all proofs fit. */
    enum Referee {
        HONEST,
        ROLLS_FOR_ANOTHER_PURPOSE,
        STACKS_THE_DECK,
        PUTS_A_CARD_IN_TWICE,
        DEALS_FROM_THE_BOTTOM,
        PLAYS_ANOTHER_ORDER,
        INVENTS_LETTERS,
        ORDERS_TWICE_BY_ONE_LETTER,
        ADDS_TO_THE_ARMOUR,
        INVENTS_MARKS,
        SPELLS_A_DIE_OTHERWISE,
        SHUFFLES_FOR_MORE,
        SENDS_NO_RECEIPT,
        SEALS_IN_OTHER_PLACES,
        /** No cheat: the orders of the game may be long. */
        SEALS_LONG_ORDERS,
        /** No cheat: the position was wrong. */
        PUTS_RIGHT,
        TAKES_BACK,
        TAKES_BACK_UNTOLD,
        TAKES_BACK_AND_ROLLS_ANEW;

        boolean takesBack() {
            return this == TAKES_BACK || this == TAKES_BACK_UNTOLD || this == TAKES_BACK_AND_ROLLS_ANEW;
        }
    }

    private Playing(Path path, GameFile file, Referee referee, long seed) {
        this.path = path;
        this.file = file;
        this.referee = referee;
        this.rules = new Duel(
                switch (referee) {
                    case ROLLS_FOR_ANOTHER_PURPOSE -> "striker";
                    case SPELLS_A_DIE_OTHERWISE -> "attacker\u3164";
                    default -> "attacker";
                });
        this.random = new Random(seed);
    }

    /** The records of the letters the American received, in order. */
    static List<String> play(Path path, boolean reveal) {
        return letters(path, reveal).received();
    }

    /** What the American has: the records of the letters received, and the letters sent, complete. */
    record Letters(List<String> received, List<String> sent) {}

    static Letters letters(Path path, boolean reveal) {
        return letters(path, reveal, Referee.HONEST);
    }

    /** With a game of this name. */
    static List<String> play(Path path, boolean reveal, String game) {
        return letters(path, reveal, Referee.HONEST, game).received();
    }

    static Letters letters(Path path, boolean reveal, Referee referee) {
        return letters(path, reveal, referee, "ww-017");
    }

    private static Letters letters(Path path, boolean reveal, Referee referee, String game) {
        var plain = Samples.header("no");
        var header = new Event.Header(
                EventLog.FORMAT,
                game,
                plain.system(),
                plain.box(),
                plain.scenario(),
                plain.options(),
                plain.players(),
                "",
                SECRET.commitments(game, referee == Referee.SEALS_LONG_ORDERS ? MANY : Parts.FEW),
                Optional.empty());
        try (var file = GameFile.create(path, header, Samples.NOON)) {
            var playing = new Playing(path, file, referee, 5);
            playing.tell(List.of(Proof.commitments(game, Sides.BOTH, header.commitments())));
            playing.append(new Event.Posted("welcome"), List.of(playing.report()));
            playing.play(reveal);
            return new Letters(playing.letters, playing.sent);
        }
    }

    private void play(boolean reveal) {
        var table = impulse(0, rules.setUp("", Map.of()), Optional.empty());
        for (int impulse = 1;
                rules.toMove(table).isPresent();
                impulse = file.standing().log().impulse()) {
            if (referee == Referee.PUTS_RIGHT && impulse == 3) {
                putRight(table);
                continue;
            }
            var by = table.toMove();
            var legal = rules.legalOrders(table, by);
            var words = legal.get(random.nextInt(legal.size()));
            write(Purpose.STANDING, other(by), impulse, "otherwise ask");
            var played = referee == Referee.PLAYS_ANOTHER_ORDER ? legal.getLast() : words;
            var after = order(impulse, table, words, played);
            table = impulse == 2 && referee.takesBack() ? again(impulse, table, words) : after;
        }
        if (!reveal) return;
        var words = new ArrayList<>(
                file.standing().log().dice().chance(SECRET, Undone.NOTHING).lastWords());
        file.standing()
                .log()
                .dice()
                .untold(SECRET)
                .forEach(order -> words.add(order.opened().toString()));
        tell(words);
        append(new Event.Revealed(SECRET.hex()), List.of(report()));
    }

    private void putRight(Duel.Table table) {
        var right = new Event.Settled(
                new Settlement.Correct(List.of("all as it is")),
                "a slip",
                "",
                Optional.of(rules.write(table)),
                Optional.empty(),
                "",
                "");
        tell(List.of(
                new Proof.Correction(game(), file.standing().log().with(right).impulse()).toString()));
        append(right, List.of(report()));
    }

    private Duel.Table order(int impulse, Duel.Table table, String words, String played) {
        write(Purpose.ORDER, table.toMove(), impulse, words, played);
        var read = (Read.Understood<String>) rules.read(List.of(new Line(1, played)), table, table.toMove());
        return impulse(impulse, table, Optional.of(read.order()));
    }

    /** The impulse is taken back, and the same ordered again. */
    private Duel.Table again(int impulse, Duel.Table table, String words) {
        var back = new Event.Settled(
                new Settlement.Rollback(impulse),
                "once more",
                "",
                Optional.of(rules.write(table)),
                Optional.empty(),
                "",
                "");
        var after = file.standing().log().with(back);
        if (referee == Referee.TAKES_BACK_UNTOLD) append(back, List.of());
        else {
            var lines = new ArrayList<>(List.of(new Proof.Rollback(impulse, game(), after.impulse()).toString()));
            after.dice().history().drawn(List.of()).forEach(drawn -> lines.add(drawn.toString()));
            tell(lines);
            append(back, List.of(report()));
        }
        return order(file.standing().log().impulse(), table, words, words);
    }

    private Duel.Table impulse(int number, Duel.Table before, Optional<String> order) {
        var impulse = new Impulse<>(rules, before, before.toMove(), order);
        var answers = Answers.SILENCE;
        while (true) {
            var log = file.standing().log();
            var verdict = impulse.run(log.open().journal(), chance(log), answers);
            switch (verdict) {
                case Verdict.Denied<Duel.Table> denied -> throw new AssertionError(denied);
                case Verdict.Waiting<Duel.Table> waiting -> {
                    append(
                            number,
                            log,
                            waiting.journal(),
                            waiting.report(),
                            waiting.questions().stream().map(q -> q.key()).toList(),
                            Optional.empty());
                    var answer = referee.takesBack() && number < 5 || random.nextBoolean() ? "stand" : "yield";
                    write(Purpose.ANSWER, other(before.toMove()), number, answer);
                    answers = question -> Optional.of(new Answers.Given(answer, Source.LETTER));
                }
                case Verdict.Done<Duel.Table> done -> {
                    append(number, log, done.journal(), done.report(), List.of(), Optional.of(done.position()));
                    return done.position();
                }
            }
        }
    }

    private void append(
            int impulse,
            GameLog before,
            List<Entry> journal,
            List<Ruling> report,
            List<String> questions,
            Optional<Duel.Table> after) {
        var played = new Event.Played(
                impulse,
                journal.subList(before.open().journal().size(), journal.size()),
                questions,
                report.subList(before.open().rulings().size(), report.size()),
                after.map(rules::write),
                after.flatMap(rules::ending).map(Rules.Ending::sentence));
        var lines = new ArrayList<String>();
        lines.addAll(before.dice().binding().lines());
        before.dice().history().with(played.entries()).drawn(journal).forEach(drawn -> lines.add(drawn.toString()));
        for (var ruling : played.rulings()) {
            var said = ruling.rule() + " " + ruling.sentence();
            lines.add(referee == Referee.SPELLS_A_DIE_OTHERWISE ? said : Proof.tame(said));
            Proof.each(ruling.proof()).forEach(lines::add);
        }
        tell(lines);
        append(played, List.of(report()));
    }

    /** The last letter, as the file names it. */
    private Outgoing report() {
        return new Outgoing(Sides.AMERICAN, LetterKind.REPORT, "<%s@example.invalid>".formatted(name()), "00");
    }

    private Chance chance(GameLog log) {
        return switch (referee) {
            case STACKS_THE_DECK -> crooked(log, CrookedChance.Trick.STACKED);
            case PUTS_A_CARD_IN_TWICE -> crooked(log, CrookedChance.Trick.DOUBLED);
            case DEALS_FROM_THE_BOTTOM -> crooked(log, CrookedChance.Trick.FROM_THE_BOTTOM);
            case SPELLS_A_DIE_OTHERWISE -> crooked(log, CrookedChance.Trick.LOOKALIKE_DIE);
            case SHUFFLES_FOR_MORE -> crooked(log, CrookedChance.Trick.SHUFFLES_FOR_MORE);
            case SEALS_IN_OTHER_PLACES -> crooked(log, CrookedChance.Trick.IN_OTHER_PLACES);
            case HONEST,
                    ROLLS_FOR_ANOTHER_PURPOSE,
                    PLAYS_ANOTHER_ORDER,
                    INVENTS_LETTERS,
                    ORDERS_TWICE_BY_ONE_LETTER,
                    ADDS_TO_THE_ARMOUR,
                    INVENTS_MARKS,
                    SENDS_NO_RECEIPT,
                    SEALS_LONG_ORDERS,
                    PUTS_RIGHT,
                    TAKES_BACK_AND_ROLLS_ANEW -> log.dice().chance(SECRET, Undone.NOTHING);
            case TAKES_BACK, TAKES_BACK_UNTOLD ->
                log.dice().chance(SECRET, PastRuns.of(GameFile.read(path).events()));
        };
    }

    private Chance crooked(GameLog log, CrookedChance.Trick trick) {
        var sealed = log.dice()
                .sealed(SECRET)
                .map(order ->
                        inHisPlaces(order, log.open().order().orElseThrow().words()));
        return new CrookedChance(trick, SECRET, log.dice().history(), log.dice().binding(), sealed);
    }

    private SealedOrder seal(String read) {
        return inHisPlaces(file.standing().log().dice().seal(SECRET, List.of(read)), List.of(read));
    }

    private SealedOrder inHisPlaces(SealedOrder sealed, List<String> words) {
        if (referee != Referee.SEALS_IN_OTHER_PLACES) return sealed;
        return CrookedChance.order(SECRET, game(), MANY, sealed.number(), Proof.tame(Parts.of(words)));
    }

    private void write(Purpose purpose, Side side, int impulse, String words) {
        write(purpose, side, impulse, words, words);
    }

    /** @param read what the referee will have read in {@code words} */
    private void write(Purpose purpose, Side side, int impulse, String words, String read) {
        var written = latin("Content-Type: text/plain\r\n\r\n%s %d\r\n%s — é\r\n".formatted(purpose, impulse, words));
        var byHand = Written.byHand(words).marked("ab".repeat(32)).signed();
        var filed = switch (referee) {
            case INVENTS_MARKS -> signed(purpose, side, impulse, byHand, "", read);
            case INVENTS_LETTERS -> signed(purpose, side, impulse, written + "Huzza!\r\n", SIGNATURE, read);
            case ORDERS_TWICE_BY_ONE_LETTER ->
                signed(
                        purpose,
                        side,
                        impulse,
                        purpose == Purpose.ORDER ? ordered.computeIfAbsent(side, first -> written) : written,
                        SIGNATURE,
                        read);
            case ADDS_TO_THE_ARMOUR ->
                signed(purpose, side, impulse, written, SIGNATURE.replaceFirst("\n", "\nComment: again\n"), read);
            case HONEST,
                    ROLLS_FOR_ANOTHER_PURPOSE,
                    STACKS_THE_DECK,
                    PUTS_A_CARD_IN_TWICE,
                    DEALS_FROM_THE_BOTTOM,
                    PLAYS_ANOTHER_ORDER,
                    SPELLS_A_DIE_OTHERWISE,
                    SHUFFLES_FOR_MORE,
                    SENDS_NO_RECEIPT,
                    SEALS_IN_OTHER_PLACES,
                    SEALS_LONG_ORDERS,
                    PUTS_RIGHT,
                    TAKES_BACK,
                    TAKES_BACK_UNTOLD,
                    TAKES_BACK_AND_ROLLS_ANEW -> signed(purpose, side, impulse, written, SIGNATURE, read);
        };
        if (purpose == Purpose.ORDER) receipt(filed, read);
        else append(filed, List.of());
        if (side == Sides.AMERICAN && !filed.written().byHand()) sent.add(mail(written));
    }

    /** The American is told what the desk tells: all of their own order, and what is announced of another's. */
    private void receipt(Event.Letter order, String read) {
        if (referee == Referee.SENDS_NO_RECEIPT) {
            append(order, List.of());
            return;
        }
        var sealed = seal(read);
        var lines = new ArrayList<>(
                file.standing().log().with(order).dice().binding().lines());
        lines.add((order.side() == Sides.AMERICAN ? sealed.opened() : sealed.part(1)).toString());
        tell(lines);
        append(order, order.side() == Sides.AMERICAN ? List.of(report(), toTheBritish()) : List.of(report()));
    }

    /** The receipt of an order of the American, which is not among his letters. */
    private Outgoing toTheBritish() {
        int number = file.standing().log().correspondence(Sides.BRITISH).sent() + 1;
        var name = "<%s.%d.british.receipt@example.invalid>".formatted(game(), number);
        return new Outgoing(Sides.BRITISH, LetterKind.RECEIPT, name, "00");
    }

    private Event.Letter signed(Purpose purpose, Side side, int impulse, String signed, String signature, String read) {
        return new Event.Letter(
                purpose,
                side,
                impulse,
                "<%s-%d@example.invalid>".formatted(purpose, impulse),
                new Written(signed, signature).digest(),
                signed,
                signature,
                List.of(read),
                List.of(),
                Optional.of(seal(read))
                        .filter(order -> purpose == Purpose.ORDER)
                        .map(SealedOrder::root));
    }

    private static String latin(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }

    private static String mail(String signed) {
        return """
                From: washington@example.invalid
                Content-Type: multipart/signed; boundary="outer"; protocol="application/pgp-signature"

                --outer
                %s
                --outer
                Content-Type: application/pgp-signature

                %s
                --outer--
                """.formatted(signed.replace("\r\n", "\n"), SIGNATURE).replace("\n", "\r\n");
    }

    private void append(Event event, List<Outgoing> outbox) {
        file.append(event, outbox, Samples.NOON);
    }

    private static Side other(Side side) {
        return side == Sides.AMERICAN ? Sides.BRITISH : Sides.AMERICAN;
    }

    /** One more letter, with these lines in its record. */
    private void tell(List<String> lines) {
        letters.add("");
        letters.set(letters.size() - 1, new LetterRecord(name(), lines).text());
    }

    private String game() {
        return file.standing().log().header().game();
    }

    private String name() {
        return "%s.%d.american.report".formatted(game(), letters.size());
    }
}
