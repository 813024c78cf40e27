import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../platform/db/database";
import { describeDatabase, explainDatabaseFailure } from "../platform/db/explain-failure";
import { PlainError } from "../platform/errors/plain-error";
import { type Command, type Context, EXIT, readArgs } from "./command";
import { databaseFolder, isShared, openServer, withClient } from "./open-database";
import { loadSnapshot, type LoadedTable } from "./snapshot/load";
import { readSchemaVersion } from "./snapshot/make-schema";
import { readRows } from "./snapshot/rows";
import { listSequences } from "./snapshot/tables";
import { inSnapshot } from "./snapshot/transaction";

export const moveCommand: Command = {
  summary: "moves the embedded database to a PostgreSQL server",
  help: `move

Copies every row of the embedded database in DATA_DIR to the empty database that DATABASE_URL names, reads all of them again
there and compares. The server must be stopped: what it wrote meanwhile would not be moved. The embedded database stays as it
is, and the stored files and the session secret stay where they are: start the server with DATABASE_URL and the same DATA_DIR.

Ends with 0 when every row is there, with 1 when nothing was moved.`,

  async run(args, context) {
    readArgs(args, {});
    const startedAt = Date.now();
    const { url, folder } = await findTargetAndSource(context);
    const loaded = await move(url, context);
    const width = Math.max(...loaded.map(({ name }) => name.length));
    for (const { name, rows, hash } of loaded)
      context.say(`${name.padEnd(width)}  ${String(rows).padStart(9)}  ${hash}`);
    const rows = loaded.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    context.say(
      `Moved ${rows} rows to ${describeDatabase(context.config)} in ${seconds} s; ${folder} is as it was.`,
    );
    return EXIT.done;
  },
};

async function findTargetAndSource({ config }: Context): Promise<{ url: string; folder: string }> {
  const url = config.DATABASE_URL;
  if (!url) throw new PlainError("DATABASE_URL must name the empty database that everything is moved to.");
  const folder = databaseFolder(config);
  if (!existsSync(join(folder, "data")))
    throw new PlainError(`There is no embedded database in ${config.DATA_DIR}.`);
  if (await isShared(folder))
    throw new PlainError("The server is running. Stop it first: what it wrote meanwhile would not be moved.");
  return { url: config.DATABASE_DIRECT_URL ?? url, folder };
}

/** Opens both databases at once, so that rows go from one to the other without a file in between. */
async function move(url: string, { config, log, say }: Context): Promise<LoadedTable[]> {
  const target = await openServer(url, log);
  try {
    await target.pool.query("select 1");
    const source = await openDatabase({ ...config, DATABASE_URL: undefined }, log);
    try {
      return await withClient(source, (from) =>
        withClient(target, (to) =>
          inSnapshot(from, async (tables) =>
            loadSnapshot(
              to,
              {
                version: await readSchemaVersion(from),
                tables,
                sequences: await listSequences(from),
                read: (table) => readRows(from, table),
              },
              { say },
            ),
          ),
        ),
      );
    } finally {
      await source.close();
    }
  } catch (error) {
    throw explainDatabaseFailure(error, config) ?? error;
  } finally {
    await target.close();
  }
}
