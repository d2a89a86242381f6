package postrider.desk.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.desk.dispute.Dispute;
import postrider.desk.letters.Sheet;

@Command(
        name = "dispute",
        description = "Lays an impulse open: position, letters and how they were read, questions, dice, rules.",
        footer = {
            "",
            "It changes nothing, and shows all that is hidden: it is for the referee alone.",
            "Examples:",
            "  postrider dispute ww-017",
            "  postrider dispute ww-017 23",
            "  postrider dispute ww-017 23 --html 23.html"
        })
final class DisputeCommand implements Callable<Integer> {
    private final Setting setting;

    @Mixin
    Help help;

    @Mixin
    Home home;

    @Parameters(index = "0", paramLabel = "GAME", description = "Its id, or the path of its folder.")
    String game;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "IMPULSE",
            converter = WholeNumber.FromZero.class,
            description = "0 is the set-up. Default: the last that was played.")
    Integer impulse;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Writes it there as a page, with the map before and after.")
    Path html;

    DisputeCommand(Setting setting) {
        this.setting = setting;
    }

    @Override
    public Integer call() {
        var dispute = Dispute.of(setting.catalog(), home.game(game), Optional.ofNullable(impulse));
        if (html == null) setting.out().print(SheetText.of(dispute.sheet()));
        else page(dispute.sheet());
        return Mistakes.DONE;
    }

    private void page(Sheet sheet) {
        var page = setting.renderer()
                .apply(home.folder)
                .page(sheet)
                .orElseThrow(() -> new IllegalStateException("There is nothing here that lays out pages."));
        Files.replace(html, page.getBytes(StandardCharsets.UTF_8));
        setting.out().println("Open %s in a browser.".formatted(html));
    }
}
