package postrider.wethepeople.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.americanwar.Box;
import postrider.americanwar.Position;
import postrider.americanwar.WarTopic;
import postrider.americanwar.game.OpenBox;
import postrider.americanwar.game.WarInvariants;
import postrider.americanwar.orders.Order;
import postrider.americanwar.table.Advice;
import postrider.americanwar.table.OrderGuides;
import postrider.files.Shipped;
import postrider.kernel.question.Question;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Ruling;
import postrider.text.Lists;
import postrider.wethepeople.rules.BattlePlan;
import postrider.wethepeople.rules.BattleTopic;
import postrider.wethepeople.rules.CardPlay;
import postrider.wethepeople.rules.Orders;
import postrider.wethepeople.rules.Sequence;

/** A box opened for play. */
public final class WarBox extends OpenBox {
    private static final Book BOOK = new Book(
            WeThePeople.BATTLES,
            Orders.WORDS,
            Orders::new,
            WarNotation.FORMS,
            Sequence::carryOut,
            Sequence::advance,
            Situation::of,
            Advice.from(Shipped.text(WarBox.class, "advice.txt")),
            new OrderGuides(WarBox.class),
            CardPlay::new,
            Situation.CARDS,
            Lists.concat(
                    List.<Topic>of(BattleTopic.values()),
                    Lists.filter(List.of(WarTopic.values()), topic -> !WarTopic.NEWER.contains(topic))));

    public WarBox(Box box) {
        super(box, BOOK);
    }

    /** Includes the words of battle plans (9.1). */
    @Override
    protected List<String> answers() {
        return Lists.concat(super.answers(), BattlePlan.WORDS);
    }

    /** The default battle plan suits any hand (9.1). */
    @Override
    public List<String> likelyAnswers(Question<?> question) {
        return question.topic() == BattleTopic.BATTLE_PLAN
                ? Stream.concat(Stream.of(question.whenSilent()), question.options().stream())
                        .distinct()
                        .toList()
                : super.likelyAnswers(question);
    }

    /** A general without CUs may be among enemies (R19). */
    @Override
    public List<String> brokenInvariants(Position before, Optional<Order> order, Position after, List<Ruling> report) {
        return new WarInvariants(before, after, 9, true).broken(order);
    }
}
