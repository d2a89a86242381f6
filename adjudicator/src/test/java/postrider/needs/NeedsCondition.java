package postrider.needs;

import static java.util.function.Predicate.not;
import static org.junit.jupiter.api.extension.ConditionEvaluationResult.disabled;
import static org.junit.jupiter.api.extension.ConditionEvaluationResult.enabled;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** Skips what cannot be run here. */
final class NeedsCondition implements ExecutionCondition {
    private static final boolean STRICT = "true".equals(System.getenv("CI"));

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        var missing = AnnotationSupport.findAnnotation(context.getElement(), Needs.class).stream()
                .flatMap(needs -> Arrays.stream(needs.value()))
                .filter(not(Need::isMet))
                .map(Need::toString)
                .collect(Collectors.joining(", "));
        if (missing.isEmpty()) return enabled("");
        if (STRICT) throw new AssertionError("With CI=true nothing is skipped, and there is no " + missing);
        return disabled(missing);
    }
}
