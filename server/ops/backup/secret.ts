import { hkdfSync } from "node:crypto";
import { chmod, copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../platform/config/config";
import { SECRET_FILE } from "../../context/keys";
import { PlainError } from "../../platform/errors/plain-error";
import type { Manifest } from "./manifest";

const PURPOSE = "fingerprint in backups, version 1";
const BYTES = 8;

/** Computes a short hash by which two secrets can be compared without showing them. */
const computeFingerprint = (secret: string) =>
  Buffer.from(hkdfSync("sha256", secret, "", PURPOSE, BYTES)).toString("hex");

export type FoundSecret = { kept: string | null; fingerprint: string | null };

/**
 * Finds the secret that signs sessions and links. It comes from the settings, otherwise from the data folder,
 * where the first start has written it (`kept`).
 */
export async function findSecret({
  SESSION_SECRET,
  DATA_DIR,
}: Pick<Config, "SESSION_SECRET" | "DATA_DIR">): Promise<FoundSecret> {
  if (SESSION_SECRET) return { kept: null, fingerprint: computeFingerprint(SESSION_SECRET) };
  const kept = await readFile(join(DATA_DIR, SECRET_FILE), "utf8").then(
    (text) => text.trim(),
    () => null,
  );
  return { kept, fingerprint: kept && computeFingerprint(kept) };
}

/**
 * Compares the secret of the backup with that of the installation.
 * @returns remarks for the user
 * @throws PlainError when the data folder has another secret
 */
export async function refuseOtherSecret(config: Config, { secret }: Manifest): Promise<string[]> {
  const installed = await findSecret(config);
  if (installed.fingerprint === secret.fingerprint || secret.fingerprint === null) return [];
  if (installed.kept !== null)
    throw new PlainError(
      `There is another session secret in ${config.DATA_DIR} already. Move the file ${SECRET_FILE} away, or set DATA_DIR to another folder.`,
    );
  if (config.SESSION_SECRET === undefined && secret.part) return [];
  return [
    "SESSION_SECRET is another than when the backup was made: everybody has to sign in again, and calendar addresses and links to unsubscribe are new ones.",
  ];
}

/** Writes the secret where the first start would otherwise write a new one. */
export async function restoreSecret(config: Config, folder: string, { secret }: Manifest): Promise<void> {
  if (!secret.part || config.SESSION_SECRET !== undefined) return;
  const path = join(config.DATA_DIR, SECRET_FILE);
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
  await copyFile(join(folder, secret.part.file), path);
  await chmod(path, 0o600);
}
