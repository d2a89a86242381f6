package postrider.washingtonswar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import postrider.kernel.Complaint;
import postrider.kernel.Line;
import postrider.kernel.Side;
import postrider.washingtonswar.Card;
import postrider.washingtonswar.General;
import postrider.washingtonswar.Nation;
import postrider.washingtonswar.Position;
import postrider.washingtonswar.Sides;
import postrider.washingtonswar.Space;
import postrider.washingtonswar.Troops;
import postrider.washingtonswar.box.BoxNames;
import postrider.words.NameIndex;

/** An order being read: words become cards, spaces, generals and CUs, and what does not is complained of. */
public final class OrderContext {
    private static final Pattern TROOPS = pattern("(\\d+)\\s*(american|british|french)?\\s*(?:cus?|combat units?)?");
    private static final Pattern AND = pattern(",|\\band\\b|\\+");
    private static final Pattern FULL_STOP = pattern("[.]$");
    private static final Pattern ALL = pattern("all|everything|everyone|all (?:the |his )?cus?");

    private final Position now;
    private final Side side;
    private final BoxNames names;
    private final List<Complaint> complaints = new ArrayList<>();
    private Optional<Card> given = Optional.empty();

    OrderContext(Position now, Side side) {
        this.now = now;
        this.side = side;
        this.names = now.box().names();
    }

    public static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    }

    Position now() {
        return now;
    }

    Side side() {
        return side;
    }

    List<Complaint> complaints() {
        return List.copyOf(complaints);
    }

    <T> Optional<T> complain(Line line, String why, List<String> nearest) {
        complaints.add(new Complaint(line.number(), line.text(), why, nearest));
        return Optional.empty();
    }

    /** 6.32.C: this card is given away for another, and no longer meant by what follows. */
    void give(Card card) {
        given = Optional.of(card);
    }

    /** A card by number, by its OPS, or by words of its title: among those in hand first. */
    Optional<Card> card(Line line, String said) {
        var text = said.strip().replaceFirst("(?i)^(?:an? |the |my |card )+", "");
        if (text.matches("\\d{1,3}")) {
            int number = Integer.parseInt(text);
            if (number >= 1 && number <= now.box().cards().size())
                return Optional.of(now.box().card(number));
        }
        var within = new ArrayList<>(now.cards().hand(side));
        now.cards().exchange().ifPresent(within::add);
        given.ifPresent(within::remove);
        return BoxNames.ops(text, within)
                .or(() -> BoxNames.ops(text, now.box().cards()))
                .or(() -> BoxNames.card(text, within))
                .or(() -> BoxNames.card(text, now.box().cards()))
                .or(() -> {
                    complaints.add(BoxNames.labels(within).complaint(line, text));
                    return Optional.empty();
                });
    }

    Optional<General> general(Line line, String said) {
        return found(line, said, names.generals());
    }

    boolean isGeneral(String said) {
        return names.generals().find(said).isPresent();
    }

    Optional<Space> space(Line line, String said) {
        return found(line, FULL_STOP.matcher(said.strip()).replaceFirst(""), names.spaces());
    }

    boolean isSpace(String said) {
        return names.spaces().find(said).isPresent();
    }

    List<Space> spaces(Line line, String said) {
        var spaces = new ArrayList<Space>();
        for (var part : names.spaces().parts(said)) space(line, part).ifPresent(spaces::add);
        return List.copyOf(spaces);
    }

    private <T> Optional<T> found(Line line, String said, NameIndex<T> index) {
        var meant = index.find(said);
        if (meant.isEmpty()) complaints.add(index.complaint(line, said.strip()));
        return meant;
    }

    /** "5 CU", "3 American CU and 2 French CU", "all"; Americans come before French where nothing is said. */
    Optional<Troops> troops(Line line, String said, Troops there) {
        if (ALL.matcher(said.strip()).matches()) return Optional.of(there.only(side));
        var total = Troops.NONE;
        var parts = AND.splitAsStream(said)
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
        for (var part : parts) {
            var matcher = TROOPS.matcher(part);
            if (!matcher.matches()) return complain(line, "'%s' is no number of CU.".formatted(part), List.of("5 CU"));
            int count = number(matcher);
            var nation = Optional.ofNullable(matcher.group(2)).map(Nation::named);
            total = total.plus(nation.map(of -> Troops.of(of, count)).orElseGet(() -> unnamed(count, there)));
        }
        return Optional.of(total);
    }

    /** The CUs in a list of pieces, and the rest of the list. */
    record Pieces(Optional<Integer> units, String rest) {}

    static Pieces pieces(String said) {
        var troops = TROOPS.matcher(said);
        var units = troops.find() ? Optional.of(number(troops)) : Optional.<Integer>empty();
        var others = units.isPresent() ? troops.replaceFirst("") : said;
        return new Pieces(
                units,
                others.replaceAll("(?i)\\b(?:and|general)\\b|[,;.+]", " ").strip());
    }

    private static int number(Matcher troops) {
        return troops.group(1).length() > 4 ? 9999 : Integer.parseInt(troops.group(1));
    }

    private Troops unnamed(int count, Troops there) {
        if (side == Sides.BRITISH) return Troops.of(Nation.BRITISH, count);
        int french = Math.min(Math.max(0, count - there.american()), there.french());
        return new Troops(0, count - french, french);
    }
}
