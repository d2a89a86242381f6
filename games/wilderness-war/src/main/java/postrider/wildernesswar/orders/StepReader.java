package postrider.wildernesswar.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import postrider.text.Keyword;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Space;

/**
 * Reads what one force, unit or leader does, step by step.
 *
 * @param who empty if not known
 */
record StepReader(Position now, LineReader line, Optional<Group> who) {
    private static final Pattern GOING = LineReader.pattern("^((?:by (?:land|boat|sea) )?to|land at)\\s+(.*)$");
    private static final Pattern DROPPED = LineReader.pattern("^(off\\s+)?(.*?)(\\s+(?:behind|there|here))?$");
    private static final Pattern PLACED = LineReader.pattern("^(.+?)(?:\\s+behind)?\\s+(?:in|at)\\s+(.+)$");
    private static final Pattern THEN = LineReader.pattern("(?:^|,?\\s+)(?:and\\s+)?then\\s+(?!ask\\b)");
    private static final Pattern THEN_ASK = LineReader.pattern("^(?:then\\s+)?ask$");
    private static final Pattern AT = LineReader.pattern("(?:(?:of|at|in|on|against|the|fort|fortress) )*(.+)");
    private static final Pattern UNNAMED = LineReader.pattern("fort|fortress|roll");
    private static final Pattern WORKS =
            LineReader.pattern("((?:the\\s+)?(?:(stockade)|fort|ft)\\b\\.?\\s+(?:(?:at|in)\\s+)?)(.+)");
    private static final Pattern IDLE =
            LineReader.pattern("(?:stop|stay|halt|wait|attack|fight|raid)s?(?: (?:here|there|put))?");
    private static final Step ASK = new Step.ThenAsk();

    List<Step> steps(List<String> parts) {
        var steps = new ArrayList<Step>();
        for (var part : parts) steps.addAll(steps(part, steps));
        int asks = steps.indexOf(ASK);
        if (asks >= 0 && asks < steps.size() - 1)
            line.complain("'then ask' comes last: what follows is said when you are asked.", List.of());
        return List.copyOf(steps);
    }

    /** Where the piece is after these steps, if all goes as ordered. */
    private Optional<Space> at(List<Step> before) {
        return Lists.filter(before, Step.To.class).reversed().stream()
                .map(Step.To::space)
                .findFirst()
                .or(() -> who.flatMap(group -> now.board().space(group.head())));
    }

    private List<Step> steps(String part, List<Step> before) {
        var said = THEN.matcher(part).lookingAt() ? THEN.matcher(part).replaceFirst("") : part;
        var going = GOING.matcher(said);
        if (going.matches()) {
            line.understood(going.group(1));
            var way = way(going.group(1).toLowerCase(Locale.ROOT));
            return Lists.map(spaces(going.group(2)), space -> new Step.To(space, way));
        }
        if (THEN_ASK.matcher(said).matches()) {
            line.understood(said);
            return List.of(ASK);
        }
        var word = Keyword.of(said);
        line.after(word);
        return switch (word.word()) {
            case "from" -> {
                stands(word.rest(), at(before));
                yield List.of();
            }
            case "drop", "leave" -> List.of(new Step.Drop(dropped(word.rest(), before)));
            case "siege", "besiege" -> there(word.rest(), at(before), new Step.Siege());
            case "assault" -> there(word.rest(), at(before), new Step.Assault());
            case "sortie" -> there(word.rest(), at(before), new Step.Sortie());
            case "demolish" -> Lists.map(demolished(word.rest()), Step.Demolish::new);
            default -> onward(said, word, before);
        };
    }

    /** "to St-Jean; then Île-aux-Noix"; "attack Ticonderoga" also means going there. */
    private List<Step> onward(String said, Keyword word, List<Step> before) {
        var names = now.country().spaceNames();
        var goal = names.find(said);
        boolean here = goal.isPresent() && at(before).equals(goal);
        if (goal.isPresent() && !here && at(before).equals(leadsTo(said))) {
            line.understood(said);
            stands(said, at(before));
            return List.of();
        }
        if (goal.isPresent() && !here) {
            line.understood(said);
            var way =
                    !before.isEmpty() && before.getLast() instanceof Step.To(var last, var means) ? means : Means.LAND;
            return List.of(new Step.To(goal.get(), way));
        }
        if (here || IDLE.matcher(said).matches())
            line.complain("'%s' says nothing here: leave it out.".formatted(said), List.of());
        else {
            var meant = names.find(word.rest()).map(space -> List.of("to " + space));
            line.complain(
                    "'%s' is not understood.".formatted(said), meant.orElse(List.of("to SPACE", "siege", "assault")));
        }
        return List.of();
    }

