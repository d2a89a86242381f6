package postrider.dispute;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import postrider.files.Hash;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.letters.RefereeReport;
import postrider.log.Outgoing;
import postrider.proof.Verification;
import postrider.store.EventLog;
import postrider.store.GameStore;
import postrider.text.Lists;

/**
 * A dispute for a third person, who can check it without our software. While the game is still being played it holds only what one side
 * has been told, so that it reveals nothing else; afterwards it holds everything.
 */
public record Bundle(SequencedMap<String, byte[]> files) {
    private static final String INDEX = "index.html";
    private static final LocalDateTime NO_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    /**
     * For a game that is still being played.
     *
     * @param reader the side through whose eyes it is seen
     * @param pages lays out its first page; empty if nothing here does
     * @throws IllegalStateException if a letter to them is not kept as it was sent
     */
    public static Bundle of(Dispute dispute, Side reader, Function<RefereeReport, Optional<String>> pages) {
        var files = new LinkedHashMap<String, byte[]>();
        var rulings = Lists.filter(dispute.filed().rulings(), ruling -> ruling.readableBy(reader));
        put(files, "README.txt", readme(dispute, """
                It is made of the letters that the %1$s player has been sent, and of nothing else: their hand
                is in them, and nothing of the opponent's. Give it to nobody who may not see it. It holds their name and address.

                    index.html    what they were told of the impulse, and what bears on it
                    letters/      every letter to them up to this impulse, as it was sent
                """.formatted(reader), "python3 verify.py letters"));
        pages.apply(new BundleReport(dispute, reader).sheet()).ifPresent(page -> put(files, INDEX, page));
        put(files, "rulings.txt", said(rulings));
        law(files, dispute, rulings.stream().map(Ruling::rule).distinct().toList());
        letters(dispute, reader).forEach(letter -> {
            var name = letter.messageId().replaceAll("^<|@.*", "");
            files.put("letters/%s.eml".formatted(name), kept(dispute.store(), letter));
        });
        return new Bundle(files);
    }

    /**
     * For a game that is over and has no secret left.
     *
     * @param text lays it out for a screen
     * @param pages lays it out as a page with the map; empty if nothing here does
     */
    public static Bundle ofAll(
            Dispute dispute, Function<RefereeReport, String> text, Function<RefereeReport, Optional<String>> pages) {
        var files = new LinkedHashMap<String, byte[]>();
        put(files, "README.txt", readme(dispute, """
                The game is over, and its secret is told: this is all of it, the players' names and addresses too.

                    dispute.txt   the impulse laid open: positions, letters, questions, dice
                    index.html    the same as a page, with the map
                    game.yaml     the whole game file
                """, "python3 verify.py game.yaml"));
        pages.apply(dispute.sheet()).ifPresent(page -> put(files, INDEX, page));
        put(files, "dispute.txt", text.apply(dispute.sheet()));
        put(files, "rulings.txt", said(dispute.filed().rulings()));
        law(files, dispute, dispute.rules());
        files.put("game.yaml", EventLog.written(dispute.events()));
        return new Bundle(files);
    }

    private static void put(Map<String, byte[]> files, String name, String text) {
        files.put(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private static String readme(Dispute dispute, String what, String check) {
        return """
                %s, %s, impulse %d: a dispute.%s

                %s    rulings.txt   what was ruled in the impulse, under which number
                    rules.txt     those sections of the rule book, and the referee's own rulings on them
                    cases.txt     the worked examples that prove them
                    verify.py     checks every die and card; it needs Python 3 and nothing else

                Check it without a network:

                    %s
                """.formatted(
                        dispute.game().title(),
                        dispute.game().id(),
                        dispute.filed().number(),
                        dispute.earlierRules().map(" "::concat).orElse(""),
                        what,
                        check);
    }

    private static String said(List<Ruling> rulings) {
        return Lists.joined(rulings, ruling -> ruling + "\n");
    }

    private static void law(Map<String, byte[]> files, Dispute dispute, List<String> rules) {
        var bearing = new Bearing(dispute.kind(), rules);
        var text = new StringBuilder();
        for (var section : bearing.sections()) {
            text.append("%s  %s\n".formatted(section.number(), section.title()));
            for (var one : section.rulings())
                text.append("    %s. %s %s\n".formatted(one.number(), one.title(), one.text()));
        }
        put(files, "rules.txt", text.toString());
        put(files, "cases.txt", Lists.joined(bearing.cases(), heading -> heading + "\n"));
        put(files, "verify.py", Verification.script());
    }

    private static List<Outgoing> letters(Dispute dispute, Side reader) {
        int last = dispute.filed().filed().getLast().stored().entry();
        return Lists.flatMap(dispute.events().subList(0, last), stored -> stored.to(reader));
    }

    private static byte[] kept(GameStore store, Outgoing letter) {
        return store.outbox()
                .letter(letter.messageId())
                .filter(bytes -> Hash.sha256(bytes).equals(letter.sha256()))
                .orElseThrow(() -> new IllegalStateException(
                        "The letter %s is not kept here as it was sent; before the game is over a bundle is made of letters."
                                .formatted(letter.messageId())));
    }

    /** The files as a ZIP, the same bytes each time. */
    public byte[] zip() {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            for (var file : files.entrySet()) {
                var entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(NO_TIME);
                zip.putNextEntry(entry);
                zip.write(file.getValue());
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }
}
