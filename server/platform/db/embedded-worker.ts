import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { vector } from "@electric-sql/pglite-pgvector";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { EngineOptions, EngineReply, EngineRequest } from "./embedded-engine";

/** The thread in which the embedded PostgreSQL runs: answers one request at a time, in order. */

const { dataDir, loadFrom } = workerData as EngineOptions;
const port = parentPort!;

const SETTINGS = [
  // Without a limit the write-ahead log grows to a gigabyte: there are no background checkpoints here.
  "max_wal_size=64",
  "min_wal_size=32",
  // This memory is allocated at the start or never returned, and one session with a small database needs little.
  "shared_buffers=16MB",
  "wal_buffers=1MB",
  "maintenance_work_mem=16MB",
  "max_connections=5",
];

const opening = PGlite.create({
  dataDir,
  extensions: { vector, pg_trgm, unaccent },
  ...(loadFrom ? { loadDataDir: new Blob([loadFrom as Uint8Array<ArrayBuffer>]) } : {}),
  startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ["-c", setting])],
});

async function answer(db: PGlite, request: EngineRequest): Promise<unknown> {
  switch (request.op) {
    case "send": {
      const chunks: Uint8Array[] = [];
      for (const message of request.messages)
        await db.runExclusive(() =>
          db.execProtocolRawStream(message, { onRawData: (data) => chunks.push(Uint8Array.from(data)) }),
        );
      return chunks.length === 1 ? chunks[0] : Uint8Array.from(Buffer.concat(chunks));
    }
    case "exec":
      await db.exec(request.sql);
      return null;
    case "isInTransaction":
      return db.isInTransaction();
    case "dump":
      return new Uint8Array(await (await db.dumpDataDir("none")).arrayBuffer());
    case "close":
      await db.close();
      return null;
  }
}

let tail: Promise<void> = Promise.resolve();
port.on("message", (request: EngineRequest) => {
  tail = tail.then(async () => {
    const reply: EngineReply = { id: request.id };
    try {
      reply.result = await answer(await opening, request);
    } catch (error) {
      reply.error = error instanceof Error ? error.message : String(error);
    }
    port.postMessage(reply, reply.result instanceof Uint8Array ? [reply.result.buffer as ArrayBuffer] : []);
  });
});
