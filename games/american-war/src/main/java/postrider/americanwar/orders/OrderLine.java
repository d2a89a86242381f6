package postrider.americanwar.orders;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import postrider.americanwar.ColonyNames;
import postrider.americanwar.Country;
import postrider.americanwar.General;
import postrider.americanwar.Nation;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.Troops;
import postrider.kernel.ruling.Side;
import postrider.text.Keyword;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.Numerals;

/** A line of an order being read. Turns words into spaces, generals and CUs, and complains about the rest. */
public record OrderLine(Position now, Side side, LineReader reader) {
    private static final Pattern TROOPS =
            LineReader.pattern("(\\d+)\\s*(american|british|french)?\\s*(?:cus?|combat units?)?");
    private static final Pattern AND = LineReader.pattern(",|\\band\\b|\\+");
    private static final Pattern MARKER = LineReader.pattern(
            "^(?:(?:an?|the|my|one|1) )?(?:(?:american|british|enemy) )?(?:pc markers?|pcs?|markers?)\\b[\\s:]*");
    private static final Pattern COUNTED = LineReader.pattern(
            "^(\\d{1,2}|%s) (?:american |british )?(?:pc markers?|pcs?|markers?)\\b[\\s:]*(?:(?:in|at|on)\\b)?[\\s:]*(.*)$"
                    .formatted(Numerals.ANY));
    private static final Pattern IN = LineReader.pattern("^(?:(?:in|at|on|from)\\s+)?[\\s:]*");
    private static final Pattern AGAIN =
            LineReader.pattern("(?:[;,]|\\band\\b)\\s*(?:and |then )?(?:control|place|flip|pcs?)\\b\\s*(?=\\W*\\w)");
    private static final Pattern COUNT = LineReader.pattern(
            "\\b(%s)(?= (?:american |british |french )?(?:cus?|combat units?)\\b)".formatted(Numerals.ANY));
    private static final int MOST = 9999;
    private static final Pattern NONE = LineReader.pattern("(?:none)?\\W*");
    private static final Pattern ALL = LineReader.pattern("all|everything|everyone|all (?:the |his )?cus?");
    private static final Pattern ALL_WAITING = LineReader.pattern(
            "\\ball(?: (?:but|except)(?: for)? (\\d{1,4}|%s))?(?: (?:of )?(?:the )?cus?)?(?=\\W*(?:$|and\\b|with\\b|,))"
                    .formatted(Numerals.ANY));
    private static final Pattern ALL_BUT =
            LineReader.pattern("all (?:but|except)(?: for)? (\\d{1,4}|%s)(?: cus?)?".formatted(Numerals.ANY));

    public <T> Optional<T> complain(String why, String... nearest) {
        return reader.complain(why, List.of(nearest));
    }

    public Country.Names names() {
        return now.country().names();
    }

    public Optional<General> general(String said) {
        return reader.name(names().generals(), said);
    }

    public Optional<Space> space(String said) {
        return reader.name(names().spaces(), plain(said));
    }

    public List<Space> spaces(String said) {
        return reader.names(names().spaces(), plain(said));
    }

    /** "Newport" of "Newport, RI." */
    String plain(String spaces) {
        var said = spaces.strip().replaceFirst("[.]$", "");
        return new ColonyNames(now, reader).withoutColonies(said);
    }

    /** "committees: Concord, Falmouth", "committees: none" or just "committees"; empty if the line does not begin with the keyword. */
    public Optional<List<Space>> listed(String keyword) {
        var listed = LineReader.pattern("(" + keyword + ")\\b[\\s:]*(.*)")
                .matcher(reader.line().text());
        if (!listed.matches()) return Optional.empty();
        reader.understood(listed.group(1));
        var rest = listed.group(2).strip();
        if (!NONE.matcher(rest).matches()) return Optional.of(spaces(rest));
        reader.understood("none");
        return Optional.of(List.of());
    }

    /** A use of a card after which nothing may follow. */
    public Optional<Use> alone(Keyword said, Use use) {
        return Match.words(reader.after(said)).isEmpty()
                ? Optional.of(use)
                : complain("After %s nothing may follow.".formatted(said.word()));
    }

    /** "Albany" of "place a PC marker in Albany". */
    public String where(Keyword said) {
        return where(reader.after(said));
    }

