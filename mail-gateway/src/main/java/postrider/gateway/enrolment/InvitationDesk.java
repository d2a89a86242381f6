package postrider.gateway.enrolment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.gateway.Enrolment;
import postrider.gateway.enrolment.EnrolmentDesk.Config;
import postrider.gateway.enrolment.Invitation.Plan;
import postrider.gateway.enrolment.Invitation.Stage;
import postrider.gateway.mime.MailAddress;
import postrider.kernel.ruling.Side;
import postrider.log.SigningPolicy;
import postrider.text.Lists;

/** People who invite a friend to a game, and friends who join it or do not. */
record InvitationDesk(
        Config config,
        GameCatalog catalog,
        Invitations invitations,
        Codes codes,
        Surroundings office,
        Greetings greetings,
        EnrolmentLetters letters,
        InstantSource clock) {
    private static final Set<String> WITH_A_SIDE = Set.of("as", "the", "side", "for", "player", "game", "in");

    /** Most invitations of one host that wait. */
    private static final int WAITING = 3;

    /** What may stand behind 'join' or 'decline' in their letter, if they were invited lately: nothing, a side, or an id. */
    Predicate<String> invited(MailAddress somebody) {
        return about -> {
            var theirs = invitationsOf(somebody);
            var sides = catalog.names().stream()
                    .flatMap(name -> catalog.game(name).sides().stream())
                    .map(Side::word);
            return !theirs.isEmpty()
                    && (about.isEmpty()
                            || theirs.stream().anyMatch(one -> one.id().equals(about))
                            || sides.anyMatch(about.replaceFirst("(?i)^side ", "")::equalsIgnoreCase));
        };
    }

    /** Whether an answer of whoever writes from there is awaited. */
    boolean isAwaited(MailAddress somebody) {
        return invitationsOf(somebody).stream().anyMatch(one -> one.stage() == Stage.OPEN);
    }

    /** To whoever was invited and says neither yes nor no, as far as a program can tell. */
    Reply unclear() {
        return Reply.refused(
                "Would you like to play?",
                "You are invited to a game here, and the referee is a program: it looks for one word in a line of its own, and your letter has none.",
                "To play, reply with the word 'join' above what is quoted; if you would rather not, with 'decline'.");
    }

    private static Reply conditional(String about) {
        return Reply.refused(
                "Would you like to play?",
                "After 'join' stands '%s', which is not understood: the side that you would like to play may stand there, and nothing else."
                        .formatted(about),
                "To play, reply with the word 'join' alone in a line; if you would rather not, with 'decline'.");
    }

    private List<Invitation> invitationsOf(MailAddress somebody) {
        try {
            return Lists.filter(invitations.all(), one -> one.isFor(somebody.address()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    Reply invite(Applicant host, String words) throws IOException {
        var known = Lists.find(invitations.all(), one -> one.letter().equals(host.letter()));
        if (known.isPresent()) return letters.asked(known.get());
        if (host.fault().isPresent()) return greetings.unfit(host);
        if (!host.isProven(codes)) return greetings.unproven(host);
        var proposal = Proposal.read(words, catalog);
        var refused = proposal.plan().isEmpty()
                ? proposal.faults()
                : refusals(host, proposal.invited(), proposal.plan().get());
        if (!refused.isEmpty()) return letters.notInvited(refused);
        var stage = config.enrolment() == Enrolment.CONFIRM ? Stage.ASKED : Stage.OPEN;
        var invitation = Invitation.of(
                codes.name(host.letter()),
                host.letter(),
                clock.instant(),
                stage,
                proposal.plan().get(),
                host.player(),
                proposal.invited());
        invitations.enter(invitation);
        return letters.asked(invitation);
    }

    private List<String> refusals(Applicant host, String invited, Plan plan) throws IOException {
        var waiting = Lists.filter(invitations.all(), one -> one.waits() && one.isBy(host.address()));
        var refusal = SigningPolicy.fault(plan.options(), host.player())
                .or(() -> itself(invited, host.address(), "your own"))
                .or(() -> itself(invited, config.self().address(), "the referee's"))
                .or(() -> Lists.find(waiting, one -> one.isFor(invited))
                        .map(one -> "%s has your invitation of %s already."
                                .formatted(invited, EnrolmentLetters.day(one.at()))))
                .or(() -> Optional.of(
                                "%d invitations of yours are waiting for an answer: that is the most there may be."
                                        .formatted(WAITING))
                        .filter(most -> waiting.size() >= WAITING));
        if (refusal.isPresent()) return List.of(refusal.get());
        boolean never = invitations.all().stream().anyMatch(one -> one.stage() == Stage.NEVER && one.isFor(invited));
        if (never) return List.of("No invitation is sent to %s.".formatted(invited));
        return office.mayWrite(host.address(), invited, host.letter()).stream().toList();
    }

    private static Optional<String> itself(String invited, String address, String whose) {
        return Optional.of("%s is %s address: name your friend's.".formatted(invited, whose))
                .filter(same -> invited.equalsIgnoreCase(address));
    }

    Reply join(Applicant guest, String about) throws IOException {
        var done = Lists.find(invitations.all(), one -> one.answer().equals(guest.letter()));
        if (done.isPresent()) return letters.begun(invitations.begun(done.get()), guest.player());
        var meant = meant(guest, about);
        if (meant.size() != 1)
            return meant.isEmpty() ? letters.notInvited(guest, looksLike(guest)) : letters.several(meant);
        var invitation = meant.getFirst();
        if (!isPlain(about, invitation)) return conditional(about);
        var hindrance = hindrance(guest, invitation);
        if (hindrance.isPresent()) return hindrance.get();
        var plan = invitation.plan();
        var side = host(plan, about);
        if (side.isEmpty()) return letters.taken(invitation);
        var agreed = new Plan(plan.system(), plan.scenario(), plan.options(), side.get());
        var joined = invitation
                .at(Stage.JOINED, clock.instant())
                .answered(guest.letter())
                .joined(guest.player(), agreed, invitations.free(plan.system()));
        invitations.enter(joined);
        return letters.begun(invitations.begun(joined), guest.player());
    }

    /** Why whoever was invited does not play yet; empty if nothing is in their way. */
    private Optional<Reply> hindrance(Applicant guest, Invitation invitation) {
        if (guest.fault().isPresent()) return Optional.of(greetings.unfit(guest));
        boolean proven =
                guest.isProven(codes) && guest.hasRead(codes, guest.unvouched().isPresent() && !guest.enrolled());
        if (!proven) return Optional.of(greetings.unproven(guest));
        if (invitation.host().fingerprint().equalsIgnoreCase(guest.player().fingerprint()))
            return Optional.of(letters.sameKey());
        return SigningPolicy.fault(invitation.plan().options(), guest.player())
                .map(fault -> letters.otherWay(guest, fault));
    }

    /** Whether nothing is said but which side, or which game: who joins on a condition has not joined. */
    private boolean isPlain(String about, Invitation invitation) {
        var sides = Lists.map(catalog.game(invitation.plan().system()).sides(), Side::word);
        return Stream.of(about.split("[ :]+"))
                .allMatch(word -> word.isEmpty()
                        || word.equals(invitation.id())
                        || WITH_A_SIDE.contains(word.toLowerCase(Locale.ROOT))
                        || sides.stream().anyMatch(word::equalsIgnoreCase));
    }

    /** The side that is left for the host, once a guest has said {@code about}; empty if the guest wants that of the host. */
    private Optional<String> host(Plan plan, String about) {
        var sides = Lists.map(catalog.game(plan.system()).sides(), Side::word);
        var guests = Lists.filter(sides, one -> about.toLowerCase(Locale.ROOT).contains(one.toLowerCase(Locale.ROOT)));
        if (guests.size() > 1 || guests.contains(plan.side())) return Optional.empty();
        if (!plan.side().isEmpty()) return Optional.of(plan.side());
        return Optional.of(
                guests.isEmpty()
                        ? sides.getFirst()
                        : Lists.filter(sides, one -> !guests.contains(one)).getFirst());
    }

    /** The invitations that wait for whoever writes: the one that the letter names or replies to, or all. */
    private List<Invitation> meant(Applicant guest, String about) throws IOException {
        var open = Lists.filter(
                invitations.all(),
                one -> one.stage() == Stage.OPEN
                        && one.isFor(guest.address())
                        && clock.instant().isBefore(one.lapses()));
        var named = Lists.filter(
                open,
                one -> about.contains(one.id())
                        || guest.repliesTo()
                                .filter(id -> id.contains("invite." + one.id()))
                                .isPresent());
        return named.isEmpty() ? open : named;
    }

    /** Whether somebody was invited whose address looks like that of whoever writes; their host is told, once. */
    private boolean looksLike(Applicant guest) throws IOException {
        var like = Lists.find(
                invitations.all(), one -> one.stage() == Stage.OPEN && Lookalike.is(one.invited(), guest.address()));
        if (like.isPresent())
            office.lay("like." + like.get().id(), like.get().host(), letters.likeness(like.get(), guest.address()));
        return like.isPresent();
    }

    Reply decline(Applicant guest, String about, boolean always) throws IOException {
        var done = Lists.find(invitations.all(), one -> one.answer().equals(guest.letter()));
        if (done.isPresent()) return letters.saidNo(done.get());
        var meant = meant(guest, about);
        if (meant.isEmpty()) return letters.notInvited(guest, false);
        if (!guest.isProven(codes) && !guest.hasRead(codes, false)) return greetings.again(guest);
        for (var one : meant)
            invitations.enter(one.at(always ? Stage.NEVER : Stage.DECLINED, clock.instant())
                    .answered(guest.letter()));
        return letters.saidNo(invitations.get(meant.getFirst().id()).orElseThrow());
    }
}
