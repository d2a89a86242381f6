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

/** Checks the settings, and the folders and disk of this machine. */
record Machine(Patient patient) {
    /** Free bytes below which the disk is a fault: a club's letters of a day. */
    private static final long SCARCE = 100_000_000;

    /** Free bytes below which we warn: a club's letters of some weeks. */
    private static final long LITTLE = 1_000_000_000;

    List<Finding> settings() throws IOException {
        var findings = new ArrayList<Finding>();
        for (var fault : Office.faults(patient.settings(), patient.clock().instant()))
            if (!fault.startsWith("referee-key")) // reported among the keys
            findings.add(Finding.fault(fault, "Correct it in postrider.yaml, or the file it points to."));
        for (var exposed : new TreeSet<>(patient.settings().exposed()))
            findings.add(Finding.fault(
                    "others can read %s".formatted(exposed),
                    "Run '%s', and change the password if somebody may have read it."
                            .formatted(PrivateFiles.command(exposed))));
        if (findings.isEmpty()) findings.add(Finding.good("postrider.yaml is usable"));
        return findings;
    }

    List<Finding> folders() throws IOException {
        var findings = new ArrayList<Finding>();
        for (var folder : List.of(patient.settings().games(), patient.settings().post()))
            if (!Files.isDirectory(folder))
                findings.add(Finding.good("%s does not exist yet; 'serve' creates it".formatted(folder)));
        for (var folder : patient.settings().kept()) findings.add(folder(folder));
        if (Files.isDirectory(patient.settings().post())) findings.add(lock());
        return findings;
    }

    private static Finding folder(Path folder) throws IOException {
        var me = System.getProperty("user.name");
        var owner = Files.getOwner(folder)
                .getName()
                .replaceFirst(".*\\\\", ""); // Windows puts the machine's name before the user's
        if (!Files.isWritable(folder))
            return Finding.fault(
                    "we cannot write to %s".formatted(folder),
                    "Run 'chown -R %s' on it, or run Postrider as %s.".formatted(me, owner));
        if (!owner.equals(me))
            return Finding.fault(
                    "%s belongs to %s, but you are %s".formatted(folder, owner, me),
                    "Always run Postrider as %s: it may be unable to read what another user writes.".formatted(owner));
        if (!PrivateFiles.isPrivate(folder))
            return Finding.warning(
                    "others can read %s".formatted(folder),
                    "Run '%s'; 'serve' does so when it starts.".formatted(PrivateFiles.command(folder)));
        return Finding.good("%s is private".formatted(folder));
    }

    private Finding lock() throws IOException {
        var lock = FolderLock.on(patient.settings().post());
        if (lock.isEmpty()) return Finding.good("'serve' is running here");
        lock.get().close();
        return Finding.warning(
                "'serve' is not running",
                "Start 'postrider serve', unless cron runs it or you have stopped it on purpose.");
    }

    List<Finding> disk() throws IOException {
        return List.of(disk(Files.getFileStore(patient.home().toAbsolutePath()).getUsableSpace()));
    }

    static Finding disk(long free) {
        var seen = "%,d MB are free".formatted(free / 1_000_000);
        var cure = "Free some space: see 'Floods, and what grows' and 'postrider archive' in docs/operator.md.";
        if (free < SCARCE) return Finding.fault(seen, cure);
        return free < LITTLE ? Finding.warning(seen, cure) : Finding.good(seen);
    }
}
