package postrider.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.desk.Reopened;
import postrider.log.CorruptGameFile;
import postrider.log.Signatures;
import postrider.proof.Findings;
import postrider.proof.Replayer;
import postrider.proof.Verification;
import postrider.store.EventLog;
import postrider.store.GameFile;
import postrider.store.GameFolder;
import postrider.store.GameStore;

@Command(
        name = "verify",
        description =
                "Checks a game file: hashes, signatures, dice and cards. Rereads every letter and replays every impulse.",
        footer = {
            "",
            "With --letters it also checks that the letters a player received and sent agree with the file.",
            "Examples:",
            "  postrider verify ww-017",
            "  postrider verify old/game.yaml --letters my-letters",
            "  postrider verify old/game.yaml --json"
        })
final class VerifyCommand extends HomeVerb {
    @Parameters(paramLabel = "GAMEFILE", description = "The game file, its folder or archive, or the game's id.")
    String game;

    @Option(names = "--letters", paramLabel = "DIR", description = "A folder with a player's letters (.eml).")
    Optional<Path> letters = Optional.empty();

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    @Override
    public Integer call() {
        var findings = kept(game)
                .map(kept -> findings(kept.id(), kept::contents, kept))
                .orElseGet(this::ofFile);
        if (json) out().println(Screen.json(Report.of(findings)));
        else out().print(Terminal.HERE.judged(findings.isGood(), findings.text()));
        return findings.isGood() ? Mistakes.DONE : Mistakes.REFUSED;
    }

    /** The JSON form. */
    private record Report(
            String game,
            List<String> checked,
            List<String> sealed,
            List<String> unread,
            Optional<Integer> entry,
            Optional<String> amiss) {
        static Report of(Findings findings) {
            return new Report(
                    findings.game(),
                    findings.checked(),
                    findings.sealed(),
                    findings.unread(),
                    findings.amiss().map(CorruptGameFile::entry),
                    findings.amiss().map(CorruptGameFile::getMessage));
        }
    }

    private Findings ofFile() {
        var file = home.file(game);
        return findings(file.toString(), () -> GameFile.read(file), GameFolder.beside(file));
    }

    private Findings findings(String name, Supplier<EventLog> contents, GameStore store) {
        var sent = store.letters().sentLetters();
        var alone = Verification.of(name, contents, sent, replayer(store, contents), Signatures.installed());
        return letters.map(held -> alone.beside(held, contents)).orElse(alone);
    }

    /** In a broken file even the header may be unreadable. */
    private Optional<Replayer> replayer(GameStore store, Supplier<EventLog> contents) {
        try {
            return Optional.of(Reopened.of(catalog(), store, contents.get().header()));
        } catch (CorruptGameFile broken) {
            return Optional.empty();
        }
    }
}
