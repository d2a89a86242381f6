package postrider.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "completion",
        description = "Prints a script that makes a shell complete commands, options, games and sides.",
        footer = {
            "",
            "Examples:",
            "  source <(postrider completion bash)",
            "  source <(postrider completion zsh)",
            "  postrider completion fish > ~/.config/fish/completions/postrider.fish"
        })
final class CompletionCommand extends Verb {
    enum Shell {
        bash,
        zsh,
        fish
    }

    @Parameters(paramLabel = "SHELL", description = "One of ${COMPLETION-CANDIDATES}.")
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
