package postrider.gateway.office;

import java.io.IOException;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.desk.Ration;
import postrider.files.Hash;
import postrider.gateway.Notice;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.Seat;
import postrider.gateway.Spool.Disposition;
import postrider.gateway.bounce.Trouble;
import postrider.gateway.mailbox.Delivery;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.office.Quotas.Account;
import postrider.gateway.office.Quotas.Allowance;
import postrider.gateway.signing.SecretKey;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer;
import postrider.log.PendingMotions.Disputed;
import postrider.log.TimePolicy;
import postrider.store.GameStore;
import postrider.store.MailEvent;
import postrider.store.Outbox;
import postrider.text.Lists;
import postrider.text.Wording;

/**
 * Writes the office's own answers, to letters that reach no game or are not answered there. They contain nothing from any game, and quote a
 * letter only as far as {@link UnsignedLetter} allows.
 */
record Notices(
        MailAddress self, SecretKey key, InstantSource clock, LetterRenderer renderer, Outbox outbox, Quotas quotas) {
    static final String OFTEN = "answered often enough today";

    /** Answers a letter once, if the quota of this account allows. The answer is on disk when this returns. */
    Disposition answer(Envelope letter, Account account, MailAddress to, String headline, String... sentences)
            throws IOException {
        var overQuota = overQuota(letter, account);
        if (overQuota.isPresent()) return overQuota.get();
        return answer(letter, to, Notice.of(headline, Lists.concat(List.of(sentences), ifLast(letter, account))));
    }

    /** Why a letter is over the quota of this account; empty if it is not. The letter is counted once. */
    Optional<Disposition> overQuota(Envelope letter, Account account) throws IOException {
        if (!quotas.place(account, letter.digest()).isIn()) return Optional.of(Disposition.silent(OFTEN));
        var all = new Account(Allowance.STRANGERS, "together");
        return account.allowance() == Allowance.STRANGER
                        && !quotas.place(all, letter.digest()).isIn()
                ? Optional.of(Disposition.silent("strangers were " + OFTEN))
                : Optional.empty();
    }

    /** The sentence to add to this account's last answer of the day; nothing for other answers. */
    List<String> ifLast(Envelope letter, Account account) throws IOException {
        return quotas.place(account, letter.digest()).isLast()
                ? List.of("This is the last such answer today: letters like this one get none before %s."
                        .formatted(quotas.until()))
                : List.of();
    }

    /** Tells a player that their quota is used up for today and this letter is ignored. */
    Disposition oftenEnough(Envelope letter, Seat seat, Ration lacking, int most) throws IOException {
        var spent = switch (lacking) {
            case ANSWERS -> "that asked something or could not be carried out. No more of these are answered before";
            case STANDING_ORDERS -> "with standing orders: the last of them are in force. No more are read before";
        };
        return answer(
                letter,
                Reception.address(seat),
                Notice.of(
                        "No more of these letters today",
                        List.of(
                                "%d letters of yours in game %s have been answered today %s %s."
                                        .formatted(most, seat.gameId(), spent, quotas.until()),
                                "This letter was not acted upon, and nothing has changed in any game. An order or an answer that can be carried out is accepted as always, and gets its receipt.")));
    }

    /** Answers a letter once. */
    Disposition answer(Envelope letter, MailAddress to, Notice notice) throws IOException {
        return answer(letter, letter.answerId(self), to, notice);
    }

    /** Answers a letter once, under this Message-ID. */
    Disposition answer(Envelope letter, String id, MailAddress to, Notice notice) {
        write(id, letter.thread(), to, Cause.ANSWER, notice);
        return Disposition.answered(id, "no game: " + notice.subject());
    }

    /** Whether this is a letter of ours that waits or has left. */
    boolean hasWritten(String messageId) {
        return outbox.state(messageId).isPresent();
    }

    /** The header of an unsolicited letter of ours, if it is still kept. */
    Optional<Envelope> written(String name) {
        return outbox.letter(self.messageId(name)).map(MimePart::of).map(Envelope::of);
    }

    /** Puts an unsolicited letter into the outbox, once. */
    void lay(String name, MailAddress to, Notice notice) {
        write(self.messageId(name), List.of(), to, Cause.EVENT, notice);
    }

    /** Puts an unsolicited letter about a game into the outbox, once. */
    void lay(String name, MailAddress to, Dispatch letter) {
        lay(name, to, new Notice(letter.subject(), renderer.print(letter)));
    }

    /** Tells the referee once that a game is held until a dispute is settled. */
    void tell(String game, Disputed open) {
        var dispute = open.dispute();
        var words = "%d %s %s".formatted(dispute.impulse(), open.since(), dispute.reason());
        var name = "dispute.%s.%s".formatted(game, Hash.sha256(words).substring(0, 32));
        var headline = "Impulse %d of %s is disputed".formatted(dispute.impulse(), game);
        var sentences = List.of(
                "A player disputes it: %s".formatted(dispute.reason()),
                "The game is held until you settle it, or the player withdraws.",
                "'postrider dispute %s %d' shows the impulse in full; 'postrider settle %s uphold', or another settlement, ends it."
                        .formatted(game, dispute.impulse(), game));
        tell(name, self, headline, sentences);
    }

    /** Tells a player, and the referee once, that the office was restored from a backup older than the letter the player answers. */
    Disposition ofAnOldCopy(Envelope letter, Seat seat, String unheardOf) throws IOException {
        var game = seat.gameId();
        tell(
                "copy." + unheardOf,
                self,
                "[%s] The office goes on from an old copy".formatted(game),
                List.of(
                        "A letter from the %s player answers %s, and there is no record of that letter here: the game was restored from a backup, and whatever was written, rolled and drawn since is missing."
                                .formatted(seat.side(), unheardOf),
                        "That letter was not acted upon, and its writer was told so. 'After a restore' in docs/operator.md says what to do."));
        return answer(
                letter,
                Account.of(Allowance.KEY, seat.player().address()),
                Reception.address(seat),
                "Your letter answers one that the referee's files do not hold",
                "It answers %s. The referee's office was restored from a copy of game %s that is older than that letter, and knows nothing of what has happened since."
                        .formatted(unheardOf, game),
                "Your letter was not acted upon. Keep all the letters you have: the referee has been told and will write to you.");
    }

    /**
     * Tells a player's opponent and the referee that the player cannot be reached, once for each time that happens.
     *
     * @param failures the letters that came back, oldest first
     */
    void tellUnreachable(GameStore game, Side side, List<MailEvent> failures) throws IOException {
        var last = failures.getLast();
        var name = "unreachable.%s.%s"
                .formatted(game.id(), Hash.sha256(last.about() + last.at()).substring(0, 32));
        var headline = "[%s] The %s player cannot be reached".formatted(game.id(), side);
        var what = "%s to the %s player did not arrive: %s."
                .formatted(Wording.count(failures.size(), "letter"), side, Trouble.of(last.why()));
        tell(
                name + ".referee",
                self,
                headline,
                List.of(
                        what,
                        "Their address is %s."
                                .formatted(game.header().player(side).address()),
                        "The game waits for them as it does for anybody, and their opponent was told. Try to reach them some other way. If their address has changed they can say so by letter ('new address ADDRESS'), or 'postrider settle %s replace' enters it; 'postrider resend %1$s %s' then sends them what they have missed. As soon as a letter of theirs comes in, or one of ours is known to have arrived, they count as reachable again."
                                .formatted(game.id(), side.lower()),
                        "'postrider status %s' shows what each mail system says.".formatted(game.id())));
        for (var other : game.header().players().keySet())
            if (other != side)
                tell(
                        name + "." + other.lower(),
                        Reception.address(game.header().player(other)),
                        headline,
                        List.of(
                                what,
                                (TimePolicy.of(game.header().options()).isNone()
                                                ? "The game waits for them; nothing of it is lost, and nothing is decided in their place."
                                                : "The game waits for them, and for a week they are not late; nothing of it is lost.")
                                        + " The operator of this post office knows.",
                                "If you can reach them some other way, please tell them so. Their mailbox may be full, or their address may have changed. Any letter of theirs to %s, signed as always, lets the game go on; with a key they may write from any address. To have their letters sent elsewhere they write the line 'new address ADDRESS', or ask the operator, who must be sure that the address is theirs."
                                        .formatted(self.address())));
    }

    private void tell(String name, MailAddress to, String headline, List<String> sentences) {
        lay(name, to, Notice.of(headline, sentences));
    }

    private void write(String id, List<String> thread, MailAddress to, Cause cause, Notice notice) {
        if (outbox.state(id).isPresent()) return;
        var now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        var letter = new OutgoingLetter(id, self, to, notice.subject(), now, cause, thread, notice.printed());
        outbox.put(Map.of(id, letter.signed(key)));
    }

    boolean send(Sender sender) throws IOException {
        return new Delivery(outbox, false, clock).deliver(outbox.in(Outbox.State.WAITING), sender);
    }
}
