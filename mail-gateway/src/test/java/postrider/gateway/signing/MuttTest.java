package postrider.gateway.signing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.office.Town;
import postrider.kit.Pty;
import postrider.needs.Need;
import postrider.needs.Needs;

/** A player with only mutt and gpg signs an order, sends it, and reads the answer. */
@Needs({Need.MUTT, Need.GPG, Need.PYTHON})
class MuttTest {
    @TempDir
    Path home;

    @Test
    void anOrderIsSignedSentAndAnswered() throws Exception {
        try (var town = new Town(home);
                var gpg = new Gpg()) {
            var game = town.begin("ww-1");
            town.round();
            var howe = town.howe;
            howe.key.save(home.resolve("howe.key"));
            gpg.importKey(Files.readAllBytes(home.resolve("howe.key")));
            gpg.importKey(town.referee.key.publicKey().armored());
            Files.writeString(home.resolve("order"), "game ww-1\nstatus\n");
            Files.writeString(home.resolve("muttrc"), settings(howe, gpg.command()));

            mutt(
                    "q:Quit", "m",
                    "To: ", "referee@example.org\n",
                    "Subject: ", "my order\n",
                    "y:Send", "y",
                    "Press any key", " ", // gpg has warned about its faked time
                    "q:Quit", "x");
            town.round();
            assertEquals(
                    "[ww-1] 1 notice \u00b7 How the game stands",
                    howe.headlines().getLast());
            assertEquals(1, game.log().impulse());

            mutt("q:Quit", "*\n", "q:Quit", "x");
            var answer = Files.readString(home.resolve("answer"));
            assertTrue(answer.contains("Good signature from \"referee <referee@example.org>\""), answer);
            assertTrue(answer.contains("How the game stands"), answer);
        }
    }

    private String settings(Town.Person who, String gpg) throws IOException {
        var imap = who.box.imap();
        var smtp = who.box.smtp();
        return """
                set from="%s" realname="%s" record="" ssl_starttls=no ssl_force_tls=no
                set smtp_url="smtp://%s@%s:%d" smtp_pass="%s"
                set spoolfile="imap://%s:%d/INBOX" imap_user="%s" imap_pass="%s" imap_authenticators="login"
                """.formatted(
                                who.self.address(),
                                who.self.name(),
                                smtp.user().replace("@", "%40"),
                                smtp.host(),
                                smtp.port(),
                                smtp.password().get(),
                                imap.host(),
                                imap.port(),
                                imap.user(),
                                imap.password().get())
                + """
                set folder="%1$s" editor="cp %1$s/order" abort_unmodified=no postponed="%1$s/postponed"
                set crypt_use_gpgme=no crypt_autosign=yes pgp_use_gpg_agent=yes pgp_sign_as="%2$s"
                set pager="sh -c 'cp $0 answer'" prompt_after=no
                set pgp_sign_command="%3$s --output - --armor --textmode --detach-sign -u %2$s %%f"
                set pgp_verify_command="%3$s --trust-model always --verify %%s %%f"
                """.formatted(home, who.self.address(), gpg);
    }

    /** Opens the mailbox in a terminal. Keys are sent only when mutt asks, since it may discard them if they come too soon. */
    private void mutt(String... talk) throws IOException {
        new Pty(home, Map.of(), 24, 80).shows(List.of("mutt", "-n", "-F", "muttrc"), talk);
    }
}
