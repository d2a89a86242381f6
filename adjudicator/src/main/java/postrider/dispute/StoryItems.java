package postrider.dispute;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import postrider.dice.Proof;
import postrider.kernel.Entry;
import postrider.kernel.Umpire;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View.Fact;
import postrider.letters.Narrative.Passage;
import postrider.letters.RefereeReport.Item;
import postrider.play.DryRun;
import postrider.text.Lists;

/**
 * What happened in an impulse, in order: each ruling with its die, each question with its answer, each battle.
 *
 * @param how says how an answer was given
 */
record StoryItems(DryRun played, List<Witness.Asked> asked, Function<Witness.Asked, String> how) {

    List<Item> all() {
        var items = new ArrayList<Item>();
        int at = 0;
        var rulings = played.rulings();
        for (int told = 0; told <= rulings.size(); told++) {
            items.addAll(battles(told));
            for (; at < asked.size() && asked.get(at).told() == told; at++) {
                items.add(asked(asked.get(at)));
            }
            if (told < rulings.size()) items.add(said(rulings.get(told), told));
        }
        return Lists.concat(items, drawn());
    }

    private List<Item> battles(int told) {
        return Lists.map(
                fought(shown -> shown.until() == told),
                fought -> new Item.Table(fought.headline(), new Passage.Battle(fought).table(), fought.outcome()));
    }

    private List<Scene.Fought> fought(Predicate<Scene.Shown> when) {
        return Scene.Shown.all(Lists.filter(played.scenes(), when), Scene.Fought.class);
    }

    private Item said(Ruling ruling, int told) {
        var notes = new ArrayList<Fact>();
        ruling.only().ifPresent(side -> notes.add(new Fact("told", "to the %s player alone".formatted(side))));
        if (ruling.proof().isEmpty() && ruling.sentence().startsWith(Umpire.DIE_FOR))
            notes.add(new Fact("die", "hypothetical"));
        Proof.each(ruling.proof()).forEach(proof -> notes.addAll(proof(ruling.rule(), proof, told)));
        return new Item.Statement(ruling.rule(), ruling.sentence(), notes);
    }

    private List<Fact> proof(String rule, String text, int told) {
        var proof = Proof.read(text);
        return proof.orElse(null) instanceof Proof.Roll roll
                ? rolled(rule, roll, told)
                : List.of(new Fact("proof", proof.map(StoryItems::words).orElse(text)));
    }

    private static String words(Proof proof) {
        return switch (proof) {
            case Proof.Card(int shuffle, var leaf) -> "card %d of shuffle %d".formatted(leaf.place(), shuffle);
            case Proof.Part(int order, var leaf) ->
                "part %d of order %d, sealed in its root".formatted(leaf.place(), order);
            case Proof.Shuffle shuffle -> "shuffle %d of the game, root %s".formatted(shuffle.number(), shuffle.root());
            case Proof.Again(var what, int number, var rest) ->
                "%s %d of the game again, told before its impulse was taken back".formatted(what, number);
            case Proof.Opened(int shuffle, var secret, var cards) -> "shuffle %d, secret %s".formatted(shuffle, secret);
            case Proof.Roll roll -> roll.toString();
            case Proof.Drawn drawn -> drawn.toString();
            case Proof.Rollback rollback -> rollback.toString();
            case Proof.Correction correction -> correction.toString();
            case Proof.OpenedOrder opened -> opened.toString();
        };
    }

    private List<Fact> rolled(String rule, Proof.Roll roll, int told) {
        var facts = new ArrayList<Fact>();
        facts.add(new Fact("die", "%s of %s, roll %d of the game".formatted(shown(roll), roll.die(), roll.number())));
        var table = table(rule, roll, told);
        if (!table.isEmpty()) facts.add(new Fact("table", table));
        facts.add(new Fact("key", roll.key()));
        facts.add(new Fact("link", roll.link()));
        roll.next().ifPresent(anchor -> facts.add(new Fact("next", anchor)));
        return facts;
    }

    private static String shown(Proof.Roll roll) {
        return roll.die().shown(roll.value());
    }

    /** What the battle's table says about the die; two dice of one rule may show the same. */
    private String table(String rule, Proof.Roll roll, int told) {
        return fought(shown -> shown.from() <= told && told < shown.until()).stream()
                .flatMap(fought -> fought.rows().stream())
                .filter(row -> row.rule().equals(rule))
                .flatMap(row -> row.cells().stream()
                        .filter(cell -> cell.startsWith(shown(roll) + ":"))
                        .map(cell -> "%s, %s"
                                .formatted(
                                        row.label(),
                                        cell.substring(cell.indexOf(':') + 1).strip())))
                .distinct()
                .collect(Collectors.joining("; or "));
    }

    private Item asked(Witness.Asked asked) {
        var question = asked.question();
        var notes = new ArrayList<Fact>();
        notes.add(new Fact("asked", question.text()));
        question.facts().forEach(fact -> notes.add(new Fact("", fact)));
        notes.add(new Fact("could be", String.join("; ", question.options())));
        notes.add(new Fact("silent", question.whenSilent()));
        asked.given()
                .ifPresentOrElse(
                        given -> notes.addAll(
                                List.of(new Fact("answered", given.words()), new Fact("how", how.apply(asked)))),
                        () -> notes.add(new Fact("answered", "not yet")));
        return new Item.Statement(
                question.rule(), "The %s player decides: %s.".formatted(question.to(), question.name()), notes);
    }

    /** Cards that only the player who drew them has seen. */
    private List<Item> drawn() {
        var drawn = Lists.grouped(
                Lists.filter(played.journal(), Entry.Draw.class),
                draw -> draw.key().replaceFirst(" card \\d+$", ""));
        return Lists.map(drawn.entrySet(), draws -> {
            var rule = draws.getKey().split(" ", 2);
            var cards = Lists.joined(draws.getValue(), ", ", Entry.Draw::card);
            return new Item.Statement(rule[0], "Drawn face down, %s: %s.".formatted(rule[1], cards));
        });
    }
}
