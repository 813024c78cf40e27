import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app/app";
import request from "supertest";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { download, downloadCsv, type Me } from "../../test/helpers/exports";
import type { OpportunityRecord } from "./opportunity-records";

const NOW = "2026-11-22T23:30:00Z";
const MEMBER = "/api/opportunities/export";
const VISITOR = "/api/public/opportunities/export";

let app: TestApp;
let me: Me;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock(NOW) });
  const user = await app.buildUser();
  await app.buildEntity({ userId: user.id });
  me = await app.as(user);
  const verifiedAt = new Date("2026-10-02T08:00:00Z");
  await app.buildOpportunity({
    name: "Marsh Loan",
    fundingType: "loan",
    minAmount: "0",
    maxAmount: "9000",
    currency: "KES",
    eligibleCountries: ["KE"],
    deadline: "2026-12-01",
    deadlineTime: "17:00",
    source: "African Development Bank",
    attribution: "From a list, CC BY 4.0",
    verifiedAt,
    lastSyncedAt: new Date("2026-11-20T08:00:00Z"),
  });
  await app.buildOpportunity({ name: "Marsh Grant", eligibleCountries: ["GH"], verifiedAt });
  await app.buildOpportunity({ name: "Marsh Secret", verificationStatus: "pending" });
});
afterAll(() => app.close());

async function read(who: Me, path: string) {
  const { bytes, headers } = await download(who, path);
  return {
    ...(JSON.parse(bytes.toString()) as { isCut: boolean; opportunities: OpportunityRecord[] }),
    headers,
  };
}
const names = ({ opportunities }: { opportunities: OpportunityRecord[] }) =>
  opportunities.map(({ name }) => name);

describe("GET /api/opportunities/export.json", () => {
  it("holds the rows of the table in its order, with source, licence and the day they were read", async () => {
    const query = "?search=marsh&sort=deadline";
    const { headers, isCut, ...found } = await read(me, `${MEMBER}.json${query}`);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["content-disposition"]).toBe('attachment; filename="opportunities-2026-11-22.json"');
    expect(isCut).toBe(false);
    expect(names(found)).toEqual(["Marsh Loan", "Marsh Grant"]);
    expect((await downloadCsv(me, `${MEMBER}.csv${query}`)).map((row) => row.Name)).toEqual(names(found));
    expect(found.opportunities[0]).toMatchObject({
      fundingType: "loan",
      minAmount: null,
      maxAmount: "9000.00",
      currency: "KES",
      closingTime: "17:00",
      timeZone: "UTC",
      countries: ["KE"],
      source: "African Development Bank",
      attribution: "From a list, CC BY 4.0",
      asOf: "2026-11-20",
    });
    expect(found.opportunities[1]).toMatchObject({ currency: null, closingTime: null, asOf: "2026-10-02" });
    for (const one of found.opportunities) expect(one).toHaveProperty("licence");
  });

  it("applies the filters of the list, and refuses what is none", async () => {
    expect(names(await read(me, `${MEMBER}.json?search=marsh&types=grant`))).toEqual(["Marsh Grant"]);
    expect(names(await read(me, `${MEMBER}.json?search=marsh&country=KE`))).toEqual(["Marsh Loan"]);
    expect(names(await read(me, `${MEMBER}.json?search=nothing-of-that`))).toEqual([]);
    const { body } = await me.get(`${MEMBER}.json?types=lottery`).expect(400);
    expect(body).toMatchObject({ fieldErrors: { types: ["Unknown value: lottery"] } });
  });
});

describe("the files of the public list", () => {
  it("hold what visitors see, as a table and as JSON, and nothing of any person", async () => {
    const found = await read(app.visitor, `${VISITOR}.json?search=marsh&order=deadline`);
    expect(names(found)).toEqual(["Marsh Loan", "Marsh Grant"]);
    for (const one of found.opportunities) expect(one).toMatchObject({ match: null, mark: null });
    expect(found.headers).not.toHaveProperty("set-cookie");
    expect(found.headers["cache-control"]).toBe("public, max-age=60");
    const rows = await downloadCsv(app.visitor, `${VISITOR}.csv?search=marsh&types=loan`);
    expect(rows.map((row) => row.Name)).toEqual(["Marsh Loan"]);
    expect(rows[0]).toMatchObject({ "Source and licence": "From a list, CC BY 4.0" });
    expect(rows[0]).not.toHaveProperty("Match");
    expect(rows[0]).not.toHaveProperty("Saved or hidden");
  });

  it("are in the language that the browser asks for", async () => {
    const { text } = await app.visitor
      .get(`${VISITOR}.csv?search=marsh&types=loan`)
      .set("Accept-Language", "fr")
      .expect(200);
    expect(text).toContain("Nom;Financeur");
    expect(text).toContain("Prêt");
  });

  it("need a sign-in where the catalogue is closed, and are limited for each address", async () => {
    const closed = createApp({ ...app.deps, config: { ...app.config, OPEN_CATALOGUE: "off" } });
    await request(closed).get(`${VISITOR}.json`).expect(401);
    const limited = createApp({ ...app.deps, config: { ...app.config, RATE_LIMIT_SCALE: 1 } });
    const ask = () => request(limited).get(`${VISITOR}.json?search=marsh`);
    for (let n = 0; n < 6; n++) await ask().expect(200);
    await ask().expect(429);
  });
});
