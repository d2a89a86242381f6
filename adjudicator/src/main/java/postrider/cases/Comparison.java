package postrider.cases;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import postrider.cases.Passage.Expected;
import postrider.kernel.Complaint;
import postrider.kernel.Refusal;
import postrider.kernel.Rules;
import postrider.kernel.Ruling;

/** What came of a passage, to be compared with what it expects. */
record Comparison<P>(
        Case tried,
        Rules<P, ?> rules,
        P after,
        List<Ruling> report,
        List<Refusal> refusals,
        List<Complaint> complaints) {

    void with(List<Expected> expected) {
        int read = 0;
        for (var one : expected)
            switch (one) {
                case Expected.Then then -> read = find(then, read);
                case Expected.And and -> holds(and);
                case Expected.Refused refused -> check(refused);
                case Expected.Complained complained -> check(complained);
            }
    }

    /** Where the report goes on after the ruling. */
    private int find(Expected.Then then, int from) {
        for (int at = from; at < report.size(); at++) {
            var ruling = report.get(at);
            if (ruling.rule().equals(then.rule()) && says(ruling.sentence(), then.part())) return at + 1;
        }
        var came = against(refusals, complaints);
        var under = report.subList(from, report.size()).stream()
                .filter(ruling -> ruling.rule().equals(then.rule()))
                .map(Ruling::sentence)
                .collect(joining(" | "));
        throw failed(
                then.line(),
                then.rule() + " " + then.part(),
                came.isEmpty() ? "under " + then.rule() + ": " + under : came);
    }

    private void holds(Expected.And and) {
        var with = rules.with(after, and.statement());
        if (!with.equals(after))
            throw failed(
                    and.line(),
                    and.statement(),
                    "a position that is otherwise:" + difference(rules.write(after), rules.write(with)));
    }

    private void check(Expected.Refused refused) {
        boolean came = refusals.stream()
                .anyMatch(refusal -> refusal.rule().equals(refused.rule()) && says(refusal.why(), refused.part()));
        if (!came) throw failed(refused.line(), "REFUSED %s %s".formatted(refused.rule(), refused.part()), against());
    }

    private void check(Expected.Complained complained) {
        boolean came = complaints.stream()
                .anyMatch(complaint -> says(complaint.expected() + " " + complaint.nearest(), complained.part()));
        if (!came) throw failed(complained.line(), "COMPLAINT " + complained.part(), against());
    }

    private String against() {
        var against = against(refusals, complaints);
        return against.isEmpty() ? "an order that was carried out" : against;
    }

    /** What was refused or not understood; empty if nothing was. */
    static String against(List<Refusal> refusals, List<Complaint> complaints) {
        return Stream.concat(
                        refusals.stream().map(refusal -> "REFUSED " + refusal + " " + refusal.nearest()),
                        complaints.stream().map(complaint -> "COMPLAINT " + complaint + " " + complaint.nearest()))
                .collect(joining("; "));
    }

    private static boolean says(String sentence, String part) {
        return plain(sentence).contains(plain(part));
    }

    private static String plain(String words) {
        return words.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ").strip();
    }

    /** The statements of two positions that only one of them has. */
    private static String difference(String is, String shouldBe) {
        var these = statements(is);
        var those = statements(shouldBe);
        return Stream.concat(
                        these.stream().filter(one -> !those.contains(one)).map(one -> "\n  is         " + one),
                        those.stream().filter(one -> !these.contains(one)).map(one -> "\n  should be  " + one))
                .collect(joining());
    }

    private static List<String> statements(String position) {
        return Arrays.stream(position.split("[\n;]")).map(String::strip).toList();
    }

    private CaseFailed failed(int line, String expected, String came) {
        return new CaseFailed(tried, line, expected, came, report, null);
    }
}
