package postrider.washingtonscrossing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.map.IndexMap;
import postrider.text.Lists;
import postrider.washingtonscrossing.Post.Force;

/** Where all leaders are. Immutable; the stacks in each hex are indexed. */
public record Posts(List<Leader> leaders, IndexMap<Leader, Post> posts, PerSide<Stacks> stacks) {
    /** A side's leaders by hex, each stack in the order of the box. */
    record Stacks(List<Hex> hexes, Map<Hex, List<Leader>> leaders) {
        private static final Stacks NONE = new Stacks(List.of(), Map.of());

        static Stacks of(Side side, List<Leader> leaders, IndexMap<Leader, Post> posts) {
            var stacks = new LinkedHashMap<Hex, List<Leader>>();
            for (var leader : leaders)
                if (leader.side() == side && posts.get(leader) instanceof Force force)
                    stacks.merge(force.hex(), List.of(leader), Lists::concat);
            return new Stacks(List.copyOf(stacks.keySet()), stacks);
        }
    }

    static Posts waiting(List<Leader> leaders) {
        return new Posts(leaders, IndexMap.of(leaders, leader -> Post.Off.WAITING), Sides.each(Stacks.NONE));
    }

    Posts with(Leader leader, Post post) {
        var next = posts.with(leader, post);
        boolean stays = post instanceof Force then
                && of(leader) instanceof Force now
                && then.hex().equals(now.hex());
        var side = leader.side();
        return new Posts(leaders, next, stays ? stacks : stacks.with(side, Stacks.of(side, leaders, next)));
    }

    Post of(Leader leader) {
        return posts.get(leader);
    }

    List<Hex> hexes(Side side) {
        return stacks.of(side).hexes;
    }

    List<Leader> in(Side side, Hex hex) {
        return stacks.of(side).leaders.getOrDefault(hex, List.of());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Posts those && those.posts.equals(posts);
    }

    @Override
    public int hashCode() {
        return posts.hashCode();
    }
}
