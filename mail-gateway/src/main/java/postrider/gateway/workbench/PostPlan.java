package postrider.gateway.workbench;

import java.util.Optional;
import picocli.CommandLine.Option;
import postrider.command.WholeNumber;

/** What of a post office is measured. */
final class PostPlan {
    @Option(names = "--game", paramLabel = "GAME", description = "What is on the box. Default: the first there is.")
    Optional<String> game = Optional.empty();

    @Option(
            names = "--games",
            converter = WholeNumber.FromOne.class,
            description = "That there are. Default: ${DEFAULT-VALUE}.")
    int games = 16;

    @Option(
            names = "--impulses",
            converter = WholeNumber.FromOne.class,
            description = "How far they have got, if they go so far. Default: ${DEFAULT-VALUE}.")
    int impulses = 1;

    @Option(
            names = "--before",
            converter = WholeNumber.FromZero.class,
            description = "Letters that do not count, while the compiler warms up. Default: ${DEFAULT-VALUE}.")
    int before = 1000;

    @Option(
            names = "--letters",
            converter = WholeNumber.FromOne.class,
            description = "That count. Default: ${DEFAULT-VALUE}.")
    int letters = 1000;

    @Option(
            names = "--store",
            paramLabel = "JDBC",
            description = "An empty database that keeps all, by its JDBC address. Default: a folder.")
    Optional<String> store = Optional.empty();

    @Option(
            names = "--gateways",
            converter = WholeNumber.FromOne.class,
            description = "That share the work, in a database. Default: ${DEFAULT-VALUE}.")
    int gateways = 1;

    @Option(
            names = "--rows",
            converter = WholeNumber.FromZero.class,
            description = "Games more that lie in the database, and nobody plays. Default: ${DEFAULT-VALUE}.")
    int rows = 0;

    @Option(
            names = "--played",
            converter = WholeNumber.FromOne.class,
            description = "Games that are played at once, if there are so many. Default: ${DEFAULT-VALUE}.")
    int played = 16;

    @Option(
            names = "--load",
            paramLabel = "PERCENT",
            converter = WholeNumber.FromZero.class,
            description = {
                "Then as many letters come in one by one, at so much of the pace that was measured, and it is told how long",
                "it is until the answer to each has left."
            })
    int load = 0;

    @Option(
            names = "--servers",
            description = "Letters come by IMAP and go by SMTP, through a mail server in this process.")
    boolean servers;
}
