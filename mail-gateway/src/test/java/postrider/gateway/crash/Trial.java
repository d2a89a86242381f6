package postrider.gateway.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import postrider.desk.GameCatalog;
import postrider.gateway.command.ShortVerbs;
import postrider.gateway.mailbox.SmtpSender;
import postrider.gateway.office.Gmail;
import postrider.gateway.office.Office;
import postrider.gateway.office.Town;

/** Does once what the program's processes do again and again: the short commands, and whatever arrives at an office. */
final class Trial {
    private Trial() {}

    public static void main(String[] arguments) throws IOException {
        ShortVerbs.main(arguments);
        var home = Files.createDirectory(Path.of(arguments[0]).resolve("town"));
        try (var town = new Town(home)) {
            town.begin("ww-1");
            var jane = Gmail.of("jane").at("example.org");
            var records = List.of(jane.record());
            town.new Person("jane", 21)
                    .send(jane.letter(
                            1, "<none@example.org>", Town.NOON, "new washingtons-war against joe@example.org"));
            town.washington.write("game ww-1", "impulse 1", Day.COMMITTEES);
            town.howe.write("game ww-1", "impulse 2", "for the king: Ticonderoga, Yorktown, New Bern");
            town.washington.write("game ww-1", "impulse 2", "American");
            town.howe.write("game ww-1", "impulse 2", "no");
            town.washington.write("game ww-1", "impulse 3", "discard 76");
            town.howe.write("game ww-1", "status");
            try (var office = Office.open(
                    town.settings(),
                    GameCatalog.installed(),
                    InstantSource.fixed(Town.NOON),
                    new Office.Ways(
                            Office.mailbox(town.settings()),
                            new SmtpSender(town.settings().smtp()),
                            name -> name.equals(Gmail.selector("example.org")) ? records : List.of()))) {
                while (!office.post().round()) Thread.onSpinWait();
            }
        }
        System.exit(0);
    }
}
