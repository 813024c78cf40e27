import { setTimeout as sleep } from "node:timers/promises";
import { PlainError } from "../../platform/errors/plain-error";
import { type Command, type Context, EXIT, readArgs, readNumber } from "../command";
import { describeSize } from "../words";
import { makeBackup } from "./make-backup";
import { countRows, type Manifest } from "./manifest";
import { removeOldBackups } from "./names";

const HOUR_MS = 60 * 60 * 1000;
const DEFAULT_FOLDER = "backups";

export const backupCommand: Command = {
  summary: "saves the database and the stored files while the server runs",
  help: `backup [--to FOLDER] [--keep N] [--every HOURS] [--with-objects]

Saves all rows as they are at one moment, the stored files and the session secret of the data folder, into a new folder
below FOLDER. The server may go on running. Nothing is encrypted: keep it where only you can read it.

  --to FOLDER      where backups go (${DEFAULT_FOLDER})
  --keep N         then removes all but the newest N backups in FOLDER
  --every HOURS    goes on, with a backup every so many hours, until it is stopped
  --with-objects   also copies the files of an S3 store, which are left in their bucket otherwise

Exits with 0 when everything is saved, with 3 when files are missing in the store, and with 1 when no backup was made.`,

  async run(args, context) {
    const { values } = readArgs(args, {
      to: { type: "string", default: DEFAULT_FOLDER },
      keep: { type: "string" },
      every: { type: "string" },
      "with-objects": { type: "boolean", default: false },
    });
    const keep = values.keep === undefined ? null : readNumber("keep", values.keep, 1, 10_000);
    const every = values.every === undefined ? null : readNumber("every", values.every, 1, 8_760);
    const runBackup = () => backUp({ to: values.to, keep, withObjects: values["with-objects"] }, context);
    if (every === null) return runBackup();
    while (!context.signal.aborted) {
      // The next backup may succeed, so a database that is unavailable now must not end the loop.
      await runBackup().catch((error: unknown) => context.say(`No backup was made: ${describe(error)}`));
      await sleep(every * HOUR_MS, undefined, { signal: context.signal }).catch(() => {});
    }
    return EXIT.done;
  },
};

const describe = (error: unknown) =>
  error instanceof PlainError
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);

async function backUp(
  { to, keep, withObjects }: { to: string; keep: number | null; withObjects: boolean },
  { config, log, say }: Context,
): Promise<number> {
  const startedAt = Date.now();
  const { folder, manifest } = await makeBackup({ config, log, to, withObjects });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  say(`${folder}: ${describeContent(manifest)}, in ${seconds} s.`);
  if (keep !== null) for (const name of await removeOldBackups(to, keep)) say(`${name} is removed.`);
  const { missing } = manifest.files;
  if (missing.length === 0) return EXIT.done;
  say(
    `${missing.length} stored files are named by the database and not in the store: ${missing.join(", ")}.`,
  );
  return EXIT.incomplete;
}

export function describeContent(manifest: Omit<Manifest, "format">): string {
  const { files, tables } = manifest;
  const bytes = tables.reduce((sum, { part }) => sum + part.bytes, 0) + files.bytes;
  const suffix = files.isIncluded ? "" : " left in their bucket";
  return `${countRows(manifest)} rows in ${tables.length} tables, ${files.count} files${suffix}, ${describeSize(bytes)}`;
}
