package postrider.command;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** Which Postrider this is: a release names the commit that it was built from. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        var released = Optional.ofNullable(Version.class.getPackage().getImplementationVersion());
        return new String[] {"postrider " + released.orElse("0.1.0")};
    }
}
