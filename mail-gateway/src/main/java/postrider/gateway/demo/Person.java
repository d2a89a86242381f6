package postrider.gateway.demo;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import postrider.gamefile.Record;
import postrider.gateway.Correspondent;
import postrider.gateway.SecretKey;

/** Somebody with an address, a mailbox and a key. The key is made from the address, so it is the same in every telling. */
record Person(Correspondent self, MailServer.Box box, SecretKey key) {
    static Person of(String name, String address, MailServer server, Instant born) {
        var self = new Correspondent(name, address);
        var secret = Arrays.copyOf(("the secret of " + address).getBytes(StandardCharsets.UTF_8), 32);
        return new Person(self, server.box(address), SecretKey.make("%s <%s>".formatted(name, address), born, secret));
    }

    Record.Player player() {
        var key = this.key.publicKey();
        return new Record.Player(self.name(), self.address(), key.fingerprint(), key.armored());
    }
}
