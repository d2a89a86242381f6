package postrider.gateway;

import java.util.Set;
import java.util.TreeSet;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Prints what was skipped for lack of a program, as the last line of the tests: this is the last module, and it skips what others skip. */
public final class Skipped implements TestExecutionListener {
    private final Set<String> reasons = new TreeSet<>();

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        reasons.add(reason);
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        if (!reasons.isEmpty()) System.out.println("Some tests were skipped for want of " + String.join(", ", reasons));
    }
}
