package postrider.command;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.kernel.ruling.Side;
import postrider.log.Outgoing;
import postrider.play.FiledImpulse;
import postrider.store.MailEvent;
import postrider.store.Outbox;
import postrider.text.Lists;
import postrider.text.Wording;

@Command(
        name = "resend",
        description = "Sends letters to a player again, unchanged, to the player's present address.",
        footer = {
            "",
            "Without --impulse it sends the letters that came back. Each keeps its bytes and its Message-ID, so a player who already has it sees it once.",
            "Without a mail password the letters wait, and 'serve' sends them within a minute.",
            "Examples:",
            "  postrider resend ww-017 british",
            "  postrider resend ww-017 british --impulse 23"
        })
final class ResendCommand extends GameVerb {
    @Parameters(index = "1", paramLabel = "SIDE", description = "The side whose letters are sent.")
    String to;

    @Option(names = "--impulse", paramLabel = "N", description = "All letters of this impulse; 0 is the set-up.")
    Optional<Integer> impulse = Optional.empty();

    @Override
    public Integer call() {
        var folder = folder();
        folder.requireComplete();
        var side = side(to);
        var again = Lists.filter(
                impulse.map(number -> of(number, side)).orElseGet(() -> cameBack(side)),
                id -> folder.outbox().state(id).equals(Optional.of(Outbox.State.SENT)) && !Outgoing.isOnPaper(id));
        folder.letters().retry(side);
        if (again.isEmpty())
            throw new IllegalArgumentException(
                    impulse.isPresent()
                            ? "No letter of impulse %d to the %s player was mailed.".formatted(impulse.get(), side)
                            : "No letter to the %s player came back; to send others, use --impulse.".formatted(side));
        var now = setting().clock().instant();
        for (var id : again) folder.mailEvents().add(new MailEvent(now, MailEvent.News.AGAIN, id, ""));
        setting().equipment().post(home.folder).send(folder);
        var waiting = folder.letters().toSendAgain().size();
        out().print(Screen.item(
                "",
                waiting == 0
                        ? "%s sent again to the %s player.".formatted(Wording.count(again.size(), "letter"), side)
                        : "%s to be sent again: 'serve' sends them.".formatted(Wording.count(waiting, "letter"))));
        out().print(standing(folder).lines());
        return Mistakes.DONE;
    }

    private List<String> cameBack(Side side) {
        return Lists.map(folder().letters().arrivals(side).in(MailEvent.News.FAILED), MailEvent::about);
    }

    private List<String> of(int number, Side side) {
        var sent = FiledImpulse.of(folder().events(), Optional.of(number)).sent();
        return Lists.map(Lists.filter(sent, letter -> letter.to() == side), Outgoing::messageId);
    }
}
