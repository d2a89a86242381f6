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

/** Handles letters that invite a friend to a game, and the friend's answer. */
record InvitationDesk(
        Config config,
        GameCatalog catalog,
        Invitations invitations,
        Codes codes,
        EnrolmentBackOffice office,
        Greetings greetings,
        EnrolmentLetters letters,
        InstantSource clock) {
    private static final Set<String> WITH_A_SIDE = Set.of("as", "the", "side", "for", "player", "game", "in");

    /** How many pending invitations one host may have. */
    private static final int WAITING = 3;

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

    boolean isAwaited(MailAddress somebody) {
        return invitationsOf(somebody).stream().anyMatch(one -> one.stage() == Stage.OPEN);
    }

    /** To an invitee who says neither yes nor no, as far as a program can tell. */
    Reply unclear() {
        return Reply.refused(
                "Would you like to play?",
                "You are invited to a game here. The referee is a program: it looks for one word on a line of its own, and your letter has none.",
                "To play, reply with the word 'join' above the quoted text; if you would rather not, with 'decline'.");
    }

    private static Reply conditional(String about) {
        return Reply.refused(
                "Would you like to play?",
                "Your letter has '%s' after 'join', which the referee does not understand. Only the side you would like to play may follow it."
                        .formatted(about),
                "To play, reply with the word 'join' alone on a line; if you would rather not, with 'decline'.");
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
                .or(() -> Optional.of("You have %d unanswered invitations, and may not have more.".formatted(WAITING))
                        .filter(most -> waiting.size() >= WAITING));
        if (refusal.isPresent()) return List.of(refusal.get());
        boolean never = invitations.all().stream().anyMatch(one -> one.stage() == Stage.NEVER && one.isFor(invited));
        if (never) return List.of("No invitation can be sent to %s.".formatted(invited));
        return office.mayWrite(host.address(), invited, host.letter()).stream().toList();
    }

    private static Optional<String> itself(String invited, String address, String whose) {
        return Optional.of("%s is %s address: give your friend's.".formatted(invited, whose))
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

    /** Why the invitee cannot join yet; empty if they can. */
    private Optional<Reply> hindrance(Applicant guest, Invitation invitation) {
        if (guest.fault().isPresent()) return Optional.of(greetings.unfit(guest));
        boolean proven =
                guest.isProven(codes) && guest.hasRead(codes, guest.unvouched().isPresent() && !guest.enrolled());
        if (!proven) return Optional.of(greetings.unproven(guest));
        if (invitation.host().fingerprint().equalsIgnoreCase(guest.player().fingerprint()))
            return Optional.of(letters.sameKey());
        return SigningPolicy.fault(invitation.plan().options(), guest.player()).map(letters::otherWay);
    }

    /** Whether the words name only a side or an invitation. Joining on a condition is not joining. */
    private boolean isPlain(String about, Invitation invitation) {
        var sides = Lists.map(catalog.game(invitation.plan().system()).sides(), Side::word);
        return Stream.of(about.split("[ :]+"))
                .allMatch(word -> word.isEmpty()
                        || word.equals(invitation.id())
                        || WITH_A_SIDE.contains(word.toLowerCase(Locale.ROOT))
                        || sides.stream().anyMatch(word::equalsIgnoreCase));
    }

    /** The host's side, given the guest's words; empty if the guest wants the side the host has chosen. */
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

    /** The writer's open invitations: the one that the letter names or replies to, or all. */
    private List<Invitation> meant(Applicant guest, String about) throws IOException {
        var open = Lists.filter(
                invitations.all(),
                one -> one.stage() == Stage.OPEN
                        && one.isFor(guest.address())
                        && clock.instant().isBefore(one.lapses()));
        var named = Lists.filter(open, one -> about.contains(one.id()) || guest.isReplyTo("invite." + one.id()));
        return named.isEmpty() ? open : named;
    }

    /** Whether an address was invited that looks like the writer's. Its host is told, once. */
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
        if (!guest.reads(codes)) return greetings.again(guest);
        for (var one : meant)
            invitations.enter(one.at(always ? Stage.NEVER : Stage.DECLINED, clock.instant())
                    .answered(guest.letter()));
        return letters.saidNo(invitations.get(meant.getFirst().id()).orElseThrow());
    }
}
