package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.dice.ScriptedChance;
import postrider.dice.SealedOrder;
import postrider.dice.Secret;
import postrider.kernel.Chance;
import postrider.kernel.Edition;
import postrider.kernel.Entry;
import postrider.kernel.Game;
import postrider.kernel.Impulse;
import postrider.kernel.Parts;
import postrider.kernel.Toy;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.ruling.Side;
import postrider.letters.Chronicle;
import postrider.letters.Dispatch;
import postrider.letters.Dispatches;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.StoredEvent;
import postrider.play.OpenGame;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;

/** Orders that depend on a roll, and sights that one side alone has. */
class ForayTest {
    private static final Foray FORAY = new Foray();
    private static final Game GAME =
            new Toy.Shelved("foray", List.of(AMERICAN, BRITISH), List.of("night"), Edition.FIRST, edition -> FORAY);
    private static final String FORKED =
            "march; to Mill; with 8 points or more; to Ford; to Hill; to Town; else; to Ford";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "march; to Mill; with 8 or more to Ford; to Hill, else stop"
                        + "| march; to Mill; with 8 points or more; to Ford; to Hill; else; stop",
                "march; to Mill; to Ford; to Hill; attack if 2 are left, else stop"
                        + "| march; to Mill; to Ford; to Hill; with 2 left or more; attack; else; stop",
                "march; to Mill; to Ford; to Hill; attack if 2 left or more, else stop"
                        + "| march; to Mill; to Ford; to Hill; with 2 left or more; attack; else; stop",
                "march; with 6 points or more: to Mill; and with 3 or more: stop or else: to Mill"
                        + "| march; with 6 points or more; to Mill; with 3 points or more; stop; else; to Mill",
                "march; with 2 or fewer stop, with 9 or more: to Mill| march; with 2 points or fewer; stop; with 9 points or more; to Mill",
            })
    void aConditionOnARollMayBeWrittenInPlainWords(String said, String words) {
        assertEquals(List.of(words), canonical(said));
        assertEquals(List.of(words), canonical(words));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "march; with 8 to Mill; else stop| 'with 8 to Mill' is no condition here. These are: 'with N points or more', 'with N points"
                        + " or fewer', 'with N left or more', 'with N left or fewer', and 'else'.| with 8 points or more",
                "march; with 8 men or more: stop| 'with 8 men or more' is no condition here. These are: 'with N points or more', 'with N"
                        + " points or fewer', 'with N left or more', 'with N left or fewer', and 'else'.| with 8 points or more",
                "march; to Mill, else stop| 'else' stands after what it is else to.| with N points or more; ...; else; ...",
                "march; with 8 or more to Mill, else stop, else attack| 'else' comes last: no number is left after it.|",
                "march; with 8 or more to Mill; with 2 left or more; stop| It is parted by points already: by one number at a time.|",
                "march; with 8 or more banana; to Mill| 'banana' is not understood.| to Mill",
            })
    void anImpossibleConditionDrawsAComplaint(String said, String why, String nearest) {
        var read = assertInstanceOf(Read.NotUnderstood.class, read(said));
        var first = (Complaint) read.complaints().getFirst();
        assertEquals(why, first.expected());
        assertEquals(1, first.line());
        if (nearest != null) assertEquals(nearest, first.nearest().getFirst());
    }

    /** No word of an order is dropped, wherever it stands. */
    @Test
    void everyWordCounts() {
        var words = canonical(FORKED).getFirst();
        for (var added : List.of(
                "banana", "else", "with 3 or more", "with 3", "if 4 or more", "8", "to Hill", "stop", "more", "points"))
            for (var glue : List.of(" %s ", "; %s; ", ", %s, ", " %s: "))
                for (int at = 0; at < words.length(); at++) {
                    if (words.charAt(at) != ' ') continue;
                    var said = words.substring(0, at)
                            + glue.formatted(added)
                            + words.substring(at).strip();
                    if (read(said) instanceof Read.Understood<List<Foray.Step>>(var order))
                        assertNotEquals(List.of(words), FORAY.words(order), said);
                }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                FORKED + "|",
                "march; to Mill; to Ford; to Hill; to Town; attack|",
                "march; with 3 or fewer: to Mill; to Ford; else stop| 1.2 That is 4 points, and even at best there are 3.",
                "march; with 6 or more stop, else: to Mill; to Ford; to Hill| 1.2 That is 6 points, and even at best there are 5.",
                "march; with 10 or more: to Mill; else stop| 1.2 'with 10 points or more' can never be: no such number is left.",
                "march; with 3 or more: to Mill; with 5 or more: stop| 1.2 'with 5 points or more' can never be: no such number is left.",
                "march; with 0 or more: to Mill; else stop| 1.2 'else' can never be: no such number is left.",
                "march; to Mill; to Ford; with 6 left or more: stop| 1.2 'with 6 left or more' can never be: no such number is left.",
                "march; with 9 or more: to Ford; else: to Mill| 1.1 The road does not lead to Ford.",
                "march; with 9 or more: to Mill; else: to Ford| 1.1 The road does not lead to Ford.",
            })
    void anOrderIsLegalIfTheBestRollAllowsIt(String said, String refusal) {
        var verdict = new Impulse<>(
                        FORAY, Foray.begun(4, 6), BRITISH, read(said).understood())
                .run(List.of(), Chance.NONE, Answers.SILENCE);
        if (refusal == null) assertInstanceOf(Verdict.Waiting.class, verdict);
        else
            assertEquals(
                    refusal,
                    ((Verdict.Denied<Foray.Night>) verdict)
                            .refusals()
                            .getFirst()
                            .toString());
    }

    /** What each roll leads to, and which parts of the order are told. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                FORKED + "| 9 | Town | 6",
                FORKED + "| 8 | Town | 6",
                FORKED + "| 7 | Ford |",
                FORKED + "| 3 | Mill |",
                FORKED + "| 0 | Camp |",
                "march; to Mill; to Ford; to Hill; to Town; with 1 left or more; attack; else; stop| 9 4 | Town | 5 7",
                "march; to Mill; to Ford; to Hill; to Town; with 1 left or more; attack; else; stop| 8 | Town | 5",
                "march; to Mill; with 2 or fewer; stop; with 9 or more; to Ford| 5 | Mill |",
            })
    void theRollDecides(String said, String dice, String place, String told) {
        var verdict = played(said, dice);
        assertEquals(Foray.ROAD.indexOf(place), verdict.position().at().get(BRITISH));
        assertEquals(
                told == null ? "" : told,
                String.join(
                        " ", Lists.map(Lists.filter(verdict.journal(), Entry.Told.class), part -> "" + part.part())));
        var again = new Impulse<>(FORAY, Foray.begun(4, 6), BRITISH, read(said).understood())
                .run(verdict.journal(), Chance.NONE, Answers.SILENCE);
        assertEquals(verdict, again);
    }

    private static Verdict.Done<Foray.Night> played(String said, String dice) {
        var chance = new ScriptedChance(
                Stream.of(dice.split(" ")).map(Integer::valueOf).toList(), List.of());
        return (Verdict.Done<Foray.Night>)
                new Impulse<>(FORAY, Foray.begun(4, 6), BRITISH, read(said).understood())
                        .run(List.of(), chance, Answers.SILENCE);
    }

    /** Changing what the enemy cannot see of a march leaves their letters the same to the byte. */
    @Test
    void theEnemyIsNotToldWhatTheyCannotSee() {
        for (int roll = 0; roll <= 9; roll++)
            for (var same : List.of(
                    List.of(FORKED, FORKED),
                    List.of("march; to Mill; with 6 or more; stop; else; stop", "march; to Mill; to Ford"),
                    List.of(
                            "march; to Mill; to Ford; to Hill; with 3 left or more; to Town; else; stop",
                            "march; to Mill; to Ford; with 5 left or more; to Hill; to Town; else; to Hill"))) {
                var one = letters(6, same.getFirst(), roll);
                var another = letters(9, same.getLast(), roll);
                assertEquals(lines(of(AMERICAN, one)), lines(of(AMERICAN, another)), same + " " + roll);
                assertNotEquals(of(BRITISH, one), of(BRITISH, another));
            }
    }

    /** Each side has the battle, the march and the headline as it saw them. */
    @Test
    void eachSideSeesItsOwnScenes() {
        var letters = letters(6, "march; to Mill; to Ford; to Hill; to Town; attack", 9);
        var american = of(AMERICAN, letters).getLast();
        var british = of(BRITISH, letters).getLast();
        assertEquals("An attack on Town", american.headline());
        assertEquals("6 men attack", british.headline());
        assertEquals(3, american.scenes().size());
        assertEquals(5, british.scenes().size());
        assertTrue(british.story().toString().contains("6 men attack"));
        assertFalse(american.toString().contains("6 men"), american.toString());
    }

    /** Hashes depend on the whole order, as they must, and reveal nothing of it. */
    private static String lines(List<Dispatch> letters) {
        return letters.toString().replaceAll("[0-9a-f]{64}", "HASH");
    }

    private static List<Dispatch> of(Side side, List<Dispatch> letters) {
        return Lists.filter(letters, letter -> letter.to() == side);
    }

    /** All letters about a British order with this many men. */
    private static List<Dispatch> letters(int men, String said, int roll) {
        var words = canonical(said);
        var order = new Event.Letter(
                Event.Letter.Purpose.ORDER, BRITISH, 1, "<1@x>", "00", "", "s", words, List.of(), Optional.of("root"));
        var before = GameLog.NOTHING
                .with(new StoredEvent(1, Office.header("f-1", "foray", "night"), List.of(), Office.NOON, "00"))
                .with(new Event.Posted("welcome"))
                .with(new Event.Played(
                        0,
                        List.of(),
                        List.of(),
                        List.of(),
                        Optional.of(FORAY.write(Foray.begun(4, men))),
                        Optional.empty()));
        var ordered = OpenGame.of(GAME, FORAY, before.with(order));
        var played = ordered.play(new ScriptedChance(List.of(roll, 3), List.of()));
        var secret = Secret.of(Office.SECRET);
        var sealed = SealedOrder.of(secret, "f-1", Parts.FEW, 1, words);
        var letters =
                new ArrayList<>(new Dispatches(OpenGame.of(GAME, FORAY, before), ordered).announced(order, sealed));
        letters.addAll(new Dispatches(ordered, played.after())
                .played((Event.Played) played.event(), () -> secret, () -> Chronicle.NONE, List.of()));
        return letters;
    }

    private static Read<List<Foray.Step>> read(String said) {
        return FORAY.read(List.of(new Line(1, said)), Foray.begun(4, 6), BRITISH);
    }

    private static List<String> canonical(String said) {
        return FORAY.words(read(said).understood().orElseThrow(() -> new AssertionError(read(said))));
    }
}
