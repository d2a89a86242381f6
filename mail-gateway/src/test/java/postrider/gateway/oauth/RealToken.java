package postrider.gateway.oauth;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import postrider.gateway.mailbox.Account;

/** The token file of an operator who has signed in. */
public final class RealToken {
    private RealToken() {}

    public static Account.Password in(Path file, StubProvider stub) throws IOException {
        var client =
                new Client(stub.provider(), "postrider", Optional.empty(), Optional.empty(), InstantSource.system());
        var token = new TokenFile(file, client);
        stub.asked.clear();
        stub.refresh = "refresh-0";
        token.save(new Token(stub.token(), stub.refresh, Instant.now().plusSeconds(3600)));
        return token;
    }
}
