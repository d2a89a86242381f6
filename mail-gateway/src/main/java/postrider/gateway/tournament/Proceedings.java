package postrider.gateway.tournament;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.gateway.tournament.Leaf.Part;
import postrider.store.EventChain;
import postrider.store.EventChain.Entry;
import postrider.text.Lists;
import postrider.text.NameIndex;
import postrider.tournament.Bye;
import postrider.tournament.Format.Next;
import postrider.tournament.Tournament;

/** The state of a tournament, as a pure function of the entries of its file. */
public final class Proceedings {
    public static final EventChain<Deed> FILE = new EventChain<>(Deed.class);

    private final List<Entry<Deed>> entries;
    private final Deed.Founded founded;
    private final List<Participant> entrants = new ArrayList<>();
    private final Set<String> gone = new HashSet<>();
    private final Set<String> lots = new HashSet<>();
    private List<String> numbers = new ArrayList<>();
    private boolean topFirst;
    private final List<Deed.Paired> rounds = new ArrayList<>();
    private final Map<String, Board> boards = new LinkedHashMap<>();
    private final Map<String, List<Deed.Bid>> bids = new HashMap<>();
    private final Map<String, Deed.Seated> seated = new HashMap<>();
    private final Map<String, Outcome> outcomes = new LinkedHashMap<>();
    private final Map<String, Instant> extended = new HashMap<>();
    private final Set<String> late = new HashSet<>();
    private Optional<Deed.Closed> closed = Optional.empty();

    /**
     * The result of a game.
     * @param how it ended, as a sentence
     * @param by who ruled; empty if it was played to its end
     */
    public record Outcome(Score score, String how, String by, boolean rated) {
        public boolean adjudicated() {
            return !by.isEmpty();
        }
    }

    private Proceedings(List<Entry<Deed>> entries) {
        this.entries = List.copyOf(entries);
        this.founded = (Deed.Founded) entries.getFirst().event();
        for (var entry : entries) add(entry.event());
    }

    /** @throws IllegalStateException naming the first entry that has been altered */
    public static Proceedings of(List<String> documents) {
        var entries = FILE.read(documents);
        if (entries.isEmpty() || !(entries.getFirst().event() instanceof Deed.Founded))
            throw new IllegalStateException("Entry 1: it does not begin a tournament.");
        return new Proceedings(entries);
    }

    Proceedings first(int many) {
        return new Proceedings(entries.subList(0, many));
    }

    private void add(Deed deed) {
        switch (deed) {
            case Deed.Founded(var format, var id, var plan, var first, var commitment) -> entrants.addAll(first);
            case Deed.Entered(var entrant) -> {
                entrants.add(entrant);
                if (!numbers.isEmpty()) numbers.add(entrant.entered());
            }
            case Deed.Changed(var entrant, var player, var zone) ->
                entrants.replaceAll(one -> one.entered().equals(entrant) ? one.with(player, zone) : one);
            case Deed.Withdrawn withdrawn -> gone.add(withdrawn.entrant());
            case Deed.Lot lot -> lots.add(lot.entrant());
            case Deed.Numbered numbered -> {
                numbers = new ArrayList<>(numbered.entrants());
                topFirst = numbered.topFirst();
            }
            case Deed.Paired round -> {
                rounds.add(round);
                for (var board : round.boards()) boards.put(board.name(), board);
            }
            case Deed.Bid bid ->
                bids.computeIfAbsent(bid.board(), board -> new ArrayList<>()).add(bid);
            case Deed.Seated seat -> {
                seated.put(seat.board(), seat);
                boards.computeIfPresent(seat.board(), (name, board) -> board.with(seat.first()));
            }
            case Deed.Ended ended ->
                outcomes.put(ended.board(), new Outcome(ended.score(), ended.how(), "", ended.rated()));
            case Deed.Late round -> late.addAll(round.boards());
            case Deed.Extended more -> {
                extended.put(more.board(), more.until());
                late.remove(more.board());
            }
            case Deed.Adjudicated ruled ->
                outcomes.put(ruled.board(), new Outcome(ruled.score(), ruled.why(), ruled.by(), true));
            case Deed.Closed end -> closed = Optional.of(end);
        }
    }

    public String id() {
        return founded.id();
    }

    public TournamentPlan plan() {
        return founded.plan();
    }

    String commitment() {
        return founded.commitment();
    }

    public List<Entry<Deed>> entries() {
        return entries;
    }

    /** Hash of the last entry, which goes into the next lots. */
    String hash() {
        return entries.getLast().hash();
    }

    public boolean isClosed() {
        return closed.isPresent();
    }

    Optional<Deed.Closed> closed() {
        return closed;
    }

    /** Everyone who ever entered, in order. */
    public List<Participant> entrants() {
        return List.copyOf(entrants);
    }

    List<Participant> playing() {
        return Lists.filter(entrants, one -> !gone.contains(one.entered()));
    }

    boolean isGone(Participant entrant) {
        return gone.contains(entrant.entered());
    }

