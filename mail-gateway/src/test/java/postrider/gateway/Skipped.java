package postrider.gateway;

import java.util.Set;
import java.util.TreeSet;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** The closing line of the tests: this is the last module, and what others skip for want of a program it skips too. */
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
