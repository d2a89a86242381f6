package postrider.templates.map;

import java.awt.Shape;
import java.util.List;

/** Something drawn over everything before it. Colours are 0xRRGGBB. */
sealed interface Mark {
    /** A shape in one colour. */
    record Fill(Shape shape, int colour) implements Mark {}

    /**
     * A line.
     *
     * @param dashes the lengths of dashes and gaps in turn; none for a solid line
     */
    record Line(Shape shape, int colour, double width, List<Double> dashes) implements Mark {
        Line(Shape shape, int colour, double width) {
            this(shape, colour, width, List.of());
        }
    }

    /**
     * Text whose base line begins at this point.
     *
     * @param halo the width of a rim in the colour {@code ground} that keeps lines off the letters; 0 for none
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
        /** Text without a halo. */
        Words(String text, Face face, double size, double x, double y, int colour) {
            this(text, face, size, 0, x, y, colour, 0, 0);
        }

        double length() {
            return face.width(text, size, spacing);
        }
    }

    /** Marks clipped to a shape. */
    record Within(Shape shape, List<Mark> marks) implements Mark {
        public Within {
            marks = List.copyOf(marks);
        }
    }
}
