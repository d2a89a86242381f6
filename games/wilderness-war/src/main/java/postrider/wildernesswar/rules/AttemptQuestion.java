package postrider.wildernesswar.rules;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import postrider.kernel.Odds;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Circumstance;
import postrider.kernel.question.FreeQuestion;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Refused;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Match;
import postrider.text.NameIndex;
import postrider.text.OrderForm;
import postrider.text.Rewording;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;
import postrider.wildernesswar.orders.OperationReader;
import postrider.wildernesswar.orders.PieceList;

/**
 * 6.72, 6.8: asks for a force or unit, named as in an order, and a space. A leader named alone brings all he can command (5.34); a space
 * named alone means the first group offered with it.
 */
final class AttemptQuestion extends FreeQuestion<Optional<Attempt>> {
    /** The word before the space; the answer that nobody tries; other words for that; words for trying. */
    enum Manner {
        INTERCEPT(
                "from",
                "no",
                "none|nobody|no interception|nope|not this time|decline|pass",
                "(?:try|tries)(?: to intercept)?|intercepts?"),
        AVOID(
                "to",
                "stand",
                "no|none|nobody|stay|hold|fight|stand and fight",
                "(?:try|tries)(?: to avoid(?: battle)?)?|avoids?(?: battle)?|retreats?|withdraws?|goe?s?|falls? back");

        private final String way;
        private final String nobody;
        private final Pattern declined;
        private final Rewording plain;
        private final Pattern form;

        Manner(String way, String nobody, String declined, String deed) {
            this.way = way;
            this.nobody = nobody;
            this.declined =
                    LineReader.pattern("(?:%s|%s|(?:do not|don['’]?t|won['’]?t)(?: (?:%s))?)(?:,? thanks?(?: you)?)?"
                            .formatted(nobody, declined, deed));
            this.plain = new Rewording(List.of(
                    Rewording.idiom("^(?:please,? |yes[,:]? |(?:i|we)(?:'ll| will)? )+", ""),
                    Rewording.idiom("(?:^| )(?:yes|gen(?:eral)?[.]?|%s),?(?= |$)".formatted(deed), ""),
                    Rewording.idiom("(?:,? and|,| \\+) (?=all\\b)", " with "),
                    Rewording.idiom("^ +|(?: only)?(?:,? please)?[ .!]*$", "")));
            this.form = Pattern.compile("(?i)(?:with +)?(.*?)(?: +with +(.*?))?(?:(?:^| +)%s +(.*?))?".formatted(way));
        }
    }

    private final WorkingPosition table;
    private final List<Attempt> offered;
    private final Manner manner;
    private final Function<Attempt, Optional<Fault>> bars;
    private final Circumstance circumstance;

    /**
     * @param offered the attempts that a space or a leader named alone may mean
     * @param bars why an attempt is not allowed
     */
    AttemptQuestion(
            WorkingPosition table,
            Asking asking,
            List<Attempt> offered,
            Manner manner,
            Function<Attempt, Optional<Fault>> bars,
            Circumstance circumstance) {
        super(asking, Lists.with(Lists.map(likeliest(table.board(), offered), Optional::of), Optional.empty()));
        this.table = table;
        this.offered = offered;
        this.manner = manner;
        this.bars = bars;
        this.circumstance = circumstance;
    }

    /** For each space the strongest, preferring a force to a single unit; the strongest of all first. */
    private static List<Attempt> likeliest(Board board, List<Attempt> offered) {
        var most = Comparator.comparing((Attempt one) -> one.who().commander().isPresent())
                .thenComparing(one -> board.strength(one.who().units()));
        var best = Lists.map(Lists.grouped(offered, Attempt::space).values(), some -> Collections.max(some, most));
        return Lists.sorted(
                best, Comparator.comparing(one -> -board.strength(one.who().units())));
    }

    /** The pieces that are offered. */
    private Set<Piece> able() {
        var pieces = new LinkedHashSet<Piece>();
        for (var attempt : offered) pieces.addAll(attempt.who().pieces());
        return pieces;
    }

    private NameIndex<Piece> near() {
        return NameIndex.of("leader or unit", able(), Piece::name);
    }

    /** The roll needed, the chances of each commander, and who else may be named. */
    static List<String> facts(List<Attempt> offered, String rule) {
        var commanders = new LinkedHashSet<>(
                Lists.flatMap(offered, attempt -> Lists.of(attempt.who().commander())));
        var chances = Lists.joined(commanders, "", leader -> ", %s %s".formatted(leader, odds(leader.tactics())));
        return List.of(
                "It takes %d or more with the commander's tactics: a unit alone %s%s."
                        .formatted(Attempt.NEEDED, odds(0), chances),
                "Any force may be named, LEADER with UNITS (5.34), or one unit (%s).".formatted(rule));
    }

    private static String odds(int tactics) {
        return Odds.percent(Math.min(6, 7 - Attempt.NEEDED + tactics), 6);
    }

    @Override
    public Circumstance circumstance() {
        return circumstance;
    }

    @Override
    protected String words(Optional<Attempt> answer) {
        return answer.map(attempt -> "%s %s %s".formatted(attempt.who().called(), manner.way, attempt.space()))
                .orElse(manner.nobody);
    }

