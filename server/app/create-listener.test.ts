import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type ConnectionOptions } from "node:tls";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "../platform/logger";
import { eventually } from "../test/eventually";
import { createListener } from "./create-listener";

const folder = mkdtempSync(join(tmpdir(), "amberway-tls-"));
const log = createLogger("silent");

/** Makes a certificate of its own for a name. */
function makeCertificate(name: string) {
  const [cert, key] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
    ].concat(["-subj", `/CN=${name}`, "-keyout", key, "-out", cert]),
    { stdio: "ignore" },
  );
  return { cert, key };
}

let files: ReturnType<typeof makeCertificate>;
let server: Server;

beforeEach(async () => {
  files = makeCertificate("first.example.org");
  const settings = { TLS_CERT_FILE: files.cert, TLS_KEY_FILE: files.key };
  server = createListener(settings, {}, { log, lookEveryMs: 10 });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => void server.close());

/** Shakes hands and tells what was agreed on. */
const shakeHands = (options: ConnectionOptions = {}) =>
  new Promise<{ protocol: string | null; name: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: "127.0.0.1", rejectUnauthorized: false, ...options }, () => {
      const name = socket.getPeerCertificate().subject.CN as string;
      resolve({ protocol: socket.getProtocol(), name });
      socket.destroy();
    });
    socket.on("error", reject);
  });

describe("a server with a certificate of its own", () => {
  it("speaks TLS 1.3, and 1.2 with those who have no newer one", async () => {
    expect(await shakeHands()).toEqual({ protocol: "TLSv1.3", name: "first.example.org" });
    expect(await shakeHands({ maxVersion: "TLSv1.2" })).toMatchObject({ protocol: "TLSv1.2" });
  });

  it("refuses TLS 1.1", async () => {
    const old = { minVersion: "TLSv1.1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" } as const;
    await expect(shakeHands(old)).rejects.toThrow(/version/i);
  });

  it.each(["AES128-SHA", "AES256-GCM-SHA384", "ECDHE-ECDSA-AES128-SHA", "ECDHE-ECDSA-AES256-SHA384"])(
    "refuses %s, which has no forward secrecy or no authenticated encryption",
    async (ciphers) => {
      await expect(shakeHands({ maxVersion: "TLSv1.2", ciphers })).rejects.toThrow(/handshake failure/i);
    },
  );

  it("takes a renewed certificate without a restart, and keeps the one before when the new one is broken", async () => {
    writeFileSync(files.cert, "not a certificate");
    const second = makeCertificate("second.example.org");
    expect(await shakeHands()).toMatchObject({ name: "first.example.org" });
    copyFileSync(second.key, files.key);
    copyFileSync(second.cert, files.cert);
    await eventually(shakeHands).toMatchObject({ name: "second.example.org" });
  });

  it("does not start with a certificate that cannot be used", () => {
    expect(() =>
      createListener({ TLS_CERT_FILE: join(folder, "none"), TLS_KEY_FILE: files.key }, {}, { log }),
    ).toThrow(/^Cannot start: TLS_CERT_FILE or TLS_KEY_FILE cannot be used \(.*ENOENT/);
  });
});