    boolean hasLot(Participant entrant) {
        return lots.contains(entrant.entered());
    }

    /** Whether numbers have been drawn, which happens when the first round is paired. */
    boolean isNumbered() {
        return !numbers.isEmpty();
    }

    /** Their number; empty until they have one. */
    Optional<Integer> number(Participant entrant) {
        int at = numbers.indexOf(entrant.entered());
        return at < 0 ? Optional.empty() : Optional.of(at + 1);
    }

    /** The entrant with this number, or the eliminator. */
    public Participant at(int number) {
        if (number == Board.ELIMINATOR) return plan().eliminator().orElseThrow();
        return entrant(numbers.get(number - 1)).orElseThrow();
    }

    /** The entrant of this name, address or number. Throws IllegalArgumentException with a sentence if there is none. */
    public Participant entrantNamed(String said) {
        return Lists.find(
                        entrants,
                        one -> one.entered().equalsIgnoreCase(said)
                                || number(one)
                                        .filter(number -> said.equals(number.toString()))
                                        .isPresent())
                .orElseGet(() -> NameIndex.of("entrant of " + id(), entrants, Participant::name)
                        .require(said));
    }

    Optional<Participant> entrant(String entered) {
        return Lists.find(entrants, one -> one.entered().equals(entered));
    }

    List<Participant> players(Board board) {
        return List.of(at(board.first()), at(board.second()));
    }

    /** The officials who may rule in a game: those who do not play in it. */
    Stream<Participant> rulers(Board board) {
        return plan().officials().filter(one -> players(board).stream().noneMatch(player -> one.is(player.player())));
    }

    public List<Deed.Paired> rounds() {
        return List.copyOf(rounds);
    }

    public List<Board> boards(int round) {
        return Lists.map(rounds.get(round - 1).boards(), board -> boards.get(board.name()));
    }

    /** The number of the latest round; 0 before the first. */
    public int round() {
        return rounds.size();
    }

    /** The game of this name or id. Throws IllegalArgumentException with a sentence if there is none. */
    public Board board(String name) {
        return Lists.find(
                        boards.values(),
                        board -> board.name().equals(name) || board.game().equals(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no game '%s' in %s.%s".formatted(name, id(), example())));
    }

    private String example() {
        if (boards.isEmpty()) return " Nothing has been paired yet.";
        var first = boards().getFirst();
        return " Its games are called '%s' or '%s', for example.".formatted(first.name(), first.game());
    }

    public List<Board> boards() {
        return List.copyOf(boards.values());
    }

    public Optional<Outcome> outcome(Board board) {
        return Optional.ofNullable(outcomes.get(board.name()));
    }

    public List<Board> open() {
        return Lists.filter(boards(), board -> outcome(board).isEmpty());
    }

    List<Deed.Bid> bids(Board board) {
        return bids.getOrDefault(board.name(), List.of());
    }

    Optional<Deed.Seated> seated(Board board) {
        return Optional.ofNullable(seated.get(board.name()));
    }

    /** Whether the sides are settled, so that the game may begin. */
    boolean isSettled(Board board) {
        return !board.bids() || seated.containsKey(board.name());
    }

    public String words(Board board) {
        return Seating.words(this, board, outcomes.get(board.name()).score());
    }

    /** A page about this tournament. */
    Leaf leaf(String headline, List<Part> parts) {
        return new Leaf(plan().name(), headline, parts);
    }

    Leaf leaf(String headline, Part... parts) {
        return leaf(headline, List.of(parts));
    }

    static int round(Board board) {
        return Integer.parseInt(board.name().substring(0, board.name().indexOf('.')));
    }

    Instant until(Board board) {
        return extended.getOrDefault(board.name(), rounds.get(round(board) - 1).until());
    }

    public boolean isLate(Board board) {
        return late.contains(board.name());
    }

    boolean isOver(int round) {
        return boards(round).stream().allMatch(board -> outcome(board).isPresent());
    }

    /** Everybody in the tournament: entrants, officials and the eliminator. */
    Stream<Participant> people() {
        return Stream.of(entrants.stream(), plan().officials(), plan().eliminator().stream())
                .flatMap(some -> some);
    }

    /** The finished rounds, in the form from which pairings and tables are made. */
    public Tournament tournament() {
        return tournament(
                (int) IntStream.rangeClosed(1, round()).takeWhile(this::isOver).count());
    }

    /** The same after this many rounds only. */
    Tournament tournament(int many) {
        return new PlayedRounds(this, numbers.size(), topFirst).first(many);
    }

    boolean isPlayed() {
        return isNumbered() && open().isEmpty() && plan().format().next(tournament(), away()) instanceof Next.Over;
    }

    /** The entrants who take no part in the next round. */
    SortedMap<Integer, Bye> away() {
        var away = new TreeMap<Integer, Bye>();
        for (var entrant : entrants)
            if (isGone(entrant)) number(entrant).ifPresent(number -> away.put(number, Bye.ZERO));
        return away;
    }
}
