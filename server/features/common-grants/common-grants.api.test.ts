import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fundingOpportunities } from "@shared/schema/index";
import {
  commonGrantsDetailSchema,
  commonGrantsErrorSchema,
  commonGrantsListSchema,
} from "@shared/validators/common-grants";
import { startTestApp, testClock, type TestApp } from "../../test/app";

const LIST = "/common-grants/opportunities";
const clock = testClock("2026-11-22T12:00:00Z");

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.set("2026-11-22T12:00:00Z");
  await app.db.delete(fundingOpportunities);
});

const list = async (query = "") =>
  commonGrantsListSchema.parse((await app.visitor.get(LIST + query).expect(200)).body);
const read = async (id: string) =>
  commonGrantsDetailSchema.parse((await app.visitor.get(`${LIST}/${id}`).expect(200)).body).data;
const statusOf = async (id: string) => (await read(id)).status.value;
const refused = async (path: string, status: number) =>
  commonGrantsErrorSchema.parse((await app.visitor.get(path).expect(status)).body);

describe("the open catalogue's list", () => {
  it("holds the verified opportunities, closed ones included, last changed first", async () => {
    const old = await app.buildOpportunity({ name: "Old", updatedAt: new Date("2026-01-01") });
    const closed = await app.buildOpportunity({
      name: "Closed",
      deadline: "2026-01-01",
      updatedAt: new Date("2026-03-01"),
    });
    await app.buildOpportunity({ name: "Pending", verificationStatus: "pending" });
    await app.buildOpportunity({ name: "Rejected", verificationStatus: "rejected" });
    const { items, paginationInfo } = await list();
    expect(items.map(({ id }) => id)).toEqual([closed.id, old.id]);
    expect(paginationInfo).toEqual({ page: 1, pageSize: 100, totalItems: 2, totalPages: 1 });
  });

  it("comes by page, in a stable order when many changed at the same time", async () => {
    const updatedAt = new Date("2026-11-01");
    for (let i = 0; i < 7; i++) await app.buildOpportunity({ updatedAt });
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await list(`?page=${page}&pageSize=3`));
    expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1, 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(7);
    expect(pages[3]?.paginationInfo).toEqual({ page: 4, pageSize: 3, totalItems: 7, totalPages: 3 });
    expect(await list("?page=2147483647&pageSize=999")).toMatchObject({
      items: [],
      paginationInfo: { pageSize: 100 },
    });
  });

  it.each([
    ["page=0", "page"],
    ["page=-1", "page"],
    ["page=1.5", "page"],
    ["pageSize=all", "pageSize"],
    ["pageSize=0", "pageSize"],
    ["page=1&page=2", "page"],
  ])("refuses %s and names the parameter", async (query, field) => {
    const { status, errors } = await refused(`${LIST}?${query}`, 400);
    expect(status).toBe(400);
    expect(errors).toEqual([{ code: "validation_failed", field, message: expect.any(String) }]);
  });
});

