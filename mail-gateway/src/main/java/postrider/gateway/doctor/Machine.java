package postrider.gateway.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import postrider.files.FolderLock;
import postrider.files.PrivateFiles;
import postrider.gateway.office.Office;

/** The settings, and the folders on this machine. */
record Machine(Patient patient) {
    /** In bytes: a day's letters of a club, and some weeks' of them. */
    private static final long SCARCE = 100_000_000;

    private static final long LITTLE = 1_000_000_000;

    List<Finding> settings() throws IOException {
        var findings = new ArrayList<Finding>();
        for (var fault : Office.faults(patient.settings(), patient.clock().instant()))
            if (!fault.startsWith("referee-key")) // among the keys
            findings.add(Finding.fault(fault, "Put it right in postrider.yaml, or where it points to."));
        for (var exposed : new TreeSet<>(patient.settings().exposed()))
            findings.add(Finding.fault(
                    "others can read %s".formatted(exposed),
                    "'%s', and change the password if somebody may have read it."
                            .formatted(PrivateFiles.command(exposed))));
        if (findings.isEmpty()) findings.add(Finding.good("postrider.yaml can be used"));
        return findings;
    }

    List<Finding> folders() throws IOException {
        var findings = new ArrayList<Finding>();
        for (var folder : List.of(patient.settings().games(), patient.settings().post()))
            if (!Files.isDirectory(folder))
                findings.add(Finding.good("%s is not there yet: 'serve' makes it".formatted(folder)));
        for (var folder : patient.settings().kept()) findings.add(folder(folder));
        if (Files.isDirectory(patient.settings().post())) findings.add(lock());
        return findings;
    }

    private static Finding folder(Path folder) throws IOException {
        var me = System.getProperty("user.name");
        var owner = Files.getOwner(folder)
                .getName()
                .replaceFirst(".*\\\\", ""); // Windows names the machine before the user
        if (!Files.isWritable(folder))
            return Finding.fault(
                    "%s may not be written in".formatted(folder),
                    "chown -R %s it, or run Postrider as %s.".formatted(me, owner));
        if (!owner.equals(me))
            return Finding.fault(
                    "%s belongs to %s, and you are %s".formatted(folder, owner, me),
                    "Run Postrider as %s, as always: what another user writes it may not read.".formatted(owner));
        if (!PrivateFiles.isPrivate(folder))
            return Finding.warning(
                    "others can look into %s".formatted(folder),
                    "'%s'; 'serve' does so when it starts.".formatted(PrivateFiles.command(folder)));
        return Finding.good("%s is ours alone".formatted(folder));
    }

    private Finding lock() throws IOException {
        var lock = FolderLock.on(patient.settings().post());
        if (lock.isEmpty()) return Finding.good("'serve' is at work here");
        lock.get().close();
        return Finding.warning(
                "nobody serves this office now",
                "Start 'postrider serve', unless cron calls it, or you have just stopped it.");
    }

    List<Finding> disk() throws IOException {
        return List.of(disk(Files.getFileStore(patient.home().toAbsolutePath()).getUsableSpace()));
    }

    static Finding disk(long free) {
        var seen = "%,d MB are free".formatted(free / 1_000_000);
        var cure = "Make room: see 'Floods, and what grows' and 'postrider archive' in docs/operator.md.";
        if (free < SCARCE) return Finding.fault(seen, cure);
        return free < LITTLE ? Finding.warning(seen, cure) : Finding.good(seen);
    }
}
