package postrider.templates;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.kernel.view.View.Block;
import postrider.letters.Dispatch;
import postrider.letters.Narrative.Passage;

/** The words of a letter, whatever it looks like. */
final class Reading {
    private static final Predicate<String> SPEAKS =
            Pattern.compile("[\\p{L}\\p{N}]").asPredicate();

    private Reading() {}

    /** The text that a browser shows. */
    static String page(String html) {
        return html.replaceAll("(?s)<head>.*</head>", " ")
                .replaceAll("</?(b|code|small)( [^>]*)?>", "")
                .replaceAll("<[^>]*>", " ")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&amp;", "&");
    }

    /** All words, sorted, without bullets and rules. */
    static List<String> words(String letter) {
        return Arrays.stream(letter.toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(SPEAKS)
                .sorted()
                .toList();
    }

    /** The letter without any blank, so that wrapping does not matter. */
    static String solid(String letter) {
        return letter.replaceAll("\\s+", "");
    }

    private static List<String> told(Passage passage) {
        return switch (passage) {
            case Passage.Ruled(var ruling) -> List.of(ruling.rule(), ruling.sentence());
            case Passage.Heading(var headline) -> List.of(headline);
            case Passage.Battle(var fought) ->
                Stream.concat(
                                Stream.of(fought.headline(), fought.outcome()),
                                fought.rows().stream()
                                        .flatMap(row -> Stream.concat(
                                                Stream.of(row.rule(), row.label()), row.cells().stream())))
                        .toList();
        };
    }

    /** Every sentence of a dispatch outside the tables of the situation. */
    static List<String> sentences(Dispatch dispatch) {
        var all = new ArrayList<String>(List.of(dispatch.game(), dispatch.headline()));
        all.addAll(dispatch.lead());
        dispatch.story().forEach(passage -> all.addAll(told(passage)));
        all.addAll(dispatch.mayDo());
        dispatch.questions().forEach(asked -> {
            all.addAll(List.of(asked.rule(), asked.topic(), asked.about(), asked.text(), asked.whenSilent()));
            all.addAll(asked.facts());
            all.addAll(asked.options());
        });
        dispatch.faults().forEach(fault -> {
            all.addAll(List.of(fault.words(), fault.rule(), fault.why()));
            all.addAll(fault.nearest());
        });
        all.addAll(dispatch.reply());
        all.addAll(dispatch.closing());
        dispatch.situation().ifPresent(view -> view.sections().forEach(section -> all.add(section.heading())));
        return all;
    }

    /** Every cell, fact and line of its situation. */
    static List<String> cells(Dispatch dispatch) {
        return dispatch.situation().stream()
                .flatMap(view -> view.sections().stream())
                .flatMap(section -> section.blocks().stream())
                .flatMap(Reading::cells)
                .toList();
    }

    private static Stream<String> cells(Block block) {
        return switch (block) {
            case Block.Facts(var facts) -> facts.stream().flatMap(fact -> Stream.of(fact.label(), fact.value()));
            case Block.Table(var head, var rows) ->
                Stream.concat(head.stream(), rows.stream().flatMap(List::stream));
            case Block.Lines(var lines) -> lines.stream();
        };
    }
}