describe("an opportunity in the open catalogue", () => {
  it("leaves out amounts of zero", async () => {
    const { id } = await app.buildOpportunity({ minAmount: "0", maxAmount: "9000" });
    expect((await read(id)).funding).toEqual({ maxAwardAmount: { amount: "9000.00", currency: "USD" } });
  });

  it("has all known facts in the protocol's words", async () => {
    const { id } = await app.buildOpportunity({
      name: "Harvest Accelerator",
      description: "Twelve weeks in Accra.",
      funderName: "Harvest Fund",
      fundingType: "accelerator",
      minAmount: "25000",
      maxAmount: "9999999999999.5",
      currency: "GHS",
      equityStakeMin: "6",
      equityStakeMax: "7.5",
      investmentType: "6% to 7.5% SAFE",
      eligibleEntityTypes: ["Startup", "Nonprofit", "Social Enterprise"],
      eligibleCountries: ["GH"],
      openDate: "2026-10-01",
      deadline: "2026-12-31",
      deadlineTimezone: "Africa/Accra",
      deadlineTime: "17:00",
      programStartDate: "2027-02-01",
      programEndDate: "2027-04-30",
      durationWeeks: 12,
      contactName: "Kofi",
      contactEmail: "kofi@example.org",
      source: "example.org",
      sourceUrl: "https://example.org/a b?x=é",
      attribution: "From a list by Somebody, CC BY 4.0",
      createdAt: new Date("2026-10-02T08:00:00Z"),
      updatedAt: new Date("2026-11-02T08:00:00Z"),
    });
    const found = await read(id);
    expect(found).toMatchObject({
      id,
      title: "Harvest Accelerator",
      status: { value: "open" },
      description: "Twelve weeks in Accra.",
      funding: {
        details: "6% to 7.5% SAFE",
        minAwardAmount: { amount: "25000.00", currency: "GHS" },
        maxAwardAmount: { amount: "9999999999999.50", currency: "GHS" },
      },
      keyDates: {
        postDate: { eventType: "singleDate", date: "2026-10-01" },
        closeDate: {
          eventType: "singleDate",
          date: "2026-12-31",
          time: "17:00:00",
          description: "Open until 17:00 on this day, Africa/Accra time.",
        },
        otherDates: {
          programme: { eventType: "dateRange", startDate: "2027-02-01", endDate: "2027-04-30" },
        },
      },
      acceptedApplicantTypes: [
        { value: "for_profit_small_business" },
        { value: "non_profit_with_501c3" },
        { value: "nonprofit_without_501c3" },
        { value: "custom", customValue: "Social Enterprise" },
      ],
      source: "https://example.org/a%20b?x=%C3%A9",
      createdAt: "2026-10-02T08:00:00.000Z",
      lastModifiedAt: "2026-11-02T08:00:00.000Z",
      customFields: {
        fundingType: { fieldType: "string", value: "accelerator" },
        equity: { fieldType: "object", value: { minPercent: "6.00", maxPercent: "7.50" } },
        funder: { value: { name: "Harvest Fund" } },
        eligibleCountries: { fieldType: "array", value: ["GH"] },
        deadlineTimezone: { value: "Africa/Accra" },
        durationWeeks: { fieldType: "integer", value: 12 },
        attribution: { value: "From a list by Somebody, CC BY 4.0" },
      },
    });
    expect(JSON.stringify(found)).not.toMatch(/Kofi/i);
    expect((await list()).items).toEqual([found]);
  });

  it("leaves out unknown facts, and does not call unknown eligibility unrestricted", async () => {
    const { id } = await app.buildOpportunity({ deadlineNote: null, sourceUrl: "javascript:alert(1)" });
    const found = await read(id);
    expect(Object.keys(found).sort()).toEqual(
      ["createdAt", "customFields", "description", "id", "lastModifiedAt", "status", "title"].sort(),
    );
    expect(Object.keys(found.customFields ?? {})).toEqual(["fundingType"]);
    expect(found.description).toBe("The source gives no description.");
  });

  it("describes a rolling deadline in words", async () => {
    const { id } = await app.buildOpportunity({ deadlineNote: "Rolling: applications are read all year." });
    expect((await read(id)).keyDates).toEqual({
      closeDate: {
        eventType: "other",
        name: "Application deadline",
        details: "Rolling: applications are read all year.",
      },
    });
  });

  it("is forecasted, open or closed by the days of its own time zone", async () => {
    const dates = { openDate: "2026-12-01", deadline: "2026-12-02" };
    const [auckland, utc, honolulu] = await Promise.all(
      ["Pacific/Auckland", null, "Pacific/Honolulu"].map((deadlineTimezone) =>
        app.buildOpportunity({ ...dates, deadlineTimezone }),
      ),
    );
    const statuses = async (now: string) => {
      clock.set(now);
      return [await statusOf(auckland!.id), await statusOf(utc!.id), await statusOf(honolulu!.id)];
    };
    expect(await statuses("2026-11-30T10:59:59Z")).toEqual(["forecasted", "forecasted", "forecasted"]);
    expect(await statuses("2026-11-30T11:00:00Z")).toEqual(["open", "forecasted", "forecasted"]);
    expect(await statuses("2026-12-01T00:00:00Z")).toEqual(["open", "open", "forecasted"]);
    expect(await statuses("2026-12-02T11:00:00Z")).toEqual(["closed", "open", "open"]);
    expect(await statuses("2026-12-03T10:00:00Z")).toEqual(["closed", "closed", "closed"]);
  });

  it("answers 404 when it is pending or rejected, as for an unknown one", async () => {
    const pending = await app.buildOpportunity({ verificationStatus: "pending" });
    const rejected = await app.buildOpportunity({ verificationStatus: "rejected" });
    const missing = await refused(`${LIST}/${crypto.randomUUID()}`, 404);
    expect(missing.message).toBe("Opportunity not found");
    for (const id of [pending.id, rejected.id, "5", "%00", "x".repeat(300)])
      expect(await refused(`${LIST}/${id}`, 404)).toEqual(missing);
  });
});

