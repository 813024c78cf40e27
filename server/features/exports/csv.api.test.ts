import { sql } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { EXPORT_ROWS_MAX } from "@shared/constants/exports";
import { fundingOpportunities } from "@shared/schema/index";
import { createApp } from "../../app/app";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { daysFrom } from "../../test/factories";
import { download, downloadCsv, readHeadings, type Me } from "../../test/helpers/exports";

const APPLICATIONS = "/api/applications/export.csv";
const OPPORTUNITIES = "/api/opportunities/export.csv";
const NOW = "2026-11-22T23:30:00Z";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock: testClock(NOW) })));
afterAll(() => app.close());

async function founder(given: { timezone?: string; preferredLanguage?: string } = {}) {
  const user = await app.buildUser(given);
  const entity = await app.buildEntity({ userId: user.id });
  return { user, entity, me: await app.as(user) };
}

describe("an exported table", () => {
  it.each([APPLICATIONS, OPPORTUNITIES])(
    "is limited to six downloads a minute for each user: %s",
    async (path) => {
      const [one, two] = [await app.buildUser(), await app.buildUser()];
      const server = createApp({ ...app.deps, config: { ...app.config, RATE_LIMIT_SCALE: 1 } });
      const cookieOf = async (id: string) =>
        ((await app.as({ id })).get("/") as unknown as { header: Record<string, string> }).header.Cookie!;
      const [first, second] = [await cookieOf(one.id), await cookieOf(two.id)];
      const ask = (cookie: string) => request(server).get(path).set("Cookie", cookie);
      for (let n = 0; n < 6; n++) await ask(first).expect(200);
      const refused = await ask(first).expect(429);
      expect(refused.body).toEqual({
        message: "Too many requests. Please wait a moment and try again.",
        code: "rate_limited",
      });
      expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
      await ask(second).expect(200);
    },
  );
});

