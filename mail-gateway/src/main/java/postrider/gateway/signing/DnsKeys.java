package postrider.gateway.signing;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.naming.NameNotFoundException;
import javax.naming.NamingException;
import javax.naming.directory.DirContext;
import javax.naming.directory.InitialDirContext;
import postrider.text.Lists;

/**
 * Looks records up in the DNS through the JDK. Answers are cached for a while, and failures too: a domain whose servers are down costs one
 * wait a minute, however many letters come and whatever selectors they name.
 */
public final class DnsKeys implements KeyRecords {
    private static final String FACTORY = "com.sun.jndi.dns.DnsContextFactory";
    private static final String MILLISECONDS = "2000";
    private static final String TRIES = "2";
    private static final Duration FRESH = Duration.ofMinutes(10);
    private static final Duration DOWN = Duration.ofMinutes(1);
    private static final int MOST = 1_000;

    /** A string of a TXT record, in quotation marks if it contains a space (RFC 1035, 3.3.14). */
    private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"|([^\\s\"]+)");

    private final String servers;
    private final String type;
    private final InstantSource clock;
    private final Map<String, Answer> answers = new LinkedHashMap<>();

    /** Domains that do not answer, and when to ask them again. */
    private final Map<String, Instant> silent = new HashMap<>();

    private record Answer(Instant until, List<String> records) {}

    /** @param servers {@code dns:} for the resolvers of this machine, or {@code dns://SERVER:PORT} */
    public DnsKeys(String servers, InstantSource clock) {
        this(servers, "TXT", clock);
    }

    /** For records of another type, such as {@code MX}. */
    public DnsKeys(String servers, String type, InstantSource clock) {
        this.servers = servers;
        this.type = type;
        this.clock = clock;
    }

    @Override
    public synchronized List<String> under(String name) throws IOException {
        var now = clock.instant();
        var known = answers.get(name);
        if (known != null && now.isBefore(known.until())) return known.records();
        answers.remove(name);
        if (answers.size() >= MOST) answers.remove(answers.keySet().iterator().next());
        var answer = ask(name, now);
        answers.put(name, answer);
        return answer.records();
    }

    private Answer ask(String name, Instant now) throws IOException {
        var domain = name.replaceFirst(".*\\._domainkey\\.", "");
        silent.values().removeIf(now::isAfter);
        if (silent.containsKey(domain)) throw new IOException("the DNS does not tell of " + domain);
        try {
            return new Answer(now.plus(FRESH), look(name));
        } catch (NameNotFoundException none) {
            return new Answer(now.plus(DOWN), List.of());
        } catch (NamingException trouble) {
            silent.put(domain, now.plus(DOWN));
            throw new IOException("the DNS does not tell of " + domain, trouble);
        }
    }

    /** Only DNS attributes are looked up, which are text: no object is built from what a server says. */
    @SuppressWarnings("BanJNDI")
    private List<String> look(String name) throws NamingException {
        var how = new Hashtable<String, String>();
        how.put(DirContext.INITIAL_CONTEXT_FACTORY, FACTORY);
        how.put(DirContext.PROVIDER_URL, servers);
        how.put("com.sun.jndi.dns.timeout.initial", MILLISECONDS);
        how.put("com.sun.jndi.dns.timeout.retries", TRIES);
        var dns = new InitialDirContext(how);
        try {
            var found = dns.getAttributes(name, new String[] {type}).get(type);
            if (found == null) return List.of();
            var records = Lists.map(Collections.list(found.getAll()), Object::toString);
            return type.equals("TXT") ? Lists.map(records, DnsKeys::joined) : records;
        } finally {
            dns.close();
        }
    }

    /** Joins the strings of a record (RFC 6376, 3.6.2.2). */
    static String joined(String record) {
        return STRING.matcher(record)
                .results()
                .map(string -> string.group(1) == null
                        ? string.group(2)
                        : string.group(1).replaceAll("\\\\(.)", "$1"))
                .collect(Collectors.joining());
    }
}
