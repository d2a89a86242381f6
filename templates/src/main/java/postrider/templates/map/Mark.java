package postrider.templates.map;

import java.awt.Shape;
import java.util.List;

/** One thing that is drawn, over what was drawn before. Colours are 0xRRGGBB. */
sealed interface Mark {
    /** A shape in one colour. */
    record Fill(Shape shape, int colour) implements Mark {}

    /**
     * A line.
     *
     * @param dashes long and short by turns; none for a whole line
     */
    record Line(Shape shape, int colour, double width, List<Double> dashes) implements Mark {
        Line(Shape shape, int colour, double width) {
            this(shape, colour, width, List.of());
        }
    }

    /**
     * Letters on a base line that begins at this point.
     *
     * @param halo width of a rim in {@code ground} that keeps lines off it; 0 for none
     */
    record Words(
            String text,
            Face face,
            double size,
            double spacing,
            double x,
            double y,
            int colour,
            double halo,
            int ground)
            implements Mark {
        /** As they stand, on whatever lies under them. */
        Words(String text, Face face, double size, double x, double y, int colour) {
            this(text, face, size, 0, x, y, colour, 0, 0);
        }

        double length() {
            return face.width(text, size, spacing);
        }
    }

    /** Marks that are seen inside a shape only. */
    record Within(Shape shape, List<Mark> marks) implements Mark {
        public Within {
            marks = List.copyOf(marks);
        }
    }
}
