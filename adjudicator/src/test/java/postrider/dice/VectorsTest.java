package postrider.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import postrider.kernel.Die;
import postrider.kernel.Parts;
import postrider.kit.Sides;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The test vectors of docs/dice.md, section 13, which {@code verify.py} reads too. */
class VectorsTest {
    static final Path VECTORS = Path.of("src/test/resources/dice-vectors.jsonl");

    @Test
    void everyVectorHolds() throws IOException {
        var lines = Files.readAllLines(VECTORS);
        assertTrue(lines.size() >= 100);
        for (var line : lines) {
            var vector = JsonMapper.shared().readTree(line);
            assertEquals(vector.get("is"), made(vector.get("what").asString(), vector.get("of")), line);
        }
    }

    private static JsonNode made(String what, JsonNode of) {
        return JsonMapper.shared()
                .valueToTree(
                        switch (what) {
                            case "digest" -> Canon.hash(texts(of).toArray());
                            case "mac" ->
                                Canon.hex(Canon.hmac(bytes(of, 0), texts(of).subList(1, of.size())));
                            case "tame" -> Proof.tame(text(of, 0));
                            case "binding" -> binding(of);
                            case "chain" -> {
                                var chain = Secret.of(text(of, 0)).chain(text(of, 1), number(of, 2));
                                yield Canon.hex(chain.link(number(of, 3)));
                            }
                            case "rolled" ->
                                SealedChance.value(
                                        bytes(of, 0),
                                        text(of, 1),
                                        number(of, 2),
                                        text(of, 3),
                                        new Die(number(of, 4), number(of, 5)));
                            case "listed" -> SealedList.mayBeShuffled(texts(of.get(0)));
                            case "shuffled" ->
                                SealedChance.shuffled(
                                                bytes(of, 0),
                                                "",
                                                number(of, 2),
                                                text(of, 1),
                                                text(of, 3),
                                                texts(of.get(4)))
                                        .items();
                            case "places" ->
                                SealedOrder.of(
                                                bytes(of, 0),
                                                "",
                                                of.has(3) ? number(of, 3) : Parts.FEW,
                                                number(of, 1),
                                                texts(of.get(2)))
                                        .items();
                            case "root" ->
                                new SealedList(text(of, 0), bytes(of, 1), text(of, 2), number(of, 3), texts(of.get(4)))
                                        .root();
                            case "climb" -> climb(of);
                            default -> throw new AssertionError("a vector of " + what);
                        });
    }

    private static String binding(JsonNode of) {
        var nonces = new TreeMap<String, String>();
        of.get(3)
                .properties()
                .forEach(side -> nonces.put(side.getKey(), side.getValue().asString()));
        var ordered = Optional.of(new Binding.Ordered(Sides.BRITISH, false, "", 1, text(of, 2)));
        return new Binding(text(of, 0), number(of, 1), ordered, nonces).hash();
    }

    private static String climb(JsonNode of) {
        var path = Arrays.stream(text(of, 6).split(" ")).filter(step -> !step.isEmpty());
        var leaf = new Proof.Leaf(number(of, 3), text(of, 4), text(of, 5), path.toList());
        return SealedList.root(text(of, 0), text(of, 1), number(of, 2), leaf);
    }

    private static byte[] bytes(JsonNode of, int at) {
        return Canon.bytes(text(of, at));
    }

    private static String text(JsonNode of, int at) {
        return of.get(at).asString();
    }

    private static int number(JsonNode of, int at) {
        return of.get(at).intValue();
    }

    private static List<String> texts(JsonNode of) {
        return of.valueStream().map(JsonNode::asString).toList();
    }
}
