package postrider.templates.map;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.List;
import java.util.stream.Stream;
import postrider.kernel.view.Sheet;

/** Draws marks in pixels. */
record Raster(BufferedImage image, double scale) {
    /** Pixels for each unit of the canvas, so that a picture stays within seventy thousand bytes. */
    private static final double SCALE = 0.68;

    /** The same for a close-up, so that its names are as large as the text of the letter. */
    private static final double CLOSER = 1;

    private static final int NARROW = 900;

    /** The most pixels across; a wider map has fewer for each unit. */
    static final double WIDEST = 880;

    /** An empty raster for a map. Every hex is aligned to the pixels in the same way, which compresses best. */
    static Raster of(Sheet sheet, double widest) {
        int width = sheet.width();
        int height = sheet.height();
        double most = Math.min(width > NARROW ? SCALE : CLOSER, widest / width);
        double scale = sheet.hexes()
                .map(hexes -> Math.floor(hexes.across() * most / 2) * 2 / hexes.across())
                .orElse(most);
        var image = new BufferedImage(
                (int) Math.ceil(width * scale), (int) Math.ceil(height * scale), BufferedImage.TYPE_INT_RGB);
        return new Raster(image, scale);
    }

    int width() {
        return image.getWidth();
    }

    int height() {
        return image.getHeight();
    }

    /** The pixels line by line, each 0xRRGGBB. */
    int[] pixels() {
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }

    Raster draw(Stream<Mark> marks) {
        var g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.scale(scale, scale);
        marks.forEach(mark -> draw(g, mark));
        g.dispose();
        return this;
    }

    private static void draw(Graphics2D g, Mark mark) {
        switch (mark) {
            case Mark.Fill(var shape, var colour) -> {
                g.setColor(new Color(colour));
                g.fill(shape);
            }
            case Mark.Line line -> {
                g.setColor(new Color(line.colour()));
                g.setStroke(stroke((float) line.width(), line.dashes()));
                g.draw(line.shape());
            }
            case Mark.Words words -> words(g, words);
            case Mark.Within(var shape, var marks) -> {
                var before = g.getClip();
                g.clip(shape);
                marks.forEach(inside -> draw(g, inside));
                g.setClip(before);
            }
        }
    }

    private static void words(Graphics2D g, Mark.Words words) {
        var outline = words.face().outline(words.text(), words.size(), words.spacing(), words.x(), words.y());
        if (words.halo() > 0) {
            g.setColor(new Color(words.ground()));
            g.setStroke(stroke((float) words.halo(), List.of()));
            g.draw(outline);
        }
        g.setColor(new Color(words.colour()));
        g.fill(outline);
    }

    private static BasicStroke stroke(float width, List<Double> dashes) {
        if (dashes.isEmpty()) return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
        var pattern = new float[dashes.size()];
        for (int i = 0; i < pattern.length; i++) pattern[i] = dashes.get(i).floatValue();
        return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, pattern, 0);
    }
}
