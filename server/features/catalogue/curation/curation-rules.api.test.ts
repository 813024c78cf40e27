import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fundingOpportunities as o } from "@shared/schema/index";
import type { MatchedListView } from "@shared/validators/opportunities";
import { startTestApp, type TestApp } from "../../../test/app";

let app: TestApp;
let admin: TestApp["visitor"];
const BASE = "/api/admin/opportunities";

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as(await app.buildUser({ isAdmin: true, firstName: "Esi", lastName: "Owusu" }));
});
afterAll(() => app.close());

const complete = { name: "Harvest Fund", description: "For farms", fundingType: "grant" };
const rules = {
  eligibleEntityTypes: ["Startup", "Social Enterprise"],
  eligibleEntityTypesOpenEnded: true,
  eligibilityText: "Cooperatives too",
  eligibleCountries: ["KE", "GH"],
  eligibleRegions: ["Kisumu", "Homa Bay, north"],
  industryFocus: ["Agriculture & agritech", "rural development"],
  stageFocus: ["MVP", "Traction"],
  yearFoundedMin: 2018,
  yearFoundedMax: 2026,
  revenueMin: "0.00",
  revenueMax: "500000.00",
  applicantLimit: "invited" as const,
  coFunding: "required" as const,
  coFundingShare: "25.00",
  consortiumMin: 3,
  currency: "KES",
  deadlineTimezone: "Africa/Nairobi",
  deadlineTime: "17:00",
};
const noRules = {
  eligibleEntityTypes: [],
  eligibleEntityTypesOpenEnded: false,
  eligibilityText: null,
  eligibleCountries: [],
  eligibleRegions: [],
  industryFocus: [],
  stageFocus: [],
  yearFoundedMin: null,
  yearFoundedMax: null,
  revenueMin: null,
  revenueMax: null,
  applicantLimit: null,
  coFunding: null,
  coFundingShare: null,
  consortiumMin: null,
  currency: "USD",
  deadlineTimezone: null,
  deadlineTime: null,
};
const rowOf = async (id: string) => (await app.db.select().from(o).where(eq(o.id, id)))[0];

describe("the rules of an opportunity that is added by hand", () => {
  it("are stored as they were sent, shown to everybody, and locked", async () => {
    const { status, body } = await admin.post(BASE).send({ ...complete, ...rules });
    expect(status).toBe(201);
    expect(body).toMatchObject(rules);
    expect(body.lockedFields).toEqual([...Object.keys(complete), ...Object.keys(rules)].sort());
    const member = await app.as(await app.buildUser());
    const shown = (await member.get(`/api/opportunities/${body.id}`)).body;
    const { deadlineTimezone: _zone, ...shownRules } = rules;
    expect(shown).toMatchObject(shownRules);
  });

  it("have the codes of the regions that are named, and words where there is no code", async () => {
    const eligibleRegions = ["ohio", "US-OH", "État de New York", "Homa Bay"];
    const { body } = await admin
      .post(BASE)
      .send({ ...complete, name: "Regions", eligibleRegions })
      .expect(201);
    expect(body.eligibleRegions).toEqual(["US-OH", "US-NY", "Homa Bay"]);
    expect((await rowOf(body.id))?.eligibleRegions).toEqual(body.eligibleRegions);
  });

  it("are none when they are left out, empty or null, and are not locked then", async () => {
    const { currency: _currency, ...empty } = noRules;
    const nulls = Object.fromEntries(
      Object.entries(empty).map(([field, value]) => [field, typeof value === "boolean" ? value : null]),
    );
    for (const sent of [{}, empty, nulls]) {
      const { status, body } = await admin.post(BASE).send({ ...complete, ...sent });
      expect(status).toBe(201);
      expect(body).toMatchObject(noRules);
      expect(body.lockedFields).toEqual(Object.keys(complete).sort());
    }
  });
});

