package postrider.templates;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.kernel.view.View.Fact;
import postrider.kernel.view.View.Section;
import postrider.letters.Dispatch;
import postrider.letters.Dispatch.Fault;
import postrider.letters.Dispatch.OpenQuestion;
import postrider.log.LetterKind;

/** Letters of a game of Washington's War, one of each kind. */
final class Samples {
    static final Side AMERICAN = Side.of("American");
    static final Side BRITISH = Side.of("British");

    private Samples() {}

    static Map<String, Dispatch> all() {
        var all = new LinkedHashMap<String, Dispatch>();
        for (var sample :
                List.of(welcome(), receipt(), report(), question(), refusal(), preview(), reminder(), notice(), end()))
            all.put(sample.kind().name().toLowerCase(java.util.Locale.ROOT), sample);
        return all;
    }

    private static Dispatch welcome() {
        return new Draft(LetterKind.WELCOME, AMERICAN, 1, "The war begins")
                .lead(
                        "You command the American side in game ww-017, the whole war from 1775, against Jane Doe. Your"
                                + " letters must be signed with the key enrolled for you:"
                                + " 6B0E 41D2 9F77 3A55 C1E8  0D94 7A26 B3F0 5512 8CDE.",
                        "Before the first die the referee bound himself to all dice and to the first shuffle. Keep this"
                                + " letter: with it you can check every roll of the game.")
                .happened(
                        proved(
                                "6.1",
                                "108 cards are shuffled.",
                                "[ shuffle 1, 108 cards, 6.1 strategy deck, binding %s root %s ]"
                                        .formatted(hash("binding"), hash("deck 1"))),
                        ruled("6.1", "You are dealt seven cards."))
                .situation(situation(AMERICAN, "1775, Strategy Phase"))
                .mayDo("choose who plays the first card (5.3)", "send standing orders at any time")
                .reply("game ww-017", "impulse 1", "( ) go first")
                .closing("Time to answer: seven days. The players' guide tells how to write orders.")
                .proofs("[ commitments of ww-017, American and British, secret %s dice %s ]"
                        .formatted(hash("secret"), hash("S0")))
                .sent();
    }

    private static Dispatch receipt() {
        return new Draft(LetterKind.RECEIPT, BRITISH, 23, "Your order has come in")
                .lead("Your letter of 3 March 1777, 18:04 UTC, has come in and its signature is good."
                        + " The order was read as follows; from here on it stands.")
                .situation(new View(
                        "The order as read",
                        List.of(new Section(
                                "Order",
                                List.of(new Block.Lines(List.of(
                                        "play 77: activate Burgoyne with 5 CU; to Ticonderoga; to Saratoga",
                                        "  if asked battle card: discard 31",
                                        "  otherwise ask")))))))
                .closing("The report follows as soon as both sides have decided what the rules leave to them.")
                .proofs(binding(23))
                .sent();
    }

    private static Dispatch report() {
        return new Draft(LetterKind.REPORT, BRITISH, 23, "Burgoyne surrenders at Saratoga; your order is needed")
                .lead("Your order of impulse 23 has been carried out. It is now impulse 24 and your turn again.")
                .happened(saratoga())
                .told(2)
                .situation(situation(BRITISH, "1777, Strategy Phase, card 4 of 7"))
                .mayDo(
                        "play an operations card (6.2): 77 (2 ops), 14 (3 ops)",
                        "play an event (6.3): 31 Hessian Infantry Surge, 62 Lord Sandwich Coastal Raids",
                        "discard an event (6.32): place a political control marker, remove one, reinforce, or swap"
                                + " with the top of the discards")
                .reply(
                        "game ww-017",
                        "impulse 24",
                        "( ) play 14: activate Howe with 5 CU; to Philadelphia",
                        "( ) play 77: control New Brunswick, Morristown, Westchester, Long Island, New Haven",
                        "( ) discard 31",
                        "( ) discard 62: remove Monmouth")
                .closing("Time to answer: seven days, until 12 March 1777, 18:00 UTC.")
                .proofs(binding(23))
                .sent();
    }

