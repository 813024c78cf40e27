import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const text = z.string().min(1);
const entrySchema = z.strictObject({
  /** The number of a requirement of OWASP's standard, with the version that it is of. */
  id: z.string().regex(/^v5\.0\.0-([1-9]|1[0-7])\.[1-9]\.([1-9]|1\d)$/),
  level: z.literal([1, 2, 3]),
  /** What it asks for, or what we do about it, in our own words. */
  says: text.max(100),
  state: z.literal(["met", "met with exception", "does not apply", "open"]),
  where: z.array(text),
  tests: z.array(z.strictObject({ file: text, name: text })),
  /** Where no test can show it: what does. */
  shownBy: text.optional(),
  why: text.optional(),
});

const entries = z.array(entrySchema).parse(JSON.parse(readFileSync("docs/security/asvs.json", "utf8")));
const stateOf = (state: string) => entries.filter((entry) => entry.state === state);

/** How many requirements of level 1, 2 and 3 each of the 17 chapters has. */
const REQUIREMENTS = [
  [8, 19, 3],
  [4, 7, 2],
  [8, 11, 12],
  [2, 8, 6],
  [4, 5, 4],
  [13, 22, 12],
  [6, 12, 1],
  [4, 3, 6],
  [4, 3, 0],
  [5, 24, 7],
  [3, 11, 10],
  [3, 6, 3],
  [1, 12, 8],
  [2, 7, 4],
  [3, 10, 8],
  [0, 16, 1],
  [0, 7, 5],
];

describe("the table of requirements", () => {
  it("has each requirement of level 1 and 2 once, and at least forty of level 3", () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const count = (chapter: number, level: number) =>
      entries.filter((entry) => entry.level === level && entry.id.startsWith(`v5.0.0-${chapter}.`)).length;
    const counted = REQUIREMENTS.map((_, at) => [1, 2].map((level) => count(at + 1, level)));
    expect(counted).toEqual(REQUIREMENTS.map((levels) => levels.slice(0, 2)));
    REQUIREMENTS.forEach(([, , most], at) => expect(count(at + 1, 3)).toBeLessThanOrEqual(most!));
    expect(entries.filter(({ level }) => level === 3).length).toBeGreaterThanOrEqual(40);
  });

  it("has files and a test for what is met, or says in words what shows it", () => {
    const unproven = stateOf("met").filter(
      ({ where, tests, shownBy }) => where.length === 0 || (tests.length === 0 && shownBy === undefined),
    );
    expect(unproven).toEqual([]);
    const inWords = stateOf("met").filter(({ tests }) => tests.length === 0);
    expect(inWords.length).toBeLessThanOrEqual(20);
  });

  it("has files, a test and the reason for what is met but for an exception that others fix", () => {
    const excepted = stateOf("met with exception");
    const unproven = excepted.filter(({ where, tests }) => where.length === 0 || tests.length === 0);
    expect(unproven).toEqual([]);
    expect(excepted.length).toBeLessThanOrEqual(3);
  });

  it("says why something does not apply, is open or has an exception", () => {
    for (const state of ["does not apply", "open", "met with exception"])
      expect(stateOf(state).filter(({ why }) => why === undefined)).toEqual([]);
  });

  it("names files that are there", () => {
    const files = entries.flatMap(({ where, tests }) => [...where, ...tests.map(({ file }) => file)]);
    expect([...new Set(files)].filter((file) => !existsSync(file))).toEqual([]);
  });

  it("names tests by titles that stand in their files", () => {
    const read = new Map<string, string>();
    const contains = (file: string, name: string) => {
      if (!read.has(file)) read.set(file, readFileSync(file, "utf8").replaceAll('\\"', '"'));
      const source = read.get(file)!;
      return source.includes(`"${name}"`) || source.includes(`\`${name}\``);
    };
    const missing = entries.flatMap(({ id, tests }) =>
      tests.filter(({ file, name }) => !contains(file, name)).map((test) => ({ id, ...test })),
    );
    expect(missing).toEqual([]);
  });
});
