package postrider.washingtonswar;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import postrider.americanwar.Sides;
import postrider.box.BoxFiles;
import postrider.rulebook.Cases;
import postrider.rulebook.OurRulings;
import postrider.washingtonswar.game.WashingtonsWar;
import postrider.workbench.cases.CaseRunner;

/** An owner corrects cards in YAML alone, and the cards do what it says. */
class CorrectedCardsTest {
    private static final String CARDS = """
            cards:
            - number: 72
              steps:
              - {do: condition-no-alliance}
              - {do: french-alliance, count: 1}
              remove-after-play: yes
              provenance: 'copy: mine'
            - number: 77
              title: Brant in the Mohawk Valley
              printed: 42
              steps:
              - {do: condition-no-european-war}
              - {do: remove-pc, side: american, count: 2, per-colony: 1, colonies: [New York, Pennsylvania], clear-of: american-unit}
              reshuffle: when-played
              provenance: 'copy: mine'
            - number: 86
              steps:
              - {do: condition-no-alliance}
              - {do: activate-general, side: american, count: 5}
              - {do: place-pc, side: american, count: 1, colonies: [Canada], clear-of: british-cu}
              provenance: 'copy: mine'
            - number: 91
              steps:
              - {do: discard-random-card, side: british, count: 1}
              - {do: place-pc, side: american, count: 1, clear-of: british-cu}
              provenance: 'copy: mine'
            """;

