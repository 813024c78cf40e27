import { xchacha20poly1305 } from "@noble/ciphers/chacha";
import { randomBytes } from "@noble/ciphers/webcrypto";
import type { DraftCipher } from "./form-drafts";

const NONCE_BYTES = 24;

const toBytes = (base64: string) =>
  Uint8Array.from(atob(base64.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/**
 * Makes the cipher of one owner's drafts (XChaCha20-Poly1305). It works at once, so that what is typed is stored before
 * the page goes away, and without https, where a browser has no ciphers of its own.
 * @param key 256 random bits, base64url
 * @throws Error for a key of another length
 */
export function createDraftCipher(key: string): DraftCipher {
  const bytes = toBytes(key);
  if (bytes.length !== 32) throw new Error("A key of drafts has 256 bits");
  // A draft opens only under the name that it was stored under.
  const cipherOf = (name: string, nonce: Uint8Array) =>
    xchacha20poly1305(bytes, nonce, new TextEncoder().encode(name));
  return {
    seal(name, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const sealed = cipherOf(name, nonce).encrypt(new TextEncoder().encode(text));
      return `${toBase64(nonce)}.${toBase64(sealed)}`;
    },
    open(name, sealed) {
      const [nonce = "", text = ""] = sealed.split(".");
      try {
        return new TextDecoder().decode(cipherOf(name, toBytes(nonce)).decrypt(toBytes(text)));
      } catch {
        // Damaged, or sealed with another key.
        return null;
      }
    },
  };
}
