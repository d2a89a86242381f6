package postrider.gateway.signing;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import postrider.gateway.mime.Latin;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.DkimKey.Useless;
import postrider.gateway.signing.SignatureCheck.Fault;
import postrider.gateway.signing.SignatureCheck.NotNow;
import postrider.gateway.signing.SignatureCheck.NotVouched;
import postrider.gateway.signing.SignatureCheck.Signed;
import postrider.log.Written;
import postrider.text.Lists;

/** Checks by DKIM, with the keys that the DNS has today, whether a letter comes from the mailbox of a player who has no key. */
record DkimCheck(KeyRecords records, Instant now, MimePart letter, MailKey mailbox) {
    /** How many signatures of a letter are checked. */
    private static final int MOST = 8;

    /** How far clocks may differ. */
    private static final Duration SLACK = Duration.ofMinutes(5);

    /** What a selector may be, since it becomes part of a DNS query. */
    private static final String SELECTOR = "[A-Za-z0-9](?:[A-Za-z0-9._-]{0,120}[A-Za-z0-9])?";

    SignatureCheck examine() {
        var end = letter.wire().indexOf("\r\n\r\n");
        if (end < 0 || end > MimePart.HEADER) return notVouched("it has no whole header");
        var header = DkimLetter.fields(letter.wire().substring(0, end));
        var duplicate = DkimSeal.duplicate(header);
        if (duplicate.isPresent()) return notVouched("'%s' stands twice in its header".formatted(duplicate.get()));
        var signatures = Lists.filter(header, field -> DkimLetter.name(field).equals("dkim-signature"));
        if (signatures.isEmpty()) return notVouched("it has no DKIM signature");
        var findings = new ArrayList<SignatureCheck>();
        for (var signature : signatures.subList(0, Math.min(MOST, signatures.size()))) {
            var finding = examine(header, signature);
            if (finding instanceof Signed) return finding;
            findings.add(finding);
        }
        return Lists.find(findings, NotNow.class::isInstance).orElseGet(() -> mostTelling(findings));
    }

    private SignatureCheck notVouched(String why) {
        return new NotVouched(mailbox.address(), why);
    }

    /** Lists and relays add signatures of their own domains: OTHER_DOMAIN is reported only if there is nothing better. */
    private static SignatureCheck mostTelling(List<SignatureCheck> findings) {
        return Lists.find(
                        findings,
                        finding -> !(finding instanceof NotVouched(var address, var why)
                                && why.equals(Fault.OTHER_DOMAIN.clause())))
                .orElse(findings.getFirst());
    }

    private SignatureCheck examine(List<String> header, String field) {
        try {
            return vouched(header, field);
        } catch (Useless useless) {
            return notVouched(useless.getMessage());
        } catch (IOException silent) {
            return new NotNow(silent.getMessage());
        }
    }

    private SignatureCheck vouched(List<String> header, String field) throws IOException, Useless {
        var tags = Tags.of(field.substring(field.indexOf(':') + 1)).orElseThrow(() -> useless(Fault.DAMAGED));
        if (!tags.get("d").equalsIgnoreCase(mailbox.domain())) throw useless(Fault.OTHER_DOMAIN);
        if (!tags.get("s").matches(SELECTOR) || !tags.get("q", "dns/txt").equals("dns/txt"))
            throw useless(Fault.DAMAGED);
        if (time(tags, "t").filter(now.plus(SLACK)::isBefore).isPresent()) throw useless(Fault.FUTURE);
        if (time(tags, "x").filter(now.minus(SLACK)::isAfter).isPresent()) throw useless(Fault.LAPSED);
        var signed = DkimLetter.of(header, letter.body(), field, tags).orElseThrow(() -> useless(Fault.DAMAGED));
        var key = DkimKey.among(records.under("%s._domainkey.%s".formatted(tags.get("s"), mailbox.domain())));
        if (key.strict()
                && !tags.get("i", "@" + mailbox.domain())
                        .toLowerCase(Locale.ROOT)
                        .endsWith("@" + mailbox.domain())) throw useless(Fault.OTHER_DOMAIN);
        var by = new DkimSeal.Made(new DkimSeal(signature(tags), key.key()), mailbox);
        var fault = by.fault(Latin.bytes(signed.signed()));
        if (fault.isPresent()) throw useless(fault.get());
        return read(signed, by);
    }

    private SignatureCheck read(DkimLetter signed, DkimSeal.Made by) throws Useless {
        var text = DkimText.of(signed).orElseThrow(() -> useless(Fault.NO_TEXT));
        if (!DkimText.isTextOf(text, signed, letter)) throw useless(Fault.UNREADABLE);
        return new Signed(by.fingerprint(), text, new Written(signed.signed(), by.canonical()), now);
    }

    private static Useless useless(Fault fault) {
        return new Useless(fault.clause());
    }

    private static byte[] signature(Tags tags) throws Useless {
        try {
            return Base64.getDecoder().decode(tags.solid("b"));
        } catch (IllegalArgumentException damaged) {
            throw useless(Fault.DAMAGED);
        }
    }

    private static Optional<Instant> time(Tags tags, String name) throws Useless {
        if (!tags.has(name)) return Optional.empty();
        if (!tags.get(name).matches("[0-9]{1,12}")) throw useless(Fault.DAMAGED);
        return Optional.of(Instant.ofEpochSecond(Long.parseLong(tags.get(name))));
    }
}
