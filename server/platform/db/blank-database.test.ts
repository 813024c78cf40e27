import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "../logger";
import { type Blank, formatBlankName, packBlank, unpackBlank } from "./blank-database";
import { openEmbedded } from "./embedded";
import { findMigrationsFolder } from "./migrate";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "amberway-blank-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the file that a new data folder begins with", () => {
  let file: string;
  let dataDir: string;
  beforeEach(async () => {
    file = join(folder, "migrated.br");
    dataDir = join(folder, "database/data");
    const source = join(folder, "source");
    await mkdir(join(source, "base/empty"), { recursive: true });
    await writeFile(join(source, "base/rows"), Buffer.from([0, 255, 1]));
    await writeFile(join(source, "PG_VERSION"), "");
    packBlank(source, file);
  });
  const list = async () => (await readdir(dataDir, { recursive: true })).sort();
  const WHOLE = ["PG_VERSION", "base", "base/empty", "base/rows"];

  it("a new folder has the same files and folders, for its owner alone", async () => {
    expect(unpackBlank("migrated", dataDir, file)).toBe(true);
    expect(await list()).toEqual(WHOLE);
    expect(await readFile(join(dataDir, "base/rows"))).toEqual(Buffer.from([0, 255, 1]));
    expect(await readdir(join(folder, "database"))).toEqual(["data"]);
  });

  it("a folder is made anew after a start that was killed while it made one", async () => {
    await mkdir(join(folder, "database/data.new"), { recursive: true });
    await writeFile(join(folder, "database/data.new/PG_VERSION"), "");
    await writeFile(join(folder, "database/data.new/left"), "");
    await mkdir(dataDir);
    expect(unpackBlank("migrated", dataDir, file)).toBe(true);
    expect(await list()).toEqual(WHOLE);
    expect(await readdir(join(folder, "database"))).toEqual(["data"]);
  });

  it("nothing is written over, and nothing is made where the build left no file", async () => {
    expect(unpackBlank("migrated", dataDir, join(folder, "missing.br"))).toBe(false);
    expect(existsSync(join(folder, "database"))).toBe(false);
    await mkdir(dataDir, { recursive: true });
    await writeFile(join(dataDir, "kept"), "");
    expect(unpackBlank("migrated", dataDir, file)).toBe(false);
    expect(await list()).toEqual(["kept"]);
  });

  it("a file that is cut off leaves no folder behind that looks whole", async () => {
    await writeFile(file, (await readFile(file)).subarray(0, -3));
    expect(() => unpackBlank("migrated", dataDir, file)).toThrow();
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe("the databases that the build makes", () => {
  const open = (blank: Blank) => {
    const built = new URL(`../../../dist/blank-databases/${formatBlankName(blank)}`, import.meta.url);
    expect(unpackBlank(blank, join(folder, "data"), fileURLToPath(built))).toBe(true);
    return openEmbedded({ dir: folder, log: createLogger("silent") });
  };

  it("the empty one has no tables", async () => {
    const database = await open("empty");
    const { rows } = await database.pool.query("select from pg_tables where schemaname !~ '^(pg_|inform)'");
    expect(rows).toHaveLength(0);
    await database.close();
  });

  it("the migrated one has had every migration, and no row that all installations would share", async () => {
    const database = await open("migrated");
    const { rows: tables } = await database.pool.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname !~ '^(pg_|inform)'",
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from ${name}`);
      if (rows[0]!.n > 0) counts[name] = rows[0]!.n;
    }
    const journal = await readFile(`${findMigrationsFolder()}/meta/_journal.json`, "utf8");
    expect(counts).toEqual({
      "drizzle.__drizzle_migrations": (JSON.parse(journal) as { entries: unknown[] }).entries.length,
      // How often the catalogue has changed: a migration changed its columns.
      "public.catalogue_changes": 1,
    });
    await database.close();
  });
});
