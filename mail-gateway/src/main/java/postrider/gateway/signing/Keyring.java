package postrider.gateway.signing;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.bouncycastle.bcpg.KeyIdentifier;
import org.bouncycastle.openpgp.PGPException;
import org.bouncycastle.openpgp.PGPPublicKey;
import org.bouncycastle.openpgp.PGPSignature;
import org.bouncycastle.openpgp.api.OpenPGPCertificate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.gateway.mime.MailAddress;
import postrider.log.Event;
import postrider.text.Lists;

/**
 * The enrolled keys of all games. These alone decide who may sign; addresses do not matter. A key is parsed only when a letter claims to be
 * signed with it, so ten thousand players cost no time at startup.
 */
public final class Keyring {
    private static final Logger LOG = LoggerFactory.getLogger(Keyring.class);

    private final Map<String, List<String>> enrolled = new ConcurrentHashMap<>();
    private final Map<Long, Set<String>> holders = new HashMap<>();
    private final Deque<String> unread = new ArrayDeque<>();
    private final Map<String, BareKey> bare = new ConcurrentHashMap<>();

    /** The self-signed packets of each armored key, computed when its player's first letter comes in. */
    private final Map<String, byte[]> vouched = new ConcurrentHashMap<>();

    public Keyring() {}

    public Keyring(Collection<PublicKey> keys) {
        keys.forEach(this::enrol);
    }

    public static Keyring of(Collection<Event.Player> players) {
        return new Keyring(
                Lists.map(Lists.filter(players, player -> !player.key().isEmpty()), PublicKey::of));
    }

    /** Adds a key. If it is enrolled in several versions their signatures are merged, so a revocation counts everywhere. */
    public final synchronized void enrol(PublicKey key) {
        sort(key, read -> bare.put(read.fingerprint(), read), () -> enrolOpenPgp(key));
    }

    /** Removes a key that no player uses any more. */
    public synchronized void withdraw(PublicKey key) {
        sort(key, read -> bare.remove(read.fingerprint()), () -> withdrawOpenPgp(key));
    }

    /** Treats a key by its kind. One that cannot be read, from a damaged game, is skipped. */
    private static void sort(PublicKey key, Consumer<BareKey> bare, Runnable openPgp) {
        try {
            BareKey.of(key.armored()).ifPresentOrElse(bare, openPgp);
        } catch (IllegalArgumentException damaged) {
            LOG.error("an enrolled key is left out: {}", damaged.getMessage());
        }
    }

    private void withdrawOpenPgp(PublicKey key) {
        var fingerprint = key.fingerprint().toLowerCase(Locale.ROOT);
        var left = Lists.filter(enrolled.getOrDefault(fingerprint, List.of()), state -> !state.equals(key.armored()));
        if (!left.isEmpty()) {
            enrolled.put(fingerprint, left);
            return;
        }
        unread.removeIf(fingerprint::equals);
        Stream.concat(keyId(fingerprint).stream(), subkeys(key.armored()).stream())
                .forEach(id -> holders.getOrDefault(id, new LinkedHashSet<>()).remove(fingerprint));
        enrolled.remove(fingerprint);
    }

    private void enrolOpenPgp(PublicKey key) {
        var fingerprint = key.fingerprint().toLowerCase(Locale.ROOT);
        var states = enrolled.getOrDefault(fingerprint, List.of());
        if (states.contains(key.armored())) return;
        enrolled.put(fingerprint, Lists.with(states, key.armored()));
        keyId(fingerprint).ifPresent(id -> hold(id, fingerprint));
        unread.add(fingerprint);
    }

    /** The key ID of a version 4 key (RFC 9580, 5.5.4.2). Other versions are found once all keys are parsed. */
    private static Optional<Long> keyId(String fingerprint) {
        return fingerprint.matches("[0-9a-f]{40}")
                ? Optional.of(Long.parseUnsignedLong(fingerprint.substring(24), 16))
                : Optional.empty();
    }

    private void hold(long keyId, String fingerprint) {
        holders.computeIfAbsent(keyId, first -> new LinkedHashSet<>()).add(fingerprint);
    }

    /**
     * The keys that may have made {@code signature}, parsed anew each time because they are not thread-safe. Two keys may share a key ID,
     * by accident or on purpose, so the caller tries them all. Those whose primary key has that ID come first; the rest are parsed only if
     * none of these fits.
     */
    Stream<OpenPGPCertificate> signers(PGPSignature signature) {
        return Stream.<Supplier<Set<String>>>of(() -> among(signature), () -> amongAll(signature))
                .flatMap(more -> more.get().stream())
                .distinct()
                .flatMap(this::read)
                .filter(key -> key.getSigningKeyFor(signature) != null);
    }

    private synchronized Set<String> among(PGPSignature signature) {
        return signature.getKeyIdentifiers().stream()
                .map(KeyIdentifier::getKeyId)
                .flatMap(id -> holders.getOrDefault(id, Set.of()).stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private synchronized Set<String> amongAll(PGPSignature signature) {
        readAll();
        return among(signature);
    }

    /** Indexes the subkeys of all keys, which no fingerprint reveals. */
    private void readAll() {
        for (var next = unread.poll(); next != null; next = unread.poll()) {
            var fingerprint = next;
            enrolled.get(fingerprint).forEach(armored -> subkeys(armored).forEach(id -> hold(id, fingerprint)));
        }
    }

    /** The key IDs that a key claims. Whether the subkeys are really its own is checked when a letter comes in. */
    private static List<Long> subkeys(String armored) {
        try {
            return Stream.of(PublicKey.ring(armored))
                    .flatMap(ring -> StreamSupport.stream(ring.spliterator(), false))
                    .map(PGPPublicKey::getKeyID)
                    .toList();
        } catch (IllegalArgumentException damaged) {
            return List.of();
        }
    }

    private Stream<OpenPGPCertificate> read(String fingerprint) {
        return enrolled.getOrDefault(fingerprint, List.of()).stream()
                .flatMap(armored -> certificate(fingerprint, armored).stream())
                .reduce(Keyring::join)
                .stream();
    }

    Stream<SmimeKey> smime() {
        return bare.values().stream().flatMap(key -> key instanceof SmimeKey one ? Stream.of(one) : Stream.of());
    }

    <K extends BareKey> Optional<K> bare(Class<K> kind, String fingerprint) {
        return Optional.ofNullable(bare.get(fingerprint))
                .filter(kind::isInstance)
                .map(kind::cast);
    }

    /** The player without a key who writes from this address. */
    Optional<MailKey> mail(MailAddress from) {
        return bare(MailKey.class, MailKey.PREFIX + from.address().toLowerCase(Locale.ROOT));
    }

    private Optional<OpenPGPCertificate> certificate(String fingerprint, String armored) {
        try {
            var key = PublicKey.certificate(vouched.computeIfAbsent(armored, PublicKey::vouched));
            if (PublicKey.fingerprint(key).equals(fingerprint)) return Optional.of(key);
            LOG.error("an enrolled key is ignored: {} is not its fingerprint", fingerprint);
        } catch (IllegalArgumentException damaged) {
            LOG.error("an enrolled key is left out: {}", damaged.getMessage());
        }
        return Optional.empty();
    }

    private static OpenPGPCertificate join(OpenPGPCertificate one, OpenPGPCertificate other) {
        try {
            return OpenPGPCertificate.join(one, other);
        } catch (PGPException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
