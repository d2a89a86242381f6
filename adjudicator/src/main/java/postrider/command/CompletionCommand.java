package postrider.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "completion",
        description = "Prints what makes a shell complete commands, options, games and sides.",
        footer = {
            "",
            "Examples:",
            "  source <(postrider completion bash)",
            "  source <(postrider completion zsh)",
            "  postrider completion fish > ~/.config/fish/completions/postrider.fish"
        })
final class CompletionCommand extends Verb {
    /** Whose script it is. */
    enum Shell {
        bash,
        zsh,
        fish
    }

    @Parameters(paramLabel = "SHELL", description = "${COMPLETION-CANDIDATES}.")
    Shell shell;

    @Override
    public Integer call() {
        var completion = Completion.of(whole(), catalog());
        out().print(
                        switch (shell) {
                            case bash -> completion.bash();
                            case zsh -> completion.zsh();
                            case fish -> completion.fish();
                        });
        return Mistakes.DONE;
    }
}
