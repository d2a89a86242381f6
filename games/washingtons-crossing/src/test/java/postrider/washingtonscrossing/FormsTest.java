package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import postrider.kernel.Form;
import postrider.kit.FormsKit;
import postrider.text.Lists;
import postrider.washingtonscrossing.orders.Forms;

class FormsTest extends FormsKit<Position, Order> {
    FormsTest() {
        super(RandomCampaign.CAMPAIGNS, 1);
    }

    /** Without the head, which is optional. */
    @Override
    protected List<String> statements(List<String> words) {
        return Lists.filter(super.statements(words), statement -> !statement.equals("sealed orders"));
    }

    /** Help shows every form of a statement. */
    @Test
    void helpShowsEveryFormThatIsRead() {
        var guides = RandomCampaign.BOX.orders().guides(RandomCampaign.CAMPAIGNS.start(), Sides.AMERICAN);
        var shown = new TreeSet<>(guides.stream()
                .flatMap(guide -> Stream.concat(guide.begin().stream(), guide.goOn().stream()))
                .map(Form::shown)
                .toList());
        var read = Lists.map(Forms.shown(""), Form::shown);
        assertEquals(List.of(), Lists.filter(read, form -> !shown.contains(form)));
    }
}
