package postrider.gateway.mailbox;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import postrider.files.ReadFiles;

/** Reads a certificate authority of the operator's own. */
public final class TlsTrust {
    /** The largest file, in bytes. All public authorities together have about two hundred thousand. */
    private static final int LARGEST = 1_000_000;

    private TlsTrust() {}

    /** Trusts only the certificates in a PEM file. */
    public static Optional<SSLContext> in(Path pem, List<String> faults) {
        try {
            var file = new ByteArrayInputStream(ReadFiles.named(pem, LARGEST).getBytes(StandardCharsets.UTF_8));
            var store = KeyStore.getInstance(KeyStore.getDefaultType());
            store.load(null, null);
            for (var certificate : CertificateFactory.getInstance("X.509").generateCertificates(file))
                store.setCertificateEntry("authority-" + store.size(), certificate);
            var managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            managers.init(store);
            var context = SSLContext.getInstance("TLS");
            context.init(null, managers.getTrustManagers(), null);
            return Optional.of(context);
        } catch (IOException | GeneralSecurityException unreadable) {
            faults.add("trust: %s holds no certificate that can be read.".formatted(pem));
            return Optional.empty();
        }
    }
}
