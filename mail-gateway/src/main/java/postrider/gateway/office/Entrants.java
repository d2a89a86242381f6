package postrider.gateway.office;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import postrider.gateway.Incoming;
import postrider.gateway.PostOffice.Errand;
import postrider.gateway.Spool.Disposition;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.office.Quotas.Account;
import postrider.gateway.office.Quotas.Allowance;
import postrider.gateway.signing.Authenticator;
import postrider.gateway.signing.KeyRecords;
import postrider.gateway.signing.Keyring;
import postrider.gateway.signing.SignatureCheck;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.gateway.signing.SignedText;
import postrider.gateway.tournament.Participant;
import postrider.gateway.tournament.TournamentDesk;
import postrider.text.Lists;
import postrider.words.OpenedLetter;

/**
 * Handles letters about a tournament from its entrants, whose keys are in its file before they play any game.
 *
 * @param oldest how long after signing a letter may still act
 * @param records where mail providers publish their keys
 */
record Entrants(TournamentDesk desk, Notices notices, InstantSource clock, Duration oldest, KeyRecords records) {
    /** What to do for a letter with a line about a tournament; empty if it is not from an entrant. */
    Optional<Errand> errand(Incoming.Letter letter, Instant came) throws IOException {
        if (!letter.isPersonalTo(notices.self()) || desk.open().isEmpty()) return Optional.empty();
        var readings = Lists.map(SignedText.readings(letter.part()).toList(), OpenedLetter::openUnquoted);
        var said = Lists.find(readings, TournamentDesk::isAbout);
        if (said.isEmpty() && !readings.isEmpty()) return Optional.empty();
        var people = desk.people();
        var check = new Authenticator(
                        Keyring.of(Lists.map(people, Participant::player)), InstantSource.fixed(came), oldest, records)
                .examine(letter.part())
                .settled(came, clock.instant());
        return switch (check) {
            case Signed signed -> signed(letter.envelope(), signed, people);
            case SignatureCheck unproven ->
                said.flatMap(about -> address(letter.envelope(), people)
                        .map(to ->
                                new Errand(queue(about), () -> unproven(letter.envelope(), to, unproven.sentence()))));
        };
    }

    private static String queue(OpenedLetter said) {
        return TournamentDesk.queue(TournamentDesk.about(said));
    }

    private Optional<Errand> signed(Envelope letter, Signed signed, List<Participant> people) {
        var said = OpenedLetter.openUnquoted(signed.text());
        if (!TournamentDesk.isAbout(said)) return Optional.empty();
        return Lists.find(people, one -> one.player().fingerprint().equalsIgnoreCase(signed.fingerprint()))
                .map(writer -> new Errand(queue(said), () -> deal(letter, signed, said, writer)));
    }

    private Disposition deal(Envelope letter, Signed signed, OpenedLetter said, Participant writer) throws IOException {
        var answer = answer(signed, said);
        var overQuota = answer.acted()
                ? Optional.<Disposition>empty()
                : notices.overQuota(letter, Account.of(Allowance.KEY, signed.fingerprint()));
        return overQuota.isPresent()
                ? overQuota.get()
                : notices.answer(
                        letter,
                        Reception.address(writer.player()),
                        answer.leaf().notice());
    }

    /** The letter waits if the tournament's file has just been changed by somebody else, or is broken. */
    private TournamentDesk.Answer answer(Signed signed, OpenedLetter said) throws IOException {
        try {
            return desk.answer(signed, said);
        } catch (IllegalStateException cannotNow) {
            throw new IOException(cannotNow.getMessage(), cannotNow);
        }
    }

    private static Optional<MailAddress> address(Envelope letter, List<Participant> people) {
        return letter.from()
                .filter(from ->
                        people.stream().anyMatch(one -> one.player().address().equalsIgnoreCase(from.address())));
    }

    private Disposition unproven(Envelope letter, MailAddress to, String sentence) throws IOException {
        return notices.answer(
                letter,
                Account.of(Allowance.ADDRESS, to.address()),
                to,
                "Your line about a tournament was not carried out",
                sentence,
                "Nothing has changed.");
    }
}
