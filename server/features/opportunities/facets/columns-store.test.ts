import { describe, expect, it } from "vitest";
import type { CatalogueColumns } from "./catalogue-columns";
import { ColumnsStore } from "./columns-store";

const LARGE = 20_000;
const buildColumns = (size: number) => ({ size }) as CatalogueColumns;

/** Counts the readings, each of which gives as many rows. */
function startStore(size: number) {
  const store = new ColumnsStore();
  const readings: CatalogueColumns[] = [];
  const load = () => {
    readings.push(buildColumns(size));
    return Promise.resolve(readings.at(-1)!);
  };
  return { readings, read: (version: string, now: number) => store.read(version, now, load), store };
}

describe("the columns of the catalogue", () => {
  it("are read once for a version, also by several at a time", async () => {
    const { readings, read } = startStore(5);
    await Promise.all([read("1", 0), read("1", 0)]);
    await read("1", 1_000_000);
    expect(readings).toHaveLength(1);
  });

  it("of a small catalogue are read anew at every change", async () => {
    const { readings, read } = startStore(5);
    await read("1", 0);
    expect(await read("2", 1)).toBe(readings[1]);
    expect(readings).toHaveLength(2);
  });

  it("of a small catalogue are not those of a reading that began before the change", async () => {
    const store = new ColumnsStore();
    let finish: (columns: CatalogueColumns) => void = () => undefined;
    const first = store.read("1", 0, () => new Promise((resolve) => (finish = resolve)));
    const newer = buildColumns(2);
    const second = store.read("2", 0, () => Promise.resolve(newer));
    finish(buildColumns(1));
    expect((await first).size).toBe(1);
    expect(await second).toBe(newer);
  });

  it("of a large catalogue stay for half a minute after a change, and then while newer ones are read", async () => {
    const { readings, read } = startStore(LARGE);
    const first = await read("1", 0);
    expect(await read("2", 29_999)).toBe(first);
    expect(readings).toHaveLength(1);
    expect(await read("2", 30_000)).toBe(first);
    expect(readings).toHaveLength(2);
    expect(await read("2", 30_001)).toBe(readings[1]);
  });

  it("of a large catalogue are waited for when they are older than five minutes", async () => {
    const { readings, read } = startStore(LARGE);
    await read("1", 0);
    expect(await read("2", 300_000)).toBe(readings[1]);
  });

  it("are read again after a failure", async () => {
    const { read, readings, store } = startStore(5);
    await expect(store.read("1", 0, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await read("1", 0)).toBe(readings[0]);
  });
});
