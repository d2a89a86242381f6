package postrider.command;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version of this Postrider. A release names the commit it was built from. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        var released = Optional.ofNullable(Version.class.getPackage().getImplementationVersion());
        return new String[] {"postrider " + released.orElse("0.1.0")};
    }
}
