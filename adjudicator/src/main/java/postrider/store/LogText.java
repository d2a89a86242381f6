package postrider.store;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import postrider.dice.ChanceHistory;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Glance;
import postrider.log.Settlement;
import postrider.log.Tick;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/** A game's log in one line. It is derived, so that no store needs to read all events to open a game. */
public final class LogText {
    /** The version of this form. No other is read. */
    public static final int FORM = 17;

    static final ObjectMapper JSON = DocumentText.withKinds(
                    JsonMapper.builder(), Entry.class, Settlement.class, Tick.class, Event.class)
            .addMixIn(Side.class, SideAsWord.class)
            .addModule(new RecordConstructors())
            .addMixIn(GameLog.class, Fields.class)
            .addMixIn(ChanceHistory.class, Fields.class)
            .build();

    private LogText() {}

    public static String written(GameLog log) {
        return JSON.writeValueAsString(log);
    }

    /** @throws JacksonException if it is none */
    public static GameLog log(String line) {
        return JSON.readValue(line, GameLog.class);
    }

    public static String written(Glance glance) {
        return JSON.writeValueAsString(glance);
    }

    /** @throws JacksonException if it is none */
    public static Glance glance(String line) {
        return JSON.readValue(line, Glance.class);
    }

    /** Writes fields rather than properties. */
    @JsonAutoDetect(
            fieldVisibility = Visibility.ANY,
            getterVisibility = Visibility.NONE,
            isGetterVisibility = Visibility.NONE,
            creatorVisibility = Visibility.ANY)
    private interface Fields {}
}
