package postrider.gateway.crash;

import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import postrider.gateway.mime.MimePart;
import postrider.gateway.office.Gmail;
import postrider.gateway.office.SshUser;
import postrider.gateway.office.Town;
import postrider.gateway.office.Town.Person;
import postrider.gateway.office.Writer;
import postrider.store.GameFolder;

/**
 * A game whose letters carry no time: an SSH key plays against a mailbox without a key, whose provider signs. Each player waits for the
 * referee's last letter and writes with the code in it.
 */
final class CodedGame {
    /** How often letters are written. */
    static final int EVENINGS = 3;

    private static final String GAME = "ww-3";
    private static final Pattern CODE = Pattern.compile("\\bcode\\s+(\\w{4}-\\w{4})\\b");

    /** The same every day, so that two days leave the same bytes. */
    private static final SshUser ANN = SshUser.of("ann");

    private static final Gmail BOB = Gmail.of("bob").at("example.org");

    private final Player ann;
    private final Player bob;
    private final GameFolder folder;
    private byte[] first = {};
    private int written;

    /** @param mailbox where the referee's letters arrive */
    private record Player(Writer writer, Person mailbox) {
        String lastCode() throws IOException {
            return mailbox.letters().reversed().stream()
                    .map(letter -> MimePart.of(letter.getBytes(StandardCharsets.UTF_8))
                            .plain()
                            .orElse(""))
                    .flatMap(text -> CODE.matcher(text).results())
                    .findFirst()
                    .orElseThrow()
                    .group(1);
        }
    }

    CodedGame(Town town) throws IOException {
        ann = new Player(ANN, town.new Person("ann", 11));
        bob = new Player(BOB, town.new Person("bob", 12));
        folder = town.begin(GAME, Map.of("sign", "any"), Map.of(AMERICAN, ANN.player(), BRITISH, BOB.player()));
    }

    GameFolder folder() {
        return folder;
    }

    List<Person> players() {
        return List.of(ann.mailbox(), bob.mailbox());
    }

    /** What the DNS answers. */
    static String records() {
        return "%s\t%s\n".formatted(Gmail.selector("example.org"), BOB.record());
    }

    /** The letters of an evening. The last of them repeats an old letter, whose code is spent. */
    void post(int evening) throws IOException {
        switch (evening) {
            case 0 -> first = send(ann, "impulse 1\n" + Day.COMMITTEES);
            case 1 -> send(bob, "impulse 2\nfor the king: Ticonderoga, Yorktown, New Bern");
            default -> {
                send(ann, "impulse 2\nAmerican");
                send(bob, "impulse 2\nno");
                ann.mailbox().send(again(first));
            }
        }
    }

    private byte[] send(Player player, String words) throws IOException {
        var text = "game %s\ncode %s\n%s\n".formatted(GAME, player.lastCode(), words);
        var letter = player.writer().letter(++written, "<%s.1@example.org>".formatted(GAME), Town.NOON, text);
        player.mailbox().send(letter);
        return letter;
    }

    private static byte[] again(byte[] letter) {
        return new String(letter, StandardCharsets.UTF_8)
                .replaceFirst("Message-ID: <", "Message-ID: <again.")
                .getBytes(StandardCharsets.UTF_8);
    }
}
