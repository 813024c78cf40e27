import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../test/app";
import { importAndReport, RegisterImportRefusal, runRegisterImport } from "./import-command";
import { importRegister } from "./import-register";
import { REGISTER_READERS } from "./readers/index";
import { findEntry, listRegisters } from "./registers.service";

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), "amberway-registers-"));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const fixture = (name: string) => fileURLToPath(new URL(`./readers/fixtures/${name}`, import.meta.url));
const at = (asOf: string) => ({ asOf, now: new Date(`${asOf}T08:00:00Z`) });
const irs = REGISTER_READERS["us-irs"];

describe("the files of a register", () => {
  it("take the place of earlier ones: what they no longer name is gone", async () => {
    const whole = fixture("modelled-us-irs.csv");
    expect(await importRegister(app.db, irs, [whole], at("2030-01-01"))).toEqual({
      ...{ read: 3, kept: 3, removed: 0 },
    });
    const lines = (await readFile(whole, "utf8")).split("\n");
    const [one, other] = [join(folder, "eo1.csv"), join(folder, "eo2.csv.gz")];
    await writeFile(one, [lines[0], lines[1]!.replace("BRIGHT REEDS INC", "BRIGHTER REEDS")].join("\n"));
    await writeFile(other, gzipSync([lines[0], lines[3]].join("\n")));
    expect(await importRegister(app.db, irs, [one, other], at("2030-02-01"))).toEqual({
      ...{ read: 2, kept: 2, removed: 1 },
    });
    expect(await findEntry(app.db, "us-irs", "01-0203040")).toMatchObject({
      ...{ name: "BRIGHTER REEDS", asOf: "2030-02-01" },
    });
    expect(await findEntry(app.db, "us-irs", "02-0304050")).toBeUndefined();
  });

  it("count an organisation once that stands in two of them", async () => {
    const [names, first] = (await readFile(fixture("modelled-us-irs.csv"), "utf8")).split("\n");
    const others = Array.from({ length: 1_000 }, (_, n) => first!.replace(/^\d+/, String(300_000_000 + n)));
    const [one, other] = [join(folder, "many.csv"), join(folder, "again.csv")];
    await writeFile(one, [names, first, ...others].join("\n"));
    await writeFile(other, [names, first].join("\n"));
    expect(await importRegister(app.db, irs, [one, other], at("2030-02-15"))).toMatchObject({
      ...{ read: 1_002, kept: 1_001 },
    });
  });

  it("are taken when the quote of a long description would end inside an emoji", async () => {
    const charities = REGISTER_READERS["gb-charities"];
    const text = await readFile(fixture("modelled-gb-charities.txt"), "utf8");
    const [names, first] = text.split(/\r?\n/);
    const place = names!.split("\t").indexOf("charity_activities");
    const cells = first!.split("\t");
    cells[place] = `${"A".repeat(479)}😀 AND ON`;
    const file = join(folder, "emoji.txt");
    await writeFile(file, [names, cells.join("\t")].join("\n"));
    expect(await importRegister(app.db, charities, [file], at("2030-02-01"))).toMatchObject({ kept: 1 });
    const { facts = [] } = (await findEntry(app.db, "gb-charities", "1999001")) ?? {};
    const quote = `charity_activities: ${"A".repeat(479)}`;
    expect(facts.find(({ fact }) => fact === "description")?.quote).toBe(quote);
  });

  it("of another register are refused, and nothing is removed", async () => {
    const ror = REGISTER_READERS.ror;
    await importRegister(app.db, ror, [fixture("modelled-ror.csv")], at("2030-01-01"));
    for (const [file, problem] of [
      [fixture("modelled-us-irs.csv"), /has no column id, names.types.ror_display/],
      [join(folder, "missing.csv"), /cannot be read \(ENOENT\)/],
    ] as const)
      await expect(importRegister(app.db, ror, [file], at("2030-03-01"))).rejects.toThrow(problem);
    expect(await findEntry(app.db, "ror", "https://ror.org/0reed0042")).toMatchObject({
      ...{ name: "Institute of Reeds", asOf: "2030-01-01" },
    });
    expect(await listRegisters(app.db)).toContainEqual({ register: "ror", asOf: "2030-01-01" });
  });
});

describe("npm run import:register", () => {
  it("says how many organisations came, and how many went", async () => {
    const lines: string[] = [];
    const files = [fixture("modelled-gb-charities.txt")];
    const given = { register: "gb-charities", files, asOf: "2030-02-01" } as const;
    await importAndReport(app.db, given, new Date("2030-02-01"), (line) => lines.push(line));
    expect(lines).toEqual([
      "Charity Commission (England and Wales), as of 2030-02-01: 4 rows read, 2 organisations, 0 of an earlier file removed.",
    ]);
    const missing = { ...given, files: [join(folder, "missing.txt")] };
    await expect(importAndReport(app.db, missing, new Date("2030-03-01"), () => {})).rejects.toThrow(
      RegisterImportRefusal,
    );
  });

  it("says how it is used when the register, the files or the day are wrong", async () => {
    for (const args of [
      [],
      ["ror"],
      ["elsewhere", fixture("modelled-ror.csv")],
      ["ror", fixture("modelled-ror.csv"), "--as-of", "yesterday"],
    ])
      await expect(runRegisterImport(args, {}, () => {})).rejects.toThrow(
        /^Usage: npm run import:register -- REGISTER FILE/,
      );
  });
});
