package postrider.gateway.mime;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The program a letter was written with, going by its header, and how to sign with it. This is a guess and decides nothing. */
public enum MailProgram {
    ANDROID(
            "In K-9 or Thunderbird on Android: install OpenKeychain and make a key there; choose it under Settings, your"
                    + " account, End-to-end encryption; then write, and in the menu take PGP sign-only.",
            "k-9 mail",
            "thunderbird for android"),
    FAIREMAIL(
            "In FairEmail: install OpenKeychain and make a key there; then write, touch the padlock until it says sign only,"
                    + " and send.",
            "fairemail"),
    THUNDERBIRD(
            "In Thunderbird: Account Settings, End-To-End Encryption, Add Key, and below it tick Sign unencrypted messages; or"
                    + " in the window you write in, at OpenPGP, tick Digitally Sign.",
            "thunderbird",
            "betterbird"),
    MUTT("In mutt: before you send, press p and then s; 'set crypt_autosign=yes' does it always.", "mutt"),
    EVOLUTION(
            "In Evolution: give your account an OpenPGP key under Security; then write, and take Options, PGP Sign.",
            "evolution"),
    KMAIL("In KMail: give your identity an OpenPGP key; then write, and take Options, Sign Message.", "kmail"),
    TELEPHONE(
            "The mail program of an iPhone does not sign with OpenPGP: attach a file that you signed elsewhere, or write from a"
                    + " computer.",
            "iphone mail",
            "ipad mail"),
    APPLE(
            "In Apple Mail: install GPG Suite and make a key; then write, and click the seal beside the subject.",
            "apple mail"),
    OUTLOOK(
            "In Outlook for Windows: install Gpg4win with GpgOL and make a key in Kleopatra; then write as plain text, and"
                    + " take Secure, Sign.",
            "microsoft outlook"),
    OTHER(
            "Web mail does not sign by itself: the add-on Mailvelope does; or sign a file in Kleopatra or with 'gpg --clearsign"
                    + " order.txt', and attach what comes of it.");

    private final String steps;
    private final List<String> names;

    MailProgram(String steps, String... names) {
        this.steps = steps;
        this.names = List.of(names);
    }

    public static MailProgram of(MimePart letter) {
        var program = Stream.of("User-Agent", "X-Mailer")
                .flatMap(name -> letter.field(name).stream())
                .findFirst()
                .orElse("")
                .toLowerCase(Locale.ROOT);
        return Stream.of(values())
                .filter(one -> one.names.stream().anyMatch(program::contains))
                .findFirst()
                .orElse(OTHER);
    }

    public String steps() {
        return steps;
    }
}