describe("GET /api/applications/export.csv", () => {
  it("holds the caller's applications as on the screen, newest first", async () => {
    const { entity, me } = await founder({ timezone: "Africa/Nairobi" });
    await app.buildApplication();
    const old = await app.buildOpportunity({ name: "Old Grant" });
    await app.buildApplication({
      entityId: entity.id,
      opportunityId: old.id,
      status: "under_review",
      askingAmount: "1234567.5",
      askingCurrency: "KES",
      submittedDate: "2026-02-01",
      // The next day already where they are.
      createdAt: new Date("2026-01-01T22:00:00Z"),
      updatedAt: new Date("2026-01-31T21:30:00Z"),
    });
    await app.buildApplication({
      entityId: entity.id,
      opportunityId: null,
      title: "=HYPERLINK(1)",
      createdAt: new Date("2026-03-01T12:00:00Z"),
    });
    const { headers } = await download(me, APPLICATIONS);
    // It is the next day already where they are.
    expect(headers["content-disposition"]).toBe('attachment; filename="applications-2026-11-23.csv"');
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(await downloadCsv(me, APPLICATIONS)).toEqual([
      {
        Opportunity: "'=HYPERLINK(1)",
        Status: "Draft",
        "Requested amount": "50000.00",
        "Requested currency": "USD",
        Entity: "Sunrise Labs",
        Created: "2026-03-01",
        Submitted: "",
      },
      {
        Opportunity: "Old Grant",
        Status: "Under Review",
        "Requested amount": "1234567.50",
        "Requested currency": "KES",
        Entity: "Sunrise Labs",
        Created: "2026-01-02",
        Submitted: "2026-02-01",
      },
    ]);
    expect(await downloadCsv(me, `${APPLICATIONS}?columns=changed&status=under_review`)).toEqual([
      { "Last changed": "2026-02-01" },
    ]);
  });

  it("has the requested columns in a fixed order, with whole long texts", async () => {
    const { entity, me } = await founder();
    const narrative = `Line one\nLine "two", and\r\nthree ${"x".repeat(20_000)}`;
    for (let n = 0; n < 3; n++)
      await app.buildApplication({ entityId: entity.id, narrative: `${narrative}${n}`, notes: "@home" });
    const path = `${APPLICATIONS}?columns=narrative,%20notes,status,narrative`;
    expect(await readHeadings(me, path)).toEqual(["Status", "Notes", "Narrative"]);
    const rows = await downloadCsv(me, path);
    expect(rows.map((row) => row.Narrative!.replace(narrative, "")).sort()).toEqual(["0", "1", "2"]);
    expect(rows[0]!.Notes).toBe("'@home");
  });

  it("applies the filters of the screen", async () => {
    const { user, entity, me } = await founder();
    const solar = await app.buildOpportunity({ name: "Solar Prize" });
    await app.buildApplication({ entityId: entity.id, opportunityId: solar.id });
    const { id } = await app.buildApplication({ entityId: entity.id, status: "funded" });
    const task = { title: "Budget", assigneeId: user.id };
    await me.post(`/api/applications/${id}/tasks`).send(task).expect(201);
    const names = async (query: string) =>
      (await downloadCsv(me, `${APPLICATIONS}?${query}`)).map((row) => row.Opportunity);
    expect(await names("search=SOLAR")).toEqual(["Solar Prize"]);
    expect(await names("status=funded")).toEqual(["Clean Energy Grant"]);
    expect(await names("search=sunrise&status=draft")).toEqual(["Solar Prize"]);
    expect(await names("search=zzz")).toEqual([]);
    expect(await names(`person=${user.id}`)).toEqual(["Clean Energy Grant"]);
    expect(await names(`person=${user.id}&status=draft`)).toEqual([]);
  });

  it("is in the user's language with its separators, except for user content", async () => {
    const { entity, me } = await founder({ preferredLanguage: "fr" });
    const prize = await app.buildOpportunity({ name: "Solar Prize", fundingType: "prize" });
    await app.buildApplication({
      entityId: entity.id,
      opportunityId: prize.id,
      status: "under_review",
      askingAmount: "1234567.5",
      notes: "As agreed",
    });
    const columns = "opportunity,status,askingAmount,fundingType,entityType,notes";
    expect(await downloadCsv(me, `${APPLICATIONS}?columns=${columns}`, ";")).toEqual([
      {
        Opportunité: "Solar Prize",
        Statut: "À l’étude",
        "Montant demandé": "1234567,50",
        "Devise demandée": "USD",
        "Type de financement": "Prix",
        "Type de structure": "Startup",
        Notes: "As agreed",
      },
    ]);
  });

  it("names the funder that a person told of a call outside the catalogue", async () => {
    const { entity, me } = await founder();
    const outside = { opportunityId: null, title: "Light for Schools", funderName: "Amber Trust" };
    await app.buildApplication({ entityId: entity.id, ...outside });
    expect(await downloadCsv(me, `${APPLICATIONS}?columns=opportunity,funder`)).toEqual([
      { Opportunity: "Light for Schools", Funder: "Amber Trust" },
    ]);
  });

  it("has only its headings without applications", async () => {
    const { me } = await founder();
    expect(await readHeadings(me, APPLICATIONS)).toContain("Opportunity");
    expect(await downloadCsv(me, APPLICATIONS)).toEqual([]);
  });
});

