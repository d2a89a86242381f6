package postrider.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import postrider.text.Lists;

/** A command's {@code --help} as a page for {@code man}, in roff. */
record ManualPage(CommandLine command) {
    static List<ManualPage> all(CommandLine command) {
        var pages = new ArrayList<>(List.of(new ManualPage(command)));
        command.getSubcommands().values().forEach(below -> pages.addAll(all(below)));
        return pages;
    }

    /** {@code postrider-status}. */
    String name() {
        return spec().qualifiedName("-");
    }

    String roff() {
        return head() + arguments() + options() + commands() + footer() + seeAlso();
    }

    private CommandSpec spec() {
        return command.getCommandSpec();
    }

    private String head() {
        return """
                .TH %s 1 "" "%s" "Postrider"
                .nh
                .ad l
                .SH NAME
                %s \\- %s
                .SH SYNOPSIS
                %s
                .SH DESCRIPTION
                %s
                """.formatted(
                text(name().toUpperCase(Locale.ROOT)),
                spec().root().version()[0],
                text(name()),
                text(low(description())),
                text(new CommandLine.Help(spec(), Ansi.OFF).synopsis(0).strip().replaceAll("\\s+", " ")),
                text(description()));
    }

    /** A description as the NAME section has it, without capital and full stop. */
    private static String low(String sentence) {
        return sentence.substring(0, 1).toLowerCase(Locale.ROOT)
                + sentence.substring(1).replaceFirst("\\.$", "");
    }

    private String arguments() {
        return section(
                "ARGUMENTS",
                Lists.map(spec().positionalParameters(), argument -> item(bold(argument.paramLabel()), argument)));
    }

    private String options() {
        return section("OPTIONS", Lists.map(spec().options(), option -> item(option(option), option)));
    }

    private static String option(OptionSpec option) {
        var names = Arrays.stream(option.names()).map(ManualPage::bold).collect(Collectors.joining(", "));
        return option.arity().max() == 0 ? names : "%s=\\fI%s\\fR".formatted(names, text(option.paramLabel()));
    }

    private String commands() {
        return section(
                "COMMANDS",
                command.getSubcommands().values().stream()
                        .map(ManualPage::new)
                        .map(below -> ".TP\n%s\n%s\n".formatted(bold(below.name() + "(1)"), text(below.description())))
                        .toList());
    }

    private String description() {
        return String.join(" ", spec().usageMessage().description());
    }

    private static String item(String head, ArgSpec argument) {
        return ".TP\n%s\n%s\n".formatted(head, text(String.join(" ", argument.description())));
    }

    /** Sentences become paragraphs, indented lines stay as they are, and "Examples:" becomes a heading. */
    private String footer() {
        var roff = new StringBuilder();
        boolean verbatim = false;
        for (var line : spec().usageMessage().footer()) {
            boolean indented = line.startsWith(" ");
            if (indented && !verbatim) roff.append(".nf\n");
            if (!indented && verbatim) roff.append(".fi\n");
            verbatim = indented;
            if (line.matches("Examples?:")) roff.append(".SH EXAMPLES\n");
            else if (indented) roff.append(text(line)).append('\n');
            else if (!line.isEmpty()) roff.append(".PP\n").append(text(line)).append('\n');
        }
        return roff.append(verbatim ? ".fi\n" : "").toString();
    }

    private String seeAlso() {
        return spec().parent() == null
                ? ""
                : ".SH SEE ALSO\n%s\n".formatted(bold(spec().parent().qualifiedName("-") + "(1)"));
    }

    private static String section(String title, List<String> items) {
        return items.isEmpty() ? "" : ".SH %s\n%s".formatted(title, String.join("", items));
    }

    private static String bold(String words) {
        return "\\fB%s\\fR".formatted(text(words));
    }

    /** Escapes what roff would interpret. */
    private static String text(String words) {
        var plain = words.replace("\\", "\\e").replace("-", "\\-");
        return plain.startsWith(".") || plain.startsWith("'") ? "\\&" + plain : plain;
    }
}
