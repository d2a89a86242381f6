package postrider.store;

import static postrider.store.MailEvent.News.AGAIN;
import static postrider.store.MailEvent.News.DELIVERED;
import static postrider.store.MailEvent.News.FAILED;
import static postrider.store.MailEvent.News.HEARD;
import static postrider.store.MailEvent.News.RESENT;
import static postrider.store.MailEvent.News.UNREACHABLE;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.log.LetterName;
import postrider.store.MailEvent.News;
import postrider.text.Lists;

/**
 * Whether the letters to a side arrive, as far as mail systems say.
 *
 * @param refused waiting letters that the mail system has been refusing for more than a day
 */
public record Arrivals(List<MailEvent> events, List<Outbox.Refusal> refused) {
    static Arrivals of(GameStore game, Side side) {
        var reader = side.lower();
        return new Arrivals(
                Lists.filter(game.mailEvents().all(), event -> event.reader().equals(reader)),
                Lists.filter(
                        game.outbox().refusals(),
                        refusal -> LetterName.read(refusal.messageId())
                                        .filter(name -> name.isTo(side))
                                        .isPresent()
                                && Undeliverable.of(game.outbox(), refusal.messageId())
                                        .isOld()));
    }

    /** The latest report on each letter that has one, in the order of their first reports. */
    private SequencedMap<String, MailEvent> letters() {
        var letters = new LinkedHashMap<String, MailEvent>();
        for (var event : events) if (isOfALetter(event)) letters.merge(event.about(), event, Arrivals::later);
        return letters;
    }

    private static boolean isOfALetter(MailEvent event) {
        return event.news() != UNREACHABLE && event.news() != HEARD;
    }

    /** Reports may come out of order: one that says less than the last is ignored, until the letter is sent again. */
    private static MailEvent later(MailEvent one, MailEvent other) {
        return other.news().compareTo(one.news()) < 0 && one.news() != RESENT ? one : other;
    }

    /** The letters whose latest report is this. */
    public List<MailEvent> in(News news) {
        return Lists.filter(letters().values(), event -> event.news() == news);
    }

    /** Whether a report on a letter adds to what is known. */
    public boolean isNews(MailEvent event) {
        var before = Optional.ofNullable(letters().get(event.about()));
        return before.filter(known -> known.news() == event.news() || later(known, event) == known)
                .isEmpty();
    }

    /** Letters that came back or were refused since the last sign of their reader, each once. */
    public List<MailEvent> failures() {
        var failed = silence().stream().filter(event -> event.news() == FAILED);
        return List.copyOf(Stream.concat(failed, refusals())
                .collect(Collectors.toMap(MailEvent::about, event -> event, (one, again) -> again, LinkedHashMap::new))
                .values());
    }

    private Stream<MailEvent> refusals() {
        return refused.stream()
                .filter(refusal -> lastKnown() < 0
                        || refusal.at().isAfter(events.get(lastKnown()).at()))
                .map(refusal -> new MailEvent(refusal.at(), FAILED, refusal.messageId(), refusal.why()));
    }

    /** Whether so many have come back, or one has been refused for so long, that their reader must be gone. */
    public boolean areLost(int most) {
        return failures().size() >= most || refusals().findAny().isPresent();
    }

    /** The report that the reader is unreachable, unless they have been heard of or reached since. */
    public Optional<MailEvent> unreachable() {
        return Lists.find(silence(), event -> event.news() == UNREACHABLE);
    }

    private List<MailEvent> silence() {
        return events.subList(lastKnown() + 1, events.size());
    }

    /** The index of the last sign of the reader; -1 if there is none. */
    private int lastKnown() {
        var news = Lists.map(events, MailEvent::news);
        return Math.max(news.lastIndexOf(HEARD), news.lastIndexOf(DELIVERED));
    }

    /** Letters to be sent again that have not left yet. */
    List<String> toSendAgain() {
        return Lists.map(in(AGAIN), MailEvent::about);
    }
}