describe("the rules of an opportunity that is edited", () => {
  it("change where they were sent and differ, and stay where they were left out", async () => {
    const { id } = await app.buildOpportunity({ ...rules, stageFocus: ["MVP", "Traction"] });
    const answer = await admin.patch(`${BASE}/${id}`).send({
      eligibleCountries: ["ke", "*"],
      stageFocus: ["traction", "mvp", "MVP"],
      revenueMax: "500000",
      yearFoundedMin: "",
      eligibleEntityTypesOpenEnded: false,
    });
    expect(answer.status).toBe(200);
    const changed = {
      eligibleCountries: ["KE", "*"],
      yearFoundedMin: null,
      eligibleEntityTypesOpenEnded: false,
    };
    expect(answer.body).toMatchObject({ ...rules, ...changed });
    expect(answer.body.lockedFields).toEqual(Object.keys(changed).sort());
    expect(answer.body.log[0].fields.sort()).toEqual(Object.keys(changed).sort());
    expect(await rowOf(id)).toMatchObject({ ...rules, ...changed });
  });

  it("are gone after an empty list or null", async () => {
    const { id } = await app.buildOpportunity(rules);
    const { body } = await admin.patch(`${BASE}/${id}`).send(noRules);
    expect(body).toMatchObject(noRules);
  });

  it("lock the currency together with a revenue, which is in that currency", async () => {
    const { id } = await app.buildOpportunity();
    const { body } = await admin.patch(`${BASE}/${id}`).send({ revenueMax: "9000" });
    expect(body.lockedFields).toEqual(["currency", "revenueMax"]);
  });

  it("read an industry by its slug, its label or a tag, and keep a tag that the source gave", async () => {
    const { id } = await app.buildOpportunity({ industryFocus: ["basket weaving"] });
    const { body } = await admin.patch(`${BASE}/${id}`).send({
      industryFocus: ["health", "WATER & sanitation", "EdTech", "basket weaving", "innovation", "*"],
    });
    expect(body.industryFocus).toEqual([
      "Health & wellbeing",
      "Water & sanitation",
      "EdTech",
      "basket weaving",
      "innovation",
      "*",
    ]);
  });

  it.each([
    [{ eligibleEntityTypes: ["Startup", "Bakery"] }, "eligibleEntityTypes", "Unknown entity type: Bakery"],
    [{ eligibleEntityTypes: "Startup" }, "eligibleEntityTypes", "Must be a list"],
    [{ eligibleEntityTypesOpenEnded: "yes" }, "eligibleEntityTypesOpenEnded", "Must be true or false"],
    [{ eligibleCountries: ["Kenya", "KE", "XX"] }, "eligibleCountries", "Unknown country: Kenya, XX"],
    [
      { eligibleRegions: ["a\nb"] },
      "eligibleRegions",
      "Each entry must be one line, without hidden characters",
    ],
    [{ industryFocus: ["health", "Basket weaving"] }, "industryFocus", "Unknown industry: Basket weaving"],
    [{ stageFocus: ["Unicorn"] }, "stageFocus", "Unknown stage: Unicorn"],
    [{ yearFoundedMin: 1700 }, "yearFoundedMin", "Must be a year between 1800 and 2100"],
    [{ yearFoundedMax: "soon" }, "yearFoundedMax", "Must be a whole number"],
    [
      { yearFoundedMin: 2020, yearFoundedMax: 2019 },
      "yearFoundedMin",
      "The first year cannot be after the last year",
    ],
    [{ yearFoundedMax: 2009 }, "yearFoundedMin", "The first year cannot be after the last year"],
    [{ revenueMin: "-1" }, "revenueMin", "Must not be negative"],
    [{ revenueMax: "a lot" }, "revenueMax", "Please enter a valid amount"],
    [
      { revenueMin: "10", revenueMax: "9.99" },
      "revenueMin",
      "Minimum revenue cannot be greater than maximum revenue",
    ],
    [{ revenueMax: "99" }, "revenueMin", "Minimum revenue cannot be greater than maximum revenue"],
    [{ currency: "XXX" }, "currency", "Unknown currency"],
    [{ deadlineTimezone: "Nairobi" }, "deadlineTimezone", "Choose a time zone"],
    [{ deadlineTime: "5 pm" }, "deadlineTime", "Enter an hour such as 17:00"],
    [{ deadlineTime: "24:00" }, "deadlineTime", "Enter an hour such as 17:00"],
  ])("refuse %j at the field, and change nothing", async (body, field, message) => {
    const { id } = await app.buildOpportunity({ yearFoundedMin: 2010, revenueMin: "100" });
    const before = await rowOf(id);
    const answer = await admin.patch(`${BASE}/${id}`).send({ name: "Other", ...body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message, code: "validation_failed", fieldErrors: { [field]: [message] } });
    expect(await rowOf(id)).toEqual(before);
  });

  it("refuse the same when an opportunity is added", async () => {
    const wrong = { eligibleCountries: ["Atlantis"], revenueMax: "x", currency: "dollars" };
    const answer = await admin.post(BASE).send({ ...complete, ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fieldErrors).sort()).toEqual(Object.keys(wrong).sort());
    const tag = await admin.post(BASE).send({ ...complete, industryFocus: ["Basket weaving"] });
    expect(tag.body.fieldErrors).toEqual({ industryFocus: ["Unknown industry: Basket weaving"] });
  });
});

describe("matching after an edit of the rules", () => {
  async function founderIn(country: string) {
    const user = await app.buildUser();
    const { id: entityId } = await app.buildEntity({
      userId: user.id,
      type: "Startup",
      country,
      stage: "MVP",
      foundedYear: 2020,
      industry: ["agriculture"],
    });
    const me = await app.as(user);
    return {
      isShown: async (id: string) => {
        const { status, body } = await me.get("/api/opportunities/matched");
        expect(status).toBe(200);
        return (body as MatchedListView).opportunities.some(
          (one) => one.id === id && one.matchedEntityId === entityId,
        );
      },
    };
  }

  it("shows a call for Kenya to Kenya alone, and to the United States once they are added", async () => {
    const [kenyan, american] = [await founderIn("KE"), await founderIn("US")];
    const { body } = await admin.post(BASE).send({ ...complete, eligibleCountries: ["KE"] });
    expect([await kenyan.isShown(body.id), await american.isShown(body.id)]).toEqual([true, false]);
    await admin
      .patch(`${BASE}/${body.id}`)
      .send({ eligibleCountries: ["KE", "US"] })
      .expect(200);
    expect([await kenyan.isShown(body.id), await american.isShown(body.id)]).toEqual([true, true]);
    await admin
      .patch(`${BASE}/${body.id}`)
      .send({ eligibleCountries: ["US"] })
      .expect(200);
    expect([await kenyan.isShown(body.id), await american.isShown(body.id)]).toEqual([false, true]);
  });

  it.each([
    ["type", { eligibleEntityTypes: ["School"] }, { eligibleEntityTypesOpenEnded: true }],
    ["stage", { stageFocus: ["Scale"] }, { stageFocus: ["Scale", "MVP"] }],
    ["first year", { yearFoundedMin: 2021 }, { yearFoundedMin: null }],
    ["last year", { yearFoundedMax: 2019 }, { yearFoundedMax: 2020 }],
  ])("follows the rule about the %s at once", async (_rule, closed, open) => {
    const founder = await founderIn("KE");
    const { body } = await admin.post(BASE).send({ ...complete, ...closed });
    expect(await founder.isShown(body.id)).toBe(false);
    await admin.patch(`${BASE}/${body.id}`).send(open).expect(200);
    expect(await founder.isShown(body.id)).toBe(true);
  });
});
