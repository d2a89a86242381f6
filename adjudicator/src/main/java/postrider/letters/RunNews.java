package postrider.letters;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import postrider.dice.Proof;
import postrider.kernel.Course;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.log.Correspondence;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.text.Lists;
import postrider.text.Wording;

/** What is new to one reader in the result of a run. */
record RunNews(Reports run, Side to) {
    private GameLog before() {
        return run.before().log();
    }

    /** The side they sat on before the run. */
    private Side formerly() {
        return before().seat(to, run.game().log());
    }

    private Correspondence.Untold untold() {
        return before().correspondence(formerly()).untold();
    }

    /** How many of the rulings they know already. */
    int told() {
        return before().open().rulings().size() - untold().rulings();
    }

    /** The rulings with the proofs that are new to the reader. The writer of the order knows all of it, and needs no proof of its parts. */
    List<Ruling> rulings() {
        boolean own =
                before().open().order().filter(order -> order.side() == to).isPresent();
        var known = before().dice().history().proved();
        receipt().forEach(known::telling);
        return Lists.map(
                run.rulings(),
                ruling -> ruling.proved(known.telling(own ? Proof.withoutParts(ruling.proof()) : ruling.proof())));
    }

    /** The proofs of a receipt, if this is the first letter about an order: what the impulse is bound to, and as much of the order as they may know. */
    List<String> receipt() {
        return before().unannounced(to).stream()
                .flatMap(order -> Stream.concat(
                        before().dice().binding().lines().stream(),
                        before().dice().sealed(run.secret().get()).stream()
                                .map(parts -> (order.side() == to ? parts.opened() : parts.part(1)).toString())))
                .toList();
    }

    /** The order, if this is the first letter about it, and how their own letter was read. */
    String announced() {
        return inALine(before().unannounced(to).isPresent() ? order() : "");
    }

    /** The order, and how their own letter was read. */
    String ordered() {
        return inALine(order());
    }

    private String inALine(String order) {
        return Wording.joinNonEmpty(" ", Lists.concat(List.of(order), read()).toArray(String[]::new));
    }

    private String order() {
        return before().open()
                .order()
                .map(order -> order.side() == to
                        ? "Your order was: %s.".formatted(Phrases.line(order))
                        : Phrases.began(order))
                .orElse("");
    }

    /** How their own letter was read, unless a receipt has told them. */
    private List<String> read() {
        var first = before().unannounced(to);
        var order = first.filter(mine -> mine.side() == to);
        var answers = Lists.filter(before().open().pending(), mine -> mine.side() == formerly());
        var read = new ArrayList<String>();
        answers.forEach(mine -> read.add("Your answer was: %s.".formatted(answer(mine))));
        for (var mine : Lists.concat(Lists.of(order), answers))
            if (!mine.said().isEmpty()) read.add("If you are asked: %s.".formatted(String.join(" / ", mine.said())));
        for (var mine : answers)
            if (!mine.next().isEmpty())
                read.add("Your next order is below it: %s. %s"
                        .formatted(String.join(" / ", mine.next()), Phrases.NEXT_NONE));
        if (Stream.concat(first.stream(), answers.stream())
                .anyMatch(letter -> letter.written().byHand())) read.add("The referee has entered it by hand.");
        read.addAll(answeredForThem());
        if (order.isPresent() || !answers.isEmpty()) read.add(Phrases.notRead(run.notRead()));
        return read;
    }

    private static String answer(Event.Letter letter) {
        return Lists.joined(letter.words(), " / ", words -> words.substring("answer ".length()));
    }

    /** Which of their clauses and standing orders have answered questions since the last letter. */
    private List<String> answeredForThem() {
        int told = before().open().journal().size() - untold().entries();
        var questions = new LinkedHashMap<String, List<String>>();
        for (var answered : run.game().answered()) {
            var source = answered.answer().source();
            boolean theirs = answered.question().to() == formerly() && answered.at() >= told;
            if (theirs && (source == Source.CLAUSE || source == Source.STANDING_ORDER))
                questions
                        .computeIfAbsent(
                                "Your %s '%s' answered".formatted(source, line(answered)), line -> new ArrayList<>())
                        .add("'%s': %s"
                                .formatted(
                                        answered.question().name(),
                                        answered.answer().words()));
        }
        return Lists.map(
                questions.entrySet(), line -> "%s %s.".formatted(line.getKey(), String.join("; ", line.getValue())));
    }

    private String line(Course.Answered answered) {
        return run.before().clause(answered.question()).orElse(answered.answer().words());
    }
}
