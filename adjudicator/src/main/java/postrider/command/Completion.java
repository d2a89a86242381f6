package postrider.command;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import postrider.desk.GameCatalog;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/** The scripts with which shells complete our command line, generated from the commands. */
record Completion(List<CommandSpec> verbs, GameCatalog catalog) {
    /** Lists the ids of the games in the current folder. Other names are left out, for the shell would expand them. */
    private static final String GAMES = "$(ls games 2>/dev/null | grep -x '[a-z0-9][a-z0-9-]*')";

    static Completion of(CommandLine postrider, GameCatalog catalog) {
        var verbs = postrider.getSubcommands().values().stream()
                .flatMap(verb -> Stream.concat(Stream.of(verb), verb.getSubcommands().values().stream()))
                .map(CommandLine::getCommandSpec)
                .toList();
        return new Completion(verbs, catalog);
    }

    String bash() {
        return """
                # Completion of postrider: source <(postrider completion bash)
                _postrider() {
                    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words='' files=''
                    local verb=${COMP_WORDS[1]}
                    case " %s " in *" $verb ${COMP_WORDS[2]} "*) [ "$COMP_CWORD" -gt 2 ] && verb="$verb ${COMP_WORDS[2]}";; esac
                    if [ "$COMP_CWORD" = 1 ]; then words='%s'
                    else case "$verb $before" in
                %s    *) case $verb in
                %s    esac;;
                    esac; fi
                    COMPREPLY=($(compgen -W "$words" -- "$word"))
                    [ -z "$files" ] || COMPREPLY+=($(compgen -f -- "$word"))
                }
                complete -o filenames -F _postrider postrider
                """.formatted(nested(), words(top().map(this::path)), valued(), free());
    }

    /** The script for bash, which zsh can emulate. */
    String zsh() {
        return """
                # Completion of postrider: source <(postrider completion zsh)
                (( $+functions[compdef] )) || { autoload -U compinit && compinit -u; }
                autoload -U +X bashcompinit && bashcompinit
                """ + bash().replaceFirst(".*\n", "");
    }

    String fish() {
        return """
                # Completion of postrider: postrider completion fish > ~/.config/fish/completions/postrider.fish
                complete -c postrider -f
                """ + Lists.joined(verbs, this::fish);
    }

    private String fish(CommandSpec verb) {
        var path = path(verb).split(" ");
        var before = path.length == 1 ? "__fish_use_subcommand" : "__fish_seen_subcommand_from " + path[0];
        var inside = "__fish_seen_subcommand_from " + path[path.length - 1];
        var lines = Stream.of(
                Stream.of("-n '%s' -a %s -d %s"
                        .formatted(
                                before,
                                path[path.length - 1],
                                quoted(String.join(" ", verb.usageMessage().description())))),
                verb.positionalParameters().stream()
                        .map(this::wanted)
                        .distinct()
                        .filter(wanted -> !wanted.isEmpty())
                        .map(wanted -> "-n '%s' %s".formatted(inside, wanted)),
                verb.options().stream().map(option -> "-n '%s' %s".formatted(inside, fish(option))));
        return lines.flatMap(each -> each)
                .map("complete -c postrider %s\n"::formatted)
                .collect(Collectors.joining());
    }

    private String fish(OptionSpec option) {
        var names = Arrays.stream(option.names())
                .map(name -> name.startsWith("--") ? "-l " + name.substring(2) : "-s " + name.substring(1))
                .collect(Collectors.joining(" "));
        var value = option.arity().max() == 0 ? "" : " -r " + wanted(option);
        return "%s%s -d %s".formatted(names, value, quoted(String.join(" ", option.description())));
    }

    private String wanted(ArgSpec argument) {
        var value = value(argument);
        return "%s%s"
                .formatted(
                        value.words.isEmpty() ? "" : "-a \"%s\" ".formatted(value.words.replace("$(", "(")),
                        value.files ? "-F" : "")
                .strip();
    }

    private static String quoted(String words) {
        return "'%s'".formatted(words.replace("\\", "\\\\").replace("'", "\\'"));
    }

    private String nested() {
        return words(verbs.stream().map(this::path).filter(path -> path.contains(" ")));
    }

    private Stream<CommandSpec> top() {
        return verbs.stream().filter(verb -> !path(verb).contains(" "));
    }

    private String path(CommandSpec verb) {
        return verb.qualifiedName().replaceFirst("^\\S+ ", "");
    }

    /** The cases for words after an option that takes a value. */
    private String valued() {
        return verbs.stream()
                .flatMap(verb -> verb.options().stream()
                        .filter(option -> option.arity().max() > 0)
                        .map(option -> "    %s) %s;;\n"
                                .formatted(
                                        Arrays.stream(option.names())
                                                .map(name -> "'%s %s'".formatted(path(verb), name))
                                                .collect(Collectors.joining("|")),
                                        value(option).bash())))
                .collect(Collectors.joining());
    }

    /** The cases for all other words: subcommands, arguments, options. */
    private String free() {
        return Lists.joined(verbs, verb -> {
            var values = Lists.map(verb.positionalParameters(), this::value);
            var words = Stream.of(
                            verb.subcommands().keySet().stream(),
                            values.stream().map(Value::words).distinct(),
                            verb.options().stream().map(OptionSpec::longestName))
                    .flatMap(each -> each);
            return "        '%s') %s;;\n"
                    .formatted(
                            path(verb), new Value(words(words), values.stream().anyMatch(Value::files)).bash());
        });
    }

    /**
     * The possible values of an option or an argument.
     *
     * @param words for a shell to expand and split; may be empty
     */
    private record Value(String words, boolean files) {
        String bash() {
            return "words=\"%s\"%s".formatted(words, files ? " files=1" : "");
        }
    }

    private Value value(ArgSpec argument) {
        boolean file = argument.type() == Path.class || argument.auxiliaryTypes()[0] == Path.class;
        if (argument.completionCandidates() != null)
            return new Value(
                    words(StreamSupport.stream(argument.completionCandidates().spliterator(), false)), file);
        return switch (argument.paramLabel()) {
            case "GAME" -> new Value(isTitle(argument) ? words(catalog.names().stream()) : GAMES, false);
            case "GAMEFILE" -> new Value(GAMES, true);
            case "SIDE" -> new Value(words(sides()), false);
            default -> new Value("", file);
        };
    }

    /** Whether GAME means a title and not a stored game. */
    private static boolean isTitle(ArgSpec argument) {
        return argument.command().findOption("--home") == null
                || argument.command().name().equals("new");
    }

    private Stream<String> sides() {
        return catalog.names().stream()
                .flatMap(name -> catalog.game(name).sides().stream())
                .map(Side::lower)
                .distinct();
    }

    private static String words(Stream<String> words) {
        return words.filter(word -> !word.isEmpty()).collect(Collectors.joining(" "));
    }
}
