package postrider.wethepeople.game;

import java.util.List;
import postrider.americanwar.Position;
import postrider.americanwar.WarTopic;
import postrider.americanwar.table.OrderGuides;
import postrider.kernel.Guide;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wethepeople.BattleTopic;
import postrider.wethepeople.rules.CardPlay;

/** What {@code help} tells about each kind of order, with the cards in hand, and each question. */
public final class Guides {
    /** What players are asked. */
    public static final List<Topic> TOPICS = Lists.concat(
            List.<Topic>of(BattleTopic.values()),
            Lists.filter(List.of(WarTopic.values()), topic -> !WarTopic.NEWER.contains(topic)));

    private static final OrderGuides TOLD = new OrderGuides(Guides.class);

    private Guides() {}

    public static List<Guide> of(Position now, Side side) {
        return Lists.concat(TOLD.orders(now, side, CardPlay::new), TOLD.questions());
    }
}
