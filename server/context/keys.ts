import { hkdfSync, randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../platform/config/config-error";
import type { Deps } from "./deps";

const SECRET_BYTES = 32;
export const SECRET_FILE = "session-secret";

/**
 * Derives the keys of this installation, one for each purpose, from the session secret: SESSION_SECRET if it is set,
 * otherwise a secret that is created at the first start and kept in the data folder. What the keys of
 * authenticator apps and of webhooks protect is sealed anew with a new secret if the one before is set as well
 * (reseal-secrets.ts, reseal-webhooks.ts); without it people have their recovery codes, and make new secrets. Password hashes must, so they bring a key of their own (see passwords.ts): changing
 * SESSION_SECRET signs everybody out but locks nobody out.
 * @throws ConfigError when no secret is set and none can be kept
 */
export function loadKeys(settings: {
  SESSION_SECRET?: string;
  SESSION_SECRET_BEFORE?: string;
  DATA_DIR: string;
}): Deps["keys"] {
  const secret = settings.SESSION_SECRET ?? loadOrCreateSecret(settings.DATA_DIR);
  const deriveKey = (purpose: string, from = secret) =>
    Buffer.from(hkdfSync("sha256", from, "", `${purpose} key, version 1`, 32)).toString("base64url");
  return {
    session: deriveKey("session"),
    unsubscribe: deriveKey("unsubscribe"),
    upload: deriveKey("upload"),
    calendar: deriveKey("calendar"),
    feed: deriveKey("feed"),
    shortlist: deriveKey("shortlist"),
    device: deriveKey("device"),
    mark: deriveKey("mark"),
    totp: deriveKey("totp"),
    drafts: deriveKey("drafts"),
    confirm: deriveKey("confirm"),
    oauth: deriveKey("oauth"),
    webhooks: deriveKey("webhooks"),
    pushNotices: deriveKey("push notices"),
    ...(settings.SESSION_SECRET_BEFORE && {
      totpBefore: deriveKey("totp", settings.SESSION_SECRET_BEFORE),
      webhooksBefore: deriveKey("webhooks", settings.SESSION_SECRET_BEFORE),
    }),
  };
}

function loadOrCreateSecret(folder: string): string {
  const file = join(folder, SECRET_FILE);
  try {
    const secret = readSecret(file) ?? createSecret(folder, file);
    // A copy or a restore may have made the file readable for others.
    chmodSync(file, 0o600);
    return secret;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `Cannot start: the session secret cannot be kept in the data folder (${reason}). Set SESSION_SECRET, or make DATA_DIR writable.`,
    );
  }
}

function readSecret(file: string): string | null {
  let secret: string;
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  if (secret.length < SECRET_BYTES)
    throw new ConfigError(
      `Cannot start: ${file} is damaged. Remove it and a new secret is made; everybody then has to sign in again.`,
    );
  return secret;
}

/**
 * Links a complete file into place, which fails if the file already exists: two processes that start at once both use
 * the first one's secret.
 */
function createSecret(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  const descriptor = openSync(draft, "wx", 0o600);
  try {
    writeSync(descriptor, randomBytes(SECRET_BYTES).toString("hex"));
    fsyncSync(descriptor);
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    closeSync(descriptor);
    rmSync(draft, { force: true });
  }
  return readFileSync(file, "utf8").trim();
}
