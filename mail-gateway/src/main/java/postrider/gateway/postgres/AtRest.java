package postrider.gateway.postgres;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterOutputStream;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import postrider.files.Hash;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;

/**
 * Encrypts what the database must not reveal: compressed, then sealed with AES-256-GCM. Each place has its own key, derived from the one in the
 * file, so what was sealed for one place opens in no other, and no key seals enough for its random nonces to collide.
 */
public final class AtRest {
    private static final int NONCE = 12;
    private static final int TAG = 128;

    /** The largest key file, in bytes: it is one line of 64 digits. */
    private static final int LARGEST = 1_000;

    private static final SecureRandom RANDOM = new SecureRandom();

    private final byte[] master;

    private AtRest(byte[] key) {
        master = key;
    }

    /**
     * Reads the key in this file.
     *
     * @throws IllegalArgumentException with a sentence if there is none
     */
    public static AtRest of(Path file) {
        try {
            var hex = ReadFiles.text(file, LARGEST).strip();
            if (!hex.matches("[0-9a-f]{64}"))
                throw new IllegalArgumentException(
                        "%s is not a key: it must contain 64 hexadecimal digits.".formatted(file));
            return new AtRest(HexFormat.of().parseHex(hex));
        } catch (IOException unreadable) {
            throw new IllegalArgumentException(
                    "%s cannot be read; 'postrider store key' makes one.".formatted(file), unreadable);
        }
    }

    /**
     * Makes a key.
     *
     * @throws IllegalArgumentException if the file already exists
     */
    public static void make(Path file) throws IOException {
        if (Files.exists(file)) throw new IllegalArgumentException("%s already exists.".formatted(file));
        var key = new byte[32];
        RANDOM.nextBytes(key);
        PrivateFiles.write(file, (HexFormat.of().formatHex(key) + "\n").getBytes(StandardCharsets.US_ASCII));
    }

    /** A name for these bytes, by keyed hash: a guess at the bytes cannot be checked against it. */
    String name(byte[] bytes) {
        return HexFormat.of().formatHex(Hash.mac(master, bytes));
    }

    byte[] seal(String place, String text) {
        return seal(place, text.getBytes(StandardCharsets.UTF_8), Deflater.BEST_SPEED);
    }

    /** Seals what is already compressed. */
    byte[] sealAsItIs(String place, byte[] bytes) {
        return seal(place, bytes, Deflater.NO_COMPRESSION);
    }

    byte[] seal(String place, byte[] bytes) {
        return seal(place, bytes, Deflater.BEST_SPEED);
    }

    private byte[] seal(String place, byte[] bytes, int level) {
        var small = smaller(bytes, level);
        var nonce = new byte[NONCE];
        RANDOM.nextBytes(nonce);
        try {
            var sealed = cipher(Cipher.ENCRYPT_MODE, place, nonce).doFinal(small);
            var all = Arrays.copyOf(nonce, NONCE + sealed.length);
            System.arraycopy(sealed, 0, all, NONCE, sealed.length);
            return all;
        } catch (GeneralSecurityException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static byte[] smaller(byte[] bytes, int level) {
        var small = new ByteArrayOutputStream(bytes.length / 2);
        var deflater = new Deflater(level);
        try (var out = new DeflaterOutputStream(small, deflater)) {
            out.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        } finally {
            deflater.end();
        }
        return small.toByteArray();
    }

    /** @throws UncheckedIOException if it was sealed with another key or for another place, or was changed */
    byte[] open(String place, byte[] sealed) {
        var out = new ByteArrayOutputStream(4 * sealed.length);
        try (var large = new InflaterOutputStream(out)) {
            large.write(cipher(Cipher.DECRYPT_MODE, place, Arrays.copyOf(sealed, NONCE))
                    .doFinal(sealed, NONCE, sealed.length - NONCE));
        } catch (AEADBadTagException changed) {
            throw new UncheckedIOException(new IOException(
                    "%s in the database was changed, or was sealed with another key".formatted(place), changed));
        } catch (GeneralSecurityException | IOException damaged) {
            throw new UncheckedIOException(new IOException("%s in the database is damaged".formatted(place), damaged));
        }
        return out.toByteArray();
    }

    String text(String place, byte[] sealed) {
        return new String(open(place, sealed), StandardCharsets.UTF_8);
    }

    private Cipher cipher(int mode, String place, byte[] nonce) throws GeneralSecurityException {
        var cipher = Cipher.getInstance("AES/GCM/NoPadding");
        var key = new SecretKeySpec(Hash.mac(master, place.getBytes(StandardCharsets.UTF_8)), "AES");
        cipher.init(mode, key, new GCMParameterSpec(TAG, nonce));
        return cipher;
    }
}
