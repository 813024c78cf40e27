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
const left = async () => (await readdir(folder)).sort();

describe("backups in a folder", () => {
  it("are named by their time, so that the newest is the last", () => {
    expect(nameBackup(new Date("2026-11-25T09:05:07.123Z"))).toBe("amberway-20261125T090507Z");
  });

  it("go when there are newer ones, as many as are kept, and nothing else goes", async () => {
    const names = ["amberway-20261123T000000Z", "amberway-20261124T000000Z", "amberway-20261125T000000Z"];
    await make(...names, "amberway-notes", "photos", "amberway-20261101T000000Z-copy");
    expect(await removeOldBackups(folder, 2)).toEqual([names[0]]);
    expect(await left()).toEqual([
      "amberway-20261101T000000Z-copy",
      names[1],
      names[2],
      "amberway-notes",
      "photos",
    ]);
    expect(await removeOldBackups(folder, 5)).toEqual([]);
  });

  it("leave no broken one behind, once nobody can be at it any more", async () => {
    const [old, young] = ["amberway-20261123T000000Z", "amberway-20261124T000000Z"].map(unfinished) as [
      string,
      string,
    ];
    await make(old, young, "work.unfinished");
    const long = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(join(folder, old), long, long);
    await utimes(join(folder, "work.unfinished"), long, long);
    await removeOldBackups(folder, 1);
    expect(await left()).toEqual([young, "work.unfinished"]);
  });
});
