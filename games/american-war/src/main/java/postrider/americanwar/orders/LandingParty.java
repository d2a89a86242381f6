package postrider.americanwar.orders;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.americanwar.Space;
import postrider.kernel.ruling.Fault;
import postrider.map.LazyList;
import postrider.text.LineReader;

/** 7.2.B; the elder book has none. */
public record LandingParty(Space port) implements Step.Operation {
    private static final Pattern LANDING = LineReader.pattern("(land(?:ing party)?)\\b\\s*(?:at|in|on|:)?\\s*(.*)");

    /** If the book has it among its {@code openings}. */
    static boolean opens(String text, List<String> openings) {
        return openings.contains("landing party") && LANDING.matcher(text).matches();
    }

    static Optional<Step.Operation> read(OrderLine line, String text) {
        var landing = LANDING.matcher(text);
        if (!landing.matches()) throw new IllegalArgumentException(text);
        line.reader().understood(landing.group(1));
        return line.space(landing.group(2)).map(LandingParty::new);
    }

    @Override
    public String words() {
        return "landing party at " + port;
    }

    @Override
    public void judge(PlayedCard play) {
        Fault.refuse(play.landing().fault(port));
    }

    @Override
    public void begin(PlayedCard play, List<Integer> part) {
        play.umpire().allowed(() -> play.landing().sparing(port));
        play.land(port, part);
        play.won();
    }

    static List<LandingParty> legal(PlayedCard play) {
        return LazyList.of(play.landing().open(), LandingParty::new);
    }
}
