import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../../platform/db/database";
import { openTestDatabase } from "../../test/database";
import { AwardImportRefusal, runAwardImport } from "./import-command";

let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "amberway-awards-"));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const fixture = (name: string) => fileURLToPath(new URL(`./readers/fixtures/${name}.json`, import.meta.url));

async function run(...args: string[]) {
  const lines: string[] = [];
  // The embedded database is not asked for where there is a server: opening it takes ten seconds of each run.
  const settings = database.isEmbedded ? {} : { DATABASE_URL: database.pool.options.connectionString };
  await runAwardImport(args, { DATA_DIR: folder, LOG_LEVEL: "silent", ...settings }, (line) =>
    lines.push(line),
  );
  return lines;
}

it("imports files into the database of the settings, and a second time changes nothing", async () => {
  const [nsf, giving] = [fixture("modelled-nsf"), fixture("360giving")];
  expect(await run("nsf", nsf)).toEqual([
    `${nsf}: 12 new, 0 changed, 0 known; left out: 0 to persons, 0 incomplete.`,
  ]);
  expect(await run("nsf", nsf)).toEqual([
    `${nsf}: 0 new, 0 changed, 12 known; left out: 0 to persons, 0 incomplete.`,
  ]);
  expect(await run("360giving", giving)).toEqual([
    `${giving}: 2 new, 0 changed, 0 known; left out: 0 to persons, 0 incomplete.`,
  ]);
});

it("says how it is used when the source or the file is missing", async () => {
  for (const args of [[], ["nsf"], ["elsewhere", fixture("modelled-nsf")], ["--all", "nsf"]])
    await expect(run(...args)).rejects.toThrow(/^Usage: npm run import:awards -- SOURCE FILE/);
});

it("refuses what is no answer of the source, and writes nothing of the other files", async () => {
  const broken = join(folder, "broken.json");
  await writeFile(broken, "{");
  for (const file of [broken, fixture("360giving")])
    await expect(run("nsf", fixture("modelled-nsf"), file)).rejects.toThrow(`${file} is no answer of nsf.`);
  const missing = join(folder, "missing.json");
  await expect(run("nsf", missing)).rejects.toThrow(
    new AwardImportRefusal(`${missing} cannot be read (ENOENT).`),
  );
});
