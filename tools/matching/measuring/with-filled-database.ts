import { buildDeps } from "../../../server/app/build-deps";
import type { Deps } from "../../../server/context/deps";
import { systemClock } from "../../../server/platform/clock";
import { readConfig } from "../../../server/platform/config/config";
import { openDatabase } from "../../../server/platform/db/database";
import { migrateDatabase } from "../../../server/platform/db/migrate";
import { createLogger } from "../../../server/platform/logger";
import { fillCatalogue } from "./fill";

type FilledDatabase = {
  url: string;
  /** The folder for the product's files. */
  folder: string;
  /** How many opportunities an empty database is filled with. */
  count: number;
  /** The time that one statement may take, such as "5min"; by default the server's own limit. */
  statementTimeout?: string;
  say: (line: string) => void;
};

/** Brings a database to the newest schema, fills it if it is empty, and does some work with it. No mail is sent. */
export async function withFilledDatabase(
  { url, folder, count, statementTimeout, say }: FilledDatabase,
  work: (deps: Deps) => Promise<void> = async () => {},
): Promise<void> {
  const log = createLogger("warn");
  const openedUrl = statementTimeout === undefined ? url : setStatementTimeout(url, statementTimeout);
  const config = readConfig({ DATABASE_URL: openedUrl, DATA_DIR: folder, LOG_LEVEL: "warn" });
  const database = await openDatabase(config, log);
  const transport = { send: async () => {}, close: () => {} };
  const deps = buildDeps({ config, database, clock: systemClock, transport, log });
  try {
    await migrateDatabase(database);
    await fillCatalogue(deps, url, count, say);
    await work(deps);
  } finally {
    await deps.mail.stop();
    await database.close();
  }
}

/** Without this setting the server's limit of a few seconds for a statement ends what takes longer. */
export function setStatementTimeout(url: string, timeout: string): string {
  const changed = new URL(url);
  changed.searchParams.set("options", `-c statement_timeout=${timeout}`);
  return changed.href;
}
