package postrider.words;

import static java.util.regex.Pattern.CASE_INSENSITIVE;
import static java.util.regex.Pattern.UNICODE_CASE;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What stands around a player's words: greetings above, farewells and names below, what a program adds. It is told by its form and
 * its place, in whatever language, and by lists where the form does not tell. A line that may be meant for the referee is never one,
 * and everything that is not one is read.
 *
 * @param words with the blank lines between them
 * @param passedOver as they stand there
 */
record Courtesies(List<MailLine> words, List<MailLine> passedOver) {
    private static final int SIGNATURE = 8;

    private static final String NAMES = "(\\p{L}[\\p{L}.'-]*( (and|& ?)?\\p{L}[\\p{L}.'-]*){0,2})";
    private static final String THANKS =
            "(many thanks|thanks|thank you|thx)( (so|very) much| a lot| again| in advance| all)?( for (the|your) \\p{L}+)?";
    private static final Pattern GREETING =
            form("(hi|hello|hey|dear|greetings|good (morning|day|afternoon|evening))( there)?" + "(,? " + NAMES + ")?|"
                    + THANKS + "(,? " + NAMES + ")?|(here (is|are) )?(my|the) (orders?|answers?|reply)"
                    + "|(hallo|moin|servus|guten (tag|morgen|abend)|lieber?|sehr geehrter?|bonjour|bonsoir|salut|chère?|hola|buen[oa]s (d[ií]as|tardes|noches)"
                    + "|estimad[oa]|querid[oa]|olá|bom dia|boa (tarde|noite)|prezad[oa]|car[oa]|ciao|buon(giorno|asera)|gentile|beste|geachte|goede(morgen|ndag)"
                    + "|hej|hei|kära?|hyvää? \\p{L}+|cześć|dzień dobry|witam|szanown\\p{L}+|ahoj|dobrý (den|deň)|vážen\\p{L}+|kedves|szia|tisztelt|bună( ziua)?"
                    + "|zdravo|bok|merhaba|sayın|tere|labas|sveiki|xin chào|halo|selamat \\p{L}+)(,? " + NAMES + ")?");
    private static final Pattern FAREWELL = form("(" + THANKS
            + "|((with )?(best|kind|kindest|warm|warmest|many) )?(regards|wishes|greetings)|best|cheers|(yours )?(sincerely|truly|faithfully|respectfully)"
            + "|(sincerely )?yours|take care|all the best|good luck|have fun|enjoy|bye|goodbye|see you|talk soon|(with )?love|rgds|br|kr"
            + "|(mit |viele |liebe |beste |herzliche |schöne )*(\\p{L}+en )?(grüße|grüßen|grüsse|gruß|gruss)|mfg|lg|vg|danke( schön)?|(vielen|besten) dank|bis bald"
            + "|merci( beaucoup| d'avance)?|(bien )?cordialement|amicalement|amitiés|(meilleures )?salutations( distinguées)?|à bientôt|bonne journée|cdt"
            + "|(cordiales )?saludos( cordiales)?|un (cordial )?saludo|atentamente|(muchas )?gracias|un abrazo"
            + "|(muito )?obrigad[oa]|atenciosamente|(melhores )?cumprimentos|abraços?|saudações"
            + "|grazie( mille)?|(cordiali |distinti )?saluti|un saluto|ciao"
            + "|(met )?(vriendelijke |hartelijke )?groet(en|jes)?|mvg|bedankt|dank( je| u)?( wel)?"
            + "|(med )?(vänliga? |venlige? |vennlige? |bästa |beste )?(hälsning(ar)?|hilsen(er)?)|mvh|tack|takk|tak|vh"
            + "|(ystävällisin )?terveisin|terv|kiitos|kiitti|pozdrawiam( serdecznie)?|z poważaniem|pozdrowienia|pozdr|dzięk(uję|i)"
            + "|s pozdrav[eo]m|děkuji|ďakujem|díky|zdraví[m]?|üdvözlettel|üdv|köszön(öm|ettel)|cu (stimă|respect)|mulțumesc"
            + "|(srdačan |lijep |lep )?pozdrav|lp|hvala|saygılar(ım(la|ızla))?|teşekkürler|sevgiler|selamlar|lugupidamisega|tervitades|tänan|ar cieņu|paldies"
            + "|pagarbiai|ačiū|atentament|salutacions|gràcies|agur|eskerrik asko|trân trọng|cảm ơn|salam|terima kasih|hormat saya|salamat|vale"
            + ")((,? " + NAMES + ")|[,!.]? - \\p{L}[\\p{L}.'-]*)?");

