import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { IdTable } from "./id-table";

describe("a table of ids", () => {
  it("finds each id at its place and gives it back, and finds no others", () => {
    const ids = Array.from({ length: 1_000 }, () => randomUUID() as string);
    const table = new IdTable(ids);
    ids.forEach((id, place) => {
      expect(table.findPlace(id)).toBe(place);
      expect(table.readId(place)).toBe(id);
    });
    expect(table.findPlace(randomUUID())).toBeUndefined();
  });

  it("tells ids apart that differ in any digit, and keeps zeros", () => {
    const id = "00000000-0000-4000-8000-000000000000";
    const others = [...id].flatMap((digit, at) =>
      digit === "-" ? [] : [`${id.slice(0, at)}a${id.slice(at + 1)}`],
    );
    const table = new IdTable([id, ...others]);
    expect([id, ...others].map((other) => table.findPlace(other))).toEqual([id, ...others].map((_, n) => n));
    expect(table.readId(0)).toBe(id);
  });

  it("an empty one finds nothing", () => {
    expect(new IdTable([]).findPlace(randomUUID())).toBeUndefined();
  });
});
