import { appendFile, chmod, cp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildHouse, buildLivedInHouse, DATABASES, type Installation } from "../../test/lived-in/house";

/** A PostgreSQL server, where there is one: a database there is made in a tenth of the time of an embedded one. */
const QUICK = DATABASES.at(-1)!;

const houses: Installation[] = [];
const newHouse = async (kind: "embedded" | "server") => {
  const house = await buildHouse(kind);
  houses.push(house);
  return house;
};
afterAll(async () => {
  for (const house of houses) await house.tearDown();
});

describe("a damaged backup", { timeout: 180_000 }, () => {
  let home: Installation;
  let wholeBackup: string;
  beforeAll(async () => {
    home = await buildLivedInHouse(QUICK);
    houses.push(home);
    const { out } = await home.ops("backup", "--to", "whole");
    wholeBackup = join(home.folder, out.split(":")[0]!);
  }, 180_000);

  const copyDamaged = async (damage: (folder: string) => Promise<unknown>) => {
    const folder = join(home.folder, `damaged-${Math.random()}`);
    await cp(wholeBackup, folder, { recursive: true });
    await damage(folder);
    return folder;
  };
  const flipByte = async (path: string) => {
    const bytes = await readFile(path);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    await writeFile(path, bytes);
  };
  const findFile = async (folder: string) => {
    const [name] = (await readdir(join(folder, "files"), { recursive: true, withFileTypes: true })).filter(
      (e) => e.isFile(),
    );
    return join(name!.parentPath, name!.name);
  };
  const editManifest = (from: RegExp, to: string) => async (folder: string) => {
    const path = join(folder, "manifest.json");
    await writeFile(path, (await readFile(path, "utf8")).replace(from, to));
  };

  it.each<[string, (folder: string) => Promise<unknown>, RegExp]>([
    [
      "rows that changed",
      (f) => flipByte(join(f, "rows/public.users.copy.gz")),
      /users\.copy\.gz is not what was written/,
    ],
    [
      "rows that are cut off",
      (f) => truncate(join(f, "rows/public.entities.copy.gz"), 20),
      /entities\.copy\.gz is not what/,
    ],
    [
      "a table that is missing",
      (f) => rm(join(f, "rows/public.applications.copy.gz")),
      /applications\.copy\.gz cannot be read/,
    ],
    [
      "a stored file that changed",
      async (f) => flipByte(await findFile(f)),
      /files\/.* is not what was written/,
    ],
    [
      "a list of files with one too many",
      (f) => appendFile(join(f, "files.jsonl"), "{}\n"),
      /files\.jsonl is not what/,
    ],
    [
      "no manifest",
      (f) => rm(join(f, "manifest.json")),
      /is not a backup: it has no readable manifest\.json/,
    ],
    ["half a manifest", (f) => truncate(join(f, "manifest.json"), 500), /manifest\.json is damaged/],
    [
      "a part outside of it",
      editManifest(/"file": "rows\/public\.users/, '"file": "../rows/public.users'),
      /is damaged/,
    ],
  ])("restore refuses a backup with %s and creates nothing", async (_, damage, sentence) => {
    const folder = await copyDamaged(damage);
    const house = await newHouse("embedded");
    const { code, err, out } = await house.ops("restore", folder);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(sentence);
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(await readdir(house.folder)).toEqual([]);
  });

  it("restore --check tells a whole backup from a damaged one and creates nothing", async () => {
    const house = await newHouse("embedded");
    const damaged = await copyDamaged((f) => flipByte(join(f, "rows/public.users.copy.gz")));
    expect((await house.ops("restore", wholeBackup, "--check")).code).toBe(0);
    expect((await house.ops("restore", damaged, "--check")).code).toBe(1);
    expect(await readdir(house.folder)).toEqual([]);
  });

  it.each<[string, (folder: string) => Promise<unknown>, RegExp]>([
    [
      "says another number of rows than it has",
      editManifest(/"rows": [1-9]\d*/, '"rows": 100000'),
      /has other rows than were written/,
    ],
    [
      "is of a newer release",
      editManifest(/("migrations": \[)/, `$1${'{"hash":"x","createdAt":"1"},'.repeat(500)}`),
      /newer release: it has had 5\d\d migrations/,
    ],
    [
      "was made by other migrations",
      editManifest(/"hash": "[0-9a-f]{64}"/, '"hash": "0"'),
      /made by other migrations/,
    ],
    [
      "has a table that nobody makes",
      editManifest(/"name": "users"/, '"name": "people"'),
      /other tables than this release makes.*public\.people/,
    ],
  ])("restore refuses a backup that %s", async (_, damage, sentence) => {
    const folder = await copyDamaged(damage);
    const house = await newHouse(QUICK);
    const refused = await house.ops("restore", folder);
    expect(refused.err).toMatch(sentence);
    expect(refused.code).toBe(1);
  });

  it("a refused restore leaves the installation empty, so the next restore succeeds", async () => {
    const house = await newHouse("embedded");
    const folder = await copyDamaged(editManifest(/"rows": [1-9]\d*/, '"rows": 100000'));
    expect((await house.ops("restore", folder)).code).toBe(1);
    expect((await house.ops("restore", wholeBackup)).code).toBe(0);
  });

  it("backup succeeds with code 3 when a file is missing in the store, and names the file", async () => {
    const store = join(home.env.DATA_DIR!, "objects");
    const copy = join(home.folder, "objects-copy");
    await cp(store, copy, { recursive: true });
    const [file] = (await readdir(store, { recursive: true, withFileTypes: true })).filter((e) => e.isFile());
    await rm(join(file!.parentPath, file!.name));
    const { code, out } = await home.ops("backup", "--to", "incomplete");
    expect(code).toBe(3);
    expect(out).toMatch(
      new RegExp(`1 stored files are named by the database and not in the store: .*${file!.name}`),
    );

    const house = await newHouse(QUICK);
    const restored = await house.ops("restore", join(home.folder, out.split(":")[0]!));
    expect(restored.code).toBe(3);
    expect(restored.out).toMatch(/1 stored files were missing when the backup was made/);
    await cp(copy, store, { recursive: true });
  });

  it("restore refuses an installation that has other files or another secret", async () => {
    const sameFiles = await newHouse(QUICK);
    await cp(join(home.env.DATA_DIR!, "objects"), join(sameFiles.env.DATA_DIR!, "objects"), {
      recursive: true,
    });
    // The files are those of the backup, as after an interrupted restore.
    expect((await sameFiles.ops("restore", wholeBackup)).code).toBe(0);

    const otherFiles = await newHouse("embedded");
    await cp(join(home.env.DATA_DIR!, "objects"), join(otherFiles.env.DATA_DIR!, "objects"), {
      recursive: true,
    });
    await writeFile(join(otherFiles.env.DATA_DIR!, "objects/foreign"), "mine");
    expect((await otherFiles.ops("restore", wholeBackup)).err).toMatch(
      /There are stored files in .* already, such as foreign/,
    );

    const otherSecret = await newHouse("embedded");
    await cp(join(home.env.DATA_DIR!, "session-secret"), join(otherSecret.env.DATA_DIR!, "session-secret"));
    await chmod(join(otherSecret.env.DATA_DIR!, "session-secret"), 0o600);
    await writeFile(join(otherSecret.env.DATA_DIR!, "session-secret"), "another".repeat(10));
    expect((await otherSecret.ops("restore", wholeBackup)).err).toMatch(/There is another session secret in/);
  });
});
