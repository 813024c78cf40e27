import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Manifest, readManifest } from "./manifest";

const NAME = /^amberway-\d{8}T\d{6}Z$/;
const SUFFIX = ".unfinished";
/** This is longer than any backup takes. */
const LEFT_OVER_MS = 24 * 60 * 60 * 1000;

/** Names a backup so that sorting by name sorts by time. */
export const nameBackup = (at: Date) => `amberway-${at.toISOString().replace(/[-:]|\.\d+/g, "")}`;

/** Returns the name of a backup that is not complete yet. */
export const unfinished = (name: string) => `${name}${SUFFIX}`;

/** Lists the complete backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<{ name: string; manifest: Manifest }[]> {
  const names = await readdir(folder).catch(() => []);
  const backups = [];
  for (const name of names.filter((n) => NAME.test(n)).sort())
    backups.push({ name, manifest: await readManifest(join(folder, name)) });
  return backups;
}

/**
 * Removes all but the newest backups, and unfinished ones that are older than a day. Touches nothing else.
 */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const names = await readdir(folder);
  const old = names
    .filter((name) => NAME.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
  for (const name of names.filter((n) => n.endsWith(SUFFIX) && NAME.test(n.slice(0, -SUFFIX.length)))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > LEFT_OVER_MS) await rm(join(folder, name), { recursive: true, force: true });
  }
  return old;
}
