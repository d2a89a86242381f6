package postrider.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.proof.AuditPage;
import postrider.store.EventLog;
import postrider.store.GameFile;

@Command(
        name = "audit",
        description =
                "Writes a page that checks a game file in any browser: hashes, dice, cards and seals, step by step.",
        footer = {
            "",
            "The page needs neither a network nor Postrider. It holds the game file, and so both hands: until the game is"
                    + " over it is for the referee alone.",
            "Examples:",
            "  postrider audit ww-017 --html ww-017.html",
            "  postrider audit old/game.yaml --html old.html"
        })
final class AuditCommand extends HomeVerb {
    @Parameters(paramLabel = "GAMEFILE", description = "The game file, its folder, or the game's id.")
    String game;

    @Option(names = "--html", required = true, paramLabel = "FILE", description = "Write the page to this file.")
    Path html;

    @Override
    public Integer call() {
        var page = AuditPage.of(elsewhere(game)
                .map(kept -> EventLog.written(kept.events()))
                .orElseGet(() -> Files.bytes(home.file(game), GameFile.LARGEST)));
        Files.replace(html, page.getBytes(UTF_8));
        out().println("Open %s in a browser.".formatted(html));
        return Mistakes.DONE;
    }
}
