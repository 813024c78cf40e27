import { readFileSync, unwatchFile, watchFile } from "node:fs";
import { createServer, type Server, type ServerOptions } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { SecureContextOptions } from "node:tls";
import type { Config } from "../platform/config/config";
import { ConfigError } from "../platform/config/config-error";
import type { Logger } from "../platform/logger";

/** TLS 1.3 has no weak suites. Of TLS 1.2 only those with forward secrecy and authenticated encryption are left. */
const CIPHERS = [
  "TLS_AES_256_GCM_SHA384",
  "TLS_CHACHA20_POLY1305_SHA256",
  "TLS_AES_128_GCM_SHA256",
  "ECDHE-ECDSA-AES256-GCM-SHA384",
  "ECDHE-RSA-AES256-GCM-SHA384",
  "ECDHE-ECDSA-CHACHA20-POLY1305",
  "ECDHE-RSA-CHACHA20-POLY1305",
  "ECDHE-ECDSA-AES128-GCM-SHA256",
  "ECDHE-RSA-AES128-GCM-SHA256",
].join(":");
/** Certificates are renewed days before they end. */
const LOOK_EVERY_MS = 60_000;

type Settings = Pick<Config, "TLS_CERT_FILE" | "TLS_KEY_FILE">;

/**
 * Makes the server that listens: with TLS where a certificate is set, otherwise for a proxy in front that has one. A
 * renewed certificate is taken up without a restart.
 * @throws ConfigError when certificate or key cannot be read
 */
export function createListener(
  { TLS_CERT_FILE: cert, TLS_KEY_FILE: key }: Settings,
  options: ServerOptions,
  { log, lookEveryMs = LOOK_EVERY_MS }: { log: Logger; lookEveryMs?: number },
): Server {
  if (!cert || !key) return createServer(options);
  const readFiles = (): SecureContextOptions => ({
    cert: readFileSync(cert),
    key: readFileSync(key),
    minVersion: "TLSv1.2",
    ciphers: CIPHERS,
  });
  const server = makeTlsServer(options, readFiles);
  const renew = () => {
    try {
      server.setSecureContext(readFiles());
      log.info("the certificate was read anew");
    } catch (error) {
      // Its two files are written one after the other.
      log.error({ err: error }, "the new certificate cannot be used; the one before stays");
    }
  };
  for (const file of [cert, key]) {
    watchFile(file, { interval: lookEveryMs, persistent: false }, renew);
    server.once("close", () => unwatchFile(file, renew));
  }
  return server;
}

function makeTlsServer(options: ServerOptions, readFiles: () => SecureContextOptions) {
  try {
    return createTlsServer({ ...options, ...readFiles(), honorCipherOrder: true });
  } catch (error) {
    throw new ConfigError(`Cannot start: TLS_CERT_FILE or TLS_KEY_FILE cannot be used (${String(error)}).`);
  }
}
