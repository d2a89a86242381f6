package postrider.cases;

import java.util.List;
import java.util.stream.Collectors;
import postrider.kernel.Ruling;

/** A case that came out otherwise: which case and line, what was expected, what came. */
public final class CaseFailed extends AssertionError {
    private static final long serialVersionUID = 1;

    CaseFailed(Case failed, int line, String expected, String came, List<Ruling> report, Throwable cause) {
        super("""
                CASE %s (%s, line %d)
                expected  %s
                came      %s
                %s""".formatted(failed.name(), failed.file(), line, expected, came, told(report)), cause);
    }

    private static String told(List<Ruling> report) {
        return report.isEmpty()
                ? "Nothing is reported."
                : report.stream().map(ruling -> "  " + ruling).collect(Collectors.joining("\n", "The report:\n", ""));
    }
}