    private static Dispatch question() {
        return new Draft(LetterKind.QUESTION, AMERICAN, 31, "Cornwallis marches into Camden: your answer is needed")
                .lead("The British order of impulse 31 has stopped half-way: the rules leave a decision to you.")
                .happened(
                        ruled("7.1", "The British play 3 ops and activate Cornwallis with 5 CU."),
                        ruled("7.3", "Cornwallis moves from Charleston to Eutaw Springs."),
                        ruled("7.3", "Cornwallis moves from Eutaw Springs to Camden."))
                .questions(
                        new OpenQuestion(
                                "7.8",
                                "intercept",
                                "into Camden",
                                "Cornwallis enters Camden with 5 CU. Which army tries to intercept?",
                                List.of(
                                        "Cornwallis has battle rating 5 and 5 CU.",
                                        "Greene in Ninety Six, with 4 CU and battle rating 4, intercepts on 3 or less: 50 %."),
                                List.of(),
                                "stand"),
                        new OpenQuestion(
                                "7.9",
                                "retreat before battle",
                                "in Camden",
                                "If the interception succeeds: do you retreat before battle should Cornwallis go on?",
                                List.of(),
                                List.of("stand", "retreat to Salisbury"),
                                "stand"))
                .situation(situation(AMERICAN, "1780, Strategy Phase, card 2 of 7"))
                .reply(
                        "game ww-017",
                        "impulse 31",
                        "( ) answer intercept into Camden: Greene from Ninety Six",
                        "( ) answer intercept into Camden: no",
                        "( ) answer retreat before battle in Camden: stand")
                .closing("If no answer comes until 9 May 1780, 12:00 UTC, the referee answers what silence means.")
                .sent();
    }

    private static Dispatch refusal() {
        return new Draft(LetterKind.REFUSAL, BRITISH, 24, "Your order was not carried out")
                .lead("Nothing has been rolled and nothing has changed. Send the whole order again.")
                .faults(
                        new Fault(
                                3,
                                "play 77: activate Burgoyne with 7 CU; to Crown Point; to Ticonderoga; to Saratoga",
                                "7.2",
                                "A general moves with at most 5 combat units; Burgoyne was given 7.",
                                List.of("play 77: activate Burgoyne with 5 CU; to Ticonderoga")),
                        new Fault(
                                3,
                                "play 77: activate Burgoyne with 7 CU; to Crown Point; to Ticonderoga; to Saratoga",
                                "",
                                "No space begins with 'Crown Point'.",
                                List.of("Fort Detroit", "Ticonderoga", "Montreal")),
                        new Fault(
                                4,
                                "  if asked battel card: discard 31",
                                "",
                                "After 'if asked' stands the topic of a question; 'battel card' is none.",
                                List.of(
                                        "if asked battle card",
                                        "if asked intercept",
                                        "if asked retreat before battle")),
                        new Fault(
                                0,
                                "",
                                "7.1.B",
                                "The letter holds no card for the second half of the queue.",
                                List.of()))
                .mayDo("play an operations card (6.2): 77 (2 ops), 14 (3 ops)")
                .reply("game ww-017", "impulse 24", "( ) play 77: activate Burgoyne with 5 CU; to Ticonderoga")
                .closing("Time to answer stays as it was: until 12 March 1777, 18:00 UTC.")
                .sent();
    }

    private static Dispatch preview() {
        return new Draft(LetterKind.PREVIEW, BRITISH, 24, "Your order would be accepted")
                .lead("This is how the order would be read.")
                .happened(
                        ruled("7.1", "You play 77 (2 ops) and activate Burgoyne with 5 CU."),
                        ruled("7.3", "Burgoyne moves from Montreal to Ticonderoga."))
                .questions(new OpenQuestion(
                        "9.2",
                        "battle card",
                        "in Ticonderoga",
                        "You may be asked for a battle card.",
                        List.of(),
                        List.of("none", "discard 31"),
                        "none"))
                .reply("game ww-017", "impulse 24", "( ) play 77: activate Burgoyne with 5 CU; to Ticonderoga")
                .sent();
    }