    private static final String WORD = "(?:(?:[dlo]')?\\p{Lu}[\\p{L}\\p{M}.'-]*|\\p{Lo}[\\p{Lo}\\p{M}]*)";
    private static final String PARTICLE =
            "(?:(?:van|von|vom|der|den|de|del|della|di|da|dos|das|du|la|le|el|al|bin|ibn|ben|ter|ten|zu|zur|af|av|of|the|y|e|i|and|und|et|en|&) )";
    /** With a title, a degree, his side or his town; a dash or a tilde before it. */
    private static final Pattern NAME = Pattern.compile(
            "[-~*/]{0,2} ?(?:\\p{L}{1,4}[.] ?){0,3}%1$s(?:[ ,/|-]+%2$s*%1$s){0,7}(?: ?\\([^()]{1,40}\\))?[ .,!]*"
                    .formatted(WORD, PARTICLE));

    private static final Pattern SMALL_NAME = Pattern.compile(
            "(?!(?:not?|none|yes|and|or|but|if|the|an?|to|with|at|in|on|it|is|then|all|go|take|play|pass)\\b)\\p{Ll}[\\p{L}.'-]{0,20}(?: \\p{Ll}[\\p{L}.'-]{0,20}){0,2}[.,!]?");
    /** No name, though it stands alone with a capital. */
    private static final Pattern WORDS = Pattern.compile(
            "(No|Not|Yes|None|Nothing|Never|Stop|Wait|Stand|Stay|Hold|Cancel|Go|And|Then|Also|But|Or)\\b.*");

    /** Where he is to be found. */
    private static final Pattern WHEREABOUTS = Pattern.compile(
            ".*(?:\\S@\\S|://|www\\.).*|(?:\\p{L}{1,9}[.:]{0,2} ?)?\\+?[\\d ()/.-]{6,}|(?:\\p{Lu}[\\p{L}.'-]*|\\d{1,6})(?:[ ,/|]+%s*(?:\\p{Lu}[\\p{L}.'-]*|\\+?\\d[\\d().-]{0,12})){0,8}"
                    .formatted(PARTICLE));

    private static final Pattern FAREWELL_ABROAD =
            Pattern.compile("\\p{Lu}\\p{L}*(?: \\p{L}+){0,3} ?[,!]|(?=.*[\\P{ASCII}&&\\p{L}])\\p{L}+(?: \\p{L}+){0,3}");
    private static final Pattern GREETING_ABROAD = Pattern.compile("\\p{Lu}\\p{L}*(?: [\\p{L}.'-]+){0,3} ?[,!:]");

    /** A word in letters that are none of ours, and nothing that looks like ours among them. */
    private static final Pattern FOREIGN = Pattern.compile(
            "(?=.*[\\p{L}&&\\P{IsLatin}])"
                    + "(?!.*(?:\\p{IsLatin}[\\p{IsCyrillic}\\p{IsGreek}\\p{IsArmenian}\\p{IsCherokee}]|[\\p{IsCyrillic}\\p{IsGreek}\\p{IsArmenian}\\p{IsCherokee}]\\p{IsLatin})).*");

    private static final Pattern ORNAMENT = Pattern.compile("[\\p{So}\\p{Sk}\\p{Mn}&&\\P{L}]+|[:;]-?[)D]");

    private static Pattern form(String regex) {
        return Pattern.compile("(" + regex + ")[ ,.:;!)-]*", CASE_INSENSITIVE | UNICODE_CASE);
    }

    /**
     * Sorts a player's lines.
     *
     * @param announcing the numbers of those right above a quotation that end in a colon
     * @param meant which may be meant for the referee
     */
    static Courtesies around(List<MailLine> lines, Set<Integer> announcing, Meaning meant) {
        var sorting = new Sorting(lines, announcing, meant);
        sorting.whatProgramsAdd();
        sorting.above(true);
        sorting.below(true);
        if (sorting.leavesNothing()) {
            sorting = new Sorting(lines, announcing, meant);
            sorting.whatProgramsAdd();
            sorting.above(false);
            sorting.below(false);
        }
        return sorting.sorted();
    }

    /** Whether there is nothing but what programs add. */
    static boolean onlyPrograms(List<MailLine> lines) {
        var sorting = new Sorting(lines, Set.of(), Meaning.UNKNOWN);
        sorting.whatProgramsAdd();
        return sorting.leavesNothing();
    }

    /** What is not read, as it was written. */
    List<String> notRead() {
        return passedOver.stream()
                .filter(line -> !line.blank())
                .map(MailLine::text)
                .toList();
    }

    private static final class Sorting {
        private final List<MailLine> lines;
        private final Set<Integer> announcing;
        private final Meaning meant;
        private final Set<Integer> passed = new HashSet<>();

        Sorting(List<MailLine> lines, Set<Integer> announcing, Meaning meant) {
            this.lines = lines;
            this.announcing = announcing;
            this.meant = meant;
        }

