import { wordMessage } from "@shared/words/messages";
import { systemClock } from "../../../platform/clock";
import { readConfig } from "../../../platform/config/config";
import { openDatabase } from "../../../platform/db/database";
import { FolderRefusal } from "../../../platform/db/folder-lock";
import { migrateDatabase } from "../../../platform/db/migrate";
import { createLogger } from "../../../platform/logger";
import { createPushHub } from "../../../platform/realtime/create-push-hub";
import { publishCatalogue } from "../curation/curation-push";
import { ImportRefusal, toRefusal } from "../import/import-command";
import { API_SOURCES, findApiSource } from "./api-sources";
import { describeDrift } from "./drift";
import { importArchive } from "./import-archive";

/**
 * Reads the kept answers of a source with an API again and imports what they say as pending, or as proposed changes.
 * @param print prints a line
 * @throws ImportRefusal for an unknown source, and while a server uses the embedded database; ConfigError for settings
 * that cannot be used
 */
export async function runArchiveCommand(
  args: string[],
  env: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<void> {
  const source = args.length === 1 ? findApiSource(args[0]!) : undefined;
  if (!source)
    throw new ImportRefusal(
      `Usage: npm run import:archive -- SOURCE   (one of ${API_SOURCES.map(({ id }) => id).join(", ")})`,
    );
  const config = readConfig(env);
  const log = createLogger("warn");
  const database = await openDatabase(config, log).catch((error: unknown) => {
    throw error instanceof FolderRefusal ? new ImportRefusal(error.message) : error;
  });
  try {
    await migrateDatabase(database);
    const { answers, created, updated, proposed, skipped, failed, drift } = await importArchive(
      database.db,
      source,
      systemClock.now(),
    ).catch((error: unknown) => {
      throw toRefusal(error);
    });
    await publishCatalogue({ push: createPushHub(database, log) }, database.db);
    print(
      `${answers} answers: ${created} new, ${updated} updated, ${proposed} with proposed changes, ${skipped} left as they are, ${failed} could not be read.`,
    );
    for (const note of describeDrift(drift)) print(wordMessage(note));
  } finally {
    await database.close();
  }
}
