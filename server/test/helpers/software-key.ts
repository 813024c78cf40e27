import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** A passkey that lives in the test, as a browser would answer for it (WebAuthn level 3, attestation "none", ES256). */

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/** The few forms of CBOR that a passkey's answer needs. */
const head = (major: number, n: number): Buffer =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
const integer = (n: number) => (n < 0 ? head(1, -1 - n) : head(0, n));
const byteString = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const textString = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const map = (...pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

export type SoftwareKey = ReturnType<typeof makeSoftwareKey>;

/** @param origin the address of the page that asks */
export function makeSoftwareKey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = publicKey.export({ format: "jwk" }) as { x: string; y: string };
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  let counter = 0;

  const buildAuthData = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };
  const buildClientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id,
    /** Answers the options for making a passkey. */
    make(options: { challenge: string; rp: { id?: string } }) {
      const length = Buffer.from([0, credentialId.length]);
      const coseKey = map(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), byteString(Buffer.from(jwk.x, "base64url"))],
        [integer(-3), byteString(Buffer.from(jwk.y, "base64url"))],
      );
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]);
      const authData = buildAuthData(options.rp.id ?? "", USER_PRESENT | HAS_CREDENTIAL, credential);
      const attestation = map(
        [textString("fmt"), textString("none")],
        [textString("attStmt"), map()],
        [textString("authData"), byteString(authData)],
      );
      return {
        ...{ id, rawId: id, type: "public-key" },
        response: {
          clientDataJSON: buildClientData("webauthn.create", options.challenge).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Answers the options for using a passkey. */
    use({ challenge, rpId = "" }: { challenge: string; rpId?: string }) {
      counter += 1;
      const clientData = buildClientData("webauthn.get", challenge);
      const authData = buildAuthData(rpId, USER_PRESENT);
      const signature = createSign("sha256")
        .update(Buffer.concat([authData, sha256(clientData)]))
        .sign(privateKey);
      return {
        ...{ id, rawId: id, type: "public-key" },
        response: {
          clientDataJSON: clientData.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
  };
}
