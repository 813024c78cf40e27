import { createECDH } from "node:crypto";

/** The number of points of P-256, one less: private keys are from 1 to it. */
const PRIVATE_KEYS = BigInt("0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550");

/** The pair of keys by which push services tell this installation from others (RFC 8292), in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** Makes the pair of keys from the key of this purpose, so that all processes have the same without a setting. */
export function deriveVapidKeys(key: string): VapidKeys {
  const number = (BigInt(`0x${Buffer.from(key, "base64url").toString("hex")}`) % PRIVATE_KEYS) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(64, "0"), "hex");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}

/** Whether a browser's public key is a point of the curve. Nothing could be encrypted for another. */
export function isPublicKey(p256dh: string): boolean {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(p256dh, "base64url"));
    return true;
  } catch {
    return false;
  }
}
