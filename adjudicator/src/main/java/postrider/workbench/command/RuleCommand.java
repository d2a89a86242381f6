package postrider.workbench.command;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.command.HomeVerb;
import postrider.command.Mistakes;
import postrider.command.Screen;
import postrider.command.Terminal;
import postrider.kernel.Game;
import postrider.rulebook.Case;
import postrider.rulebook.Commentary;
import postrider.text.Lists;
import postrider.workbench.cases.CaseRunner;

@Command(
        name = "rule",
        description = "Shows what a section of a rule book or a ruling of ours is about, and the cases that prove it.",
        footer = {
            "",
            "The book's own words belong to its publisher and are not printed.",
            "Examples:",
            "  postrider rule THE-GAME 7.0",
            "  postrider rule ww-017 9.2.4",
            "  postrider rule ww-017 R7"
        })
final class RuleCommand extends HomeVerb {
    @Parameters(index = "0", paramLabel = "GAME", description = "A title, or the id of a game in play.")
    String name;

    @Parameters(
            index = "1",
            paramLabel = "NUMBER",
            description = "A section's number, as in the book, or a ruling's: R7.")
    String number;

    @Option(names = "--cases", description = "Also play the cases, and print what happens in each.")
    boolean cases;

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    /** The JSON form. */
    private record Report(List<Titled> sections, List<Titled> rulings, List<Titled> cases) {
        /** @param text empty unless this is a ruling */
        private record Titled(String number, String title, String text) {}

        static Report of(Commentary commentary) {
            return new Report(
                    Lists.map(commentary.sections(), one -> new Titled(one.number(), one.title(), "")),
                    Lists.map(commentary.rulings(), one -> new Titled(one.number(), one.title(), one.text())),
                    Lists.map(commentary.cases(), one -> new Titled(one.id(), one.title(), "")));
        }
    }

    @Override
    public Integer call() {
        var game = game();
        var commentary = Commentary.on(game, number);
        var out = out();
        if (json) {
            out.println(Screen.json(Report.of(commentary)));
            return Mistakes.DONE;
        }
        var sections = commentary.sections();
        int width = Lists.highest(sections, section -> section.number().length());
        sections.forEach(section -> out.print(Screen.item(pad(section.number(), width), section.title())));
        Lists.filter(sections, one -> one.number().equals(commentary.number()) && !one.needsCase())
                .forEach(one -> out.print(Screen.item("  ", "Needs no case: " + one.why() + ".")));
        heading("Our rulings", commentary.rulings().size());
        commentary.rulings().forEach(one -> {
            out.print(Screen.item("  %-5s".formatted(one.number()), one.title()));
            out.print(Screen.item("       ", one.text()));
        });
        heading("Cases", commentary.cases().size());
        int ids = Lists.highest(commentary.cases(), one -> one.id().length());
        commentary.cases().forEach(one -> out.print(told("  " + pad(one.id(), ids), one, game)));
        return Mistakes.DONE;
    }

    private Game game() {
        var titles = catalog().names();
        if (titles.contains(name)) return catalog().game(name);
        if (!home.has(name))
            throw new IllegalArgumentException(
                    "There is no game '%s' in %s, and no title of that name; the titles are %s."
                            .formatted(name, home.games(), String.join(", ", titles)));
        return catalog().game(home.game(name));
    }

    private void heading(String things, int many) {
        out().println();
        out().println(Terminal.HERE.bold(many == 0 ? things + ": none." : things + ":"));
    }

    private static String pad(String text, int width) {
        return text + " ".repeat(width + 2 - text.length());
    }

    private String told(String head, Case one, Game game) {
        var rests = one.disputed().isEmpty() ? "" : "  (rests on %s)".formatted(String.join(", ", one.disputed()));
        var line = Screen.item(head, one.title() + rests);
        if (!cases) return line;
        var story = CaseRunner.run(one, catalog().box(game));
        return line + Lists.joined(story, happens -> Screen.item(" ".repeat(head.length()), happens));
    }
}
