package postrider.clock;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.MonthDay;
import java.util.List;
import java.util.Set;

/**
 * Days on which nobody's time runs, wherever they live.
 *
 * @param quiet days of every week, at most six of them
 * @param yearly days of every year
 * @param once days of one year
 */
public record Days(Set<DayOfWeek> quiet, Set<MonthDay> yearly, Set<LocalDate> once) {
    public static final Days NONE = new Days(Set.of(), Set.of(), Set.of());

    boolean holds(LocalDate day) {
        return quiet.contains(day.getDayOfWeek()) || yearly.contains(MonthDay.from(day)) || once.contains(day);
    }

    /** Whole days, including the last. */
    public record Leave(LocalDate from, LocalDate until) {
        boolean holds(LocalDate day) {
            return !day.isBefore(from) && !day.isAfter(until);
        }

        int in(int year) {
            long first = Math.max(from.toEpochDay(), LocalDate.of(year, 1, 1).toEpochDay());
            long last = Math.min(until.toEpochDay(), LocalDate.of(year, 12, 31).toEpochDay());
            return (int) Math.max(0, last - first + 1);
        }
    }

    static int taken(List<Leave> leaves, int year) {
        return leaves.stream().mapToInt(leave -> leave.in(year)).sum();
    }
}