        boolean leavesNothing() {
            return lines.stream().allMatch(line -> Quotes.divides(line) || passed.contains(line.number()));
        }

        Courtesies sorted() {
            return new Courtesies(
                    lines.stream()
                            .filter(line -> !passed.contains(line.number()))
                            .toList(),
                    lines.stream()
                            .filter(line -> passed.contains(line.number()))
                            .toList());
        }

        /** What stands together: rows between blank lines, or where a quotation was. */
        private List<List<MailLine>> blocks() {
            var blocks = new ArrayList<List<MailLine>>();
            int next = -1;
            for (var line : lines) {
                if (Quotes.divides(line) || passed.contains(line.number())) continue;
                if (line.number() != next) blocks.add(new ArrayList<>());
                blocks.getLast().add(line);
                next = line.number() + 1;
            }
            return blocks;
        }

        private boolean unnamed(List<MailLine> rows) {
            return none(rows) && rows.stream().noneMatch(meant::names);
        }

        private boolean none(List<MailLine> rows) {
            return rows.stream().noneMatch(meant::maybe);
        }

        private void pass(List<MailLine> rows) {
            for (var row : rows) passed.add(row.number());
        }

        void whatProgramsAdd() {
            for (var rows : blocks())
                if ((SignOffs.is(rows) || foreign(rows)) && none(rows)) pass(rows);
                else if (SignOffs.isAlone(rows.getLast()) && !meant.maybe(rows.getLast()))
                    pass(List.of(rows.getLast()));
            for (var line : lines) if (announcing.contains(line.number()) && !meant.maybe(line)) pass(List.of(line));
        }

        private static boolean foreign(List<MailLine> rows) {
            return rows.size() <= SIGNATURE && rows.stream().allMatch(row -> row.says(FOREIGN));
        }

        /** @param byForm whether what no list knows may be a greeting too */
        void above(boolean byForm) {
            for (var rows : blocks()) {
                var greetings =
                        rows.stream().takeWhile(row -> row.says(GREETING)).toList();
                pass(greetings);
                if (greetings.size() == rows.size()) continue;
                if (byForm && rows.size() == 1 && rows.getFirst().says(GREETING_ABROAD) && unnamed(rows)) pass(rows);
                return;
            }
        }

        /** @param byForm whether what no list knows may be a farewell too */
        void below(boolean byForm) {
            var blocks = blocks();
            for (int at = blocks.size() - 1; at >= 0; at--) {
                var rows = blocks.get(at);
                int from = farewell(rows, byForm);
                if (byForm && from == rows.size() && at > 0 && signature(rows, true)) from = 0;
                pass(rows.subList(from, rows.size()));
                if (from > 0) return;
            }
        }

        /** Where a farewell begins with which the rows end; after the last if nowhere. */
        private int farewell(List<MailLine> rows, boolean byForm) {
            for (int i = 0; i < rows.size(); i++) {
                boolean known = plain(rows.get(i), FAREWELL) || byForm && i == 0 && isAbroad(rows);
                if (known && signature(rows.subList(i + 1, rows.size()), false)) return i;
            }
            return rows.size();
        }

        /** In other letters, or so short that it can be nothing else above a name. */
        private boolean isAbroad(List<MailLine> rows) {
            var first = rows.getFirst();
            return unnamed(List.of(first))
                    && (first.says(FOREIGN)
                            || rows.size() > 1 && plain(first, FAREWELL_ABROAD) && plain(rows.get(1), NAME));
        }

        /** Under a farewell a name with a capital is one, though somebody on the map is called so too. */
        private boolean isMeant(MailLine row, boolean alone) {
            if (alone) return meant.maybe(row) || meant.names(row);
            return plain(row, NAME) ? meant.surely(row) : meant.maybe(row);
        }

        /** @param alone whether no farewell stands over it */
        private boolean signature(List<MailLine> rows, boolean alone) {
            if (rows.isEmpty()) return !alone;
            if (rows.size() > SIGNATURE || rows.stream().anyMatch(row -> isMeant(row, alone))) return false;
            if (alone && !plain(rows.getFirst(), NAME)
                    || alone && rows.getFirst().says(WORDS)) return false;
            return rows.stream()
                    .skip(alone ? 1 : 0)
                    .allMatch(row -> plain(row, NAME)
                            || !alone && plain(row, SMALL_NAME)
                            || plain(row, WHEREABOUTS)
                            || plain(row, FAREWELL)
                            || SignOffs.isAlone(row)
                            || row.says(FOREIGN));
        }

        private static boolean plain(MailLine row, Pattern pattern) {
            return row.says(pattern) || row.without(ORNAMENT).says(pattern);
        }
    }
}
