package postrider.gateway.workbench;

import java.util.Optional;
import picocli.CommandLine.Option;
import postrider.command.WholeNumber;

/** What is to be measured. */
final class PostPlan {
    @Option(names = "--game", paramLabel = "GAME", description = "The game to play. Default: the first there is.")
    Optional<String> game = Optional.empty();

    @Option(
            names = "--games",
            converter = WholeNumber.FromOne.class,
            description = "How many games there are. Default: ${DEFAULT-VALUE}.")
    int games = 16;

    @Option(
            names = "--impulses",
            converter = WholeNumber.FromOne.class,
            description = "The impulse the games have reached, if they last that long. Default: ${DEFAULT-VALUE}.")
    int impulses = 1;

    @Option(
            names = "--before",
            converter = WholeNumber.FromZero.class,
            description = "Letters handled first, uncounted, to warm up the compiler. Default: ${DEFAULT-VALUE}.")
    int before = 1000;

    @Option(
            names = "--letters",
            converter = WholeNumber.FromOne.class,
            description = "How many letters count. Default: ${DEFAULT-VALUE}.")
    int letters = 1000;

    @Option(
            names = "--store",
            paramLabel = "JDBC",
            description = "The JDBC address of an empty database to use. Default: a folder.")
    Optional<String> store = Optional.empty();

    @Option(
            names = "--gateways",
            converter = WholeNumber.FromOne.class,
            description = "Gateways that share the work of a database. Default: ${DEFAULT-VALUE}.")
    int gateways = 1;

    @Option(
            names = "--rows",
            converter = WholeNumber.FromZero.class,
            description = "Idle games to add to the database. Default: ${DEFAULT-VALUE}.")
    int rows = 0;

    @Option(
            names = "--played",
            converter = WholeNumber.FromOne.class,
            description = "How many of the games are played at the same time. Default: ${DEFAULT-VALUE}.")
    int played = 16;

    @Option(
            names = "--load",
            paramLabel = "PERCENT",
            converter = WholeNumber.FromZero.class,
            description =
                    "Afterwards send as many letters one by one, at this share of the measured pace, and report how long"
                            + " each answer takes to leave.")
    int load = 0;

    @Option(
            names = "--servers",
            description = "Letters come by IMAP and go by SMTP, through a mail server in this process.")
    boolean servers;
}
