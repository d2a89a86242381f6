package postrider.washingtonscrossing;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import postrider.kernel.question.Topic;
import postrider.text.Complaint;

/** The kinds of questions there are. */
public enum CrossingTopic implements Topic {
    /** 21.0: where the Americans begin. */
    DEPLOY,
    /** 8.0: which stack is raided. */
    RAID,
    /** 8.0: which leader in it. */
    RAIDED,
    /** 9.1, 9.3: where reinforcements come in. */
    ARRIVE,
    /** 11.0: how a march goes on. */
    ONWARD(
            "(?:to|join|drop|detach|hasty|normal|leave|then|with|if)\\b.+|stop",
            "to HEX, HEX",
            "hasty attack on HEX",
            "stop"),
    /** 11.3: who reacts, and where to. */
    REACT("(?:try|go)\\b.+|nobody|none", "go LEADER; to HEX", "nobody"),
    /** 11.4.2: who crosses when not all can. */
    CROSSING,
    /** 17.1 step 6: who loses. */
    LOSSES("in proportion|.*\\d.*", "in proportion", "LEADER NUMBER, LEADER NUMBER"),
    /** 17.3: where a force retreats to. */
    RETREAT,
    /** 18.2: where routed troops run to. */
    ROUT;

    private final Pattern form;
    private final List<String> shown;

    CrossingTopic() {
        this(".*");
    }

    CrossingTopic(String form, String... shown) {
        this.form = Pattern.compile(form);
        this.shown = List.of(shown);
    }

    @Override
    public List<Complaint> objections(String said) {
        boolean could = form.matcher(said.toLowerCase(Locale.ROOT)).matches();
        return could ? List.of() : List.of(new Complaint(0, said, "'%s' is no answer to that.".formatted(said), shown));
    }
}
