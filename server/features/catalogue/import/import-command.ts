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
import { importExtract, type ExtractCounts, openExtract } from "./import-extract";

/** A failure that the person at the terminal can fix; they are shown its message alone. */
export class ImportRefusal extends Error {}

const USAGE =
  "Usage: npm run import:grants-gov -- FILE   (the XML extract of Grants.gov: .xml, .xml.gz or .zip)";
const PRINT_EVERY = 10_000;

/**
 * Imports the daily extract of Grants.gov into the catalogue as pending opportunities.
 * @param print prints a line
 * @throws ImportRefusal for wrong arguments, an unreadable file, and while a server uses the embedded database; ConfigError for
 * settings that cannot be used
 */
export async function runImportCommand(
  args: string[],
  env: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<void> {
  const path = readPath(args);
  const config = readConfig(env);
  const log = createLogger("warn");
  const stream = await openExtract(path).catch(throwRefusal);
  const database = await openDatabase(config, log).catch((error: unknown) => {
    stream.destroy();
    throw error instanceof FolderRefusal ? new ImportRefusal(error.message) : error;
  });
  try {
    await migrateDatabase(database);
    const started = performance.now();
    let printedAt = 0;
    let soFar: ExtractCounts | undefined;
    const onProgress = (imported: ExtractCounts) => {
      soFar = imported;
      if (imported.read - printedAt < PRINT_EVERY) return;
      printedAt = imported.read;
      print(describeCounts(imported));
    };
    try {
      const imported = await importExtract(database, stream, systemClock.now(), onProgress);
      const seconds = (performance.now() - started) / 1000;
      print(describeCounts(imported));
      print(`Done in ${seconds.toFixed(1)} s, ${formatCount(imported.read / seconds)} a second.`);
      if (imported.failed > 0)
        print(`${formatCount(imported.failed)} had no id or no title and were left out.`);
    } catch (error) {
      if (soFar) print(describeCounts(soFar));
      throw toRefusal(error);
    } finally {
      if (soFar && soFar.created + soFar.updated + soFar.proposed > 0) {
        await publishCatalogue({ push: createPushHub(database, log) }, database.db);
        // A PostgreSQL server vacuums by itself.
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
    // parseArgs throws for unknown options.
  }
  throw new ImportRefusal(USAGE);
}

export const toRefusal = (error: unknown): unknown =>
  error instanceof AppError ? new ImportRefusal(error.message) : error;
const throwRefusal = (error: unknown): never => {
  throw toRefusal(error);
};

const formatCount = (n: number) => Math.round(n).toLocaleString("en");

const describeCounts = ({ read, created, updated, proposed, skipped }: ExtractCounts): string =>
  `${formatCount(read)} read: ${formatCount(created)} new, ${formatCount(updated)} updated, ${formatCount(proposed)} with proposed changes, ` +
  `${formatCount(skipped)} left as they are (known, over or rejected).`;
