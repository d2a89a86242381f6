package postrider.wildernesswar.rules;

import postrider.text.Lists;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Space;

/** One force or unit tries to intercept from a space (6.7), or to avoid battle by going to one (6.8). */
record Attempt(Group who, Space space) {
    /** 6.71, 6.8: the roll needed, with the commander's tactics added (7.51). */
    static final int NEEDED = 4;

    /** @param purpose what the die is for, following the name of who tries */
    static boolean succeeds(
            WorkingPosition table, Group who, String rule, String purpose, String success, String failure) {
        var what = "%s %s".formatted(who.head(), purpose);
        var modifiers = new Modifiers(table, what).tactics("7.51", Lists.of(who.commander()));
        int die = table.umpire().roll(rule, what);
        int tactics = modifiers.sum();
        boolean succeeds = die + tactics >= NEEDED;
        var added = tactics > 0 ? " + " + tactics : "";
        var so = succeeds ? success : failure;
        table.rule(rule, "%s rolls %d%s and %s%s.", who.head(), die, added, so, modifiers);
        return succeeds;
    }
}
