package postrider.gateway.demo;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.signing.SecretKey;
import postrider.log.Event;

/** Somebody with an address and a key, which is derived from the address so that it is always the same. */
public record Person(MailAddress self, SecretKey key) {
    private static final Instant KEYS_MADE = Instant.parse("2025-04-01T12:00:00Z");

    static final Person REFEREE = of("Postrider", "referee@postrider.example");

    public static Person of(String name, String address) {
        var secret = Arrays.copyOf(("the secret of " + address).getBytes(StandardCharsets.UTF_8), 32);
        return new Person(
                new MailAddress(name, address), SecretKey.make("%s <%s>".formatted(name, address), KEYS_MADE, secret));
    }

    public Event.Player player() {
        var key = this.key.publicKey();
        return new Event.Player(self.name(), self.address(), key.fingerprint(), key.armored());
    }
}
