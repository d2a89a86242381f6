package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.dice.ScriptedChance;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.kit.PlayersPage;
import postrider.text.Complaint;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.washingtonscrossing.game.CrossingBox;
import postrider.words.Clauses;

/** Ways players phrase clauses, and what these answer. */
class IdiomsTest {
    private static final CrossingBox GAME = RandomCampaign.BOX;
    private static final String BOARD =
            "turn Dec 26 7 am; American points 18; Washington 140, Glover 850 in 1817; Rall 1250 in Kingston; "
                    + "Leslie 2100 fatigue %s in Princeton";

    private static Stream<List<String>> told() throws IOException {
        return PlayersPage.table("washingtons-crossing.md", "| you say |").stream()
                .map(cells -> Lists.map(cells, cell -> cell.replace("`", "")));
    }

    @ParameterizedTest
    @MethodSource("told")
    void phrasesForAClause(List<String> cells) {
        assertEquals(List.of(cells.getLast()), clauses(cells.getFirst()).words());
        assertEquals(List.of(cells.getLast()), clauses(cells.getLast()).words());
    }

    /** Whether leaders react depends on fatigue only their player sees, yet no letter is sent. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2 | react to any attack within 4 hexes of Princeton with Leslie, never below fatigue 2   | try Leslie; go Leslie; to Kingston
            3 | react to any attack within four hexes of Princeton with Leslie, never below fatigue 2 | nobody
            3 | react to every attack with Leslie                                                     | try Leslie; go Leslie; to Kingston
            5 | React to any attack with Leslie                                                       | nobody
            0 | react to the attack on Kingston with Leslie                                           | try Leslie; go Leslie; to Kingston
            0 | react to any attack within 4 hexes of Bristol with Leslie                             | asked
            0 | react to any attack within 4 hexes of 1820 with Leslie                                | try Leslie; go Leslie; to Kingston
            0 | react if near 1817: nobody                                                            | nobody
            0 | react unless near Bristol: nobody                                                     | nobody
            0 | do not react                                                                          | nobody
            """)
    void reactionsByFatigue(String fatigue, String said, String answer) {
        var given = clauses(said).to(asked(BOARD.formatted(fatigue)));
        assertEquals(
                answer,
                given.map(Answers.Given::words)
                        .map(words -> question(BOARD.formatted(fatigue), words))
                        .orElse("asked"));
    }

    /** 11.3: leaders named beforehand react even if others named with them are too far, tired or without command. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            react: go Leslie, Mawhood; to the attack                                             | try Leslie with Mawhood; go Leslie, Mawhood; to Kingston
            react: go Mawhood, Leslie; to the attack                                             | try Mawhood; go Mawhood; to Kingston; try Leslie; go Leslie; to Kingston
            react to any attack with Leslie and Mawhood, never below fatigue 2                   | try Mawhood; go Mawhood; to Kingston
            react to any attack with Webster, Mawhood                                            | try Mawhood; go Mawhood; to Kingston
            react: go Leslie; to the attack; up to fatigue 2; go Mawhood; to 1821                | try Mawhood; go Mawhood; to 1821
            react: go Mawhood; to 1821; up to fatigue 0; go Leslie; to the attack                | try Mawhood; go Mawhood; to 1821; try Leslie; go Leslie; to Kingston
            react: try Leslie with Mawhood; go Mawhood; to the attack; up to fatigue 2           | nobody
            react to any attack with Webster                                                     | nobody
            Leslie reacts to any attack / Mawhood reacts to any attack, to 1821                  | try Leslie; go Leslie; to Kingston; try Mawhood; go Mawhood; to 1821
            Webster reacts to any attack / Mawhood reacts to any attack / otherwise ask          | try Mawhood; go Mawhood; to Kingston
            react with Mawhood / react to any attack with Leslie and Mawhood / react: nobody     | try Mawhood; go Mawhood; to Kingston
            react if near Kingston: nobody / react to any attack with Leslie                     | nobody
            """)
    void allWhoMayReactGo(String said, String answer) {
        var board = BOARD.formatted(3) + "; Mawhood 400 in Princeton; Webster 400 in 1909";
        var given = clauses(said).to(asked(board));
        assertEquals(answer, question(board, given.orElseThrow().words()));
    }

    /** 17.1: at most these losses, in this order, from the leaders present. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            losses: Glover 100, Mercer two hundred              | Glover 100, Mercer 60
            losses: Stephen 100, Mercer 200                     | Mercer 160
            losses: Washington 50, Glover 500                   | Washington 10, Glover 150
            losses: Glover 50 or in proportion                  | Washington 10, Glover 80, Mercer 70
            losses: Glover 50                                   | Washington 10, Glover 80, Mercer 70
            losses: proportion                                  | Washington 10, Glover 80, Mercer 70
            losses: Glover 100, the rest from Mercer            | Glover 100, Mercer 60
            losses: Stephen 100, Glover the rest                | Glover 160
            """)
    void lossesByLeader(String said, String answer) {
        var asked = asked(
                "turn Dec 27 7 am; American points 21; Washington 140, Glover 850, Mercer 720 in 1929; Rall 800 in Trenton",
                "activate Washington with Glover, Mercer; go Washington, Glover, Mercer; hasty attack on Trenton",
                List.of(9, 5, 2));
        assertEquals(
                answer, asked.canonical(american(said).to(asked).orElseThrow().words()));
    }

    /** 11.4.2: a detachment at the river may itself make a detachment. */
    @ParameterizedTest
    @ValueSource(strings = {"crossing: a detachment crosses", "crossing: A detachment of 100 crosses"})
    void whichDetachmentCrosses(String said) {
        var asked = asked(
                "turn Dec 28 7 am; American points 21; American Detachment 7 350 in Bristol; Rall 800 in Trenton",
                "activate American Detachment 7; go American Detachment 7; to Burlington",
                List.of(9, 4));
        assertEquals(
                "a detachment of 250 crosses",
                asked.canonical(american(said).to(asked).orElseThrow().words()));
    }

