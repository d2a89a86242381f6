package postrider.washingtonscrossing.orders;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.stream.Stream;
import postrider.kernel.Form;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;

/** The forms of all statements of an order. If several fit, the first counts. */
public final class Forms {
    record GoTo(List<Leader> leaders, List<Hex> hexes, boolean boat) {}

    record To(List<Hex> hexes, boolean boat) {}

    record StopAt(Hex hex) {}

    record HastyAttack(Hex target, boolean dawn) {}

    record NormalAttack(Hex target, boolean dawn) {}

    static final List<ReadForm> ALL = List.of(
            ReadForm.of("transfer NUMBER from LEADER to LEADER", Command.Transfer.class),
            ReadForm.of("absorb LEADER into LEADER", Command.Absorb.class),
            ReadForm.of("remove LEADER", Command.Remove.class),
            ReadForm.of("make Grant subordinate [with LEADER]", Command.SubordinateGrant.class),
            ReadForm.of("discharge NUMBER from LEADER", Command.Discharge.class),
            ReadForm.of("activate LEADER [with LEADERS]", Command.Activate.class),
            ReadForm.of("force march LEADERS [under LEADER]", Action.ForceMarch.class),
            ReadForm.of("roll for LEADERS", Action.Roll.class),
            ReadForm.of("go LEADERS to HEXES [by boat]", GoTo.class),
            ReadForm.of("go LEADERS", Action.Go.class),
            ReadForm.of("sail SHIP to SIDE", Action.Sail.class),
            ReadForm.of("try LEADER [with LEADERS]", Action.Try.class),
            ReadForm.of("prepared attack on HEX [with LEADERS] [at dawn]", Action.Prepare.class),
            ReadForm.of("advance LEADERS", Action.Advance.class),
            ReadForm.of("entrench LEADER", Action.Entrench.class),
            ReadForm.of("detach NUMBER from LEADER [as LEADER] [to go on]", Step.Detach.class),
            ReadForm.of("hasty attack on HEX [at dawn]", HastyAttack.class),
            ReadForm.of("normal attack on HEX [at dawn]", NormalAttack.class),
            ReadForm.of("join LEADER", Step.Join.class),
            ReadForm.of("drop LEADERS", Step.Drop.class),
            ReadForm.of("leave the map", Step.LeaveMap.class),
            ReadForm.of("stop at HEX", StopAt.class),
            ReadForm.of("stop", Step.Stop.class),
            ReadForm.of("then ask", Step.ThenAsk.class),
            ReadForm.of("to HEXES [by boat]", To.class));

    /** Examples to show if no form resembles the words. */
    static final List<String> MANNER = List.of(
            "activate LEADER with LEADERS; go LEADERS; to HEX, HEX; normal attack on HEX",
            "transfer NUMBER from LEADER to LEADER",
            "pass");

    /** Words of forms that stand in any sentence. */
    private static final Set<String> JOINTS =
            Set.of("the", "as", "for", "from", "into", "on", "at", "by", "with", "under");

    private Forms() {}

    /** Forms with these beginnings, as help shows them; words that begin none stand for themselves. */
    public static List<Form> shown(String... beginnings) {
        return Stream.of(beginnings)
                .flatMap(first -> {
                    var forms = Lists.filter(Lists.map(ALL, ReadForm::shown), form -> form.startsWith(first));
                    return forms.isEmpty() ? Stream.of(first) : forms.stream();
                })
                .map(Form::new)
                .toList();
    }

    static List<String> firstWords() {
        return ALL.stream().map(ReadForm::firstWord).distinct().toList();
    }

    /** Forms that resemble a part of an order which fits none. */
    static List<String> like(String part) {
        var asked = Lists.find(List.of(CrossingTopic.values()), topic -> part.startsWith(topic.words() + ":"));
        if (asked.isPresent()) return List.of("if asked " + part);
        var first = part.split(" ")[0]
                .replaceFirst("(?i)^cross$", "go")
                .replaceFirst("(?i)^leave$", "drop")
                .toLowerCase(Locale.ROOT);
        var begin = Lists.filter(ALL, form -> form.firstWord().equals(first));
        if (begin.isEmpty() && JOINTS.contains(first)) return MANNER;
        var like = begin.isEmpty() ? Lists.filter(ALL, form -> form.ownWords().contains(first)) : begin;
        return like.isEmpty() ? MANNER : Lists.map(like, ReadForm::shown);
    }

    /** Rewrites a statement that names several leaders in place of one: once for each, or for the first with the others. */
    static List<String> apart(MatchResult said, int group, List<Leader> several) {
        var before = said.group().substring(0, said.start(group));
        var after = said.group().substring(said.end(group));
        var each = Lists.map(several, leader -> before + leader + after);
        var others = several.subList(1, several.size());
        boolean leads = after.isEmpty() && several.getFirst().commands(others);
        var together = "%s with %s".formatted(each.getFirst(), OrderWords.names(others));
        return switch (before.strip().toLowerCase(Locale.ROOT)) {
            case "activate" -> Lists.concat(leads ? List.of(together) : List.of(), List.of(String.join("; ", each)));
            case "try" -> leads ? Lists.concat(List.of(together), each) : each;
            default -> List.of(String.join("; ", each));
        };
    }

    /** The statements of a form whose slots are filled; optional ones may be empty. */
    static List<? extends Statement> read(ReadForm form, List<Optional<?>> filled) {
        return switch (form.read(filled)) {
            case GoTo(var leaders, var hexes, var boat) ->
                Lists.concat(List.of(new Action.Go(leaders)), to(hexes, boat));
            case To(var hexes, var boat) -> to(hexes, boat);
            case StopAt(var hex) -> List.of(new Step.To(hex, false), new Step.Stop());
            case HastyAttack(var target, var dawn) -> List.of(new Step.Attack(target, true, dawn));
            case NormalAttack(var target, var dawn) -> List.of(new Step.Attack(target, false, dawn));
            case Record said -> List.of((Statement) said);
        };
    }

    private static List<Step.To> to(List<Hex> hexes, boolean boat) {
        return Lists.map(hexes, hex -> new Step.To(hex, boat));
    }

    /** @param word writes a value; an empty word leaves out what is optional */
    static String write(Statement statement, Function<Object, String> word) {
        var said = switch (statement) {
            case Step.To(var hex, var boat) -> new To(List.of(hex), boat);
            case Step.Attack(var target, var hasty, var dawn) ->
                hasty ? new HastyAttack(target, dawn) : new NormalAttack(target, dawn);
            case Statement other -> (Record) other;
        };
        return Lists.find(ALL, form -> form.type() == said.getClass())
                .orElseThrow()
                .write(said, word);
    }
}
