package postrider.gateway.doctor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import postrider.text.Lists;

/** What the DNS tells the mail systems of the world about the referee's domain. The key for DKIM is found when a letter comes back. */
record DnsRecords(Patient patient) {
    /** What a domain tells that takes no mail (RFC 7505, 3). */
    private static final String NOBODY = " .";

    List<Finding> look() throws IOException {
        var domain = patient.domain();
        try {
            return List.of(exchangers(domain), senders(domain), policy(domain));
        } catch (IOException silent) {
            return List.of(Finding.warning(
                    silent.getMessage(),
                    "Is this machine on the net, and does it ask a DNS server (/etc/resolv.conf)?"));
        }
    }

    private Finding exchangers(String domain) throws IOException {
        var servers = Lists.filter(patient.exchangers().under(domain), server -> !server.endsWith(NOBODY));
        return servers.isEmpty()
                ? Finding.warning(
                        "%s names no server that takes its mail (MX)".formatted(domain),
                        "Publish one, or answers to our letters may not come.")
                : Finding.good("mail for %s goes to %s".formatted(domain, String.join(", ", servers)));
    }

    /** RFC 7208, 3.2: one record, not several. */
    private Finding senders(String domain) throws IOException {
        var records = records(domain, "v=spf1");
        return switch (records.size()) {
            case 0 ->
                Finding.warning(
                        "%s does not say who may send its mail (SPF)".formatted(domain),
                        "Publish a TXT record such as 'v=spf1 mx -all', or as your provider says: else letters look like spam.");
            case 1 -> Finding.good("SPF: " + records.getFirst());
            default ->
                Finding.fault(
                        "%s has %d SPF records, and so counts as having none that can be used"
                                .formatted(domain, records.size()),
                        "Make one of them.");
        };
    }

    private Finding policy(String domain) throws IOException {
        var records = new ArrayList<>(records("_dmarc." + domain, "v=dmarc1"));
        if (records.isEmpty()) records.addAll(records("_dmarc." + parent(domain), "v=dmarc1"));
        return records.isEmpty()
                ? Finding.warning(
                        "%s says nothing of mail that others send in its name (DMARC)".formatted(domain),
                        "Publish a TXT record at _dmarc.%s such as 'v=DMARC1; p=none'; Gmail and others ask for one."
                                .formatted(domain))
                : Finding.good("DMARC: " + records.getFirst());
    }

    /** Of a name of three parts and more the last ones (RFC 7489, 6.6.3, without the list of public suffixes). */
    private static String parent(String domain) {
        return domain.matches("[^.]+\\.[^.]+\\..+") ? domain.replaceFirst("[^.]+\\.", "") : domain;
    }

    private List<String> records(String name, String beginning) throws IOException {
        return Lists.filter(
                patient.texts().under(name),
                record -> record.toLowerCase(Locale.ROOT).startsWith(beginning));
    }
}
