package postrider.gateway;

/** Blanks as mail and OpenPGP know them: the space and the tab. A vertical tab or a form feed is none, and is signed like a letter. */
final class Blanks {
    private Blanks() {}

    /** Without those at its end. */
    static String stripTrailing(String line) {
        int end = line.length();
        while (end > 0 && isBlank(line.charAt(end - 1))) end--;
        return line.substring(0, end);
    }

    /** Without those at either end. */
    static String stripped(String line) {
        int start = 0;
        while (start < line.length() && isBlank(line.charAt(start))) start++;
        return stripTrailing(line.substring(start));
    }

    private static boolean isBlank(char letter) {
        return letter == ' ' || letter == '\t';
    }
}
