package postrider.gateway.signing;

import java.util.List;
import java.util.Optional;
import postrider.kit.Sides;
import postrider.log.Event;
import postrider.log.Signatures;

/** What is found of a letter that lies in a game file. */
final class Filed {
    private static final Signatures SIGNATURES = Signatures.installed().orElseThrow();

    private Filed() {}

    static Event.Letter letter(String signed, String signature) {
        return new Event.Letter(
                Event.Letter.Purpose.ORDER,
                Sides.AMERICAN,
                1,
                "<a@b>",
                "",
                signed,
                signature,
                List.of(),
                List.of(),
                Optional.empty());
    }

    static Optional<String> fault(String signed, String signature, PublicKey key) {
        return SIGNATURES.fault(letter(signed, signature), key.armored());
    }
}
