package postrider.kernel.question;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Refused;
import postrider.text.AllBut;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.Rewording;
import postrider.text.Suggestions;

/**
 * A question with a closed list of options. The player names between {@code least} and {@code most} of them, separated by commas, or
 * "none".
 *
 * @param <A> what an option stands for
 * @param menu the options by their words, in the order in which they are listed
 * @param fits checks the picks together; empty if they fit
 * @param barred why what these words mean is not an option; empty if unknown
 * @param ranked turns a ranking given in advance into an answer; empty if it does not lead to one
 * @param whenSilent the answer of a silent player
 * @param circumstance the facts that conditions may test
 * @param secret whether the legal answers depend on what only the asked side can see
 * @param inconsequential whether all answers have the same effect
 */
public record Choice<A>(
        Asking asking,
        Map<String, A> menu,
        int least,
        int most,
        Function<List<A>, Optional<Refusal>> fits,
        Function<String, Optional<Fault>> barred,
        Function<List<String>, Optional<String>> ranked,
        String whenSilent,
        Circumstance circumstance,
        boolean secret,
        boolean inconsequential)
        implements Question<List<A>> {
    private static final Pattern AND = LineReader.pattern("(?:^|\\s+)(?:and|with|\\+)\\s+");

    private static final Pattern TOGETHER = LineReader.pattern("(?:all|both|everybody|everyone) (to .+)");

    private static final Set<String> NOBODY = Set.of("nobody", "nothing", "no one");

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    public Choice {
        menu = Collections.unmodifiableMap(menu);
        assert least >= 0 && least <= most && most <= menu.size()
                : asking.topic().words();
    }

    static <A> Choice<A> of(Asking asking, Map<String, A> menu, int least, int most) {
        var words = List.copyOf(menu.keySet());
        var silent = least == 0 ? "none" : String.join(", ", words.subList(words.size() - least, words.size()));
        return new Choice<>(
                asking,
                new LinkedHashMap<>(menu),
                least,
                most,
                picks -> Optional.empty(),
                said -> Optional.empty(),
                listed -> Optional.empty(),
                silent,
                Circumstance.NONE,
                false,
                false);
    }

    /** Adds a condition that the picks must meet together. */
    public Choice<A> constrainedBy(Function<List<A>, Optional<Refusal>> check) {
        return new Choice<>(
                asking, menu, least, most, check, barred, ranked, whenSilent, circumstance, secret, inconsequential);
    }

    /** Explains refusals: {@code why} gives the rule that bars what is not an option. */
    public Choice<A> explaining(Function<String, Optional<Fault>> why) {
        return new Choice<>(
                asking, menu, least, most, fits, why, ranked, whenSilent, circumstance, secret, inconsequential);
    }

    /** Accepts as an answer in advance a ranking: a list of those to pick first, however many it will be. */
    public Choice<A> ranking(Function<List<String>, Optional<String>> first) {
        return new Choice<>(
                asking, menu, least, most, fits, barred, first, whenSilent, circumstance, secret, inconsequential);
    }

    /** Adds facts that standing orders may test. */
    public Choice<A> withFacts(Circumstance facts) {
        return new Choice<>(
                asking, menu, least, most, fits, barred, ranked, whenSilent, facts, secret, inconsequential);
    }

    /** Sets the answer of a silent player. */
    public Choice<A> defaultingTo(String answer) {
        return new Choice<>(
                asking, menu, least, most, fits, barred, ranked, answer, circumstance, secret, inconsequential);
    }

    /** Sets the picks of a silent player. */
    public Choice<A> defaultingTo(List<A> picks) {
        var words = Lists.filter(menu.keySet(), option -> picks.contains(menu.get(option)));
        return defaultingTo(words.isEmpty() ? "none" : String.join(", ", words));
    }

    /** Declares that the legal answers depend on what only the asked side can see. */
    public Choice<A> hidden() {
        return new Choice<>(
                asking, menu, least, most, fits, barred, ranked, whenSilent, circumstance, true, inconsequential);
    }

    /** Declares that all answers have the same effect, so there is no need to ask. */
    public Choice<A> ifInconsequential() {
        return new Choice<>(asking, menu, least, most, fits, barred, ranked, whenSilent, circumstance, secret, true);
    }

    /** Whether all options must be picked, there are none, or all have the same effect. */
    @Override
    public boolean isForced() {
        return inconsequential || least == menu.size();
    }

    @Override
    public List<String> options() {
        var words = new ArrayList<>(menu.keySet());
        if (least == 0 && !menu.containsKey("none")) words.add("none");
        return words;
    }

    @Override
    public Optional<String> fromRanking(List<String> ranking) {
        return ranked.apply(ranking);
    }

    /** Names as many options as required. */
    @Override
    public String example() {
        return least > 1 ? whenSilent : Question.super.example();
    }

    @Override
    public List<A> read(String words) {
        var picks = new ArrayList<A>();
        for (var pick : picks(words)) picks.add(menu.get(pick));
        fits.apply(picks).ifPresent(refusal -> {
            throw new Refused(refusal);
        });
        return List.copyOf(picks);
    }

    @Override
    public String canonical(String words) {
        var picks = picks(words);
        return picks.isEmpty() ? "none" : String.join(", ", picks);
    }

    private List<String> picks(String words) {
        var text = asking.plain().apply(words.strip());
        var plain = plain(text);
        if (saysNone(text) || saysNone(plain)) return List.of();
        if (isCount(text)) throw new Refused(rule(), "'%s' does not say which.".formatted(text), suggested(text));
        if (most == 1) return List.of(pick(plain));
        var picks = all(plain).orElseGet(() -> named(text));
        if (picks.size() < least || picks.size() > most || new HashSet<>(picks).size() < picks.size())
            throw new Refused(
                    rule(),
                    "Name %s different options, not '%s'."
                            .formatted(least == most ? "" + least : least + " to " + most, text),
                    suggested(text));
        return picks;
    }

    /** Whether a number may be meant as a count: "2" is not Virginia 2, nor 2/Berry. But "2" is "bid 2". */
    private boolean isCount(String text) {
        return NUMBER.matcher(text).matches()
                && Match.of(text, menu.keySet()) instanceof Match.One(String option)
                && (option.matches("\\p{Lu}.* " + text) || option.startsWith(text + "/"));
    }

    private static List<String> parts(String text) {
        return Lists.map(List.of(text.split(",")), String::strip);
    }

    /** The picks in a list, which is split at commas, and at "and" unless that is part of an option's name. */
    private List<String> named(String list) {
        var picks = new ArrayList<String>();
        for (var part : parts(list))
            if (part.isEmpty() || isOption(plain(part))) picks.add(pick(plain(part)));
            else AND.splitAsStream(plain(part)).filter(name -> !name.isEmpty()).forEach(name -> picks.add(pick(name)));
        return picks;
    }

    private boolean isOption(String words) {
        return !(Match.of(words, menu.keySet()) instanceof Match.None);
    }

    /** The words without shorthand, unless they are an option. */
    private String plain(String words) {
        return isOption(words) ? words : Rewording.SHORTHAND.of(words);
    }

    /** The picks of "all" or "all but ..."; empty if the text says neither. */
    private Optional<List<String>> all(String text) {
        var said = AllBut.of(text);
        if (isOption(text) || said.isEmpty()) return Optional.empty();
        var all = Lists.filter(menu.keySet(), option -> !option.equals("all") && !option.equals("yes"));
        if (said.get().word().equalsIgnoreCase("both") && all.size() != 2) return Optional.empty();
        var exceptions = said.get().but();
        var but = exceptions.isEmpty() ? List.<String>of() : named(exceptions);
        return Optional.of(Lists.filter(all, option -> !but.contains(option)));
    }

    /** Whether the text says "none", where that is legal. An option that is called "none" must be written exactly so. */
    private boolean saysNone(String text) {
        if (least > 0 || menu.containsKey(text) || menu.keySet().containsAll(parts(text))) return false;
        return text.equals("none")
                || NOBODY.contains(text.toLowerCase(Locale.ROOT)) && !isOption(text)
                || Match.of(text, List.of("none")) instanceof Match.One
                        && Match.of(text, menu.keySet()) instanceof Match.None;
    }

    private String pick(String words) {
        return switch (Match.of(words, menu.keySet())) {
            case Match.One(String option) -> option;
            case Match.None() -> meant(words).orElseThrow(() -> noOption(words));
            case Match.Many(List<String> several) ->
                throw new Refused(rule(), "'%s' could mean several of the options.".formatted(words), several);
        };
    }

    /** The option meant by "yes", if only one does anything, or by "all to Albany", if that is one destination. */
    private Optional<String> meant(String words) {
        var together = TOGETHER.matcher(words);
        if (together.matches() && Match.of(together.group(1), menu.keySet()) instanceof Match.One(String option))
            return Optional.of(option);
        boolean yes = Match.words(words).equals(List.of("yes"));
        return Lists.only(Lists.filter(menu.keySet(), option -> yes && !Match.NOTHING.contains(option)));
    }

    private Refused noOption(String words) {
        var said = "'%s' is not one of the options".formatted(words);
        return barred.apply(words)
                .map(why -> new Refused(why.rule(), said + ": " + why.sentence(), suggested(words)))
                .orElseGet(() -> new Refused(rule(), said + ".", suggested(words)));
    }

    private List<String> suggested(String words) {
        return Suggestions.of(words, options()).toList();
    }
}
