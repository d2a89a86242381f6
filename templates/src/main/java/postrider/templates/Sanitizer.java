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
                fair(rough.game()),
                fair(rough.title()),
                rough.impulse(),
                fair(rough.headline()),
                fair(rough.lead()),
                Lists.map(rough.happened(), Sanitizer::fair),
                rough.told(),
                Lists.map(rough.scenes(), Sanitizer::fair),
                rough.situation().map(Sanitizer::fair),
                fair(rough.mayDo()),
                Lists.map(rough.questions(), Sanitizer::fair),
                Lists.map(rough.faults(), Sanitizer::fair),
                fair(rough.reply()),
                fair(rough.closing()),
                Lists.map(rough.proofs(), Sanitizer::exact),
                rough.largeMap(),
                rough.keyless());
    }

    private static String fair(String text) {
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

    private static List<String> fair(List<String> texts) {
        return Lists.map(texts, Sanitizer::fair);
    }

    private static Ruling fair(Ruling ruling) {
        var proof = ruling.proof().lines().map(Sanitizer::exact).collect(Collectors.joining("\n"));
        return new Ruling(fair(ruling.rule()), ruling.only(), fair(ruling.sentence()), proof);
    }

    private static Scene.Shown fair(Scene.Shown shown) {
        return shown.scene() instanceof Scene.Fought fought
                ? new Scene.Shown(fair(fought), shown.only(), shown.from(), shown.until())
                : shown;
    }

    private static Scene.Fought fair(Scene.Fought fought) {
        return new Scene.Fought(
                fair(fought.place()),
                fair(fought.headline()),
                fought.sides(),
                Lists.map(
                        fought.rows(),
                        row -> new Scene.Fought.Row(fair(row.rule()), fair(row.label()), fair(row.cells()))),
                fair(fought.outcome()));
    }

    private static Dispatch.OpenQuestion fair(Dispatch.OpenQuestion asked) {
        return new Dispatch.OpenQuestion(
                fair(asked.rule()),
                fair(asked.topic()),
                fair(asked.about()),
                fair(asked.text()),
                fair(asked.facts()),
                fair(asked.options()),
                fair(asked.whenSilent()));
    }

    private static Dispatch.Fault fair(Dispatch.Fault fault) {
        return new Dispatch.Fault(
                fault.line(), fair(fault.words()), fair(fault.rule()), fair(fault.why()), fair(fault.nearest()));
    }

    private static View fair(View view) {
        return new View(
                fair(view.title()),
                Lists.map(view.sections(), Sanitizer::fair),
                view.picture(),
                view.hand().map(Sanitizer::fair));
    }

    private static View.Section fair(View.Section section) {
        return new View.Section(
                fair(section.heading()),
                Lists.map(section.blocks(), Sanitizer::fair),
                section.reference(),
                section.personal());
    }

    private static Block fair(Block block) {
        return switch (block) {
            case Block.Lines(var lines) -> new Block.Lines(fair(lines));
            case Block.Facts(var facts) ->
                new Block.Facts(Lists.map(facts, fact -> new View.Fact(fair(fact.label()), fair(fact.value()))));
            case Block.Table(var head, var rows) -> new Block.Table(fair(head), Lists.map(rows, Sanitizer::fair));
        };
    }
}
