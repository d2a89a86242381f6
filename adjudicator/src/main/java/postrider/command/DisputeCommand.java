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
import postrider.text.Wording;

@Command(
        name = "dispute",
        description = "Lays an impulse open: position, letters and how they were read, questions, dice, rules.",
        footer = {
            "",
            "It changes nothing, and shows all that is hidden: it is for the referee alone.",
            "Examples:",
            "  postrider dispute ww-017",
            "  postrider dispute ww-017 23",
            "  postrider dispute ww-017 23 --html 23.html",
            "  postrider dispute ww-017 23 --why 7.8",
            "  postrider dispute ww-017 23 --why-not 'play 2 OPS (35): activate Howe; to Boston'",
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
            converter = WholeNumber.FromZero.class,
            description = "0 is the set-up. Default: the last that was played.")
    Integer impulse;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Writes it there as a page, with the map before and after.")
    Path html;

    @ArgGroup(exclusive = true)
    Instead instead;

    @Option(names = "--odds", description = "How likely is all that can come of it: each throw of its dice is played.")
    boolean odds;

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = WholeNumber.FromZero.class,
            description = "Hypothetical dice as they came with this seed.")
    Integer seed;

    /** What is shown instead of the whole. */
    static final class Instead {
        @Option(names = "--why", paramLabel = "RULE", description = "Where a rule applied, and where not, and why.")
        String why;

        @Option(
                names = "--why-not",
                paramLabel = "ORDER",
                description = "Which rule would refuse it; '/' parts its lines.")
        String whyNot;

        @Option(
                names = "--what-if",
                paramLabel = "FILE",
                description =
                        "Plays an order, or lines 'answer ...: ...', instead of what was sent; nothing is entered.")
        Path whatIf;
    }

    @Option(
            names = "--bundle",
            paramLabel = "FILE",
            description = "Collects it there for a third person, as a zip file.")
    Path bundle;

    @Option(
            names = "--for",
            paramLabel = "SIDE",
            description = "With whose eyes the bundle sees; until the game is over it must be said.")
    String reader;

    @Override
    public Integer call() {
        var wanted = Optional.ofNullable(instead).orElseGet(Instead::new);
        requireFitting(wanted);
        var folder = folder();
        folder.system().ifPresent(setting().catalog()::expect);
        var dispute = Dispute.of(setting().catalog(), folder, Optional.ofNullable(impulse));
        if (bundle != null) return bundle(dispute);
        var sheet = sheet(dispute, wanted);
        if (html == null) out().print(ReportText.of(sheet));
        else page(sheet);
        return Mistakes.DONE;
    }

    /** Nothing that is asked for is passed over in silence. */
    private void requireFitting(Instead wanted) {
        require(
                bundle == null || html == null && instead == null && !odds,
                "A bundle holds all there is: beside --bundle say --for alone.");
        require(reader == null || bundle != null, "--for says with whose eyes a bundle sees: with --bundle FILE.");
        require(
                !odds || wanted.why == null && wanted.whyNot == null,
                "--odds plays the impulse as it was, or with --what-if FILE.");
        require(
                seed == null || wanted.whatIf != null && !odds,
                "--seed is for the dice of --what-if FILE, without --odds.");
    }

    private static void require(boolean holds, String sentence) {
        if (!holds) throw new IllegalArgumentException(sentence);
    }

    private RefereeReport sheet(Dispute dispute, Instead wanted) {
        if (wanted.why != null) return dispute.why(wanted.why);
        if (wanted.whyNot != null) return dispute.whyNot(wanted.whyNot.replace(" / ", "\n"));
        var otherwise = wanted.whatIf == null ? "" : Files.text(wanted.whatIf);
        if (odds) return dispute.odds(otherwise);
        return wanted.whatIf == null ? dispute.sheet() : dispute.whatIf(otherwise, seed());
    }

    /** One of its own: what the game rolls hangs on a secret that is not looked at here. */
    private long seed() {
        return Optional.ofNullable(seed).orElseGet(() -> new SecureRandom().nextInt(SEEDS));
    }

    /** Nobody but the referee sees more than one side does before the end. */
    private int bundle(Dispute dispute) {
        var side = Optional.ofNullable(reader).map(word -> SideWords.side(dispute.kind(), word));
        if (side.isEmpty() && !dispute.revealed())
            throw new IllegalArgumentException(
                    "The game is not over: say with --for SIDE with whose eyes the bundle sees.");
        var collected = side.map(who -> Bundle.of(dispute, who, renderer()::page))
                .orElseGet(() -> Bundle.ofAll(dispute, ReportText::of, renderer()::page));
        Files.replace(bundle, collected.zip());
        out().println("%s holds %s."
                .formatted(
                        bundle,
                        Wording.list(collected.files().keySet().stream()
                                .filter(name -> !name.contains("/"))
                                .toList())));
        return Mistakes.DONE;
    }

    private void page(RefereeReport sheet) {
        var page = renderer()
                .page(sheet)
                .orElseThrow(() -> new IllegalStateException("There is nothing here that lays out pages."));
        Files.replace(html, page.getBytes(StandardCharsets.UTF_8));
        out().println("Open %s in a browser.".formatted(html));
    }
}
