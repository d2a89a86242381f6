package postrider.command;

import static postrider.store.MailEvent.News.AGAIN;
import static postrider.store.MailEvent.News.DELAYED;
import static postrider.store.MailEvent.News.DELIVERED;
import static postrider.store.MailEvent.News.FAILED;
import static postrider.store.MailEvent.News.RELAYED;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.log.GameLog;
import postrider.play.OpenGame;
import postrider.play.Status;
import postrider.store.Arrivals;
import postrider.store.GameStore;
import postrider.store.MailEvent;
import postrider.text.Lists;
import postrider.text.Wording;

/**
 * How a game stands, as far as both players may know.
 *
 * @param options those that differ from the default, by name
 * @param rules the edition it is played under, if there is a newer one
 * @param held what the referee must see to before the game goes on, a clause each
 * @param awaits the sides whose letters are awaited
 * @param questions what they are asked: rule and topic
 * @param deadlines when those letters are due, by side; only in a game with a clock
 * @param since when the game last moved
 * @param unsent letters in the outbox that are still to be mailed
 * @param toHandOver letters in the outbox that the referee hands over
 * @param mail what mail systems reported of the letters sent, by side; only sides with a report
 */
record GameStatus(
        String game,
        String title,
        String scenario,
        Map<String, String> options,
        Optional<String> rules,
        List<String> players,
        List<String> held,
        int impulse,
        String waitsFor,
        List<Side> awaits,
        List<String> questions,
        Map<String, Instant> deadlines,
        Instant since,
        int unsent,
        int toHandOver,
        Map<String, Mail> mail)
        implements StatusCommand.Listed {

    /**
     * What became of a side's letters.
     *
     * @param trouble the letters that came back or are late, a line each, the latest last
     */
    record Mail(int delivered, int relayed, int delayed, int failed, List<String> trouble) {
        private static final int MOST_SHOWN = 3;

        static Mail of(Arrivals arrivals) {
            var trouble = Stream.of(DELAYED, FAILED, AGAIN)
                    .flatMap(kind -> arrivals.in(kind).stream())
                    .sorted(Comparator.comparing(MailEvent::at))
                    .map(Mail::told)
                    .toList();
            return new Mail(
                    arrivals.in(DELIVERED).size(),
                    arrivals.in(RELAYED).size(),
                    arrivals.in(DELAYED).size(),
                    arrivals.in(FAILED).size(),
                    trouble.subList(Math.max(0, trouble.size() - MOST_SHOWN), trouble.size()));
        }

        private static String told(MailEvent event) {
            var what = event.news() == AGAIN
                    ? "waits to be sent again"
                    : event.news().name().toLowerCase(Locale.ROOT);
            var why = event.why().isEmpty() ? "" : ": " + Screen.harmless(event.why());
            return "%s %s, %s%s".formatted(event.about().replaceAll("^<|@.*", ""), what, Screen.when(event.at()), why);
        }

        boolean isEmpty() {
            return delivered + relayed + delayed + failed == 0 && trouble.isEmpty();
        }

        @Override
        public String toString() {
            return "%d delivered, %d relayed, %d delayed, %d failed".formatted(delivered, relayed, delayed, failed);
        }
    }

    static GameStatus of(GameCatalog catalog, GameStore folder) {
        var game = catalog.open(folder, folder.log());
        var log = game.log();
        var asked = Lists.flatMap(game.sides(), game.status()::asked);
        return new GameStatus(
                game.id(),
                game.title(),
                log.header().scenario(),
                log.header().options(),
                game.earlierRules(),
                Lists.map(
                        log.header().players().entrySet(),
                        seat -> "%s: %s <%s>"
                                .formatted(
                                        seat.getKey(),
                                        seat.getValue().name(),
                                        seat.getValue().address())),
                held(catalog, folder, game),
                log.impulse(),
                waitsFor(game),
                Lists.filter(game.sides(), game.status()::awaits),
                Lists.map(asked, Question::key),
                deadlines(log),
                log.latest().moved(),
                folder.letters().unsent().size(),
                folder.letters().toHandOver(),
                mail(folder, game.sides()));
    }

    private static Map<String, Instant> deadlines(GameLog log) {
        var deadlines = new LinkedHashMap<String, Instant>();
        for (var side : log.time().running())
            log.time().judge(side, log.policy()).deadline().ifPresent(at -> deadlines.put(side.word(), at));
        return deadlines;
    }

    private static Map<String, Mail> mail(GameStore folder, List<Side> sides) {
        var mail = new LinkedHashMap<String, Mail>();
        for (var side : sides) {
            var told = Mail.of(folder.letters().arrivals(side));
            if (!told.isEmpty()) mail.put(side.word(), told);
        }
        return mail;
    }

    private static List<String> held(GameCatalog catalog, GameStore folder, OpenGame<?, ?> game) {
        var log = game.log();
        var held = new ArrayList<String>();
        log.motions()
                .dispute()
                .ifPresent(dispute -> held.add("impulse %d is disputed, and nothing acts until you settle it: %s"
                        .formatted(dispute.impulse(), dispute.reason())));
        if (!log.over()) {
            try {
                catalog.requirePlayable(folder, log.header());
            } catch (RuntimeException fault) {
                held.add(fault.getMessage());
            }
        }
        for (var letter : folder.letters().unsent(log))
            folder.letters()
                    .refused(letter)
                    .ifPresent(why -> held.add("the %s player's mailbox refuses %s: %s"
                            .formatted(
                                    letter.to(),
                                    log.mailing().needed().contains(letter)
                                            ? "a letter that must leave before anything is rolled"
                                            : "a letter (%s)".formatted(letter.kind()),
                                    why)));
        for (var side : game.sides())
            folder.letters()
                    .arrivals(side)
                    .unreachable()
                    .ifPresent(since -> held.add("the %s player has been out of reach since %s, letters come back: %s"
                            .formatted(side, Screen.when(since.at()), Screen.harmless(since.why()))));
        int damaged = folder.letters().damaged();
        if (damaged > 0)
            held.add("%s in damaged/ not as entered, and not sent"
                    .formatted(damaged == 1 ? "1 letter is" : damaged + " letters are"));
        if (log.paused())
            held.add("it is paused until 'settle %s resume'%s"
                    .formatted(game.id(), log.mayResume() ? ", or a player writes 'resume'" : ""));
        return held;
    }

    private static String waitsFor(OpenGame<?, ?> game) {
        return switch (game.status()) {
            case Status.Ready ready -> "the referee: the receipt has to leave first";
            case Status.Order(Side by) -> "the %s order".formatted(by);
            case Status.Answers(var questions, var meanwhile) ->
                Lists.joined(questions, ", and ", q -> "the %s answer to %s".formatted(q.to(), q.key()));
            case Status.Over over ->
                "nothing: the game is over. " + game.log().ended().orElseThrow();
        };
    }

    String lines() {
        var agreed = Lists.joined(options.entrySet(), option -> ", " + option);
        return Terminal.HERE.headed("%s: %s, scenario %s%s%n".formatted(game, title, scenario, agreed))
                + Screen.facts("held", held)
                + Screen.facts("", players)
                + Screen.facts("rules", Lists.of(rules))
                + Screen.fact("impulse", "%d, since %s".formatted(impulse, Screen.when(since)))
                + Screen.fact("waits for", waitsFor)
                + Screen.facts(
                        "",
                        Lists.map(
                                deadlines.entrySet(),
                                one -> "the %s player until %s".formatted(one.getKey(), Screen.when(one.getValue()))))
                + Screen.fact("outbox", outbox())
                + Lists.joined(mail.entrySet(), GameStatus::arrived);
    }

    private static String arrived(Map.Entry<String, Mail> to) {
        var mail = to.getValue();
        return Screen.fact("arrived", "to the %s: %s".formatted(to.getKey(), mail)) + Screen.facts("", mail.trouble());
    }

    private String outbox() {
        if (toHandOver == 0) return Wording.count(unsent, "letter");
        var byHand = Wording.count(toHandOver, "letter") + " for you to hand over";
        return unsent == 0 ? byHand : Wording.count(unsent, "letter") + ", and " + byHand;
    }

    @Override
    public String line() {
        return Terminal.HERE.headed(Screen.item(
                "%-12s impulse %-4d".formatted(game, impulse),
                needsReferee() ? String.join("; ", held) : "waits for " + waitsFor));
    }

    @Override
    public boolean needsReferee() {
        return !held.isEmpty();
    }
}
