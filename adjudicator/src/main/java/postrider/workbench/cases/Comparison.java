package postrider.workbench.cases;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import postrider.kernel.Notation;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Ruling;
import postrider.rulebook.Passage.Expected;
import postrider.text.Complaint;
import postrider.text.Lists;

/** The outcome of a passage, to be compared with what the passage expects. */
record Comparison<P>(
        Notation<P> notation,
        P after,
        List<Ruling> report,
        List<Refusal> refusals,
        List<Complaint> complaints,
        List<Question<?>> asked,
        CaseLog found) {

    void with(List<Expected> expected) {
        int read = 0;
        for (var one : expected)
            switch (one) {
                case Expected.Then then -> read = find(then, read);
                case Expected.Not not -> check(not);
                case Expected.And and -> holds(and);
                case Expected.Asked wanted -> check(wanted);
                case Expected.Refused refused -> check(refused);
                case Expected.Complained complained -> check(complained);
            }
    }

    /** Returns where to look for the next ruling: after this one or, if it did not come, where we began. */
    private int find(Expected.Then then, int from) {
        for (int at = from; at < report.size(); at++) {
            if (says(report.get(at), then.rule(), then.part())) return at + 1;
        }
        found.differs(then.line(), then.rule() + " " + then.part(), under(then.rule(), from));
        return from;
    }

    private String under(String rule, int from) {
        var came = sentences(report.subList(from, report.size()), rule);
        if (!came.isEmpty()) return came;
        var earlier = sentences(report.subList(0, from), rule);
        return earlier.isEmpty() ? "nothing under " + rule : "only before what stands above it:\n" + earlier;
    }

    private static String sentences(List<Ruling> report, String rule) {
        return Lists.joined(
                Lists.filter(report, ruling -> ruling.rule().equals(rule)),
                "\n",
                ruling -> rule + " " + ruling.sentence());
    }

    private void check(Expected.Not not) {
        report.stream()
                .filter(ruling -> says(ruling, not.rule(), not.part()))
                .forEach(ruling -> found.differs(
                        not.line(),
                        "NOT %s %s".formatted(not.rule(), not.part()),
                        ruling.rule() + " " + ruling.sentence()));
    }

    private void holds(Expected.And and) {
        try {
            var with = notation.with(after, and.statement());
            if (!with.equals(after))
                found.differs(and.line(), and.statement(), instead(notation.write(after), notation.write(with)));
        } catch (IllegalArgumentException notUnderstood) {
            found.differs(and.line(), and.statement(), notUnderstood.getMessage());
        }
    }

    /** The statements of a position that are missing from the expected one. */
    private static String instead(String is, String wouldBe) {
        var those = statements(wouldBe);
        var instead = String.join("\n", Lists.filter(statements(is), one -> !those.contains(one)));
        return instead.isEmpty() ? "nothing of the kind" : instead;
    }

    private static List<String> statements(String position) {
        return Arrays.stream(position.split("[\n;]")).map(String::strip).toList();
    }

    private void check(Expected.Asked wanted) {
        var questions = Lists.filter(asked, one -> Script.fits(wanted.to(), one));
        if (questions.stream().anyMatch(one -> says(Script.told(one), wanted.part()))) return;
        var came = Lists.joined(questions, "\n", Script::told);
        found.differs(
                wanted.line(),
                "ASKED %s %s".formatted(wanted.to(), wanted.part()),
                came.isEmpty() ? "no such question" : came);
    }

    private void check(Expected.Refused refused) {
        boolean came = refusals.stream()
                .anyMatch(refusal -> refusal.rule().equals(refused.rule())
                        && says(refusal.why() + " " + refusal.nearest(), refused.part()));
        if (!came) found.differs(refused.line(), "REFUSED %s %s".formatted(refused.rule(), refused.part()), against());
    }

    private void check(Expected.Complained complained) {
        boolean came = complaints.stream()
                .anyMatch(complaint -> says(complaint.expected() + " " + complaint.nearest(), complained.part()));
        if (!came) found.differs(complained.line(), "COMPLAINT " + complained.part(), against());
    }

    private String against() {
        var against = against(refusals, complaints);
        return against.isEmpty() ? "an order that was carried out" : against;
    }

    /** The refusals and complaints, a line each; empty if there are none. */
    static String against(List<Refusal> refusals, List<Complaint> complaints) {
        List<String> refused = Lists.map(refusals, Comparison::told);
        return String.join("\n", Lists.concat(refused, Lists.map(complaints, Comparison::told)));
    }

    static String told(Refusal refusal) {
        return "REFUSED %s %s".formatted(refusal, refusal.nearest());
    }

    static String told(Complaint complaint) {
        return "COMPLAINT %s %s".formatted(complaint, complaint.nearest());
    }

    private static boolean says(Ruling ruling, String rule, String part) {
        return ruling.rule().equals(rule) && says(ruling.sentence(), part);
    }

    private static boolean says(String sentence, String part) {
        return plain(sentence).contains(plain(part));
    }

    private static String plain(String words) {
        return words.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ").strip();
    }
}
