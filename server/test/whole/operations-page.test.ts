import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { readConfig, settingNames } from "../../platform/config/config";
import { explainFolder, explainRefusal } from "../../platform/db/explain-failure";
import { MEMORY_FLAGS } from "../processes/server-process";

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), "utf8");
const page = read("docs/operations.md");

/** Reads the rows of the tables in a section, with the code in each cell. */
function tableRows(section: string): { left: string; code: string; printed: string }[] {
  const text = page.split(/^## /m).find((part) => part.startsWith(section)) ?? "";
  return [...text.matchAll(/^\| (?!Setting|What|-)(.+?) +\| `(.+?)` +\|$/gm)].map(
    ([, left = "", printed = ""]) => ({
      left,
      code: /`(.+?)`/.exec(left)?.[1] ?? "",
      printed,
    }),
  );
}

const rows = tableRows("Settings that cannot be used");
const refused = rows.filter(({ code }) => /^[A-Z_\d]+=/.test(code) && !code.includes("…"));
const parseSetting = (code: string) => {
  const equalsIndex = code.indexOf("=");
  return { [code.slice(0, equalsIndex)]: code.slice(equalsIndex + 1) };
};

describe("the page for operators", () => {
  it("the page lists at least ten settings with invalid values", () => {
    expect(refused.length).toBeGreaterThanOrEqual(10);
  });

  it.each(refused)("the page quotes the message for $code", ({ code, printed }) => {
    expect(() => readConfig(parseSetting(code))).toThrow(new Error(printed));
  });

  it("the page quotes the message for a misspelt name", () => {
    const mistyped = rows.filter(({ code }) => code.endsWith("=…"));
    expect(mistyped).toHaveLength(1);
    const [name = ""] = mistyped[0]!.code.split("=");
    expect(readConfig({ [name]: "x" }).unknownSettings).toEqual([mistyped[0]!.printed]);
  });

  const URL_OF_PAGE = "postgres://amberway:password@127.0.0.1:5432/amberway";
  const fromServer = (code: string, message: string) =>
    Object.assign(new pg.DatabaseError(message, message.length, "error"), { code });
  it.each<[string, string | null]>([
    [
      "the password of the database",
      explainRefusal(fromServer("28P01", "password authentication failed"), URL_OF_PAGE),
    ],
    [
      "no password in `DATABASE_URL`",
      explainRefusal(
        new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"),
        "postgres://amberway@127.0.0.1:5432/amberway",
      ),
    ],
    [
      "the name of the database",
      explainRefusal(
        fromServer("3D000", 'database "amberwax" does not exist'),
        "postgres://amberway:password@127.0.0.1:5432/amberwax",
      ),
    ],
    [
      "the extension is missing",
      explainRefusal(fromServer("42501", 'permission denied to create extension "vector"'), URL_OF_PAGE),
    ],
    [
      "a data folder of another user",
      explainFolder(Object.assign(new Error("EACCES"), { code: "EACCES" }), "/srv/x"),
    ],
  ])("the page quotes the message about %s", (left, explained) => {
    expect(rows.find((row) => row.left.trim() === left)?.printed).toBe(`Cannot start: ${explained}`);
  });
});

it("npm start, the container and the service of the operations page start the server with the same flags", () => {
  const start = ["node", ...MEMORY_FLAGS, "dist/server/index.js"].join(" ");
  expect(read("package.json")).toContain(`&& ${start}"`);
  expect(page).toContain(`ExecStart=/usr/bin/${start}\n`);
  const words = start.split(" ").map((word) => `"${word}"`);
  expect(read("Dockerfile")).toContain(`CMD [${words.join(", ")}]\n`);
});

it(".env.example has exactly the existing settings", () => {
  const writtenNames = [...read(".env.example").matchAll(/^#([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name);
  expect(writtenNames.toSorted()).toEqual(settingNames.toSorted());
});
