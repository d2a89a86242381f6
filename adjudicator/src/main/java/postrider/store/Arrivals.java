package postrider.store;

import static postrider.store.Tiding.News.AGAIN;
import static postrider.store.Tiding.News.DELIVERED;
import static postrider.store.Tiding.News.FAILED;
import static postrider.store.Tiding.News.HEARD;
import static postrider.store.Tiding.News.RESENT;
import static postrider.store.Tiding.News.UNREACHABLE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.log.LetterName;
import postrider.store.Tiding.News;
import postrider.text.Lists;

/**
 * Whether the letters to a side arrive, as far as mail systems say.
 *
 * @param refused waiting letters that the mail system has been refusing for more than a day
 */
public record Arrivals(List<Tiding> tidings, List<Outbox.Refusal> refused) {
    static Arrivals of(GameStore game, Side side) {
        var reader = side.lower();
        return new Arrivals(
                Lists.filter(game.tidings().all(), tiding -> tiding.reader().equals(reader)),
                Lists.filter(
                        game.outbox().refusals(),
                        refusal -> LetterName.read(refusal.messageId())
                                        .filter(name -> name.isTo(side))
                                        .isPresent()
                                && Undeliverable.of(game.outbox(), refusal.messageId())
                                        .isOld()));
    }

    /** The latest report on each letter that has one, in the order of their first reports. */
    private SequencedMap<String, Tiding> letters() {
        var letters = new LinkedHashMap<String, Tiding>();
        for (var tiding : tidings) if (isOfALetter(tiding)) letters.merge(tiding.about(), tiding, Arrivals::later);
        return letters;
    }

    private static boolean isOfALetter(Tiding tiding) {
        return tiding.news() != UNREACHABLE && tiding.news() != HEARD;
    }

    /** Reports may come out of order: one that says less than the last is ignored, until the letter is sent again. */
    private static Tiding later(Tiding one, Tiding other) {
        return other.news().compareTo(one.news()) < 0 && one.news() != RESENT ? one : other;
    }

    /** The letters whose latest report is this. */
    public List<Tiding> in(News news) {
        return Lists.filter(letters().values(), tiding -> tiding.news() == news);
    }

    /** Whether a report on a letter adds to what is known. */
    public boolean isNews(Tiding tiding) {
        var before = Optional.ofNullable(letters().get(tiding.about()));
        return before.filter(known -> known.news() == tiding.news() || later(known, tiding) == known)
                .isEmpty();
    }

    /** Letters that came back or were refused since the last sign of their reader, each once. */
    public List<Tiding> failures() {
        var failed = silence().stream().filter(tiding -> tiding.news() == FAILED);
        return List.copyOf(Stream.concat(failed, refusals())
                .collect(Collectors.toMap(Tiding::about, tiding -> tiding, (one, again) -> again, LinkedHashMap::new))
                .values());
    }

    private Stream<Tiding> refusals() {
        return refused.stream()
                .filter(refusal -> lastKnown() < 0
                        || refusal.at().isAfter(tidings.get(lastKnown()).at()))
                .map(refusal -> new Tiding(refusal.at(), FAILED, refusal.messageId(), refusal.why()));
    }

    /** Whether so many have come back, or one has been refused for so long, that their reader must be gone. */
    public boolean areLost(int most) {
        return failures().size() >= most || refusals().findAny().isPresent();
    }

    /** The report that the reader is unreachable, unless they have been heard of or reached since. */
    public Optional<Tiding> unreachable() {
        return Lists.find(silence(), tiding -> tiding.news() == UNREACHABLE);
    }

    private List<Tiding> silence() {
        return tidings.subList(lastKnown() + 1, tidings.size());
    }

    /** The index of the last sign of the reader; -1 if there is none. */
    private int lastKnown() {
        var news = Lists.map(tidings, Tiding::news);
        return Math.max(news.lastIndexOf(HEARD), news.lastIndexOf(DELIVERED));
    }

    /** Letters to be sent again that have not left yet. */
    List<String> toSendAgain() {
        return Lists.map(in(AGAIN), Tiding::about);
    }
}