describe("GET /api/opportunities/export.csv", () => {
  let me: Me;
  beforeEach(async () => {
    await app.db.delete(fundingOpportunities);
    ({ me } = await founder());
    const soon = daysFrom(new Date(NOW), 5);
    await app.buildOpportunity({
      name: "Kenya Loan",
      fundingType: "loan",
      minAmount: "0",
      maxAmount: "9000",
      currency: "KES",
      eligibleCountries: ["KE", "UG"],
      industryFocus: ["energy", "agriculture"],
      deadline: soon,
      attribution: "From a list, CC BY 4.0",
    });
    await app.buildOpportunity({
      name: "World Grant",
      funderName: "Big Fund",
      minAmount: "1000",
      maxAmount: "5000",
      eligibleCountries: ["*"],
      featured: true,
    });
    await app.buildOpportunity({ name: "Ghana Prize", eligibleCountries: ["GH"], maxAmount: "700" });
    await app.buildOpportunity({ name: "Hidden", verificationStatus: "pending" });
    await app.buildOpportunity({ name: "Over", deadline: "2026-01-01" });
  });
  const names = async (query: string) =>
    (await downloadCsv(me, `${OPPORTUNITIES}?${query}`)).map((row) => row.Name);
  const mark = async (name: string, kind: "saved" | "dismissed") => {
    const { body } = await me.get("/api/opportunities").expect(200);
    const { id } = (body.opportunities as { id: string; name: string }[]).find((one) => one.name === name)!;
    await me.put(`/api/opportunities/${id}/feedback`).send({ kind }).expect(200);
  };

  it("holds the rows of the list in its order, always with the licence", async () => {
    const { headers } = await download(me, OPPORTUNITIES);
    expect(headers["content-disposition"]).toBe('attachment; filename="opportunities-2026-11-22.csv"');
    expect(headers["x-export-cut"]).toBeUndefined();
    expect(await names("")).toEqual(["World Grant", "Kenya Loan", "Ghana Prize"]);
    expect(
      await downloadCsv(me, `${OPPORTUNITIES}?columns=industries,countries,name,amounts`),
    ).toContainEqual({
      Name: "Kenya Loan",
      "Minimum amount": "",
      "Maximum amount": "9000.00",
      Currency: "KES",
      "Eligible countries": "Kenya; Uganda",
      Industries: expect.stringMatching(/^Energy.*; Agriculture/),
      "Source and licence": "From a list, CC BY 4.0",
    });
  });

  it("says where any type or stage may apply", async () => {
    await app.db.delete(fundingOpportunities);
    await app.buildOpportunity({ name: "A", eligibleEntityTypes: ["*"], stageFocus: ["*"] });
    expect(await downloadCsv(me, `${OPPORTUNITIES}?columns=name,entityTypes,stages`)).toMatchObject([
      { Name: "A", "Eligible entity types": "Any", Stages: "Any" },
    ]);
  });

  it("has the hour of the deadline and its time zone when they are chosen", async () => {
    const day = { deadline: "2026-12-01" };
    await app.db.delete(fundingOpportunities);
    await app.buildOpportunity({
      ...day,
      name: "A",
      deadlineTime: "17:00",
      deadlineTimezone: "Africa/Accra",
    });
    await app.buildOpportunity({ ...day, name: "B", deadlineTime: "09:30" });
    await app.buildOpportunity({ ...day, name: "C", deadlineTimezone: "America/New_York" });
    await app.buildOpportunity({ ...day, name: "D" });
    await app.buildOpportunity({ name: "E", deadlineTimezone: "Africa/Accra" });
    expect(await readHeadings(me, OPPORTUNITIES)).not.toContain("Closing time");
    const path = `${OPPORTUNITIES}?columns=timeZone,closingTime,deadline,name`;
    const rows = await downloadCsv(me, path);
    const licence = { "Source and licence": expect.any(String) as string };
    expect(rows.sort((a, b) => (a.Name! < b.Name! ? -1 : 1))).toEqual(
      [
        { Name: "A", Deadline: "2026-12-01", "Closing time": "17:00", "Time zone": "Africa/Accra" },
        { Name: "B", Deadline: "2026-12-01", "Closing time": "09:30", "Time zone": "UTC" },
        { Name: "C", Deadline: "2026-12-01", "Closing time": "", "Time zone": "America/New_York" },
        { Name: "D", Deadline: "2026-12-01", "Closing time": "", "Time zone": "" },
        { Name: "E", Deadline: "", "Closing time": "", "Time zone": "" },
      ].map((row) => ({ ...row, ...licence })),
    );
    const { me: reader } = await founder({ preferredLanguage: "fr" });
    expect(Object.keys((await downloadCsv(reader, path, ";"))[0]!)).toEqual([
      ...["Nom", "Date limite", "Heure limite", "Fuseau horaire"],
      "Source et licence",
    ]);
  });

  it("is in the user's language", async () => {
    const { me: reader } = await founder({ preferredLanguage: "fr" });
    const rows = await downloadCsv(
      reader,
      `${OPPORTUNITIES}?columns=industries,countries,name,amounts,fundingType&search=loan`,
      ";",
    );
    expect(rows).toEqual([
      {
        Nom: "Kenya Loan",
        "Type de financement": "Prêt",
        "Montant minimal": "",
        "Montant maximal": "9000,00",
        Devise: "KES",
        "Pays éligibles": "Kenya; Ouganda",
        Secteurs: expect.stringMatching(/^Énergie.*; Agriculture/),
        "Source et licence": "From a list, CC BY 4.0",
      },
    ]);
  });

  it("applies the filters and the order of the list", async () => {
    expect(await names("country=ke")).toEqual(["World Grant", "Kenya Loan"]);
    expect(await names("sort=deadline")).toEqual(["Kenya Loan", "World Grant", "Ghana Prize"]);
    expect(await names("sort=amount")).toEqual(["World Grant", "Ghana Prize", "Kenya Loan"]);
    expect(await names("search=loan")).toEqual(["Kenya Loan"]);
  });

  it("holds only saved or hidden opportunities, and searches them", async () => {
    await mark("Kenya Loan", "saved");
    await mark("Ghana Prize", "dismissed");
    expect(await names("")).toEqual(["World Grant", "Kenya Loan"]);
    expect(await names("show=saved")).toEqual(["Kenya Loan"]);
    expect(await names("show=saved&search=ghana")).toEqual([]);
    expect(await downloadCsv(me, `${OPPORTUNITIES}?show=dismissed&columns=mark,name`)).toMatchObject([
      { Name: "Ghana Prize", "Saved or hidden": "Not for us" },
    ]);
  });

  it("shows the user's own feedback, regardless of others", async () => {
    await mark("Kenya Loan", "saved");
    await mark("Ghana Prize", "dismissed");
    const other = await app.as(await app.buildUser());
    const { body } = await me.get("/api/opportunities?limit=100");
    for (const { id } of body.opportunities as { id: string }[])
      await other.put(`/api/opportunities/${id}/feedback`).send({ kind: "saved" }).expect(200);
    const marks = Object.fromEntries(
      (await downloadCsv(me, `${OPPORTUNITIES}?columns=mark,name`)).map((row) => [
        row.Name,
        row["Saved or hidden"],
      ]),
    );
    expect(marks).toEqual({ "World Grant": "", "Kenya Loan": "Saved" });
  });

  it("answers 404 for another user's entity", async () => {
    const { id } = await app.buildEntity();
    await me.get(`${OPPORTUNITIES}?entityId=${id}`).expect(404);
  });

  it("is cut to the best 2,000 rows, and says so", async () => {
    await app.db.execute(sql`
      insert into funding_opportunities (name, slug, verification_status, eligible_countries)
      select 'Grant ' || n, 'many-' || n, 'verified', case when n % 2 = 0 then array['KE'] else array['GH'] end
      from generate_series(1, ${EXPORT_ROWS_MAX + 100}) n`);
    const { headers } = await download(me, OPPORTUNITIES);
    expect(headers["x-export-cut"]).toBe("true");
    const all = await names("");
    expect(all).toHaveLength(EXPORT_ROWS_MAX);
    expect(new Set(all).size).toBe(EXPORT_ROWS_MAX);
    expect(all[0]).toBe("World Grant");
    // Beyond the first 2,000 of the list, too.
    expect(await names("country=KE")).toHaveLength((EXPORT_ROWS_MAX + 100) / 2 + 2);
  });
});