    /** The space after this one in "Crown Point -> Ticonderoga", which is no order to those who are in Ticonderoga. */
    private Optional<Space> leadsTo(String space) {
        var way = LineReader.pattern(
                "(?:^|[;:,]\\s*)%s\\s+to\\s+((?:(?!\\sto\\s)[^;,])+)".formatted(Pattern.quote(space)));
        return way.matcher(line.line().text())
                .results()
                .findFirst()
                .flatMap(said -> now.country().spaceNames().find(said.group(1)));
    }

    private static Means way(String words) {
        return Lists.find(List.of(Means.values()), means -> means.words().equals(words))
                .orElseThrow();
    }

    /** "siege of Ticonderoga", for a piece that is there. */
    private List<Step> there(String rest, Optional<Space> at, Step step) {
        var said = AT.matcher(rest);
        if (!said.matches()) return List.of(step);
        var named = said.group(1);
        boolean space = at.isPresent() && now.country().spaceNames().knows(named);
        if (space || UNNAMED.matcher(named).matches()) line.understood(rest);
        if (space) stands(named, at);
        return List.of(step);
    }

    /** Checks where the piece is said to be. */
    void stands(String named) {
        stands(named, at(List.of()));
    }

    private void stands(String named, Optional<Space> at) {
        line.name(now.country().spaceNames(), named)
                .filter(space -> !at.equals(Optional.of(space)))
                .ifPresent(space -> line.complain(
                        at.map(where -> "They are in %s, not in %s.".formatted(where, space))
                                .orElse("'from' says nothing here: leave it out."),
                        List.of()));
    }

    /** "drop off 22nd", the words of the book (6.1), or "leave 22nd behind". */
    private List<Piece> dropped(String said, List<Step> before) {
        var placed = PLACED.matcher(said);
        if (placed.matches() && now.country().spaceNames().knows(placed.group(2))) {
            line.understood(said.substring(placed.end(1)));
            stands(placed.group(2), at(before));
            return dropped(placed.group(1), before);
        }
        var words = DROPPED.matcher(said);
        if (!words.matches()) return pieces(said);
        line.understood(said.substring(0, words.start(2)));
        line.understood(said.substring(words.end(2)));
        var all = OperationReader.ALL.matcher(words.group(2));
        return who.isPresent() && all.matches() ? left(all, who.get(), before) : pieces(words.group(2));
    }

    /** Everyone still in the force, except those who go on. */
    private List<Piece> left(Matcher all, Group group, List<Step> before) {
        var stay = new ArrayList<>(group.pieces());
        stay.remove(group.head());
        for (var drop : Lists.filter(before, Step.Drop.class)) stay.removeAll(drop.pieces());
        var goOn = Optional.ofNullable(all.group(1));
        line.understood(goOn.isPresent() ? all.group().substring(0, all.start(1)) : all.group());
        for (var piece : goOn.map(this::pieces).orElse(List.of()))
            if (!stay.remove(piece) && !piece.equals(group.head()))
                line.complain("%s is not with %s.".formatted(piece, group.head()), List.of());
        if (stay.isEmpty()) line.complain("Nobody is left whom '%s' could mean.".formatted(all.group()), List.of());
        return List.copyOf(stay);
    }

    private List<Piece> pieces(String list) {
        return new PieceList(now, line, who.map(Group::units).orElse(List.of())).of(list);
    }

    List<Space> spaces(String list) {
        return line.names(now.country().spaceNames(), then(list));
    }

    private static String then(String list) {
        return THEN.matcher(list).replaceAll(", ");
    }

    /** "the fort in Crown Point", if there is a fort to demolish there. */
    List<Space> demolished(String list) {
        var parts = now.country().spaceNames().parts(then(list));
        return Lists.flatMap(
                parts.isEmpty() ? List.of("") : parts, part -> Lists.of(demolished(WORKS.matcher(part), part)));
    }

    private Optional<Space> demolished(Matcher works, String part) {
        if (!works.matches()) return line.name(now.country().spaceNames(), part);
        line.understood(works.group(1));
        var named = works.group(2) == null ? "fort" : "stockade";
        var space = line.name(now.country().spaceNames(), works.group(3));
        space.flatMap(this::standing)
                .filter(there -> !there.equals(named))
                .ifPresent(there -> line.complain(
                        "In %s stands a %s, not a %s.".formatted(space.get(), there, named),
                        List.of("demolish " + space.get())));
        return space;
    }

    private Optional<String> standing(Space space) {
        var built = Optional.ofNullable(now.board().works().get(space))
                .map(works -> works.kind().word());
        return built.or(() -> now.board().begun().containsKey(space) ? Optional.of("fort") : Optional.empty());
    }
}
