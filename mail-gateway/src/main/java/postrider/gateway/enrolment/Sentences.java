package postrider.gateway.enrolment;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import postrider.files.Hash;

/**
 * Turns keys into sentences that two people read to each other over the telephone. They match if and only if the referee told both the same keys.
 * Fifteen words from lists of 64 are 90 bits, and each attempt to find other keys with the same sentences costs 65,536 hashes.
 */
final class Sentences {
    private static final int HASHES = 65_536;
    private static final int SENTENCES = 3;

    /** Words chosen so that none can be misheard as another. */
    private static final List<String> LIKE = words("""
            amber ancient angry bitter black blue brave bright broken calm careful cheap clever cold copper
            crooked curious dark deep distant dry dusty early empty foreign frozen gentle giant golden green
            happy heavy hidden hollow honest hungry iron jolly lazy little lonely loud lucky modern muddy narrow
            noisy orange patient plain polite proud purple quiet rapid red royal rusty silent silver sleepy
            solemn tall wooden
            """);

    private static final List<String> WHO = words("""
            admiral artist baker barber bishop butcher captain carpenter clerk cook cousin dancer dentist doctor
            drummer duke farmer ferryman fiddler fisherman gardener general gunner hatter hunter innkeeper
            jeweller judge juggler king lawyer lookout major mayor merchant messenger miller mason minister monk
            neighbour nurse painter parson pilot pirate player poet porter plumber printer prophet queen rider
            sailor scholar sergeant shepherd smuggler soldier surgeon tailor teacher weaver
            """);

    private static final List<String> DID = words("""
            admired bought borrowed built buried burned carried caught chased cleaned collected copied counted
            covered crossed described destroyed discovered divided dropped emptied examined fetched filled
            followed forgot found guarded hired hoisted ignored inspected kept kicked lifted loaded locked lost
            measured mended moved noticed opened ordered packed painted planted polished praised promised pulled
            pushed recognised refused repaired returned rolled saved shared stacked stole studied watched
            weighed
            """);

    private static final List<String> WHAT = words("""
            acorn anchor anvil apple armchair arrow balloon banner barrel basket bell blanket boat bonnet bottle
            bridge bucket button cabbage candle cannon carriage castle chimney clock coat coin compass cottage
            cradle crown curtain diamond donkey drum envelope feather ferry fiddle flag fountain hammer harbour
            helmet island kettle ladder lantern lemon letter mirror mountain mustard necklace needle oven paddle
            parcel pepper piano pillow pocket river saddle
            """);

    private static final List<List<String>> GRAMMAR = List.of(LIKE, WHO, DID, LIKE, WHAT);

    private static final int LATEST = 50;

    /** The latest hashes: the second player's letter needs the same one as the first's. */
    private static final Map<String, byte[]> MADE = Collections.synchronizedMap(new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, byte[]> eldest) {
            return size() > LATEST;
        }
    });

    private Sentences() {}

    private static List<String> words(String list) {
        return List.of(list.strip().split("\\s+"));
    }

    /** The sentences for these fingerprints, in whatever order they are given. */
    static List<String> of(Collection<String> fingerprints) {
        var keys = fingerprints.stream()
                .map(fingerprint -> fingerprint.toLowerCase(Locale.ROOT))
                .sorted()
                .collect(Collectors.joining("\n", "postrider/sentences/1\n", ""));
        var hash = MADE.computeIfAbsent(keys, Sentences::slow);
        var sentences = new ArrayList<String>();
        int at = 0;
        for (int sentence = 0; sentence < SENTENCES; sentence++) {
            var words = new ArrayList<String>();
            for (var list : GRAMMAR) words.add(list.get(hash[at++] & 63));
            sentences.add("The %s %s %s the %s %s.".formatted(words.toArray()));
        }
        return sentences;
    }

    private static byte[] slow(String text) {
        var sha = Hash.digest();
        var hash = text.getBytes(StandardCharsets.UTF_8);
        for (int time = 0; time < HASHES; time++) hash = sha.digest(hash);
        return hash;
    }
}
