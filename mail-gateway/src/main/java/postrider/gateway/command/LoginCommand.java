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
        description = "Signs in to the referee's mailbox at a provider that accepts no passwords (OAuth).",
        footer = {
            "",
            "It needs a section oauth in postrider.yaml; docs/operator.md describes it. You give your consent once, in a browser"
                    + " on any machine; the token is stored beside the settings and renewed automatically.",
            "Examples:",
            "  postrider login --home /srv/postrider",
            "  postrider login --browser     even if the provider also offers typed codes"
        })
final class LoginCommand extends OfficeVerb {
    @Option(names = "--browser", description = "Sign in with a browser that returns to this machine.")
    boolean browser;

    @Override
    public Integer call() {
        var token = Main.settings(home)
                .flatMap(Settings::token)
                .orElseThrow(() ->
                        new IllegalArgumentException("There is no section oauth in %s; docs/operator.md describes it."
                                .formatted(home.resolve(Main.SETTINGS))));
        var typed = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            new SignIn(token, out()::println, Thread::sleep).run(browser, typed);
        } catch (IOException refused) {
            throw new UncheckedIOException("You are not signed in: " + refused.getMessage(), refused);
        } catch (InterruptedException stopped) {
            return 1;
        }
        out().printf("You are signed in. The token is in %s, readable only by you.%n", token.file());
        return 0;
    }
}
