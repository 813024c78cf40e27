import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startFakeS3 } from "../../test/fakes/fake-s3";
import { startFakeSmtp } from "../../test/fakes/fake-smtp";
import { buildHouse, type Installation } from "../../test/lived-in/house";
import { readConfig } from "../../platform/config/config";
import { createLogger } from "../../platform/logger";
import { runOps } from "../ops";
import { checkSettings } from "./check-settings";

const STORE = { S3_BUCKET: "decks", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "amberway-doctor-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the doctor. `about` returns the lines about one topic. Nothing listens on the default PORT. */
async function examine(env: Record<string, string> = {}) {
  const lines: string[] = [];
  const code = await runOps(
    ["doctor"],
    { DATA_DIR: folder, PORT: "9", ...env },
    {
      say: (line) => void lines.push(line),
      printError: (line) => void lines.push(line),
      signal: new AbortController().signal,
    },
  );
  return { code, about: (topic: string) => lines.filter((line) => line.includes(` ${topic}: `)), lines };
}

describe("the doctor", () => {
  it("the doctor finds nothing broken in a new installation and creates nothing", async () => {
    const { code, lines } = await examine({ DATA_DIR: join(folder, "data") });
    expect(code).toBe(0);
    expect(lines.every((line) => /^(fine|note) {4}[A-Z][\w ]+: .*\.$/.test(line))).toBe(true);
    expect(lines.join("\n")).toMatch(/note {4}Database: There is no database in .*data yet/);
  });

  it("the doctor finds misspelt settings and settings that do not go together", async () => {
    const { about } = await examine({
      ...{
        DATABSE_URL: "x",
        PUBLIC_URL: "https://example.org",
        SESSION_SECRET: "0123456789abcdef0123456789abcdef",
      },
    });
    expect(about("Settings")).toEqual([
      "note    Settings: DATABSE_URL is not a setting and is ignored. Did you mean DATABASE_URL?",
      expect.stringMatching(/^note {4}Settings: PUBLIC_URL is https and TRUST_PROXY is not set/),
    ]);
    expect((await examine({ HOST: "0.0.0.0" })).about("Settings")).toEqual([
      "note    Settings: PUBLIC_URL is not set: links in mails lead to http://localhost:9.",
    ]);
  });

  it.each([
    [{ DATABASE_URL: "postgres://u:p@db.example:9/name" }, ["DATABASE_URL"]],
    [{ DATABASE_URL: "postgres://u:p@db.example:9/name?sslmode=disable" }, ["DATABASE_URL"]],
    [{ DATABASE_URL: "postgres://u:p@db.example:9/name?sslmode=verify-full" }, []],
    [{ DATABASE_URL: "postgres://u:p@127.0.0.1:9/name" }, []],
    [{ DATABASE_URL: "postgres:///name?host=/nowhere" }, []],
    [
      {
        DATABASE_URL: "postgres://u:p@localhost:9/name",
        DATABASE_READ_URLS: "postgres://u:p@localhost:9/name,postgres://u:p@two.example:9/name",
      },
      ["DATABASE_READ_URLS"],
    ],
    [{ ...STORE, S3_ENDPOINT: "http://store.example:9" }, ["S3_ENDPOINT"]],
    [{ ...STORE, S3_ENDPOINT: "https://store.example:9" }, []],
  ])("the doctor notes what goes to another machine without encryption: %j", async (settings, named) => {
    const config = readConfig({ DATA_DIR: folder, ...settings });
    const texts = (await checkSettings({ config, log: createLogger("silent") })).map(({ text }) => text);
    expect(
      texts.filter((text) => text.includes("without encryption")).map((text) => text.split(" ")[0]),
    ).toEqual(named);
  });

  it("the doctor finds a session secret that others can read", async () => {
    const secret = join(folder, "session-secret");
    await writeFile(secret, "x".repeat(64), { mode: 0o600 });
    expect((await examine()).about("Session secret")).toEqual([
      "fine    Session secret: It is kept in DATA_DIR, where only its owner can read it.",
    ]);
    await chmod(secret, 0o644);
    const { code, about } = await examine();
    expect([code, about("Session secret")]).toEqual([
      1,
      [expect.stringMatching(/^broken {2}.*\(mode 644\).*chmod 600/)],
    ]);
  });

  it("the doctor finds whether a server runs and whether it is ready", async () => {
    let status = 200;
    const server = createServer((_req, res) => void res.writeHead(status).end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const PORT = String((server.address() as AddressInfo).port);
    expect((await examine({ PORT })).about("Server")).toEqual([
      `fine    Server: It answers at http://127.0.0.1:${PORT} and is ready.`,
    ]);
    status = 503;
    expect((await examine({ PORT })).about("Server")[0]).toMatch(/^note .* is not ready \(503\)/);
    server.close();
    server.closeAllConnections();
    expect((await examine({ PORT })).about("Server")[0]).toMatch(/^note .*None answers at/);
  });
});

describe("the doctor on mail", () => {
  it("the doctor notes a mail server without encryption and sends no mail", async () => {
    const smtp = await startFakeSmtp();
    const { about } = await examine({ SMTP_URL: smtp.url });
    expect(about("Mail")).toEqual([
      expect.stringMatching(/^note {4}Mail: 127\.0\.0\.1:\d+ takes the settings, but without encryption/),
    ]);
    expect(smtp.received).toEqual([]);
    await smtp.close();
  });

  it("the doctor finds a mail server that does not answer, and a missing one where mail is needed", async () => {
    const { code, about } = await examine({ SMTP_URL: "smtp://127.0.0.1:9" });
    expect([code, about("Mail")]).toEqual([
      1,
      ["broken  Mail: SMTP_URL cannot be used: at 127.0.0.1:9 nothing listens there."],
    ]);
    const https = { PUBLIC_URL: "https://example.org", SESSION_SECRET: "0123456789abcdef0123456789abcdef" };
    expect((await examine(https)).about("Mail")[0]).toMatch(/^broken .*SMTP_URL is not set/);
  });
});

describe("the doctor on stored files", () => {
  it("the doctor accepts a folder and a bucket that work, and leaves no file in them", async () => {
    expect((await examine()).about("Stored files")[0]).toMatch(
      /^fine .*takes a file, gives it back and removes it\.$/,
    );
    const s3 = await startFakeS3();
    const { about } = await examine(s3.env);
    expect(about("Stored files")[0]).toMatch(/^fine {4}Stored files: the bucket decks at .* takes a file/);
    expect(s3.state.requests.map((request) => request.split(" ")[0]).slice(0, 3)).toEqual([
      "PUT",
      "GET",
      "DELETE",
    ]);
    await s3.close();
  });

  it("the doctor finds a missing bucket, a store that does not answer and a path that is no folder", async () => {
    const s3 = await startFakeS3();
    const missing = await examine({ ...s3.env, S3_BUCKET: "nowhere" });
    expect([missing.code, missing.about("Stored files")]).toEqual([
      1,
      [expect.stringMatching(/^broken .*there is no such bucket\.$/)],
    ]);
    await s3.close();
    expect((await examine(s3.env)).about("Stored files")[0]).toMatch(/^broken .*nothing listens there\.$/);
    await mkdir(join(folder, "taken"));
    await writeFile(join(folder, "taken/objects"), "a file");
    expect((await examine({ DATA_DIR: join(folder, "taken") })).about("Stored files")[0]).toMatch(
      /^broken .*is not a folder|^broken .*EEXIST/,
    );
  });
});

describe("the doctor on the embedded database", { timeout: 180_000 }, () => {
  let house: Installation;
  beforeAll(async () => {
    house = await buildHouse("embedded");
    await house.start();
  }, 180_000);
  afterAll(() => house.tearDown());

  it("the doctor checks the embedded database both beside a running server and without one", async () => {
    const readDatabaseLines = async () => (await examine(house.env)).about("Database");
    const healthy = [
      expect.stringMatching(/^note .*the embedded database in .*for trying the product/),
      expect.stringMatching(/^fine .*vector 0\.\d+\.\d+, pg_trgm .*, unaccent /),
      expect.stringMatching(/^fine .*up to date \(\d+ migrations\)/),
    ];
    expect(await readDatabaseLines()).toEqual(healthy);
    expect((await examine(house.env)).about("Clock")[0]).toMatch(/^fine/);
    await house.stop();
    expect(await readDatabaseLines()).toEqual(healthy);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("the doctor on a database server", { timeout: 180_000 }, () => {
  let house: Installation;
  beforeAll(async () => {
    house = await buildHouse("server");
  });
  afterAll(() => house.tearDown());
  const about = async (change: (url: URL) => void = () => {}, env: Record<string, string> = {}) => {
    const url = new URL(house.env.DATABASE_URL!);
    change(url);
    const { code, about: lines } = await examine({ DATABASE_URL: url.href, ...env });
    return { code, lines: lines("Database") };
  };

  it("the doctor tells an empty database, a current one and one of a newer release apart", async () => {
    expect((await about()).lines.at(-1)).toBe(
      "note    Database: It is empty: the first start makes the tables.",
    );
    await house.start();
    await house.stop();
    expect((await about()).lines.slice(1)).toEqual([
      expect.stringMatching(/^fine .*vector 0\.\d/),
      expect.stringMatching(/^fine .*up to date/),
    ]);
    const newest = "select max(id) from drizzle.__drizzle_migrations";
    const [row] = await house.query<{ created_at: string; hash: string }>(
      `delete from drizzle.__drizzle_migrations where id = (${newest}) returning created_at, hash`,
    );
    expect((await about()).lines.at(-1)).toBe(
      "note    Database: 1 migrations are waiting: the next start runs them.",
    );
    const add = "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)";
    await house.query(add, [row!.hash, row!.created_at]);
    await house.query(add, ["of tomorrow", 9_999_999_999_999]);
    const newer = await about();
    expect([newer.code, newer.lines.at(-1)]).toEqual([1, expect.stringMatching(/^broken .*newer release/)]);
  });

  it("the doctor finds a wrong address, database, role and connection limit", async () => {
    const nowhere = await about((url) => (url.port = "9"));
    expect([nowhere.code, nowhere.lines]).toEqual([1, [expect.stringMatching(/^broken .*127\.0\.0\.1:9/)]]);
    expect((await about((url) => (url.pathname = "/no_such_database"))).lines[0]).toMatch(
      /^broken .*no_such_database/,
    );
    expect((await about((url) => (url.username = "no_such_role"))).lines[0]).toMatch(
      /^broken .*no_such_role/,
    );
    const name = new URL(house.env.DATABASE_URL!).pathname.slice(1);
    await house.query(`alter database ${name} connection limit 9`);
    expect((await about()).lines.join("\n")).toMatch(
      /broken .*DB_POOL is 10, and the server allows 9 connections in all\./,
    );
    await house.query(`alter database ${name} connection limit -1`);
  });

  it("the doctor finds a role that may not change the tables", async () => {
    const client = new pg.Client({ connectionString: house.env.DATABASE_URL });
    await client.connect();
    await client.query("drop role if exists amberway_reader").catch(() => {});
    await client.query("create role amberway_reader login");
    try {
      const { code, lines } = await about((url) => (url.username = "amberway_reader"));
      expect(code).toBe(1);
      expect(lines.join("\n")).toMatch(/broken .*The role "amberway_reader" may not create tables/);

      await client.query("drop schema public cascade; create schema public");
      await client.query(
        `grant create on database ${client.escapeIdentifier(client.database!)} to amberway_reader;
           grant all on schema public to amberway_reader`,
      );
      expect((await about((url) => (url.username = "amberway_reader"))).lines).toContain(
        "broken  Database: It lacks the extension vector, and its role may not make it. Let a superuser run in it: create extension vector;",
      );
    } finally {
      await client.query("drop owned by amberway_reader; drop role amberway_reader");
      await client.end();
    }
  });
});
