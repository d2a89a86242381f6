package postrider.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.desk.Outcome;
import postrider.play.SignedLetter;

@Command(
        name = "preview",
        description = "Judges an order or an answer. Nothing is rolled, asked or written.",
        footer = {
            "",
            "The file holds what the player would write; game and impulse may be left out.",
            "Example:",
            "  postrider preview ww-017 --as british order.txt"
        })
final class PreviewCommand implements Callable<Integer> {
    private final Setting setting;

    @Mixin
    Help help;

    @Mixin
    Home home;

    @Parameters(index = "0", paramLabel = "GAME", description = "Its id, or the path of its folder.")
    String game;

    @Parameters(index = "1", paramLabel = "FILE", description = "The letter; - is the standard input.")
    Path file;

    @Option(names = "--as", required = true, paramLabel = "SIDE", description = "Whose letter it is.")
    String side;

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    PreviewCommand(Setting setting) {
        this.setting = setting;
    }

    @Override
    public Integer call() {
        var folder = home.game(game);
        var by = Seats.side(setting.catalog().game(folder), side);
        var outcome = setting.desk(home.folder).preview(folder, SignedLetter.byHand(by, Files.text(file)));
        var answer = outcome.answer().orElseThrow();
        setting.out()
                .println(
                        json
                                ? Screen.json(outcome)
                                : Terminal.HERE.letter(
                                        setting.renderer().apply(home.folder).text(answer)));
        return outcome.kind() == Outcome.Kind.REJECTED ? Mistakes.REFUSED : Mistakes.DONE;
    }
}
