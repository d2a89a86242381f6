package postrider.templates;

import java.util.List;
import java.util.stream.Collectors;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.letters.Dispatch;
import postrider.text.Lists;

/**
 * Reduces a dispatch to characters that every mail program shows alike: plain quotes and dashes, one line for each field, no marks
 * that change the direction of writing. Only proofs have square brackets, so that nobody's words can pass for one.
 */
final class Sanitizer {
    private Sanitizer() {}

    static Dispatch of(Dispatch rough) {
        return new Dispatch(
                rough.kind(),
                rough.to(),
                clean(rough.game()),
                clean(rough.title()),
                rough.impulse(),
                clean(rough.headline()),
                clean(rough.lead()),
                Lists.map(rough.happened(), Sanitizer::clean),
                rough.told(),
                Lists.map(rough.scenes(), Sanitizer::clean),
                rough.situation().map(Sanitizer::clean),
                clean(rough.mayDo()),
                Lists.map(rough.questions(), Sanitizer::clean),
                Lists.map(rough.faults(), Sanitizer::clean),
                clean(rough.reply()),
                clean(rough.closing()),
                Lists.map(rough.proofs(), Sanitizer::exact),
                rough.largeMap(),
                rough.keyless());
    }

    private static String clean(String text) {
        return exact(plain(text).replace('[', '(').replace(']', ')'));
    }

    private static String plain(String text) {
        if (isPlain(text)) return text;
        return text.replaceAll("[‘’‚‛′]", "'")
                .replaceAll("[“”„‟″]", "\"")
                .replaceAll("[‐-―−]", "-")
                .replace("…", "...");
    }

    /** True for most texts, which then need no replacing. */
    private static boolean isPlain(String text) {
        return text.chars().allMatch(c -> ' ' <= c && c <= '~');
    }

    /** Replaces only what cannot be shown: a proof must keep its exact words. */
    private static String exact(String text) {
        if (isPlain(text)) return text.stripTrailing();
        return text.replaceAll("\\R", " ")
                .replaceAll("[\\p{Cc}\\p{Z}]", " ")
                .replaceAll("\\p{Cf}", "")
                .replaceAll("[\\p{Cs}\\p{Co}\\p{Cn}]", "?")
                .stripTrailing();
    }

    private static List<String> clean(List<String> texts) {
        return Lists.map(texts, Sanitizer::clean);
    }

    private static Ruling clean(Ruling ruling) {
        var proof = ruling.proof().lines().map(Sanitizer::exact).collect(Collectors.joining("\n"));
        return new Ruling(clean(ruling.rule()), ruling.only(), clean(ruling.sentence()), proof);
    }

    private static Scene.Shown clean(Scene.Shown shown) {
        return shown.scene() instanceof Scene.Fought fought
                ? new Scene.Shown(clean(fought), shown.only(), shown.from(), shown.until())
                : shown;
    }

    private static Scene.Fought clean(Scene.Fought fought) {
        return new Scene.Fought(
                clean(fought.place()),
                clean(fought.headline()),
                fought.sides(),
                Lists.map(
                        fought.rows(),
                        row -> new Scene.Fought.Row(clean(row.rule()), clean(row.label()), clean(row.cells()))),
                clean(fought.outcome()));
    }

    private static Dispatch.OpenQuestion clean(Dispatch.OpenQuestion asked) {
        return new Dispatch.OpenQuestion(
                clean(asked.rule()),
                clean(asked.topic()),
                clean(asked.about()),
                clean(asked.text()),
                clean(asked.facts()),
                clean(asked.options()),
                clean(asked.whenSilent()));
    }

    private static Dispatch.Fault clean(Dispatch.Fault fault) {
        return new Dispatch.Fault(
                fault.line(), clean(fault.words()), clean(fault.rule()), clean(fault.why()), clean(fault.nearest()));
    }

    private static View clean(View view) {
        return new View(
                clean(view.title()),
                Lists.map(view.sections(), Sanitizer::clean),
                view.picture(),
                view.hand().map(Sanitizer::clean));
    }

    private static View.Section clean(View.Section section) {
        return new View.Section(
                clean(section.heading()),
                Lists.map(section.blocks(), Sanitizer::clean),
                section.reference(),
                section.personal());
    }

    private static Block clean(Block block) {
        return switch (block) {
            case Block.Lines(var lines) -> new Block.Lines(clean(lines));
            case Block.Facts(var facts) ->
                new Block.Facts(Lists.map(facts, fact -> new View.Fact(clean(fact.label()), clean(fact.value()))));
            case Block.Table(var head, var rows) -> new Block.Table(clean(head), Lists.map(rows, Sanitizer::clean));
        };
    }
}