    private String where(String markers) {
        var counted = COUNTED.matcher(markers);
        if (counted.matches())
            return counted(Integer.parseInt(Numerals.digits(counted.group(1))), markers, counted.group(2));
        var marker = MARKER.matcher(markers);
        if (marker.lookingAt()) reader.understood(marker.group());
        var in = IN.matcher(marker.replaceFirst(""));
        if (in.lookingAt()) reader.understood(in.group());
        return in.replaceFirst("");
    }

    /** "Albany, York" of "2 PC markers in Albany, York". */
    private String counted(int number, String said, String spaces) {
        int named = names().spaces().parts(plain(spaces)).size();
        if (named != number) complain("You say %d, and name %d.".formatted(number, named));
        reader.understood(said.substring(0, said.length() - spaces.length()));
        return spaces;
    }

    /** "Albany, York" of "Albany; flip York". */
    String markers(String said) {
        AGAIN.matcher(said).results().forEach(again -> reader.understood(again.group()));
        return Lists.joined(List.of(AGAIN.split(said)), ", ", this::where);
    }

    /** "5 CU" of "five CU". */
    String inDigits(String said) {
        return COUNT.matcher(said).replaceAll(number -> {
            reader.understood(number.group());
            return Numerals.digits(number.group());
        });
    }

    /** "5 CU", "3 American CU and 2 French CU", "all"; without a nation, Americans before French. */
    public Optional<Troops> troops(String said, Troops there) {
        if (ALL.matcher(said.strip()).matches()) {
            reader.understood(said);
            return Optional.of(there.only(side));
        }
        var allBut = ALL_BUT.matcher(said.strip());
        if (allBut.matches()) return allBut(said, allBut.group(1), there.only(side));
        var total = Troops.NONE;
        for (var part : AND.split(inDigits(said))) {
            if (part.isBlank()) continue;
            var matcher = TROOPS.matcher(Numerals.digits(part.strip()));
            if (!matcher.matches()) return complain("'%s' is no number of CU.".formatted(part.strip()), "5 CU");
            reader.understood(part);
            int count = number(matcher);
            var nation = Optional.ofNullable(matcher.group(2)).map(Nation::named);
            total = total.plus(nation.map(of -> Troops.of(of, count)).orElseGet(() -> unnamed(count, there)));
        }
        return total.total() > MOST ? complain("There are not so many CU.") : Optional.of(total);
    }

    private Optional<Troops> allBut(String said, String number, Troops there) {
        int stay = Integer.parseInt(Numerals.digits(number));
        if (there.american() > 0 && there.french() > 0)
            return complain("Say how many are American, and how many French.", "3 American CU and 2 French CU");
        if (stay >= there.total()) return complain("There are %d CU, no more.".formatted(there.total()), "all");
        reader.understood(said);
        return Optional.of(unnamed(there.total() - stay, there));
    }

    private Troops unnamed(int count, Troops there) {
        if (side == Sides.BRITISH) return Troops.of(Nation.BRITISH, count);
        int french = Math.min(Math.max(0, count - there.american()), there.french());
        return new Troops(0, count - french, french);
    }

    /** "5 CU" of "all", if five are waiting. */
    String counted(String pieces, int waiting) {
        return ALL_WAITING.matcher(pieces).replaceAll(all -> {
            reader.understood(all.group());
            int stay = all.group(1) == null ? 0 : Integer.parseInt(Numerals.digits(all.group(1)));
            return Math.max(0, waiting - stay) + " CU";
        });
    }

    /** The nation of the CUs in a list of pieces, if it says. */
    static Optional<Nation> nation(String pieces) {
        var troops = TROOPS.matcher(pieces);
        return troops.find() ? Optional.ofNullable(troops.group(2)).map(Nation::named) : Optional.empty();
    }

    /** The number of CUs in a list of pieces. */
    public Optional<Integer> units(String pieces) {
        var troops = TROOPS.matcher(pieces);
        if (!troops.find()) return Optional.empty();
        reader.understood(troops.group());
        return Optional.of(number(troops));
    }

    /** The list without its CUs. */
    public String others(String pieces) {
        reader.understood("general");
        var others = TROOPS.matcher(pieces).replaceFirst("");
        return others.replaceAll("(?i)\\b(?:and|with|general)\\b|[,;.+]", " ")
                .strip()
                .replaceAll("\\s+", " ");
    }

    private static int number(Matcher troops) {
        return troops.group(1).length() > 4 ? MOST : Integer.parseInt(troops.group(1));
    }
}
