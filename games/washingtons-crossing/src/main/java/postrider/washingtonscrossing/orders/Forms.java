package postrider.washingtonscrossing.orders;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.stream.Stream;
import postrider.kernel.Form;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Step;

/** The forms of all statements of an order. If several fit, the first counts. */
public final class Forms {
    static final List<ReadForm> ALL = List.of(
            ReadForm.of(
                    "transfer NUMBER from LEADER to LEADER",
                    said -> new Command.Transfer(said.number(0), said.leader(1), said.leader(2))),
            ReadForm.of("absorb LEADER into LEADER", said -> new Command.Absorb(said.leader(0), said.leader(1))),
            ReadForm.of("remove LEADER", said -> new Command.Remove(said.leader(0))),
            ReadForm.of("make Grant subordinate [with LEADER]", said -> new Command.SubordinateGrant(said.perhaps(0))),
            ReadForm.of("discharge NUMBER from LEADER", said -> new Command.Discharge(said.number(0), said.leader(1))),
            ReadForm.of(
                    "activate LEADER [with LEADERS]", said -> new Command.Activate(said.leader(0), said.leaders(1))),
            ReadForm.of(
                    "force march LEADERS [under LEADER]",
                    said -> new Action.ForceMarch(said.leaders(0), said.perhaps(1))),
            ReadForm.of("roll for LEADERS", said -> new Action.Roll(said.leaders(0))),
            ReadForm.several(
                    "go LEADERS to HEXES [by boat]",
                    said -> Lists.concat(List.of(new Action.Go(said.leaders(0))), to(said.hexes(1), said.has(2)))),
            ReadForm.of("go LEADERS", said -> new Action.Go(said.leaders(0))),
            ReadForm.of("sail SHIP to SIDE", said -> new Action.Sail(said.ship(0), said.side(1))),
            ReadForm.of("try LEADER [with LEADERS]", said -> new Action.Try(said.leader(0), said.leaders(1))),
            ReadForm.of(
                    "prepared attack on HEX [with LEADERS] [at dawn]",
                    said -> new Action.Prepare(said.hex(0), said.leaders(1), said.has(2))),
            ReadForm.of("advance LEADERS", said -> new Action.Advance(said.leaders(0))),
            ReadForm.of("entrench LEADER", said -> new Action.Entrench(said.leader(0))),
            ReadForm.of(
                    "detach NUMBER from LEADER [as LEADER] [to go on]",
                    said -> new Step.Detach(said.number(0), said.leader(1), said.perhaps(2), said.has(3))),
            ReadForm.of("hasty attack on HEX [at dawn]", said -> new Step.Attack(said.hex(0), true, said.has(1))),
            ReadForm.of("normal attack on HEX [at dawn]", said -> new Step.Attack(said.hex(0), false, said.has(1))),
            ReadForm.of("join LEADER", said -> new Step.Join(said.leader(0))),
            ReadForm.of("drop LEADERS", said -> new Step.Drop(said.leaders(0))),
            ReadForm.of("leave the map", said -> new Step.LeaveMap()),
            ReadForm.several("stop at HEX", said -> List.of(new Step.To(said.hex(0), false), new Step.Stop())),
            ReadForm.of("stop", said -> new Step.Stop()),
            ReadForm.of("then ask", said -> new Step.ThenAsk()),
            ReadForm.several("to HEXES [by boat]", said -> to(said.hexes(0), said.has(1))));

    /** Examples to show if no form resembles the words. */
    static final List<String> MANNER = List.of(
            "activate LEADER with LEADERS; go LEADERS; to HEX, HEX; normal attack on HEX",
            "transfer NUMBER from LEADER to LEADER",
            "pass");

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
        var first = part.split(" ")[0].replaceFirst("(?i)^cross$", "go").toLowerCase(Locale.ROOT);
        var begin = Lists.filter(ALL, form -> form.firstWord().equals(first));
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

    private static List<Step.To> to(List<Hex> hexes, boolean boat) {
        return Lists.map(hexes, hex -> new Step.To(hex, boat));
    }
}
