package postrider.gateway.signing;

import java.util.ArrayList;
import java.util.List;

/**
 * A text with an SSH signature pasted below it, or a signature alone; one character a byte.
 *
 * @param text everything above the signature, back to the previous one; may be blank
 * @param armor perhaps cut short
 */
record SshSigned(String text, String armor) {
    static final String NAME = "SSH SIGNATURE";
    private static final String BEGIN = "-----BEGIN SSH SIGNATURE-----";
    private static final String END = "-----END SSH SIGNATURE-----";

    /** The signatures in a text whose line ends are LF. A signature begins a line and is not quoted. */
    static List<SshSigned> find(String text) {
        var found = new ArrayList<SshSigned>();
        int from = 0;
        for (int at = text.indexOf(BEGIN); at >= 0; at = text.indexOf(BEGIN, at + 1)) {
            if (!beginsLine(text, at)) continue;
            int end = text.indexOf(END, at);
            var armor = end < 0 ? text.substring(at) : text.substring(at, end + END.length());
            found.add(new SshSigned(text.substring(from, at), armor));
            from = at + armor.length();
            at = from;
        }
        return found;
    }

    private static boolean beginsLine(String text, int at) {
        int before = at - 1;
        while (before >= 0 && (text.charAt(before) == ' ' || text.charAt(before) == '\t')) before--;
        return before < 0 || text.charAt(before) == '\n';
    }
}
