package postrider.words;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.text.Complaint;
import postrider.text.LineReader;

/** A row that may be a heading: it names the side or the turn of an order, and nothing else in it is read. */
record Heading(MailLine row) {
    private static final Pattern FOR_A_SIDE = LineReader.pattern(
            "(?:(?:here|this|these|is|are|my|our|the|next|final)[ ,:-]+)*(?<side>american|british|french)"
                    + "(?: player's| side's|'s?)? (?:orders?|moves?|turn|reply|answers?|go)\\b.*");

    private static final Pattern FOR_A_TURN =
            LineReader.pattern("(?:[\\p{L}']+[ ,:-]+){0,5}?(?:turn|year|orders? (?:for|in)|moves? (?:for|in)):?"
                    + "(?: the)?(?: turn| year)? (?<turn>1[67]\\d\\d)\\b\\D{0,40}");

    /** Says that the heading is for the other side or another turn; empty if it is not. */
    Optional<Complaint> complaint(ReadingContext context) {
        if (row.isEndless()) return Optional.empty();
        var side = FOR_A_SIDE.matcher(row.text());
        if (side.matches()
                && !side.group("side").equalsIgnoreCase(context.side().word()))
            return complaint("You are the %s player here.".formatted(context.side()));
        var turn = FOR_A_TURN.matcher(row.text());
        var now = context.names().speech();
        return turn.matches() && !now.season().isEmpty() && !now.isNow(turn.group("turn"))
                ? complaint("It is %s now.".formatted(now.season()))
                : Optional.empty();
    }

    private Optional<Complaint> complaint(String why) {
        return Optional.of(new Complaint(row.number(), row.text(), why, List.of()));
    }
}
