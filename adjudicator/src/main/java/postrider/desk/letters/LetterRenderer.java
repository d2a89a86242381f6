package postrider.desk.letters;

/** Lays a dispatch out as a letter. Layout only: it decides no fact. Found by {@link java.util.ServiceLoader}. */
public interface LetterRenderer {
    /** The letter as text and as HTML, saying the same. */
    Printed print(Dispatch dispatch);

    /**
     * A letter ready for the envelope.
     *
     * @param text lines of at most 72 columns, complete without the HTML
     * @param html a whole document, no outside reference
     */
    record Printed(String text, String html) {}
}
