package postrider.templates;

import java.util.List;
import java.util.stream.Collectors;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.view.Scene;
import postrider.kernel.view.View;
import postrider.kernel.view.View.Block;
import postrider.letters.Dispatch;

/**
 * A dispatch in characters that every mail program shows alike: plain quotes and dashes, one line a field, no mark that
 * turns the direction of writing. Only proofs have square brackets, so that nobody's words can pass for one.
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
                rough.happened().stream().map(Sanitizer::fair).toList(),
                rough.told(),
                rough.scenes().stream().map(Sanitizer::fair).toList(),
                rough.situation().map(Sanitizer::fair),
                fair(rough.mayDo()),
                rough.questions().stream().map(Sanitizer::fair).toList(),
                rough.faults().stream().map(Sanitizer::fair).toList(),
                fair(rough.reply()),
                fair(rough.closing()),
                rough.proofs().stream().map(Sanitizer::exact).toList(),
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

    /** Most texts are: they need no second look. */
    private static boolean isPlain(String text) {
        return text.chars().allMatch(c -> ' ' <= c && c <= '~');
    }

    /** Without what cannot be shown, else to the letter: dice hang on the words of a proof. */
    private static String exact(String text) {
        if (isPlain(text)) return text.stripTrailing();
        return text.replaceAll("\\R", " ")
                .replaceAll("[\\p{Cc}\\p{Z}]", " ")
                .replaceAll("\\p{Cf}", "")
                .replaceAll("[\\p{Cs}\\p{Co}\\p{Cn}]", "?")
                .stripTrailing();
    }

    private static List<String> fair(List<String> texts) {
        return texts.stream().map(Sanitizer::fair).toList();
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
                fought.rows().stream()
                        .map(row -> new Scene.Fought.Row(fair(row.rule()), fair(row.label()), fair(row.cells())))
                        .toList(),
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
                view.sections().stream().map(Sanitizer::fair).toList(),
                view.picture(),
                view.hand().map(Sanitizer::fair));
    }

    private static View.Section fair(View.Section section) {
        return new View.Section(
                fair(section.heading()),
                section.blocks().stream().map(Sanitizer::fair).toList(),
                section.reference(),
                section.personal());
    }

    private static Block fair(Block block) {
        return switch (block) {
            case Block.Lines(var lines) -> new Block.Lines(fair(lines));
            case Block.Facts(var facts) ->
                new Block.Facts(facts.stream()
                        .map(fact -> new View.Fact(fair(fact.label()), fair(fact.value())))
                        .toList());
            case Block.Table(var head, var rows) ->
                new Block.Table(fair(head), rows.stream().map(Sanitizer::fair).toList());
        };
    }
}
