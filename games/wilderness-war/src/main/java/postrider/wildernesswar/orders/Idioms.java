package postrider.wildernesswar.orders;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.files.Shipped;
import postrider.text.Speech;
import postrider.text.Speech.Idiom;

/** Ways in which players say clauses, beyond the grammar of clauses. */
public final class Idioms {
    private static final List<Idiom> ALL = Speech.idioms(Shipped.text(Idioms.class, "clauses.txt"));

    private static final List<String> SEASONS = IntStream.rangeClosed(1755, 1762)
            .boxed()
            .flatMap(year -> Stream.of("early " + year, "late " + year))
            .toList();

    /** Words of answers, besides names and numbers. */
    private static final List<String> WORDS = List.of("""
            yes no none stand stop nothing ask then all any everything both play pass raise accept for French British
            go activate move march campaign with sea sail naval land amphibious landing drop off first demolish siege besiege assault sortie build
            inside outside alone each by itself take restore home step steps twice reduced unit units a an one northern southern department
            """.split("\\s+"));

    /** Without a season. */
    public static final Speech SPEECH = new Speech(ALL, SEASONS, "", WORDS);

    private Idioms() {}
}
