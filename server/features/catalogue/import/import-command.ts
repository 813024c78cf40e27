import { parseArgs } from "node:util";
import { readConfig } from "../../../platform/config/config";
import { openDatabase } from "../../../platform/db/database";
import { vacuumDatabase } from "../../../platform/db/embedded";
import { FolderRefusal } from "../../../platform/db/folder-lock";
import { migrateDatabase } from "../../../platform/db/migrate";
import { AppError } from "../../../platform/errors/app-error";
import { systemClock } from "../../../platform/clock";
import { createLogger } from "../../../platform/logger";
import { createPushHub } from "../../../platform/realtime/create-push-hub";
import { publishCatalogue } from "../curation/curation-push";
import { importExtract, type Imported, openExtract } from "./import-extract";

/** Something that the person who typed the command can mend; the message alone is for them. */
export class ImportRefusal extends Error {}

const USAGE =
  "Usage: npm run import:grants-gov -- FILE   (the XML extract of Grants.gov: .xml, .xml.gz or .zip)";
const SAY_EVERY = 10_000;

/**
 * Takes the daily extract of Grants.gov into the catalogue, for curators to look through.
 * @param say is given the lines to print
 * @throws ImportRefusal for wrong arguments, a file that cannot be read to its end, and while a server has the embedded database;
 * ConfigError for settings that cannot be used
 */
export async function runImportCommand(
  args: string[],
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<void> {
  const path = readPath(args);
  const config = readConfig(env);
  const log = createLogger("warn");
  const stream = await openExtract(path).catch(refuse);
  const database = await openDatabase(config, log).catch((error: unknown) => {
    stream.destroy();
    throw error instanceof FolderRefusal ? new ImportRefusal(error.message) : error;
  });
  try {
    await migrateDatabase(database.pool);
    const started = performance.now();
    let said = 0;
    let soFar: Imported | undefined;
    const onProgress = (imported: Imported) => {
      soFar = imported;
      if (imported.read - said < SAY_EVERY) return;
      said = imported.read;
      say(inWords(imported));
    };
    try {
      const imported = await importExtract(database, stream, systemClock.now(), onProgress);
      const seconds = (performance.now() - started) / 1000;
      say(inWords(imported));
      say(`Done in ${seconds.toFixed(1)} s, ${count(imported.read / seconds)} a second.`);
      if (imported.failed > 0) say(`${count(imported.failed)} had no id or no title and were left out.`);
    } catch (error) {
      if (soFar) say(inWords(soFar));
      throw refusalOf(error);
    } finally {
      if (soFar && soFar.created + soFar.updated + soFar.proposed > 0) {
        await publishCatalogue({ push: createPushHub(database, log) }, database.db);
        // A server of PostgreSQL does so by itself.
        if (database.isEmbedded) await vacuumDatabase(database.pool, log);
      }
    }
  } finally {
    await database.close();
  }
}

function readPath(args: string[]): string {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    if (positionals.length === 1 && positionals[0]) return positionals[0];
  } catch {
    // An option that there is not.
  }
  throw new ImportRefusal(USAGE);
}

const refusalOf = (error: unknown): unknown =>
  error instanceof AppError ? new ImportRefusal(error.message) : error;
const refuse = (error: unknown): never => {
  throw refusalOf(error);
};

const count = (n: number) => Math.round(n).toLocaleString("en");

const inWords = ({ read, created, updated, proposed, skipped }: Imported): string =>
  `${count(read)} read: ${count(created)} new, ${count(updated)} updated, ${count(proposed)} with proposed changes, ` +
  `${count(skipped)} left as they are (known, over or put away).`;
