package postrider.washingtonscrossing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import postrider.kernel.ruling.PerSide;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.map.IndexMap;
import postrider.washingtonscrossing.Post.Force;

/** Where all leaders are: unchangeable, and equal by that. Who stands in a hex is found at once. */
public final class Posts {
    private final List<Leader> leaders;
    private final IndexMap<Leader, Post> posts;
    private final PerSide<Map<Hex, List<Leader>>> stacks;

    private Posts(List<Leader> leaders, IndexMap<Leader, Post> posts, PerSide<Map<Hex, List<Leader>>> stacks) {
        this.leaders = leaders;
        this.posts = posts;
        this.stacks = stacks;
    }

    private Posts(List<Leader> leaders, IndexMap<Leader, Post> posts) {
        this(
                leaders,
                posts,
                new PerSide<>(Sides.AMERICAN, new LinkedHashMap<>(), Sides.BRITISH, new LinkedHashMap<>()));
        for (var leader : leaders)
            if (posts.get(leader) instanceof Force force)
                stacks.of(leader.side())
                        .computeIfAbsent(force.hex(), hex -> new ArrayList<>(2))
                        .add(leader);
    }

    static Posts waiting(List<Leader> leaders) {
        return new Posts(leaders, IndexMap.of(leaders, leader -> Post.Off.WAITING));
    }

    Posts with(Leader leader, Post post) {
        boolean stays = post instanceof Force then
                && of(leader) instanceof Force now
                && then.hex().equals(now.hex());
        var next = posts.with(leader, post);
        return stays ? new Posts(leaders, next, stacks) : new Posts(leaders, next);
    }

    Post of(Leader leader) {
        return posts.get(leader);
    }

    /** The stacks of a side by hex, and each in the order of the box. */
    Map<Hex, List<Leader>> stacks(Side side) {
        return stacks.of(side);
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
