package postrider.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import postrider.dispute.Bundle;
import postrider.dispute.Dispute;
import postrider.letters.RefereeReport;
import postrider.text.Lists;
import postrider.text.Wording;

@Command(
        name = "dispute",
        description = "Lays an impulse open: position, letters and how they were read, questions, dice, rules.",
        footer = {
            "",
            "It changes nothing. It shows everything that is hidden, so it is for the referee alone.",
            "Examples:",
            "  postrider dispute ww-017",
            "  postrider dispute ww-017 23",
            "  postrider dispute ww-017 23 --html 23.html",
            "  postrider dispute ww-017 23 --why 7.8",
            "  postrider dispute ww-017 23 --why-not 'play 2 OPS (35): queue'",
            "  postrider dispute ww-017 23 --what-if other-order.txt",
            "  postrider dispute ww-017 23 --odds",
            "  postrider dispute ww-017 23 --bundle 23.zip --for american"
        })
final class DisputeCommand extends GameVerb {
    private static final int SEEDS = 1_000_000;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "IMPULSE",
            description = "The impulse's number; 0 is the set-up. Default: the last one.")
    Optional<Integer> impulse = Optional.empty();

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Write a page with the map before and after to this file.")
    Optional<Path> html = Optional.empty();

    @ArgGroup(exclusive = true)
    Instead instead;

    @Option(names = "--odds", description = "How likely each outcome is: plays every throw of its dice.")
    boolean odds;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of the hypothetical dice of --what-if.")
    Optional<Integer> seed = Optional.empty();

    /** What is shown instead of the whole report. */
    static final class Instead {
        @Option(names = "--why", paramLabel = "RULE", description = "Where a rule applied, where not, and why.")
        Optional<String> why = Optional.empty();

        @Option(
                names = "--why-not",
                paramLabel = "ORDER",
                description = "Which rule would refuse an order; ' / ' separates its lines.")
        Optional<String> whyNot = Optional.empty();

        @Option(
                names = "--what-if",
                paramLabel = "FILE",
                description =
                        "Play this order, or lines 'answer ...: ...', instead of what was sent; nothing is entered.")
        Optional<Path> whatIf = Optional.empty();
    }

    @Option(
            names = "--bundle",
            paramLabel = "FILE",
            description = "Write everything a third person needs to this zip file.")
    Optional<Path> bundle = Optional.empty();

    @Option(
            names = "--for",
            paramLabel = "SIDE",
            description = "Whose view the bundle shows; required until the game is over.")
    Optional<String> reader = Optional.empty();

    @Override
    public Integer call() {
        var wanted = Optional.ofNullable(instead).orElseGet(Instead::new);
        requireFitting(wanted);
        var folder = folder();
        folder.system().ifPresent(catalog()::expect);
        var dispute = Dispute.of(catalog(), folder, impulse);
        if (bundle.isPresent()) return bundle(dispute, bundle.get());
        var sheet = sheet(dispute, wanted);
        html.ifPresentOrElse(file -> page(sheet, file), () -> out().print(ReportText.of(sheet)));
        return Mistakes.DONE;
    }

    /** An option that would have no effect is refused. */
    private void requireFitting(Instead wanted) {
        require(
                bundle.isEmpty() || html.isEmpty() && instead == null && !odds,
                "A bundle holds everything: --bundle goes only with --for.");
        require(
                reader.isEmpty() || bundle.isPresent(),
                "--for says whose view a bundle shows: use it with --bundle FILE.");
        require(
                !odds || wanted.why.isEmpty() && wanted.whyNot.isEmpty(),
                "--odds plays the impulse as it was or with --what-if FILE, and does not go with --why or --why-not.");
        require(
                seed.isEmpty() || wanted.whatIf.isPresent() && !odds,
                "--seed is for the dice of --what-if FILE, and does not go with --odds.");
    }

    private RefereeReport sheet(Dispute dispute, Instead wanted) {
        if (wanted.why.isPresent()) return dispute.why(wanted.why.get());
        if (wanted.whyNot.isPresent()) return dispute.whyNot(wanted.whyNot.get().replace(" / ", "\n"));
        var otherwise = wanted.whatIf.map(Files::text);
        if (odds) return dispute.odds(otherwise.orElse(""));
        return otherwise.map(words -> dispute.whatIf(words, seed())).orElseGet(dispute::sheet);
    }

    /** Not the game's own dice: those depend on its secret, which is not used here. */
    private long seed() {
        return seed.orElseGet(() -> new SecureRandom().nextInt(SEEDS));
    }

    /** Before the end of the game, a bundle shows no more than one side sees. */
    private int bundle(Dispute dispute, Path file) {
        var side = reader.map(word -> SideWords.side(dispute.kind(), word));
        require(
                side.isPresent() || dispute.revealed(),
                "The game is not over: use --for SIDE to say whose view the bundle shows.");
        var collected = side.map(who -> Bundle.of(dispute, who, renderer()::page))
                .orElseGet(() -> Bundle.ofAll(dispute, ReportText::of, renderer()::page));
        Files.replace(file, collected.zip());
        out().println("%s holds %s."
                .formatted(file, Wording.list(Lists.filter(collected.files().keySet(), name -> !name.contains("/")))));
        return Mistakes.DONE;
    }

    private void page(RefereeReport sheet, Path file) {
        var page = renderer()
                .page(sheet)
                .orElseThrow(() -> new IllegalStateException("Nothing is installed here that lays out pages."));
        Files.replace(file, page.getBytes(StandardCharsets.UTF_8));
        out().println("Open %s in a browser.".formatted(file));
    }
}