    private static final String CASES = """
            CASE    1  The battle card does more than +2, and is removed
            GIVEN   French alliance 3; Gates + 3 CU in Camden; 2 British CU in Eutaw Springs; 1 British CU in Savannah
                    American hand 2 ops, 72; British hand 1 ops
            ORDER   American   play 2 ops: activate Gates with 3 CU; to Eutaw Springs
            ANSWER  American   battle card: play Henry Knox
            ANSWER  British    battle card: none
            DICE    1   6 1   1 6
            CARDS   9
            THEN    12.1   from 3 to 4
                    6.3.C  72 Henry Knox
                    9.4    battle card +2
            AND     removed cards 72; American hand 9

            CASE    2  After the alliance it can only be discarded
            GIVEN   European War; Gates + 3 CU in Camden; 2 British CU in Eutaw Springs; American hand 2 ops, 72; British hand 1 ops
            ORDER   American   play 2 ops: activate Gates with 3 CU; to Eutaw Springs
            ANSWER  American   battle card: play 72
            REFUSED 9.2.1  not one of the options

            CASE    3  The card bears its printed number, and does what its player's copy says
            GIVEN   British to move; 2 American CU in Newport; 2 British CU in New York; British hand 42; American hand 1 ops
                    American PC in Albany, Saratoga, Philadelphia, Winchester
            ORDER   British    play 42: event: Albany
            REFUSED 6.31   Name 2 different options
            ORDER   British    play 42: event: Albany, Saratoga
            REFUSED 6.31   Name no more than 1 in a colony
            ORDER   British    play Brant in the Mohawk Valley: event: Albany, Philadelphia
            AND     no PC in Albany, Philadelphia; reshuffle due; discards 42

            CASE    4  Between alliance and European War it is still played
            GIVEN   British to move; France allied; 2 American CU in Newport; 2 British CU in New York; British hand 42; American hand 1 ops
            ORDER   British    play 42: event
            AND     discards 42

            CASE    5  In the European War it is not
            GIVEN   British to move; European War; 2 American CU in Newport; 2 British CU in New York; British hand 42; American hand 1 ops
            ORDER   British    play 42: event
            REFUSED 6.32.A the European War is on

            CASE    6  A general goes five spaces, and then a marker is placed
            GIVEN   Lincoln + 3 CU in Gilbert Town; 2 British CU in Savannah; 1 British CU in Boston; American hand 86; British hand 1 ops
            ORDER   American   play John Glover: activate Lincoln with 3 CU; to Ninety-Six, Camden, Eutaw, Charleston, Savannah
            ANSWER  British    battle card: none
            ANSWER  American   event: Quebec
            DICE    4   6 1   4 6
            THEN    9.2.4  the attacker wins
                    10.12.A Quebec
            AND     American PC in Quebec

            CASE    7  Not six, and not after the alliance
            GIVEN   Lincoln + 3 CU in Charlotte; 1 British CU in Boston; American hand 86; British hand 1 ops
            ORDER   American   play Glover: activate Lincoln with 3 CU; to Gilbert Town, Ninety-Six, Camden, Eutaw, Charleston, Savannah
            REFUSED 7.3.C  more than 5 spaces away

            CASE    8  After the alliance Glover stays at home
            GIVEN   European War; Lincoln + 3 CU in Charlotte; 1 British CU in Boston; American hand 86; British hand 1 ops
            ORDER   American   play Glover: activate Lincoln with 3 CU; to Camden
            REFUSED 6.32.A France is in the war

            CASE    9  What was picked with the order no longer fits when its turn comes: he is asked anew
            GIVEN   2 American CU in Newport; 2 British CU in New York; American hand 91; British hand 99, 1 ops
                    British PC in all of New Hampshire, all of Massachusetts, all of Connecticut, all of New York, all of New Jersey
                    British PC in all of Pennsylvania, all of Delaware, all of Maryland, all of Virginia, all of North Carolina
                    British PC in all of Georgia, all of Rhode Island, all of Canada
            ORDER   American   play 91: event: Camden
            ANSWER  American   6.34.C.i Camden
            ANSWER  American   6.31 Ninety Six
            DICE    1
            ASKED   American   6.31 [Ninety Six, Eutaw Springs, Charleston]
            THEN    6.34.B 99 Declaration of Independence takes effect at once
                    6.34.C.i An American PC marker is placed in Camden
                    10.12.A An American PC marker is placed in Ninety Six

            CASE    10  What is not voluntary is asked
            GIVEN   British to move; 2 American CU in Newport; 2 British CU in New York; British hand 42; American hand 1 ops
                    American PC in Albany, Saratoga, Philadelphia, Reading
            ORDER   British    play 42: event
            ANSWER  British    event: Saratoga, Reading
            ASKED   British    6.31 You remove American PC markers from 2 of these spaces, no more than 1 in a colony. Which?
                               [Albany, Saratoga, Philadelphia, Reading] If you stay silent: Albany, Philadelphia
            AND     no PC in Saratoga, Reading; American PC in Albany, Philadelphia

            CASE    11  And done without asking where there is no choice
            GIVEN   British to move; 2 American CU in Newport; 2 British CU in New York; British hand 42; American hand 1 ops
                    American PC in Albany, Philadelphia
            ORDER   British    play 42: event
            THEN    10.12.A American PC markers are removed from Albany and Philadelphia

            CASE    12  Who names with the order what is forced does no wrong
            GIVEN   2 American CU in Newport; 2 British CU in New York; American hand 99; British hand 1 ops
                    British PC in all of New Hampshire, all of Massachusetts, all of Connecticut, all of New York, all of New Jersey
                    British PC in all of Pennsylvania, all of Delaware, all of Maryland, all of Virginia, all of North Carolina
                    British PC in all of Georgia, all of Canada, Charleston, Eutaw Springs, Ninety Six
            ORDER   American   play 99: event: Camden
            THEN    6.34.C.i American PC markers are placed in Newport and Camden

            CASE    13  And who does not name it is not asked
            GIVEN   2 American CU in Newport; 2 British CU in New York; American hand 99; British hand 1 ops
                    British PC in all of New Hampshire, all of Massachusetts, all of Connecticut, all of New York, all of New Jersey
                    British PC in all of Pennsylvania, all of Delaware, all of Maryland, all of Virginia, all of North Carolina
                    British PC in all of Georgia, all of Canada, Charleston, Eutaw Springs, Ninety Six
            ORDER   American   play 99: event
            THEN    6.34.C.i American PC markers are placed in Newport and Camden
            """;

    @TempDir
    static Path folder;

    @TestFactory
    Stream<DynamicTest> cases() throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), CARDS);
        var war = new WashingtonsWar();
        var box = war.open(war.layers().corrected(BoxFiles.corrections(folder)), war.edition());
        return Cases.read(Map.of("corrected.txt", CASES), Sides.BOTH, OurRulings.NONE).stream()
                .map(one -> DynamicTest.dynamicTest(one.name(), () -> CaseRunner.run(one, box)));
    }
}
