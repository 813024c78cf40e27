import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "../logger";
import { eventually } from "../../test/eventually";
import { type EmbeddedDatabase, openEmbedded } from "./embedded";
import { getSocketPath } from "./embedded-socket";

let folder: string;
let database: EmbeddedDatabase;
const count = async (client: pg.Pool | pg.Client = database.pool) =>
  (await client.query<{ n: number }>("select count(*)::int as n from things")).rows[0]?.n;

/** A connection as a process of its own would make it. */
async function comeIn<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host: folder, user: "postgres", database: "postgres" });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "amberway-socket-"));
  database = await openEmbedded({ dir: folder, log: createLogger("silent") });
  await database.pool.query("create table things (id int primary key, name text not null)");
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => database.pool.query("truncate things"));

describe("the embedded database, while a process has it", () => {
  it("only accepts the owner of its folder on its socket", () => {
    expect(statSync(getSocketPath(folder)).mode & 0o777).toBe(0o600);
  });

  it("shares its data with a client on the socket in both directions", async () => {
    await database.pool.query("insert into things values (1, 'of the process')");
    await comeIn(async (client) => {
      expect(await count(client)).toBe(1);
      await client.query("insert into things values (2, 'of the other')");
    });
    expect(await count()).toBe(2);
  });

  it("isolates a transaction on the socket until its end", async () => {
    await comeIn(async (client) => {
      await client.query("begin");
      await client.query("insert into things values (1, 'alone')");
      const seen = count();
      await client.query("insert into things values (2, 'alone')");
      await client.query("commit");
      expect(await seen).toBe(2);
    });
  });

  it("rolls back the transaction of a client that disconnects, and continues", async () => {
    const client = new pg.Client({ host: folder, user: "postgres", database: "postgres" });
    client.on("error", () => {});
    await client.connect();
    await client.query("begin");
    await client.query("insert into things values (1, 'half')");
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    expect(await count()).toBe(0);
  });

  it("accepts COPY FROM STDIN with all rows or none", async () => {
    await comeIn(async (client) => {
      const copyIn = (...chunks: string[]) =>
        pipeline(
          Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
          client.query(copyFrom("copy things from stdin")),
        );
      await copyIn("1\ton", "e\n2\ttwo\n", "3\tthree\n");
      await expect(copyIn("4\tfour\n", "4\tfour again\n")).rejects.toMatchObject({ code: "23505" });
      await expect(client.query("copy nothing from stdin")).rejects.toMatchObject({ code: "42P01" });
      const { rows } = await client.query<{ name: string }>("select name from things order by id");
      expect(rows.map(({ name }) => name)).toEqual(["one", "two", "three"]);
    });
  });

  it("survives cancel requests and data that is not PostgreSQL's protocol", async () => {
    const cancel = Buffer.from([0, 0, 0, 16, 0x04, 0xd2, 0x16, 0x2e, 0, 0, 0, 1, 0, 0, 0, 2]);
    for (const words of [cancel, Buffer.from("GET / HTTP/1.1\r\n\r\n")]) {
      const socket = connect(getSocketPath(folder));
      socket.on("error", () => {}).end(words);
      await once(socket, "close");
    }
    expect(await count()).toBe(0);
  });

  it("closes its socket when it closes", async () => {
    const other = await mkdtemp(join(tmpdir(), "amberway-socket-"));
    const opened = await openEmbedded({ dir: other, log: createLogger("silent") });
    const client = new pg.Client({ host: other, user: "postgres", database: "postgres" });
    const lost = new Promise((resolve) => client.on("error", resolve));
    await client.connect();
    await opened.close();
    await lost;
    await eventually(() => existsSync(getSocketPath(other))).toBe(false);
    await rm(other, { recursive: true, force: true });
  });
});
