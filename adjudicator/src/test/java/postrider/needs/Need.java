package postrider.needs;

import java.io.IOException;
import java.util.List;

/** A program besides the JDK and Maven that some tests want, the command that proves it, and how it is got. */
public enum Need {
    GPG("gpg", "apt-get install gnupg", "gpg --version"),
    PYTHON("python3", "apt-get install python3", "python3 --version"),
    OPENSSL("openssl", "apt-get install openssl", "openssl version && openssl cms -help"),
    SSH("ssh-keygen", "apt-get install openssh-client", "command -v ssh-keygen"),
    MAIL_SERVER(
            "Dovecot and Postfix",
            "apt-get install dovecot-imapd dovecot-lmtpd postfix openssl",
            "PATH=$PATH:/usr/sbin:/sbin; dovecot --version && command -v postfix && openssl version"),
    POSTGRESQL(
            "PostgreSQL",
            "apt-get install postgresql, 15 or later; on Linux and x86-64 the build brings one",
            "test \"$(uname -sm)\" = \"Linux x86_64\" || ls /usr/lib/postgresql/1[5-9]/bin/initdb"),
    PG_DUMP(
            "pg_dump of the PostgreSQL that the tests start",
            "apt-get install postgresql, 15 or later",
            "ls /usr/lib/postgresql/1[5-9]/bin/pg_dump"),
    POP3_SERVER("Dovecot's POP3", "apt-get install dovecot-pop3d", "test -x /usr/lib/dovecot/pop3"),
    BROWSER("chromium", "apt-get install chromium", "chromium --version"),
    BASH("bash", "apt-get install bash", "bash --version"),
    ZSH("zsh", "apt-get install zsh", "zsh --version"),
    FISH("fish", "apt-get install fish", "fish --version"),
    MAN("man", "apt-get install man-db groff", "man --version && groff --version"),
    MUTT("mutt", "apt-get install mutt", "mutt -v && command -v script"),
    ROOT("root to start Postfix", "run as root", "test $(id -u) = 0"),
    OWN_ROOT(
            "a root of its own to run a container in",
            "run as root, where unshare is allowed",
            "unshare --mount --pid --fork --mount-proc --root=/ --setuid 65534 true"),
    SYSTEMD("systemd-analyze", "apt-get install systemd", "systemd-analyze --version"),
    SMALL_DISK(
            "a small file system to fill up",
            "run as root, where mount is allowed",
            "d=$(mktemp -d) && mount -t tmpfs -o size=64k tmpfs $d && umount $d && rmdir $d");

    private final String name;
    private final String remedy;
    private final boolean met;

    Need(String name, String remedy, String proof) {
        this.name = name;
        this.remedy = remedy;
        this.met = succeeds(proof);
    }

    /** Whether it is there. */
    public boolean isMet() {
        return met;
    }

    /** Its name and what helps. */
    @Override
    public String toString() {
        return "%s (%s)".formatted(name, remedy);
    }

    private static boolean succeeds(String proof) {
        try {
            return new ProcessBuilder(List.of("sh", "-c", "{ %s; } >/dev/null 2>&1".formatted(proof)))
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException none) {
            return false;
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }
}