describe("caches and other origins of the open catalogue", () => {
  it("may keep an answer for a minute, and get 304 while it is unchanged", async () => {
    const { id } = await app.buildOpportunity();
    for (const path of [LIST, `${LIST}/${id}`]) {
      const first = await app.visitor.get(path).expect(200);
      expect(first.headers["cache-control"]).toBe("public, max-age=60");
      const again = await app.visitor.get(path).set("if-none-match", first.headers.etag!).expect(304);
      expect(again.text).toBe("");
      await app.db
        .update(fundingOpportunities)
        .set({ name: `Renamed ${path}` })
        .where(eq(fundingOpportunities.id, id));
      await app.visitor.get(path).set("if-none-match", first.headers.etag!).expect(200);
    }
  });

  it("get no cookie, need none, and see no difference with one", async () => {
    await app.buildOpportunity();
    const member = await app.as(await app.buildUser());
    const [signedIn, visitor] = [await member.get(LIST).expect(200), await app.visitor.get(LIST).expect(200)];
    expect(signedIn.body).toEqual(visitor.body);
    expect(signedIn.headers["set-cookie"]).toBeUndefined();
    expect(visitor.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(visitor.headers["access-control-allow-credentials"]).toBeUndefined();
  });

  it("get answers to preflights, and to HEAD without a body", async () => {
    const preflight = await fetch(app.url + LIST, {
      method: "OPTIONS",
      headers: { origin: "https://example.org", "access-control-request-headers": "if-none-match" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET, HEAD");
    expect(preflight.headers.get("access-control-allow-headers")).toBe("If-None-Match");
    const [head, get] = [await fetch(app.url + LIST, { method: "HEAD" }), await fetch(app.url + LIST)];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
  });
});

describe("an unknown address of the open catalogue", () => {
  it.each(["", "/", "/nonsense", "/opportunities/search/x", "/opportunities/%E0%A4%A"])(
    "%s answers 404 in the protocol's form",
    async (path) => {
      const { errors } = await refused(`/common-grants${path}`, 404);
      expect(errors[0]?.code).toBe("not_found");
    },
  );

  it("answers 405 for another method, and names the allowed ones", async () => {
    const answer = await app.visitor.post(LIST).send({}).expect(405);
    expect(answer.headers.allow).toBe("GET");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(commonGrantsErrorSchema.parse(answer.body).status).toBe(405);
  });
});

describe("the settings of the open catalogue", () => {
  it("switch it off", async () => {
    const closed = await startTestApp({ env: { OPEN_CATALOGUE: "off" } });
    const { id } = await closed.buildOpportunity();
    const unknown = await closed.visitor.get("/common-grants/nonsense").expect(404);
    for (const path of [LIST, `${LIST}/${id}`, `${LIST}?page=0`])
      expect((await closed.visitor.get(path).expect(404)).body).toEqual(unknown.body);
    expect((await closed.visitor.post(LIST).expect(404)).body).toEqual(unknown.body);
    await closed.close();
  });

  it("limit the calls of an address", async () => {
    const limited = await startTestApp({
      env: { RATE_LIMIT_SCALE: "1", RATE_LIMIT_OPEN_PER_MINUTE: "2" },
    });
    await limited.visitor.get(LIST).expect(200);
    await limited.visitor.get(LIST).expect(200);
    const third = await limited.visitor.get(LIST).expect(429);
    expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
    expect(commonGrantsErrorSchema.parse(third.body).errors[0]?.code).toBe("rate_limited");
    await limited.visitor.get("/api/health").expect(200);
    await limited.close();
  });
});
