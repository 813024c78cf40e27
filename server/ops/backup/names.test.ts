import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { nameBackup, removeOldBackups, unfinished } from "./names";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "amberway-names-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const make = (...names: string[]) => Promise.all(names.map((name) => mkdir(join(folder, name))));
const listNames = async () => (await readdir(folder)).sort();

describe("the names of backups", () => {
  it("backups are named by their time, so the newest sorts last", () => {
    expect(nameBackup(new Date("2026-11-25T09:05:07.123Z"))).toBe("amberway-20261125T090507Z");
  });

  it("removing old backups keeps the newest ones and everything that is not a backup", async () => {
    const names = ["amberway-20261123T000000Z", "amberway-20261124T000000Z", "amberway-20261125T000000Z"];
    await make(...names, "amberway-notes", "photos", "amberway-20261101T000000Z-copy");
    expect(await removeOldBackups(folder, 2)).toEqual([names[0]]);
    expect(await listNames()).toEqual([
      "amberway-20261101T000000Z-copy",
      names[1],
      names[2],
      "amberway-notes",
      "photos",
    ]);
    expect(await removeOldBackups(folder, 5)).toEqual([]);
  });

  it("removing old backups deletes unfinished ones after a day", async () => {
    const [oldBackup, youngBackup] = ["amberway-20261123T000000Z", "amberway-20261124T000000Z"].map(
      unfinished,
    ) as [string, string];
    await make(oldBackup, youngBackup, "work.unfinished");
    const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(join(folder, oldBackup), dayAgo, dayAgo);
    await utimes(join(folder, "work.unfinished"), dayAgo, dayAgo);
    await removeOldBackups(folder, 1);
    expect(await listNames()).toEqual([youngBackup, "work.unfinished"]);
  });
});
