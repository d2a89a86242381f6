package postrider.gateway.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import postrider.gateway.Settings;
import postrider.gateway.oauth.SignIn;

@Command(
        name = "login",
        description = "Gets the right to the referee's mailbox from a provider that takes no passwords (OAuth).",
        footer = {
            "",
            "It needs a section oauth in postrider.yaml; docs/operator.md tells what stands in it. You say yes once, in a"
                    + " browser, wherever that is; the token is kept beside the settings and renewed from then on.",
            "Examples:",
            "  postrider login --home /srv/postrider",
            "  postrider login --browser     where the provider gives codes to type, too"
        })
final class LoginCommand extends OfficeVerb {
    @Option(names = "--browser", description = "Sign in by a browser that comes back to this machine.")
    boolean browser;

    @Override
    public Integer call() {
        var token = Main.settings(home)
                .flatMap(Settings::token)
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no section oauth in %s; docs/operator.md tells what stands in it."
                                .formatted(home.resolve(Main.SETTINGS))));
        var typed = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            new SignIn(token, out()::println, Thread::sleep).run(browser, typed);
        } catch (IOException refused) {
            throw new UncheckedIOException("You are not signed in: " + refused.getMessage(), refused);
        } catch (InterruptedException stopped) {
            return 1;
        }
        out().printf("You are signed in. The token is in %s, for you alone.%n", token.file());
        return 0;
    }
}
