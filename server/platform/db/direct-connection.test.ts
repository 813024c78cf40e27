import { Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { openTestDatabase } from "../../test/database";
import { openDatabaseProxy } from "../../test/processes/database-proxy";
import { isDatabaseUnavailable } from "../errors/pg-error";
import type { OpenDatabase } from "./database";
import { withDirectConnection } from "./direct-connection";

const CHECK_EVERY_MS = 50;

describe.runIf(inject("databaseTemplate").kind === "server")("work on a connection of its own", () => {
  let database: OpenDatabase;
  let network: Awaited<ReturnType<typeof openDatabaseProxy>>;
  const throughNetwork = () => ({ pool: database.pool, directAddress: () => network.url });

  beforeAll(async () => {
    database = await openTestDatabase();
    network = await openDatabaseProxy(database.pool.options.connectionString!);
  });
  afterEach(() => {
    network.speak();
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await network?.close();
    await database?.close();
  });

  it("fails as when the database is away when the network falls silent", async () => {
    const failure = await withDirectConnection(
      throughNetwork(),
      (client) => {
        network.silence();
        return client.query("select 1");
      },
      CHECK_EVERY_MS,
    ).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });

  it("may take longer than many checks while the database answers", async () => {
    const work = withDirectConnection(
      throughNetwork(),
      (client) => client.query("select pg_sleep(1)::text as slept"),
      CHECK_EVERY_MS,
    );
    expect((await work).rows).toEqual([{ slept: "" }]);
  });

  it("is over when it is done, although the network does not let the connection close", async () => {
    const result = await withDirectConnection(throughNetwork(), async (client) => {
      await client.query("select 1");
      network.silence();
      return "done";
    });
    expect(result).toBe("done");
  });

  it("sends signs of life while it waits, and a session without its client ends", async () => {
    const keepAlive = vi.spyOn(Socket.prototype, "setKeepAlive");
    const limits = await withDirectConnection(throughNetwork(), async (client) => {
      const { rows } = await client.query(
        `select name, setting || unit as setting from pg_settings
         where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout') order by 1`,
      );
      return rows as unknown[];
    });
    expect(keepAlive).toHaveBeenCalledWith(true, 10_000);
    expect(limits).toEqual([
      { name: "idle_in_transaction_session_timeout", setting: "10000ms" },
      { name: "idle_session_timeout", setting: "10000ms" },
      { name: "statement_timeout", setting: "0ms" },
    ]);
  });
});