    private static Dispatch reminder() {
        return new Draft(LetterKind.REMINDER, BRITISH, 24, "Your order is awaited")
                .lead("Your order for impulse 24 has been awaited since 5 March 1777, 18:00 UTC; two days are left.")
                .mayDo("play an operations card (6.2): 77 (2 ops), 14 (3 ops)")
                .reply("game ww-017", "impulse 24", "( ) play 14: activate Howe with 5 CU; to Philadelphia")
                .sent();
    }

    private static Dispatch notice() {
        return new Draft(LetterKind.NOTICE, AMERICAN, 24, "The deadline has been moved")
                .lead("The referee has moved the deadline of impulse 24 by three days, to 15 March 1777, 18:00 UTC.")
                .sent();
    }

    private static Dispatch end() {
        return new Draft(LetterKind.FINAL, AMERICAN, 112, "The Americans win")
                .lead("The Americans control nine colonies at the end of 1781 and win (13.2).")
                .happened(
                        proved(
                                "6.1",
                                "All shuffles are opened.",
                                "[ open shuffle 2, secret %s cards 1; 2; 3 ]".formatted(hash("secret"))),
                        ruled("13.2", "The Americans control 9 colonies, the British 5."))
                .situation(situation(AMERICAN, "1781, end of the game"))
                .closing(
                        "The program attached checks every roll and every card from the letters you hold. Well played.")
                .sent();
    }

    private static Ruling[] saratoga() {
        return new Ruling[] {
            ruled("7.1", "The British play 77 (2 ops) and activate Burgoyne with 5 CU."),
            ruled("7.3", "Burgoyne moves from Ticonderoga to Saratoga, where Gates stands with 5 CU."),
            ruled("7.9", "Gates stands."),
            card("9.45", "The British discard 31 Hessian Infantry Surge for +1.", 31),
            card("9.45", "The Americans play 73 Morgan's Riflemen for +2.", 73),
            die("9.2.3", "Burgoyne", 4, 41),
            die("9.2.3", "Gates", 1, 42),
            ruled("9.3", "Burgoyne fights at his full rating of 2."),
            ruled("9.3", "Gates fights at half his rating of 3, rounded down: 1."),
            ruled("9.4", "British: 5 CU +5, Burgoyne +2, regulars +1 (9.41), discarded event +1 (9.45): +9 in all."),
            ruled(
                    "9.4",
                    "American: 5 CU +5, Gates +1, militia of New York +1 (9.43), battle card +2 (9.45): +9 in all."),
            die("9.2.4", "attacker", 3, 43),
            die("9.2.4", "defender", 4, 44),
            ruled("9.2", "British 12, American 13: the defender wins."),
            die("9.5", "losses of the loser", 5, 45),
            die("9.5", "losses of the winner", 2, 46),
            ruled("9.5", "The British lose 2 CU, the Americans 1 CU."),
            ruled("9.63.A", "Burgoyne cannot go back to Ticonderoga, which is American, and surrenders with 3 CU."),
            ruled("9.41", "The British lose the regulars' advantage for the rest of the game."),
            ruled("12.1", "The French alliance advances by 3, to 7."),
        };
    }

    private static View situation(Side side, String title) {
        return new View(
                title,
                List.of(
                        new Section("Tracks and boxes", List.of(tracks(title.substring(0, 4)))),
                        new Section("Forces on the map", List.of(forces())),
                        new Section("Political control", List.of(colonies())),
                        new Section("Spaces", List.of(spaces())),
                        new Section("Your hand", List.of(hand(side))),
                        new Section("Discards, last first", List.of(discards()))));
    }

    private static Block tracks(String year) {
        return new Block.Facts(List.of(
                new Fact("Year", year),
                new Fact("To move", "British"),
                new Fact("British Regulars", "lost"),
                new Fact("French Alliance", "7 of 9"),
                new Fact("Congress", "Philadelphia"),
                new Fact("American reinforcements", "Arnold, Lincoln, Lafayette; used 1 of 2 this turn"),
                new Fact("British reinforcements", "Cornwallis, 3 CU; used 0 of 1 this turn"),
                new Fact("Captured generals", "Burgoyne")));
    }

