package postrider.kernel.question;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Refused;
import postrider.text.Complaint;
import postrider.text.LazyList;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.text.Suggestions;

/**
 * A question that takes free words. Instead of options it has examples and a reader, which also judges. A silent player gives the last
 * example.
 *
 * @param <A> an answer as understood: immutable, equal by value
 */
public abstract class FreeQuestion<A> implements Question<A> {
    private static final int NEAREST = 5;

    /** The end of a sentence: "nobody." means nobody. */
    private static final Pattern END = Pattern.compile("(?<=[\\p{L}\\d])[.!]+$");

    /** "Lévis stops", "Shawnee 1 does nothing". */
    private static final Pattern STAYS =
            Pattern.compile("(?i)(.+?) (?:stops?|stays?|halts?|remains?|do(?:es)? nothing)(?: (?:here|there))?");

    private final Asking asking;
    private final List<A> examples;
    private final Map<String, A> understood = new HashMap<>();

    /** @param examples legal answers, likeliest first, at least one */
    protected FreeQuestion(Asking asking, List<? extends A> examples) {
        this.asking = asking;
        this.examples = Collections.unmodifiableList(examples);
    }

    @Override
    public final Asking asking() {
        return asking;
    }

    /** Reads and judges an answer. Throws {@link Refused} if it is not understood or not legal. */
    protected abstract A judged(String words);

    /** An answer in canonical words; reading them again gives an equal answer. */
    protected abstract String words(A answer);

    /** Examples of legal answers. */
    public List<A> examples() {
        return examples;
    }

    /** The examples in words. Each is remembered when it is listed, so that it need not be read when it comes back as an answer. */
    @Override
    public List<String> options() {
        return LazyList.of(examples, example -> {
            var words = words(example);
            understood.put(words, example);
            return words;
        });
    }

    /** A handful of examples to suggest when {@code words} are refused. */
    protected final List<String> nearest(String words) {
        return Suggestions.of(words, options()).limit(NEAREST).toList();
    }

    /** Of whom the words say that they do no more; empty if they say anything else. */
    protected static Optional<String> staying(String words) {
        return Optional.of(STAYS.matcher(words)).filter(Matcher::matches).map(stays -> stays.group(1));
    }

    /** The refusal of {@code words} under the rule that asks. */
    protected final Refused refused(String words, String why) {
        return new Refused(rule(), why, nearest(words));
    }

    /** Throws {@link Refused} if there is a fault in what {@code words} say. */
    protected final void refuse(String words, Optional<Fault> fault) {
        if (fault.isPresent()) throw new Refused(fault.get().rule(), fault.get().sentence(), nearest(words));
    }

    /** What was understood. If anything was not, throws {@link Refused} with all complaints and the nearest names. */
    protected final <T> T said(Read<T> read, String words) {
        return switch (read) {
            case Read.Understood<T>(T said) -> said;
            case Read.NotUnderstood<T>(List<Complaint> complaints) ->
                throw new Refused(Lists.map(complaints, one -> new Refusal(rule(), one.expected(), near(one, words))));
        };
    }

    private List<String> near(Complaint complaint, String words) {
        return complaint.nearest().isEmpty() ? nearest(words) : complaint.nearest();
    }

    /** Never: even a single example is rarely the only legal answer. */
    @Override
    public boolean isForced() {
        return false;
    }

    @Override
    public String whenSilent() {
        return options().getLast();
    }

    /** Reads the words once, although they are needed on arrival, when they are filed and when they are acted on. */
    @Override
    public final A read(String words) {
        return understood.computeIfAbsent(END.matcher(words.strip()).replaceFirst(""), this::judged);
    }

    @Override
    public final String canonical(String words) {
        return words(read(words));
    }
}
