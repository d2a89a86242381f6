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
            defaultValue = "16",
            converter = WholeNumber.FromOne.class,
            description = "That there are. Default: ${DEFAULT-VALUE}.")
    int games;

    @Option(
            names = "--impulses",
            defaultValue = "1",
            converter = WholeNumber.FromOne.class,
            description = "How far they have got, if they go so far. Default: ${DEFAULT-VALUE}.")
    int impulses;

    @Option(
            names = "--before",
            defaultValue = "1000",
            converter = WholeNumber.FromZero.class,
            description = "Letters that do not count, while the compiler warms up. Default: ${DEFAULT-VALUE}.")
    int before;

    @Option(
            names = "--letters",
            defaultValue = "1000",
            converter = WholeNumber.FromOne.class,
            description = "That count. Default: ${DEFAULT-VALUE}.")
    int letters;

    @Option(
            names = "--store",
            paramLabel = "JDBC",
            description = "An empty database that keeps all, by its JDBC address. Default: a folder.")
    Optional<String> store = Optional.empty();

    @Option(
            names = "--gateways",
            defaultValue = "1",
            converter = WholeNumber.FromOne.class,
            description = "That share the work, in a database. Default: ${DEFAULT-VALUE}.")
    int gateways;

    @Option(
            names = "--rows",
            defaultValue = "0",
            converter = WholeNumber.FromZero.class,
            description = "Games more that lie in the database, and nobody plays. Default: ${DEFAULT-VALUE}.")
    int rows;

    @Option(
            names = "--played",
            defaultValue = "16",
            converter = WholeNumber.FromOne.class,
            description = "Games that are played at once, if there are so many. Default: ${DEFAULT-VALUE}.")
    int played;

    @Option(
            names = "--load",
            paramLabel = "PERCENT",
            defaultValue = "0",
            converter = WholeNumber.FromZero.class,
            description = {
                "Then as many letters come in one by one, at so much of the pace that was measured, and it is told how long",
                "it is until the answer to each has left."
            })
    int load;

    @Option(
            names = "--servers",
            description = "Letters come by IMAP and go by SMTP, through a mail server in this process.")
    boolean servers;
}
