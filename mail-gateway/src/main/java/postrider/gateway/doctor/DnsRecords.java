package postrider.gateway.doctor;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import postrider.text.Lists;

/** Checks the mail records of the referee's domain in the DNS. The DKIM key is checked when the office's letter to itself arrives. */
record DnsRecords(Patient patient) {
    /** The end of the MX record of a domain that accepts no mail (RFC 7505, 3). */
    private static final String NOBODY = " .";

    List<Finding> look() throws IOException {
        var domain = patient.domain();
        try {
            return List.of(exchangers(domain), senders(domain), policy(domain));
        } catch (IOException silent) {
            return List.of(Finding.warning(
                    silent.getMessage(), "Is this machine online, with a DNS server configured (/etc/resolv.conf)?"));
        }
    }

    private Finding exchangers(String domain) throws IOException {
        var servers = Lists.filter(patient.exchangers().under(domain), server -> !server.endsWith(NOBODY));
        return servers.isEmpty()
                ? Finding.warning(
                        "%s names no server for its mail (MX)".formatted(domain),
                        "Publish one, or answers to our letters may not arrive.")
                : Finding.good("mail for %s goes to %s".formatted(domain, String.join(", ", servers)));
    }

    /** RFC 7208, 3.2: one record, not several. */
    private Finding senders(String domain) throws IOException {
        var records = records(domain, "v=spf1");
        return switch (records.size()) {
            case 0 ->
                Finding.warning(
                        "%s does not say who may send its mail (SPF)".formatted(domain),
                        "Publish a TXT record such as 'v=spf1 mx -all', or whatever your provider says; otherwise letters look like spam.");
            case 1 -> Finding.good("SPF: " + records.getFirst());
            default ->
                Finding.fault(
                        "%s has %d SPF records, so none of them is valid".formatted(domain, records.size()),
                        "Combine them into one.");
        };
    }

    private Finding policy(String domain) throws IOException {
        var records = new ArrayList<>(records("_dmarc." + domain, "v=dmarc1"));
        if (records.isEmpty()) records.addAll(records("_dmarc." + parent(domain), "v=dmarc1"));
        return records.isEmpty()
                ? Finding.warning(
                        "%s has no policy for mail that others send in its name (DMARC)".formatted(domain),
                        "Publish a TXT record at _dmarc.%s such as 'v=DMARC1; p=none'; Gmail and others ask for one."
                                .formatted(domain))
                : Finding.good("DMARC: " + records.getFirst());
    }

    /** The domain without its first part, if it has three or more (RFC 7489, 6.6.3, without the list of public suffixes). */
    private static String parent(String domain) {
        return domain.matches("[^.]+\\.[^.]+\\..+") ? domain.replaceFirst("[^.]+\\.", "") : domain;
    }

    private List<String> records(String name, String beginning) throws IOException {
        return Lists.filter(
                patient.texts().under(name),
                record -> record.toLowerCase(Locale.ROOT).startsWith(beginning));
    }
}
