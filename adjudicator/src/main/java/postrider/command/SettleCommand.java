package postrider.command;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.desk.Decree;
import postrider.kernel.Game;
import postrider.log.Event;
import postrider.log.Settlement;
import postrider.rulebook.OurRulings;
import postrider.rulebook.RuleBook;
import postrider.store.GameStore;
import postrider.text.Lists;

@Command(
        name = "settle",
        description = "Settles a dispute: the settlement is signed, entered, and mailed to both players.",
        footer = {
            "",
            "Settlements:",
            "  uphold            the ruling stands",
            "  rollback IMPULSE  takes back the impulse and all after it; they stay",
            "                    on file",
            "  correct LINE...   corrects the position, by statements like those the",
            "                    game file has under 'position'",
            "  void ENTRY        standing orders, or an answer that waits, no longer",
            "                    count; 'letter' shows each letter's entry",
            "  reinstate ENTRY   they count again",
            "  pause, resume     holds all orders until the game is resumed",
            "  concede SIDE, draw, abandon, forfeit SIDE",
            "                    ends the game and reveals its secret; forfeit is for",
            "                    a player who is out of time by the game's clock",
            "  replace SIDE 'NAME <ADDRESS>'",
            "                    a new player takes over, or the player has a new",
            "                    address; their key with --key",
            "Examples:",
            "  postrider settle ww-017 uphold --reason 'the die counts' --rule 9.2.4",
            "  postrider settle ww-017 rollback 23 --reason 'read wrongly' --dry-run",
            "  postrider settle ww-017 abandon --reason 'no letter since March'"
        })
final class SettleCommand extends GameVerb {
    @Parameters(index = "1", paramLabel = "WHAT", description = "The settlement; see below.")
    String what;

    @Parameters(index = "2..*", paramLabel = "ABOUT", description = "An impulse, an entry, a side, or statements.")
    List<String> about = List.of();

    @Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why; both players read it.")
    String reason;

    @Option(names = "--rule", paramLabel = "N", description = "The section of the rules it follows.")
    String rule = "";

    @Option(names = "--key", paramLabel = "FILE", description = "With 'replace': the public key, as for 'new'.")
    Optional<Path> key = Optional.empty();

    @Option(names = "--dry-run", description = "Show what both players would be told, and change nothing.")
    boolean dryRun;

    @Override
    public Integer call() {
        var folder = folder();
        requireFitting(folder);
        var decree = new Decree(settlement(folder), line(reason), line(rule));
        var letters = dryRun ? desk().foresee(folder, decree) : desk().settle(folder, decree);
        letters.forEach(letter -> out().print("To the %s player:%n%n%s%n"
                .formatted(letter.to(), renderer().print(letter).text())));
        if (dryRun) out().println("Nothing was entered, and no player is told of it.");
        out().print(standing(folder).lines());
        return Mistakes.DONE;
    }

    private void requireFitting(GameStore folder) {
        require(!reason.isBlank(), "A settlement needs a reason, which both players read: give it with --reason.");
        require(key.isEmpty() || what.equals("replace"), "--key is only for 'replace'.");
        require(
                rule.isBlank() || isRule(catalog().game(folder), rule.strip()),
                "'%s' is neither a section of the rule book nor a ruling of ours.".formatted(rule.strip()));
    }

    /** If the sections of the rule book are not listed, any number will do. */
    private static boolean isRule(Game game, String number) {
        var book = RuleBook.of(game);
        return book.sections().isEmpty()
                || book.at(number).isPresent()
                || OurRulings.of(game).all().stream()
                        .anyMatch(one -> one.number().equals(number));
    }

    private static String line(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    private Settlement settlement(GameStore folder) {
        return switch (what) {
            case "uphold" -> alone(new Settlement.Uphold());
            case "correct" -> new Settlement.Correct(statements());
            case "rollback" -> new Settlement.Rollback(impulse());
            case "void" -> new Settlement.Annul(letter(folder));
            case "reinstate" -> new Settlement.Reinstate(letter(folder));
            case "pause" -> alone(new Settlement.Pause());
            case "resume" -> alone(new Settlement.Resume());
            case "replace" -> replace();
            case "concede" -> new Settlement.Concede(side(one("a side")));
            case "forfeit" -> new Settlement.Forfeit(side(one("a side")));
            case "draw" -> alone(new Settlement.Draw());
            case "abandon" -> alone(new Settlement.Abandon());
            default ->
                throw new IllegalArgumentException(
                        "There is no settlement '%s'; 'postrider settle --help' lists them.".formatted(what));
        };
    }

    private Settlement replace() {
        require(about.size() == 2, "'replace' takes a side and the 'NAME <ADDRESS>' of its player.");
        var side = side(about.getFirst());
        var next = SideWords.of(about.getLast(), key.map(SideWords::key).orElse(""));
        return new Settlement.Replace(
                side, next.key().isEmpty() ? next : setting().equipment().enrolled(next), "");
    }

    /** The digest of a player's letter, named by its entry, its Message-ID, or the first digits of its digest. */
    private String letter(GameStore folder) {
        var name = one("the entry of a letter");
        var named = Lists.filter(
                folder.events(),
                stored -> stored.event() instanceof Event.Letter letter && names(name, stored.entry(), letter));
        require(
                named.size() == 1,
                "'%s' names %s letter of a player; 'postrider letter %s IMPULSE' shows each letter's entry."
                        .formatted(name, named.isEmpty() ? "no" : "more than one", game));
        return ((Event.Letter) named.getFirst().event()).digest();
    }

    private static boolean names(String name, int entry, Event.Letter letter) {
        return name.equals(String.valueOf(entry))
                || letter.messageId().equals("<%s>".formatted(name.replaceAll("[<>]", "")))
                || name.matches("[0-9a-f]{8,64}") && letter.digest().startsWith(name);
    }

    private Settlement alone(Settlement settlement) {
        if (!about.isEmpty())
            throw new IllegalArgumentException(
                    "Nothing may follow '%s': leave out '%s'.".formatted(what, about.getFirst()));
        return settlement;
    }

    private String one(String wanted) {
        require(about.size() == 1, "'%s' takes %s.".formatted(what, wanted));
        return about.getFirst();
    }

    private int impulse() {
        var said = one("an impulse");
        require(said.matches("[0-9]{1,6}"), "'%s' is not an impulse; write a number.".formatted(said));
        return Integer.parseInt(said);
    }

    private List<String> statements() {
        var statements = about.stream()
                .flatMap(line -> Arrays.stream(line.split("[;\n]")))
                .map(String::strip)
                .filter(statement -> !statement.isEmpty())
                .toList();
        require(!statements.isEmpty(), "'correct' takes the statements that correct the position.");
        return statements;
    }
}
