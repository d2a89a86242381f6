package postrider.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import postrider.kernel.Lists;

/**
 * Things with numbers, such as the cards of a deck, as positions list them: by number ("77"), range ("1-54"), or words
 * ("Morgan").
 *
 * @param one what one of them is called
 * @param all from number 1
 * @param meant the one that words mean; of several that they fit, the first of those given
 */
public record Numbered<T>(String one, List<T> all, BiFunction<String, List<T>, Optional<T>> meant) {

    /**
     * Those of a list, or of "none".
     *
     * @param offered of these the words of the list mean the first that is not named yet
     */
    public List<T> list(String list, Collection<T> offered) {
        var named = new ArrayList<T>();
        if (list.strip().equalsIgnoreCase("none")) return named;
        for (var part : list.split(",")) {
            var numbers = Ranges.read(part);
            if (numbers.isPresent()) numbers.get().mapToObj(this::numbered).forEach(named::add);
            else if (!part.isBlank())
                named.add(called(part.strip(), Lists.those(offered, thing -> !named.contains(thing))));
        }
        if (named.stream().distinct().count() < named.size())
            throw new IllegalArgumentException("a %s is named twice".formatted(one));
        return named;
    }

    private T numbered(int number) {
        if (number < 1 || number > all.size())
            throw new IllegalArgumentException("%ss are numbered 1 to %d".formatted(one, all.size()));
        return all.get(number - 1);
    }

    private T called(String words, List<T> offered) {
        return meant.apply(words, offered)
                .orElseThrow(() -> new IllegalArgumentException(
                        "no %s '%s' is free; name it by number".formatted(one, words)));
    }
}
