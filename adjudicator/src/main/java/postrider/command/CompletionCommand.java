package postrider.command;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
final class CompletionCommand implements Callable<Integer> {
    /** Whose script it is. */
    enum Shell {
        bash,
        zsh,
        fish
    }

    private final Setting setting;
    private final Supplier<CommandLine> postrider;

    @Mixin
    Help help;

    @Parameters(paramLabel = "SHELL", description = "${COMPLETION-CANDIDATES}.")
    Shell shell;

    CompletionCommand(Setting setting, Supplier<CommandLine> postrider) {
        this.setting = setting;
        this.postrider = postrider;
    }

    @Override
    public Integer call() {
        var completion = Completion.of(postrider.get(), setting.catalog());
        setting.out()
                .print(
                        switch (shell) {
                            case bash -> completion.bash();
                            case zsh -> completion.zsh();
                            case fish -> completion.fish();
                        });
        return Mistakes.DONE;
    }
}
