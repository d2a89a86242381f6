package postrider.gateway.doctor;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import postrider.gateway.oauth.TokenFile;
import postrider.gateway.signing.PublicKey;
import postrider.gateway.signing.SecretKey;
import postrider.store.GameStore;

/** Checks the keys that letters are signed with, ours and the players', and the token for the mailbox. */
record Keys(Patient patient) {
    List<Finding> look() throws IOException {
        var findings = new ArrayList<Finding>();
        findings.add(own());
        findings.addAll(players());
        patient.settings().token().ifPresent(token -> findings.add(token(token)));
        return findings;
    }

    private Finding own() throws IOException {
        var file = patient.settings().refereeKey();
        var now = patient.clock().instant();
        try {
            var key = SecretKey.load(file, now);
            if (!key.publicKey().signsAt(now.plus(Finding.SOON)))
                return Finding.warning(
                        "the referee's key expires within %d days".formatted(Finding.SOON.toDays()),
                        "Extend it (gpg --quick-set-expire), save it as %s again, and give the players the public key."
                                .formatted(file));
            return Finding.good(
                    "the referee signs with %s".formatted(key.publicKey().fingerprint()));
        } catch (NoSuchFileException none) {
            return Finding.fault(
                    "there is no %s".formatted(file), "Restore your copy; for a new office, run 'postrider keygen'.");
        } catch (IllegalArgumentException useless) {
            return Finding.fault(
                    "%s: %s".formatted(file, useless.getMessage()), "See docs/operator.md, 'The referee's key'.");
        }
    }

    private List<Finding> players() {
        var findings = new ArrayList<Finding>();
        for (var game : patient.games().get()) {
            try {
                findings.addAll(players(game));
            } catch (RuntimeException broken) { // reported among the games
                continue;
            }
        }
        return findings;
    }

    private List<Finding> players(GameStore game) {
        var findings = new ArrayList<Finding>();
        var glance = game.glance();
        if (glance.over()) return findings;
        var now = patient.clock().instant();
        glance.header().players().forEach((side, player) -> {
            if (player.key().isEmpty()) return;
            var key = PublicKey.of(player);
            if (!key.signsAt(now.plus(Finding.SOON)))
                findings.add(Finding.warning(
                        "%s: the %s player's key %s"
                                .formatted(game.id(), side, key.signsAt(now) ? "expires soon" : "has expired"),
                        "Ask them to extend it and write 'new key' to the office, or replace it with 'settle %s replace'."
                                .formatted(game.id())));
        });
        return findings;
    }

    /** Renews the token if that is due, as sending a letter would. */
    private static Finding token(TokenFile token) {
        try {
            token.get();
            return Finding.good("the token for the mailbox is good");
        } catch (IOException unusable) {
            return Finding.fault(unusable.getMessage(), "Run 'postrider login', as Postrider's user.");
        }
    }
}
