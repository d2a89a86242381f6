package postrider.command;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.ServiceLoader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.files.Hash;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.Outgoing;
import postrider.log.Signatures;
import postrider.play.FiledImpulse;
import postrider.proof.HeldLetters.MailReader;
import postrider.store.GameStore;

@Command(
        name = "letter",
        description = "Prints the letters of an impulse as they came in and went out.",
        footer = {
            "",
            "Each letter that went out is checked against the game file. Of a refused letter only the reasons are kept.",
            "Examples:",
            "  postrider letter ww-017 23",
            "  postrider letter ww-017 23 --as american"
        })
final class LetterCommand extends GameVerb {
    private static final int WIDTH = 72;

    @Parameters(index = "1", paramLabel = "IMPULSE", description = "The impulse's number; 0 is the set-up.")
    Integer impulse;

    @Option(names = "--as", paramLabel = "SIDE", description = "Only letters from and to this side.")
    Optional<String> side = Optional.empty();

    @Override
    public Integer call() {
        var folder = folder();
        var only = side.map(this::side);
        for (var entry : FiledImpulse.of(folder.events(), Optional.of(impulse)).filed()) {
            switch (entry.stored().event()) {
                case Event.Letter letter
                when isOf(only, letter.side()) -> print(entry.stored().entry(), letter);
                case Event.Rejected letter
                when isOf(only, letter.side()) -> print(entry.stored().entry(), letter);
                default -> {}
            }
            entry.stored().outbox().stream()
                    .filter(letter -> isOf(only, letter.to()))
                    .forEach(letter -> print(folder, entry.stored().entry(), letter));
        }
        return Mistakes.DONE;
    }

    private static boolean isOf(Optional<Side> only, Side side) {
        return only.isEmpty() || only.get() == side;
    }

    private void print(int entry, Event.Letter letter) {
        var how = letter.written().byHand() ? "entered by the referee's hand" : letter.messageId();
        head("In: %s from the %s player, entry %d, %s".formatted(letter.purpose(), letter.side(), entry, how));
        body(letter.written()
                .text(Signatures.installed())
                .orElse("(nothing installed here can read this kind of signed letter)"));
    }

    private void print(int entry, Event.Rejected letter) {
        head("In: from the %s player, refused, entry %d, %s".formatted(letter.side(), entry, letter.messageId()));
        body(Screen.items("- ", letter.why()));
    }

    private void print(GameStore folder, int entry, Outgoing letter) {
        head("Out: %s to the %s player, entry %d, %s".formatted(letter.kind(), letter.to(), entry, letter.messageId()));
        var kept = folder.outbox().letter(letter.messageId());
        if (kept.isEmpty()) body("(not kept here)");
        else if (!Hash.sha256(kept.get()).equals(letter.sha256()))
            body("(the copy kept here does not match the hash in the game file)");
        else body(text(kept.get()));
    }

    private static String text(byte[] mail) {
        return ServiceLoader.load(MailReader.class)
                .findFirst()
                .map(reader -> reader.text(mail))
                .orElseGet(() -> new String(mail, StandardCharsets.UTF_8));
    }

    private void head(String words) {
        out().print(Screen.item("", words));
        out().println("-".repeat(WIDTH));
    }

    /** Escape sequences in other people's words must not reach the terminal. */
    private void body(String text) {
        out().println(Screen.harmless(text.strip()));
        out().println();
    }
}
