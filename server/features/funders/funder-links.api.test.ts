import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { funderProfiles } from "@shared/schema/index";
import { inTransaction } from "../../platform/db/database";
import { startTestApp, type TestApp } from "../../test/app";
import { findFundersByIdentifier, findFundersByName } from "./funder-links.service";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function buildFunder(given: Partial<typeof funderProfiles.$inferInsert>) {
  const [row] = await app.db
    .insert(funderProfiles)
    .values({ name: `Fund ${crypto.randomUUID()}`, ...given })
    .returning();
  return row!;
}

describe("the names by which a funder is found", () => {
  it.each([
    ["Water Trust", ["water trust", "water trust wt"]],
    ["National Institutes of Health", ["national institutes of health", "national institutes of health nih"]],
    [
      "Fund for Innovation in Development (FID)",
      [
        "fid",
        "fid fund for innovation in development",
        "fund for innovation in development",
        "fund for innovation in development fid",
      ],
    ],
    [
      "AECF (Africa Enterprise Challenge Fund)",
      [
        "aecf",
        "aecf africa enterprise challenge fund",
        "africa enterprise challenge fund",
        "africa enterprise challenge fund aecf",
      ],
    ],
    [
      "Investisseurs & Partenaires (I&P)",
      [
        "i and p",
        "i and p investisseurs and partenaires",
        "investisseurs and partenaires",
        "investisseurs and partenaires i and p",
      ],
    ],
    // A former name, a place, something else in parentheses, a name of one word: no names of their own.
    ["Coefficient Giving (Open Philanthropy)", ["coefficient giving open philanthropy"]],
    ["Innovation Fund (Ghana)", ["innovation fund ghana"]],
    ["Google (G)", ["google g"]],
    ["Vinnova", ["vinnova"]],
    ["صندوق الشمس", ["صندوق الشمس", "صندوق الشمس صا"]],
    ["…", []],
  ])("those of %s are %j", async (name, keys) => {
    const { rows } = await app.db.execute<{ keys: string[] }>(
      sql`select array(select k from unnest(funder_keys(${name}, '{}')) k order by k collate "C") as keys`,
    );
    expect(rows[0]!.keys).toEqual(keys);
  });

  it("are computed when a dump is restored, which names no schema to search in", async () => {
    const keys = await inTransaction(app.db, async (tx) => {
      await tx.execute(sql`set local search_path = ''`);
      const { rows } = await tx.execute<{ keys: string[] }>(
        sql`insert into public.funder_profiles (name) values ('Restored Trust (RT)') returning name_keys as keys`,
      );
      return rows[0]!.keys;
    });
    expect(keys).toContain("restored trust");
  });

  it("include its aliases, without regard to case, accents and punctuation", async () => {
    const funder = await buildFunder({
      name: "U.S. Moon Agency",
      aliases: ["Agência da Lua", "Moon Agency"],
    });
    const names = ["MOON AGENCY", "agencia da lua", "US Moon  Agency", "U.S. Moon Agency", "Moon"];
    const found = await findFundersByName(app.db, names);
    expect([...found].map(([name, { id }]) => [name, id]).sort()).toEqual(
      [
        ["MOON AGENCY", funder.id],
        ["U.S. Moon Agency", funder.id],
        ["agencia da lua", funder.id],
      ].sort(),
    );
  });
});

it("an identifier that two funders have belongs to none of them", async () => {
  const one = await buildFunder({ orgIds: ["GB-CHC-1", "GB-COH-1"] });
  await buildFunder({ orgIds: ["GB-CHC-1"] });
  expect([...(await findFundersByIdentifier(app.db, ["GB-CHC-1", "GB-COH-1", "GB-CHC-2"]))]).toEqual([
    ["GB-COH-1", one.id],
  ]);
});
