package postrider.gateway.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import postrider.command.Mistakes;
import postrider.gateway.enrolment.Change;
import postrider.gateway.enrolment.Drawers;
import postrider.gateway.enrolment.EnrolmentDesk.Verdict;
import postrider.gateway.enrolment.Invitation;

@Command(
        name = "invitations",
        description =
                "Lists invitations to games and requests about keys, addresses and seats; approves or refuses one.",
        footer = {
            "",
            "Examples:",
            "  postrider invitations                      list them, one on each line",
            "  postrider invitations allow 3f9a1c07d2     send it, or accept the new key",
            "  postrider invitations refuse 3f9a1c07d2    do not"
        })
final class InvitationsCommand extends OfficeVerb {
    @Parameters(index = "0", arity = "0..1", paramLabel = "allow|refuse", description = "Your decision.")
    String verdict = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "ID", description = "Its id from the list.")
    String id = "";

    @Override
    public Integer call() throws IOException {
        var drawers = Main.drawers(home);
        if (verdict.isEmpty()) list(drawers);
        else say(drawers);
        return Mistakes.DONE;
    }

    private void list(Drawers drawers) throws IOException {
        var lines = new ArrayList<String>();
        for (var one : drawers.invitations().all())
            lines.add("%s  %s by %s for %s: %s%s%s"
                    .formatted(
                            one.id(),
                            one.plan().system(),
                            one.host().address(),
                            one.invited(),
                            word(one.stage()),
                            one.game().isEmpty() ? "" : " as " + one.game(),
                            one.trouble().isEmpty() ? "" : ", but its letter came back: " + one.trouble()));
        for (var one : drawers.changes().all())
            lines.add("%s  %s %s: %s".formatted(one.id(), what(one), whose(one), word(one.stage())));
        if (lines.isEmpty()) lines.add("Nobody has asked for anything.");
        lines.forEach(out()::println);
    }

    private static String whose(Change change) {
        return change.kind() == Change.Kind.SUBSTITUTE ? "for " + change.newAddress() : "of " + change.oldAddress();
    }

    private static String what(Change change) {
        return switch (change.kind()) {
            case KEY -> "a new key";
            case ADDRESS -> "a new address";
            case LOST -> "a key in place of a lost one";
            case REVOKED -> "revocation of the key";
            case SUBSTITUTE -> "a seat in " + change.agreed().getFirst();
        };
    }

    private static String word(Enum<?> stage) {
        return stage.name().toLowerCase(Locale.ROOT);
    }

    private void say(Drawers drawers) throws IOException {
        if (!List.of("allow", "refuse").contains(verdict))
            throw new IllegalArgumentException("'%s' is neither 'allow' nor 'refuse'.".formatted(verdict));
        boolean asked = drawers.invitations().all().stream()
                        .anyMatch(one -> one.id().equals(id) && one.stage() == Invitation.Stage.ASKED)
                || drawers.changes().all().stream()
                        .anyMatch(one -> one.id().equals(id) && one.needsWord() && one.stage() == Change.Stage.PROVEN);
        if (!asked)
            throw new IllegalArgumentException(
                    "'%s' is not waiting for your decision; 'postrider invitations' lists what is there."
                            .formatted(id));
        drawers.verdicts().put(id, new Verdict(id, verdict.equals("allow")));
        out().println("Noted; 'postrider serve' acts on it within minutes.");
    }
}