    private static Clauses american(String said) {
        var names = GAME.vocabulary().of(Sides.AMERICAN);
        var read = Clauses.read(Sides.AMERICAN, Source.STANDING_ORDER, List.of(new Line(1, said)), names);
        if (!(read instanceof Read.Understood<Clauses>(var clauses))) throw new AssertionError(read);
        return clauses;
    }

    /** In any word order, in figures or words. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            react to any attack with Leslie at fatigue 1 or less                          | react: go Leslie; to the attack; up to fatigue 1
            react to any attack with Leslie, never below fatigue two                      | react: go Leslie; to the attack; up to fatigue 2
            react to any attack with Leslie, below fatigue 2 never                        | react: go Leslie; to the attack; up to fatigue 2
            react to any attack with Leslie, but only if below fatigue 3                  | react: go Leslie; to the attack; up to fatigue 2
            react to any attack with Leslie unless fatigue 3 or more                      | react: go Leslie; to the attack; up to fatigue 2
            react with Leslie, up to fatigue 2                                            | react: go Leslie; to the attack; up to fatigue 2
            react: go Leslie; to the attack, never above fatigue two                      | react: go Leslie; to the attack; up to fatigue 2
            react to attacks near Princeton with Leslie and Mawhood                       | react if near Princeton: go Leslie and Mawhood; to the attack
            react with Leslie to any attack within four hexes of Princeton                | react if near Princeton: go Leslie; to the attack
            react if within 4 hexes of Princeton: nobody                                  | react if near Princeton: nobody
            react to the attack on Trenton with Leslie, to Maidenhead                     | react in Trenton: go Leslie; to Maidenhead
            if Trenton is attacked, react with Leslie                                     | react in Trenton: go Leslie; to the attack
            let Leslie react to any attack on Trenton                                     | react in Trenton: go Leslie; to the attack
            Leslie reacts to every attack within 4 hexes of Six Mile Run                  | react if near Six Mile Run: go Leslie; to the attack
            Please react to any attack 4 hexes from Princeton with Gen. Leslie            | react if near Princeton: go Leslie; to the attack
            if the Americans attack Trenton, react with Leslie                            | react in Trenton: go Leslie; to the attack
            I want Leslie to react to any attack near Princeton                           | react if near Princeton: go Leslie; to the attack
            General Leslie should react to any attack near Princeton                      | react if near Princeton: go Leslie; to the attack
            react only with Leslie                                                        | react: go Leslie; to the attack
            don't react to any attack near Trenton                                        | react if near Trenton: nobody
            React to any attack with Leslie.                                              | react: go Leslie; to the attack
            react in Trenton with Leslie                                                  | react in Trenton: go Leslie; to the attack
            react with Leslie if near Princeton                                           | react if near Princeton: go Leslie; to the attack
            react unless near Bristol with Leslie                                         | react unless near Bristol: go Leslie; to the attack
            if Trenton is attacked then Leslie and Rall react, but only if fatigue is 1 or less | react in Trenton: go Leslie and Rall; to the attack; up to fatigue 1
            react with Leslie towards Maidenhead to an attack on Trenton                  | react in Trenton: go Leslie; to Maidenhead
            react: go Leslie; to the attack, or go Rall; to the attack                    | react: go Leslie; to the attack, or go Rall; to the attack
            react to any attack near Princeton: ask                                       | react if near Princeton: ask
            react: go Leslie; to the attack; up to fatigue 2; go Rall; to the attack      | react: go Leslie; to the attack; up to fatigue 2; go Rall; to the attack
            react with Leslie to attacks on Trenton & 1820                                | react in Trenton, Princeton: go Leslie; to the attack
            react: go Leslie; detach 400 from Leslie; to 1820                             | react: go Leslie; detach 400 from Leslie; to Princeton
            react to attacks on hex 2029 with Leslie (fatigue 2 at most)                  | react in Trenton: go Leslie; to the attack; up to fatigue 2
            react with Lt. Col. Mawhood                                                   | react: go Mawhood; to the attack
            """)
    void asPlayersSayIt(String said, String clause) {
        assertEquals(List.of(clause), clauses(said).words());
        assertEquals(List.of(clause), clauses(clause).words());
    }

    /** Phrases for the other questions. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            If Trenton is attacked, Leslie comes to help                | react in Trenton: go Leslie; to the attack
            if Kingston is attacked Leslie helps                        | react in Kingston: go Leslie; to the attack
            react with Leslie when Trenton is attacked                  | react in Trenton: go Leslie; to the attack
            react with Leslie to attacks on Princeton or Kingston       | react in Princeton, Kingston: go Leslie; to the attack
            Leslie never reacts at fatigue 3 or more                    | react: go Leslie; to the attack; up to fatigue 2
            no reactions at all                                         | react: nobody
            lose men in proportion                                      | losses: in proportion
            spread the losses evenly                                    | losses: in proportion
            proportional losses                                         | losses: in proportion
            never surrender                                             | surrender: no
            rout towards Amboy                                          | rout: Amboy
            routed leaders run to the base                              | rout: to the supply base
            retreat towards Princeton                                   | retreat: Princeton
            always retreat the first way                                | retreat: the first way
            retreat off the map                                         | retreat: off the map
            reinforcements arrive at 2401                               | arrive: 2401
            reinforcements come in at Woodbridge                        | arrive: Woodbridge
            reinforcements arrive at the nearest hex                    | arrive: the nearest
            Cornwallis comes in at Woodbridge                           | arrive with Cornwallis: Woodbridge
            take losses from Mawhood first                              | losses: Mawhood
            losses: Mawhood first, then Leslie                          | losses: Mawhood, Leslie
            arrive in 2401                                              | arrive: 2401
            Cornwallis arrives at 1300                                  | arrive with Cornwallis: 1300
            arrive: nearest                                             | arrive: the nearest
            arrive: all but Matthew                                     | arrive: all but Matthew
            retreat to 1820 or Kingston                                 | retreat: Princeton, or Kingston
            retreat: by 1926 1825 1824                                  | retreat: by 1926 Maidenhead 1824
            retreat to Princeton (1820)                                 | retreat: Princeton
            losses: Leslie 1330                                         | losses: Leslie 1330
            """)
    void asPlayersAnswerOtherQuestions(String said, String clause) {
        assertEquals(List.of(clause), clauses(said).words());
        assertEquals(List.of(clause), clauses(clause).words());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            raid the nearest        | raid: the nearest
            always raid Leslie      | raid: Leslie
            raid Trenton            | raid: Trenton
            raided: strongest       | raided: the strongest
            raid the strongest      | raided: the strongest
            raid whoever is nearest | raid: the nearest
            a detachment crosses    | crossing: a detachment crosses
            Glover crosses          | crossing: Glover crosses
            McDougall waits         | arrive with McDougall: later
            deploy as they stand    | deploy: as they stand
            """)
    void asTheAmericansSayThem(String said, String clause) {
        for (var words : List.of(said, clause))
            assertEquals(List.of(clause), americans(words).words());
    }

    /** If the options are unknown beforehand, the first that fits is chosen. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            arrive: the nearest          | 46th       | Dec 29 12 am | 2001
            arrive at 2401               | 46th       | Dec 29 12 am | 2401
            arrive with Cornwallis: 1300 | 46th       | Dec 29 12 am | asked
            arrive with Cornwallis: 1300 | Cornwallis | Dec 30 12 am | 1300
            """)
    void thePlaceOfArrivalMayBeSaidInAdvance(String said, String who, String turn, String answer) {
        var come = who.equals("46th")
                ? "46th, Mifflin"
                : "46th, 71st, Kuhler and Loos, 57th, Mifflin; reinforcements accelerated";
        var board = "turn %s; British to move; Leslie 700 in Princeton; Stephen 460 in 2005; arrived %s"
                .formatted(turn, come);
        var question = asked(board, Sides.BRITISH, "pass", List.of(0, 9));
        assertTrue(question.text().startsWith(who.equals("46th") ? "71st" : who), question.text());
        assertEquals(
                answer, clauses(said).to(question).map(Answers.Given::words).orElse("asked"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rout: to the supply base | to the supply base by Penns Neck
            rout: the first way      | away to 1816
            rout: Amboy              | to the supply base by Penns Neck
            rout: Philadelphia       | asked
            """)
    void thePlaceARoutedStackRunsToMayBeSaidInAdvance(String said, String answer) {
        var board = "turn Dec 26 7 am; British to move; Rall 370 routed in 2130; Ewing 700 in 2030";
        var question = asked(board, Sides.BRITISH, "pass", List.of());
        assertEquals(
                answer.startsWith("away") ? question.options().getFirst() : answer,
                clauses(said)
                        .to(question)
                        .map(given -> question.canonical(given.words()))
                        .orElse("asked"));
    }

    @Test
    void theManualListsWhatIsRefused() throws IOException {
        for (var cells : PlayersPage.table("washingtons-crossing.md", "| not taken |"))
            assertEquals(
                    List.of(cells.getLast()),
                    Lists.map(complaints(cells.getFirst().replace("`", "")), Complaint::expected));
    }

    /** A clause that would never apply is refused at once. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            react to any attack within 4 hexes of Princeton with Greene     | 'Greene' is no piece of yours.
            react with Mercer                                               | 'Mercer' is no piece of yours.
            react: go Leslie, Lord Stirling; to the attack                  | 'Lord Stirling' is no piece of yours.
            losses: Glover 150                                              | 'Glover' is no piece of yours.
            react to any attack with Lesley                                 | 'Lesley' is no piece of yours.
            react to the attack on Trentn with Leslie                       | 'Trentn' is no space.
            react: go Leslie; to Kingstn                                    | 'Kingstn' is no space.
            react to any attack with Leslie, never below fatigue 9          | There is no fatigue 9: it goes from 0 to 6, and nobody reacts with 5 or more (11.3).
            react: go Leslie; to the attack; up to fatigue 12               | There is no fatigue 12: it goes from 0 to 6, and nobody reacts with 5 or more (11.3).
            react to any attack with Leslie, not very tired                 | How tired they may be is said in one way.
            react to any attack within 6 hexes of Princeton with Leslie     | Leaders react within 4 hexes of an attack, not within 6 (11.3).
            react if within two hexes of Princeton: nobody                  | Leaders react within 4 hexes of an attack, not within 2 (11.3).
            react to any attack with Leslie until Jan 2                     | No standing order is for a time of its own: send 'standing none', or others, when it is time.
            react during Dec 27 with Leslie                                 | No standing order is for a time of its own: send 'standing none', or others, when it is time.
            react to any attack with Leslie by night                        | No standing order is for a time of its own: send 'standing none', or others, when it is time.
            react to any attack with Leslie; losses: in proportion          | Each standing order, and each clause, is a line of its own.
            react to any attack with Leslie and share losses                | Each standing order, and each clause, is a line of its own.
            react to any attack with Leslie or Rall                         | Leaders are joined by 'and': each of them reacts who may.
            react with Leslie or with Rall, never below fatigue 2           | Leaders are joined by 'and': each of them reacts who may.
            react: go Leslie or Rall; to the attack                         | Leaders are joined by 'and': each of them reacts who may.
            react quickly with Leslie                                       | Who reacts is said in one way.
            react to hasty attacks with Leslie                              | Nobody reacts to a hasty attack (11.3).
            react: go Leslie; hasty attack on Trenton                       | Nobody attacks in reaction (11.3).
            react: up to fatigue 2; go Leslie; to the attack                | 'up to fatigue' stands behind those it is for.
            react: go Leslie; go Mawhood; to the attack                     | Say where they go.
            react: go Leslie                                                | Say where they go.
            react: to the attack                                            | Say who goes, before you say where.
            react if beaten: nobody                                         | Nobody is beaten yet when a leader reacts (11.3).
            surrender at Trenton if near Princeton: no                      | A surrender is for a space, 'surrender at Trenton', and may be for those who are beaten (17.4).
            react to any attack with everybody                              | Nobody reacts whom no line names.
            do not react with Leslie                                        | Nobody reacts whom no line names.
            Rall does not react                                             | Nobody reacts whom no line names.
            otherwise do nothing                                            | Behind 'otherwise' stands an answer, or 'ask'; where no line fits you are asked.
            losses: in proportion; go Rall to 1929                          | A clause is a line of its own, below the order.
            raid: Trenton                                                   | 'raid' is no question of yours.
            arrive: not 2401                                                | 'not' is not understood here.
            arrive: all but Greene                                          | 'Greene' is no piece of yours.
            react with Leslie without Mawhood                               | 'without' is not understood here.
            Leslie shouldn't react                                          | 'shouldnt' is not understood here.
            react                                                           | Nobody reacts whom no line names.
            react in Trenton                                                | Nobody reacts whom no line names.
            react to any attack                                             | Nobody reacts whom no line names.
            crossing: a detachment crosses                                  | 'crossing' is no question of yours.
            """)
    void aClauseThatNeverAppliesIsRefused(String said, String complaint) {
        assertEquals(List.of(complaint), Lists.map(complaints(said), Complaint::expected));
    }

    /** The suggestion in a refusal is itself a clause. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            react to any attack with Leslie or Rall                | react: go Leslie and Rall; to the attack
            react with Leslie or with Rall, never below fatigue 2  | react with Leslie and Rall; up to fatigue 2
            react to any normal attack with Leslie up to Maidenhead | react to any attack with Leslie
            react quickly with Leslie if near Trenton              | react to any attack with Leslie
            react to hasty attacks with Leslie                     | react to attacks with Leslie
            """)
    void suggestionsAreClauses(String said, String instead) {
        assertEquals(List.of(instead), complaints(said).getFirst().nearest());
        clauses(instead);
    }

    /** Refusals show only the nearest names of a thousand hexes. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            react to any attack within 4 hexes of Princton with Leslie | 'near Princton' is no condition. Nearest are: 'near Princeton', 'near Abington', 'near Trenton', 'near Pennington', 'near Kingston'.
            react if raining: nobody                                   | 'raining' is no condition. Some are: 'near Flemington', 'near Pluckemin', 'near Buckingham', 'near Ringoes', 'near Coryell's Landing'.
            """)
    void unknownConditionsAreRefused(String said, String complaint) {
        assertEquals(List.of(complaint), Lists.map(complaints(said), Complaint::expected));
    }

    private static List<Complaint> complaints(String said) {
        if (read(said) instanceof Read.NotUnderstood<Clauses>(var complaints)) return complaints;
        throw new AssertionError(read(said));
    }

    private static Read<Clauses> read(String said) {
        var names = GAME.vocabulary().of(Sides.BRITISH);
        return Clauses.read(Sides.BRITISH, Source.STANDING_ORDER, Line.numbered(List.of(said.split(" / "))), names);
    }

    private static String question(String board, String words) {
        return asked(board).canonical(words);
    }

    private static Clauses clauses(String said) {
        if (read(said) instanceof Read.Understood<Clauses>(var clauses)) return clauses;
        throw new AssertionError(read(said));
    }

    private static Question<?> asked(String board) {
        var order = "activate Washington with Glover; go Washington, Glover; normal attack on Kingston";
        return asked(board, order, List.of(9));
    }

    private static Clauses americans(String said) {
        var names = GAME.vocabulary().of(Sides.AMERICAN);
        if (Clauses.read(Sides.AMERICAN, Source.STANDING_ORDER, List.of(new Line(1, said)), names)
                instanceof Read.Understood<Clauses>(var clauses)) return clauses;
        throw new AssertionError(said);
    }

    private static Question<?> asked(String board, String order, List<Integer> dice) {
        return asked(board, Sides.AMERICAN, order, dice);
    }

    private static Question<?> asked(String board, Side side, String order, List<Integer> dice) {
        var position = GAME.notation().position(board);
        if (!(GAME.orders().read(List.of(new Line(1, order)), position, side)
                instanceof Read.Understood<Order>(var understood))) throw new AssertionError(order);
        var verdict = new Impulse<>(GAME.rules(), position, side, Optional.of(understood))
                .run(List.of(), new ScriptedChance(dice, List.of()), Answers.SILENCE);
        if (verdict instanceof Verdict.Waiting<Position> waiting)
            return waiting.questions().getFirst();
        throw new AssertionError(verdict);
    }
}
