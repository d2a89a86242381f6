package postrider.washingtonscrossing.rules;

/** Chapter 7, the weather phase (7.0). */
record WeatherPhase(Table table) implements AtTable {
    void roll() {
        var before = track().weather();
        int die = table.roll("7.0", "continuing weather");
        var weather = before;
        if (!charts().continuing().at(die).value().contains(before)) {
            int other = table.roll("7.0", "new weather") - (table.turn().isNight() ? 1 : 0);
            weather = charts().weather().at(other).value();
        }
        var now = table.turn().isFrozen() ? weather.frozen() : weather;
        table.track(track -> track.with(now));
        rule("7.0", "The weather %s %s.", now == before ? "is still" : "is now", now.word());
    }
}
