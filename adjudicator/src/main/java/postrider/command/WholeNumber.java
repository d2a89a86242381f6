package postrider.command;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number that has a lower bound. */
public abstract sealed class WholeNumber implements ITypeConverter<Integer> {
    private final int least;

    private WholeNumber(int least) {
        this.least = least;
    }

    /** 0 or more. */
    public static final class FromZero extends WholeNumber {
        /** For the command line. */
        public FromZero() {
            super(0);
        }
    }

    /** 1 or more. */
    public static final class FromOne extends WholeNumber {
        /** For the command line. */
        public FromOne() {
            super(1);
        }
    }

    @Override
    public Integer convert(String word) {
        try {
            int number = Integer.parseInt(word);
            if (number >= least) return number;
        } catch (NumberFormatException none) {
            // reported below
        }
        throw new TypeConversionException("'%s' is not a whole number from %d up".formatted(word, least));
    }
}