    private static Block forces() {
        return new Block.Table(List.of("Space", "American", "British"), rows("""
                        Quebec||Carleton, 2 British CU
                        Fort Detroit||1 British CU
                        Boston||Howe, 5 British CU
                        Lexington and Concord|Washington, 6 American CU|
                        Newport|Greene, 2 American CU|
                        Saratoga|Gates, 4 American CU|
                        New York||Clinton, 8 British CU
                        Philadelphia|1 American CU, the Congress|"""));
    }

    private static Block colonies() {
        return new Block.Table(List.of("Colony", "Control", "American", "British", "Spaces"), rows("""
                        Canada|British|0|3|3
                        New Hampshire|American|2|0|3
                        Massachusetts|American|3|1|5
                        Rhode Island|-|0|0|1
                        Connecticut|American|2|0|2
                        New York|American|6|3|10
                        New Jersey|-|1|1|3
                        Pennsylvania|American|5|1|7
                        Delaware|American|1|0|1
                        Maryland|American|2|0|2
                        Virginia|American|6|2|9
                        North Carolina|British|2|4|8
                        South Carolina|British|1|3|4
                        Georgia|British|0|2|3"""));
    }

    private static Block spaces() {
        return new Block.Table(List.of("Colony", "American PC", "British PC", "No PC"), rows("""
                        Canada||Quebec, Montreal, Fort Detroit|
                        Massachusetts|Falmouth, Lexington and Concord, Springfield|Boston|Barnstable
                        Rhode Island|||Newport
                        New York|Albany, Fort Stanwix, Genesee, Oswego, Saratoga, Ticonderoga|Fort Niagara, Long Island, New York|Wyoming Valley
                        Virginia|Alexandria, Charlottesville, Fort Henry, Lynch's Ferry, Petersburg, Winchester|Norfolk, Yorktown|Bedford
                        Georgia||Savannah, St. Mary's|Augusta"""));
    }

    private static Block hand(Side side) {
        return new Block.Table(List.of("No.", "Card", "What it does"), rows(side == BRITISH ? """
                                14|3 OPS|operations, 3 points
                                62|Lord Sandwich Coastal Raids|British event: place a marker in a port of a side that has none there
                                77|2 OPS|operations, 2 points
                                9|1 OPS|operations, 1 point""" : """
                                55|Major Campaign|activate up to three generals
                                80|1 OPS|operations, 1 point
                                102|Benjamin Franklin: Minister to France|American event: the French Alliance advances by 4"""));
    }

    private static Block discards() {
        return new Block.Lines(List.of("77 2 OPS", "73 Morgan's Riflemen", "31 Hessian Infantry Surge"));
    }

    private static List<List<String>> rows(String text) {
        return text.lines().map(line -> Arrays.asList(line.split("\\|", -1))).toList();
    }

    private static Ruling ruled(String rule, String sentence) {
        return new Ruling(rule, Optional.empty(), sentence, "");
    }

    private static Ruling proved(String rule, String sentence, String proof) {
        return new Ruling(rule, Optional.empty(), sentence, proof);
    }

    private static Ruling die(String rule, String purpose, int value, int link) {
        return proved(
                rule,
                "Die for %s: %d.".formatted(purpose, value),
                "[ roll %d, 1 to 6 = %d, %s %s, link %s ]".formatted(link, value, rule, purpose, hash("S" + link)));
    }

    private static Ruling card(String rule, String sentence, int card) {
        return proved(
                rule,
                sentence,
                "[ card %d of shuffle 2, %d, salt %s path %s ]"
                        .formatted(card % 50, card, hash("salt" + card), path(card)));
    }

    private static String path(int card) {
        return IntStream.rangeClosed(1, 7)
                .mapToObj(step -> hash("step " + step + " of " + card))
                .collect(Collectors.joining(" "));
    }

    private static String[] binding(int impulse) {
        return new String[] {
            "[ impulse %d of ww-017, British letter %s ]".formatted(impulse, hash("letter")),
            "[ order 1, play 77: activate Burgoyne with 5 CU; to Ticonderoga; to Saratoga ]"
        };
    }

    private static String hash(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
