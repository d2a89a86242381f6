package postrider.washingtonscrossing;

import java.util.List;
import postrider.dice.ScriptedChance;
import postrider.kernel.Chance;
import postrider.kit.QuestionsPageKit;
import postrider.kit.Scene;
import postrider.washingtonscrossing.game.WashingtonsCrossing;

class QuestionsPageTest extends QuestionsPageKit<Position, Order> {
    private static final String TRENTON =
            "turn Dec 26 7 am; American points 18; Washington 140, Greene, Glover 850, Sargent 710,"
                    + " Lord Stirling 570 in 1929; Rall 1250 fatigue 1 in Trenton; ";
    private static final String AROUND =
            "Dickinson 400 in 2028; Ewing 500 in 2130; Mercer 720 in 2129; Stephen 440 in 1930; St. Clair 420 in 2030";
    private static final String ATTACK =
            "activate Washington with Greene; activate Greene with Glover, Sargent, Lord Stirling;"
                    + " prepared attack on Trenton with Washington, Greene, Glover, Sargent, Lord Stirling";

    private static final List<Scene> SCENES = List.of(
            Scene.of("deploy", "the set-up; turn Dec 25 5 pm; British to move; not weather to come", "pass"),
            Scene.of(
                    "raid",
                    "turn Dec 26 12 pm; British to move; Ewing 720 in 1329; Rall 1250 in Trenton; Leslie 2100 in Princeton",
                    "pass"),
            Scene.of(
                    "raided",
                    "turn Dec 26 12 pm; British to move; Ewing 720 in 1329; Leslie 2100, Mawhood 900 in Princeton",
                    "pass"),
            Scene.of("arrive", "turn Dec 28 7 am; British to move; Leslie 2100 in Princeton", "pass"),
            Scene.of(
                    "arrive",
                    "turn Jan 2 12 am; British to move; Leslie 2100 in Princeton; arrived 46th, 71st, Kuhler and Loos, 57th, Cornwallis, Monckton, Vanguard, Mifflin",
                    "pass"),
            Scene.of(
                    "arrive",
                    "turn Dec 29 12 am; British to move; arrived 46th; British Detachment 1 500, British Detachment 2 500, British Detachment 3 500, "
                            + "Hessian Detachment 1 150, Hessian Detachment 2 400 in Princeton; Matthew 1100 in 1300; Webster 700 in 1700",
                    "pass"),
            Scene.of(
                    "onward",
                    "turn Dec 26 7 am; American points 8; Stephen 460 in 1828; Rall 1250 in Trenton",
                    "activate Stephen; go Stephen; to 1829; then ask"),
            Scene.of("react", TRENTON + "Leslie 2100 in 2027", ATTACK),
            Scene.of(
                    "react",
                    "turn Dec 26 7 am; American points 18; Washington 140, Glover 850 in 1817; Leslie 2100 in Princeton; Rall 1250 in Kingston",
                    "activate Washington with Glover; go Washington, Glover; normal attack on Kingston"),
            Scene.of(
                    "crossing",
                    "turn Dec 28 12 am; American points 18; Durham Boats at 1631|1630; Sargent 710 in 1631",
                    "activate Sargent; go Sargent; to 1630"),
            Scene.of(
                    "crossing",
                    "turn Dec 28 12 am; American points 18; Durham Boats at 1631|1630; Stephen 300, Sargent 710 in 1631",
                    "activate Stephen; activate Sargent; go Stephen; to 1630; go Sargent; to 1630"),
            Scene.of("losses", TRENTON, ATTACK),
            Scene.of("retreat", TRENTON + AROUND, ATTACK),
            Scene.of("surrender", TRENTON + AROUND, ATTACK),
            Scene.of(
                    "rout",
                    "turn Dec 26 7 am; British to move; British points 8; Rall 370 fatigue 4 routed in 1926; Washington 140, Glover 850 in Trenton",
                    "pass"));

    QuestionsPageTest() {
        super("washingtons-crossing.md", new WashingtonsCrossing(), RandomCampaign.BOX, SCENES);
    }

    @Override
    protected Chance chance() {
        return new ScriptedChance(List.of(2, 2, 2, 2, 2, 2), List.of());
    }
}
