package postrider.letters;

import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import postrider.text.Lists;

/** Lays out a dispatch as a letter, and adds no facts. Found by {@link java.util.ServiceLoader}. */
public interface LetterRenderer {
    /** The letter as text and as HTML with the same content. */
    Printed print(Dispatch dispatch);

    default String text(Dispatch dispatch) {
        return print(dispatch).text();
    }

    /** The map of a letter as SVG; empty if it has none. */
    default Optional<String> svg(Dispatch dispatch) {
        return Optional.empty();
    }

    /** The board in a file that comes with a letter and shows its situation; empty if this renderer makes none. */
    default Optional<String> board(Dispatch letter, Board board) {
        return Optional.empty();
    }

    /** A sheet as a self-contained page; empty if this renderer makes none. */
    default Optional<String> page(RefereeReport sheet) {
        return Optional.empty();
    }

    /**
     * A letter ready for the envelope.
     *
     * @param text lines of at most 72 columns, complete without the HTML
     * @param html a self-contained document; empty for a letter of text alone
     * @param images the pictures that it refers to as {@code cid:} and their ids
     * @param files the attachments
     */
    record Printed(String text, String html, List<Image> images, List<Attachment> files) {
        public Printed {
            images = List.copyOf(images);
            files = List.copyOf(files);
        }

        public Printed(String text, String html, List<Image> images) {
            this(text, html, images, List.of());
        }

        public Printed(String text, String html) {
            this(text, html, List.of());
        }

        public Printed with(List<Attachment> more) {
            return new Printed(text, html, images, Lists.concat(files, more));
        }

        /** The page as a file with its pictures embedded. */
        public String page() {
            return images.stream()
                    .reduce(
                            html,
                            (page, image) -> page.replace(
                                    "cid:" + image.id,
                                    "data:image/png;base64,"
                                            + Base64.getEncoder().encodeToString(image.png())),
                            (one, other) -> other);
        }
    }

    record Attachment(String name, String type, String content) {}

    /**
     * A picture in a letter.
     *
     * @param id unique
     * @param drawn draws it when it is first needed
     */
    record Image(String id, Supplier<byte[]> drawn) {
        public byte[] png() {
            return drawn.get();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Image image && id.equals(image.id);
        }

        @Override
        public int hashCode() {
            return id.hashCode();
        }
    }
}
