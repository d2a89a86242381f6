package postrider.desk;

import java.util.List;
import postrider.kernel.Side;
import postrider.kernel.Verdict;
import postrider.words.Letter;
import postrider.words.Slip;

/** Reads and judges one letter. It changes nothing: no die is rolled and no question asked. */
final class Reception {
    private final OpenGame<?, ?> game;
    private final SignedLetter letter;
    private final Side side;
    private final Refusals refusals;
    private final OnRequest request;

    Reception(OpenGame<?, ?> game, SignedLetter letter) {
        this.game = game;
        this.letter = letter;
        this.side = letter.side();
        this.refusals = new Refusals(game, side);
        this.request = new OnRequest(game, side);
    }

    Decision decide() {
        var opened = Slip.open(letter.text());
        var slip = letter.byHand() ? opened.assuming(game.id(), game.ledger().impulse()) : opened;
        var outside = refusals.outside(letter, slip);
        if (outside.isPresent()) return new Decision.Turn(outside.get());
        return switch (slip.read(game.table(side))) {
            case Letter.Garbled(var complaints) -> new Decision.Turn(refusals.notUnderstood(complaints));
            case Letter.Order order -> order(order);
            case Letter.Replies replies -> answers(replies);
            case Letter.Standing(var clauses) ->
                new Decision.Accept("standing", List.of(), clauses.words(), understood(clauses.words()));
            case Letter.StandingAsked asked -> new Decision.Tell("standing orders", request.standing());
            case Letter.Status status -> new Decision.Tell("status", request.status());
            case Letter.Help help -> new Decision.Tell("help", request.help());
        };
    }

    private Decision order(Letter.Order order) {
        var judged = game.judge(side, order.lines());
        if (judged instanceof Verdict.Denied<?>(var why))
            return new Decision.Turn(refusals.notAllowed(order.lines(), why));
        var words = game.words(side, order.lines());
        var preview = request.preview(order, words, judged);
        return order.preview()
                ? new Decision.Tell("preview", preview)
                : new Decision.Accept("order", words, order.clauses().words(), preview);
    }

    private Decision answers(Letter.Replies replies) {
        if (!replies.refusals().isEmpty()) return new Decision.Turn(refusals.wrongAnswers(replies));
        var canonical = new Letter.Replies(replies.replies().stream()
                .map(reply -> new Letter.Reply(
                        reply.line(), reply.question(), reply.question().canonical(reply.words())))
                .toList());
        return new Decision.Accept("answer", canonical.words(), List.of(), understood(canonical.words()));
    }

    private Dispatch understood(List<String> words) {
        return request.understood(words);
    }
}