    @Override
    protected Optional<Attempt> judged(String words) {
        var plain = manner.plain.of(Rewording.SHORTHAND.of(words));
        if (isNobody(words) || isNobody(plain)) return Optional.empty();
        if (plain.isEmpty()) return onlyAttempt(words);
        var said = manner.form.matcher(plain);
        if (!said.matches()) throw refused(words, "'%s' is not understood.".formatted(words));
        var attempt = attempt(said.group(1), Optional.ofNullable(said.group(2)), Optional.ofNullable(said.group(3)));
        refuse(words, bars.apply(attempt));
        return Optional.of(attempt);
    }

    private boolean isNobody(String words) {
        return Match.of(words, List.of(manner.nobody)) instanceof Match.One
                || manner.declined.matcher(words).matches();
    }

    /** "yes", if there is only one possible attempt. */
    private Optional<Attempt> onlyAttempt(String words) {
        var likely = Lists.filter(examples(), Optional::isPresent);
        return Lists.only(likely)
                .orElseThrow(() -> refused(words, "Say who, and where: '%s' does not.".formatted(words)));
    }

    private Attempt attempt(String head, Optional<String> with, Optional<String> where) {
        var spaces = table.country().spaceNames();
        boolean spaceAlone = with.isEmpty() && where.isEmpty() && !isNear(head) && spaces.knows(head);
        if (head.isEmpty() || spaceAlone) return first(named(spaces, where.orElse(head)));
        boolean all = with.isEmpty() && OperationReader.ALL.matcher(head).matches();
        var who = all ? group(commonCommander(), Optional.of(head)) : group(head, with);
        return new Attempt(who, where.map(name -> named(spaces, name)).orElseGet(() -> space(who.head())));
    }

    /** The commander, if all offered pieces are one force. */
    private Piece commonCommander() {
        return Lists.find(Lists.map(offered, Attempt::who), who -> who.pieces().containsAll(able()))
                .orElseThrow(() -> new Refused(rule(), "One force or unit tries, and all are more.", options()))
                .head();
    }

    private Attempt first(Space space) {
        return Lists.find(offered, attempt -> attempt.space().equals(space))
                .orElseThrow(
                        () -> new Refused(rule(), "Nobody can try %s %s.".formatted(manner.way, space), options()));
    }

    /** "Montcalm and Béarn" are a force like "Montcalm with Béarn". */
    private Group group(String head, Optional<String> with) {
        var names = near().parts(head.replace(" + ", ", "));
        boolean joined = with.isEmpty() && names.size() > 1 && names.stream().allMatch(this::isPiece);
        return joined
                ? Group.of(piece(names.getFirst())).with(Lists.map(names.subList(1, names.size()), this::piece))
                : group(piece(head), with);
    }

    private Group group(Piece head, Optional<String> with) {
        var all = OperationReader.ALL.matcher(with.orElse("all"));
        if (!all.matches()) return Group.of(head).with(pieces(with.get()));
        if (!(head instanceof Leader leader)) return Group.of(head);
        var stay = Optional.ofNullable(all.group(1)).map(this::pieces).orElse(List.of());
        for (var piece : stay)
            if (!table.board().space(piece).equals(table.board().space(leader)))
                throw new Refused(rule(), "%s is not with %s.".formatted(piece, leader), options());
        return all(leader).without(stay);
    }

    private Group all(Leader leader) {
        return Lists.find(offered, attempt -> attempt.who().head().equals(leader))
                .map(Attempt::who)
                .orElseGet(() -> Group.most(table.board(), leader));
    }

    /** The only space the piece is offered with; otherwise the space it is in. */
    private Space space(Piece head) {
        var led = Lists.filter(offered, attempt -> attempt.who().head().equals(head));
        var spaces = new LinkedHashSet<>(Lists.map(led, Attempt::space));
        var stands = table.board().space(head);
        if (stands.isEmpty()) throw new Refused("5.31", "%s is not on the map.".formatted(head));
        if (spaces.size() == 1) return spaces.getFirst();
        if (spaces.isEmpty() && manner == Manner.INTERCEPT) return stands.get();
        var text = "Say %s which space %s goes.".formatted(manner.way, head);
        throw new Refused(rule(), text, spaces.isEmpty() ? options() : List.copyOf(spaces));
    }

    private boolean isNear(String name) {
        return near().knows(name) && !PieceList.isCount(table.now(), name);
    }

    private boolean isPiece(String name) {
        return isNear(name) || table.country().pieceNames().knows(name) && !PieceList.isCount(table.now(), name);
    }

    private Piece piece(String name) {
        return isNear(name)
                ? near().require(name)
                : read(name, line -> PieceList.one(table.now(), line, name)).orElseThrow();
    }

    private List<Piece> pieces(String list) {
        var names = near().parts(list);
        if (names.stream().allMatch(this::isNear)) return Lists.map(names, this::piece);
        var units = Lists.filter(able(), Unit.class);
        return read(
                list,
                line -> new PieceList(table.now(), line, units).of(line.line().text()));
    }

    private <T> T named(NameIndex<T> names, String name) {
        return read(name, line -> line.name(names, name)).orElseThrow();
    }

    private <T> T read(String words, Function<LineReader, T> meaning) {
        return said(OrderForm.readAnswer(words, UnaryOperator.identity(), meaning), words);
    }
}
