import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fundingOpportunities as o, opportunityProvenance } from "@shared/schema/index";
import type { AdminOpportunityDetailView } from "@shared/validators/curation";
import { asWritten } from "@shared/words/messages";
import type { ScrapedOpportunity } from "../extraction/types";
import { startTestApp, type TestApp } from "../../../test/app";
import { daysFrom } from "../../../test/factories";
import { importReadings } from "./import-readings";
import { newPage, reading } from "../../../test/helpers/curation";

let app: TestApp;
let curator: { id: string };
let admin: TestApp["visitor"];
/** A source that nobody else's test reads. */
let source: string;
const BASE = "/api/admin/opportunities";
const NONE = { created: 0, updated: 0, proposed: 0, skipped: 0 };

beforeAll(async () => {
  app = await startTestApp();
  curator = await app.buildUser({ isAdmin: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  source = `source ${randomUUID()}`;
  await moveClock(new Date());
});

/** Moves the clock, and signs in anew: an administrator's session is short. */
async function moveClock(to: Date | string) {
  app.clock.set(to);
  admin = await app.as(curator);
}

const importFrom = (readings: ScrapedOpportunity[], from = source) =>
  importReadings(app.db, readings, { source: from, now: app.clock.now() });
const selectRows = (from = source) => app.db.select().from(o).where(eq(o.source, from)).orderBy(o.createdAt);
const selectOnlyRow = async () => {
  const rows = await selectRows();
  expect(rows).toHaveLength(1);
  return rows[0]!;
};
const getDetail = async (id: string) => (await admin.get(`${BASE}/${id}`)).body as AdminOpportunityDetailView;
const inDays = (days: number) => daysFrom(app.clock.now(), days);
const verify = (id: string) => admin.post(`${BASE}/${id}/verify`).expect(200);

describe("importing a new opportunity", () => {
  it("stores it with its origins, as pending", async () => {
    const url = newPage();
    const given = reading(
      {
        name: "  Clean   Energy Grant",
        funderName: "Sun Trust",
        description: "For solar pumps",
        fundingType: "prize",
        minAmount: "005000.50",
        maxAmount: "20000",
        currency: "GHS",
        equityStakeMin: "2.5",
        eligibleEntityTypes: ["Startup"],
        eligibleCountries: ["GH", "GH", "KE"],
        deadline: inDays(40),
        deadlineTimezone: "Africa/Accra",
        durationWeeks: 12,
      },
      { url, constants: { funderType: "foundation", attribution: "From the Sun Trust" } },
    );
    expect(await importFrom([given])).toEqual({ ...NONE, created: 1 });
    const row = await selectOnlyRow();
    expect(row).toMatchObject({
      name: "Clean Energy Grant",
      funderType: "foundation",
      fundingType: "prize",
      minAmount: "5000.50",
      currency: "GHS",
      eligibleCountries: ["GH", "KE"],
      sourceUrl: url,
      attribution: "From the Sun Trust",
      verificationStatus: "pending",
      featured: false,
      durationWeeks: 12,
      lastSyncedAt: app.clock.now(),
    });
    expect(row.slug).toMatch(/^clean-energy-grant/);
    expect((await getDetail(row.id)).origins).toEqual(given.origins);
  });

  it("drops invalid values and keeps the valid ones", async () => {
    const counts = await importFrom([
      reading({
        name: "Odd",
        minAmount: "9000",
        maxAmount: "1000",
        deadline: "2031-02-30",
        openDate: "soon",
        currency: "cedi",
        applicationUrl: "javascript:alert(1)",
        funderWebsite: "https://user:secret@example.org/",
        description: "NUL \0 in it",
        equityStakeMax: "150",
        eligibleEntityTypes: ["Guild", "School"],
        eligibleCountries: ["Ghana"],
        durationWeeks: -3,
      }),
      reading({ name: "   " }),
      reading({ name: "x".repeat(500), minAmount: "1e9", maxAmount: "0" }),
    ]);
    expect(counts).toEqual({ ...NONE, created: 2, skipped: 1 });
    const rows = await selectRows();
    expect(rows.find(({ name }) => name === "Odd")).toMatchObject({
      minAmount: null,
      maxAmount: null,
      deadline: null,
      openDate: null,
      currency: "USD",
      applicationUrl: null,
      funderWebsite: null,
      description: null,
      equityStakeMax: null,
      eligibleEntityTypes: ["School"],
      eligibleCountries: [],
      durationWeeks: null,
    });
    expect(rows.find(({ name }) => name !== "Odd")).toMatchObject({ minAmount: null, maxAmount: null });
  });

  it("gives each opportunity a slug of its own when many share a name", async () => {
    const name = `Small Grants ${randomUUID()}`;
    const many = Array.from({ length: 12 }, (_, n) => reading({ name, deadline: inDays(10 + n) }));
    expect(await importFrom(many)).toEqual({ ...NONE, created: 12 });
    expect(new Set((await selectRows()).map(({ slug }) => slug)).size).toBe(12);
  });

  it("leaves out an opportunity whose deadline has passed in its time zone", async () => {
    await moveClock("2031-05-10T05:00:00Z");
    const counts = await importFrom([
      reading({ deadline: "2031-05-09" }),
      reading({ name: "Open", deadline: "2031-05-09", deadlineTimezone: "Pacific/Honolulu" }),
      reading({ deadline: "2031-05-09", deadlineTimezone: "Nowhere/Land" }),
    ]);
    expect(counts).toEqual({ ...NONE, created: 1, skipped: 2 });
    expect((await selectOnlyRow()).name).toBe("Open");
  });

  it("leaves out an opportunity whose hour has passed on its last day", async () => {
    await moveClock("2031-05-10T14:00:00Z");
    const day = { deadline: "2031-05-10", deadlineTimezone: "Africa/Nairobi" };
    const counts = await importFrom([
      reading({ name: "Just closed", ...day, deadlineTime: "17:00" }),
      reading({ name: "Open", ...day, deadlineTime: "17:01" }),
      reading({ name: "Open all day", ...day }),
      reading({ name: "Closed in UTC", deadline: "2031-05-10", deadlineTime: "09:00" }),
    ]);
    expect(counts).toEqual({ ...NONE, created: 2, skipped: 2 });
    const rows = await selectRows();
    expect(rows.map(({ name }) => name).sort()).toEqual(["Open", "Open all day"]);
    // The database decides the same.
    for (const { closesAt } of rows) expect(closesAt.getTime()).toBeGreaterThan(app.clock.now().getTime());
  });

  it("lists new opportunities in the order in which they were read", async () => {
    const names = Array.from({ length: 30 }, (_, n) => `Number ${n} ${randomUUID()}`);
    await importFrom(names.map((name) => reading({ name })));
    const { body } = await admin.get(`${BASE}/pending?source=${encodeURIComponent(source)}&limit=30`);
    expect((body.opportunities as { name: string }[]).map(({ name }) => name)).toEqual(names);
  });
});

type Case = [what: string, first: ScrapedOpportunity[], second: ScrapedOpportunity[], created: number];
const page = "https://foundation.example/grants/one";
const CASES: Case[] = [
  [
    "the id of its source",
    [reading({ name: "A" }, { externalId: "7" })],
    [reading({ name: "B" }, { externalId: "7" })],
    0,
  ],
  [
    "another id of its source, all else alike",
    [reading({ name: "A", funderName: "F" }, { url: page, externalId: "1" })],
    [reading({ name: "A", funderName: "F" }, { url: page, externalId: "2" })],
    1,
  ],
  [
    "its page and name",
    [reading({ name: "Seed Fund" }, { url: page })],
    [reading({ name: "SEED  fund!" }, { url: page })],
    0,
  ],
  [
    "its page with another spelling",
    [reading({ name: "Seed" }, { url: "http://www.a.example/x/" })],
    [reading({ name: "Seed" }, { url: "https://a.example/x?utm_source=mail#top" })],
    0,
  ],
  [
    "another page of that site",
    [reading({ name: "Seed" }, { url: "https://a.example/x?id=1" })],
    [reading({ name: "Seed" }, { url: "https://a.example/x?id=2" })],
    1,
  ],
  [
    "the page to apply on, and the name",
    [reading({ name: "Seed", applicationUrl: "https://apply.example/seed" })],
    [reading({ name: "Seed", applicationUrl: "http://apply.example/seed/" })],
    0,
  ],
  [
    "the portal to apply on, and the name",
    [reading({ name: "Seed", applicationUrl: "https://apply.example/" })],
    [reading({ name: "Seed", applicationUrl: "https://apply.example" })],
    1,
  ],
  [
    "its page, with a longer name",
    [reading({ name: "Green Tech Accelerator" }, { url: page })],
    [reading({ name: "Green Tech Accelerator Programme" }, { url: page })],
    0,
  ],
  [
    "its page, with quite another name",
    [reading({ name: "Green Tech Accelerator" }, { url: page })],
    [reading({ name: "Women in Farming Prize" }, { url: page })],
    1,
  ],
  [
    "its page, with the name of another year",
    [reading({ name: "Energy Call 2030" }, { url: page })],
    [reading({ name: "Energy Call 2031" }, { url: page })],
    1,
  ],
  [
    "a page that lists several, none by its name",
    [
      reading({ name: "Alpha Research Grant" }, { url: page }),
      reading({ name: "Alpha Travel Grant" }, { url: page }),
    ],
    [reading({ name: "Alpha Study Grant" }, { url: page })],
    1,
  ],
  [
    "a page that lists several, all by their names",
    [reading({ name: "Alpha" }, { url: page }), reading({ name: "Beta" }, { url: page })],
    [reading({ name: "Beta" }, { url: page }), reading({ name: "Alpha" }, { url: page })],
    0,
  ],
  [
    "name and funder on another page",
    [reading({ name: "Seed", funderName: "F" })],
    [reading({ name: "seed", funderName: "f." })],
    0,
  ],
  [
    "name and funder, the deadline only once",
    [reading({ name: "Seed", funderName: "F" })],
    [reading({ name: "Seed", funderName: "F", deadline: "2099-03-01" })],
    0,
  ],
  [
    "name and funder, with another deadline",
    [reading({ name: "Seed", funderName: "F", deadline: "2099-09-01" })],
    [reading({ name: "Seed", funderName: "F", deadline: "2099-03-01" })],
    1,
  ],
  ["a name alone", [reading({ name: "Small Grants" })], [reading({ name: "Small Grants" })], 1],
  [
    "a name and a deadline",
    [reading({ name: "Small Grants", deadline: "2099-03-01" })],
    [reading({ name: "Small Grants", deadline: "2099-03-01" })],
    0,
  ],
  [
    "two rounds of one call on one page",
    [
      reading({ name: "Call", deadline: "2099-03-01" }, { url: page }),
      reading({ name: "Call", deadline: "2099-09-01" }, { url: page }),
    ],
    [
      reading({ name: "Call", deadline: "2099-09-01" }, { url: page }),
      reading({ name: "Call", deadline: "2099-03-01" }, { url: page }),
    ],
    0,
  ],
];

describe("recognising an opportunity that is read again", () => {
  it.each(CASES)("compares %s", async (_what, first, second, created) => {
    // Each case in a world of its own: pages are known to all sources.
    const own = (given: ScrapedOpportunity): ScrapedOpportunity => {
      const here = (url: string) => url.replace(".example", `.${source.slice(7)}.example`);
      const { applicationUrl } = given.values;
      return {
        ...given,
        url: here(given.url),
        values: applicationUrl ? { ...given.values, applicationUrl: here(applicationUrl) } : given.values,
      };
    };
    expect(await importFrom(first.map(own))).toEqual({ ...NONE, created: first.length });
    expect((await importFrom(second.map(own))).created).toBe(created);
    expect(await selectRows()).toHaveLength(first.length + created);
    // Whatever was decided, the second time around everything is known.
    const again = await importFrom(second.map(own));
    expect(again).toEqual({ ...NONE, skipped: second.length });
  });

  it("imports repeats within one batch of readings once", async () => {
    const url = newPage();
    const counts = await importFrom([
      reading({ name: "Twin" }, { url }),
      reading({ name: "TWIN" }, { url: `${url}/` }),
      reading({ name: "By Id" }, { externalId: "1" }),
      reading({ name: "By Id again" }, { externalId: "1" }),
      reading({ name: "Named", funderName: "F" }),
      reading({ name: "Named", funderName: "F" }),
    ]);
    expect(counts).toEqual({ ...NONE, created: 3, skipped: 3 });
  });

  it("recognises a row of another source by its page, and flags one with the same name and funder", async () => {
    const url = newPage();
    const name = `Bridge Fund ${randomUUID()}`;
    await importFrom([reading({ name, funderName: "Bridge Trust" }, { url })]);
    const known = await selectOnlyRow();
    const elsewhere = `other ${source}`;
    expect(await importFrom([reading({ name }, { url })], elsewhere)).toEqual({ ...NONE, skipped: 1 });
    expect(await importFrom([reading({ name, funderName: "Bridge Trust" })], elsewhere)).toEqual({
      ...NONE,
      created: 1,
    });
    const [twin] = await selectRows(elsewhere);
    expect((await getDetail(twin!.id)).looksLike).toEqual({
      id: known.id,
      name,
      verificationStatus: "pending",
    });
    await verify(twin!.id);
    expect((await getDetail(twin!.id)).looksLike?.id).toBe(known.id);
    await admin.delete(`${BASE}/${known.id}`);
    expect((await getDetail(twin!.id)).looksLike).toBeNull();
  });

  describe("and another source says something else of it", () => {
    const own = (values: Parameters<typeof reading>[0], url: string) =>
      importFrom([reading(values, { url })]);
    const others = (values: Parameters<typeof reading>[0], url: string, given = {}) =>
      importFrom([reading(values, { url, ...given })], `other ${source}`);

    it("a declined proposal does not come back when the two are read in turn", async () => {
      const [url, name] = [newPage(), `Bridge Fund ${randomUUID()}`];
      const [ours, theirs] = [
        { name, description: "Our words", maxAmount: "5000" },
        { name, description: "Their words", maxAmount: "5000" },
      ];
      await own(ours, url);
      const { id } = await selectOnlyRow();
      await verify(id);
      expect(await others(theirs, url)).toEqual({ ...NONE, proposed: 1 });
      const [change] = (await getDetail(id)).changes;
      await admin.post(`${BASE}/${id}/changes/${change!.id}/decline`).expect(200);
      for (const read of [() => own(ours, url), () => others(theirs, url)])
        expect(await read()).toEqual({ ...NONE, skipped: 1 });

      expect(await others({ ...theirs, description: "New words" }, url)).toEqual({ ...NONE, proposed: 1 });
      // What the own source says anew of another field does not decide about it.
      expect(await own({ ...ours, maxAmount: "9000" }, url)).toEqual({ ...NONE, proposed: 1 });
      expect((await getDetail(id)).changes.map(({ field }) => field).sort()).toEqual([
        "description",
        "maxAmount",
      ]);
    });

    it("a pending one does not change with each reading", async () => {
      const [url, name] = [newPage(), `Bridge Fund ${randomUUID()}`];
      await own({ name, description: "Our words" }, url);
      expect(await others({ name, description: "Their words" }, url)).toEqual({ ...NONE, updated: 1 });
      for (const again of [
        own({ name, description: "Our words" }, url),
        others({ name, description: "Their words" }, url),
      ])
        expect(await again).toEqual({ ...NONE, skipped: 1 });
      expect(await selectOnlyRow()).toMatchObject({ description: "Their words" });
    });

    it("one that its own source calls closed is not opened by another that names no day", async () => {
      const [url, name] = [newPage(), `Bridge Fund ${randomUUID()}`];
      await importFrom([reading({ name }, { url, externalId: "9" })]);
      await importFrom([reading({ name }, { url, externalId: "9", isClosed: true })]);
      const { deadline } = await selectOnlyRow();
      expect(deadline).not.toBeNull();
      await others({ name }, url);
      expect(await selectOnlyRow()).toMatchObject({ deadline });
    });

    it("is proposed anew after the opportunity is reopened", async () => {
      const [url, name] = [newPage(), `Bridge Fund ${randomUUID()}`];
      await own({ name }, url);
      const { id } = await selectOnlyRow();
      await verify(id);
      await others({ name, description: "Their words" }, url);
      await admin
        .post(`${BASE}/bulk`)
        .send({ ids: [id], decision: "reopen" })
        .expect(200);
      expect(await others({ name, description: "Their words" }, url)).toEqual({ ...NONE, updated: 1 });
      expect(await selectOnlyRow()).toMatchObject({ description: "Their words" });
    });
  });

  it("writes no external id on a row of another source, even when two rows match", async () => {
    const [url, name] = [newPage(), `Bridge Fund ${randomUUID()}`];
    const byHand = () => app.buildOpportunity({ name, source, sourceUrl: url, externalId: null });
    const again = () => importFrom([reading({ name }, { url, externalId: "7" })], `other ${source}`);
    await byHand();
    expect(await again()).toEqual({ ...NONE, skipped: 1 });
    app.clock.advance(1_000);
    await byHand();
    expect(await again()).toEqual({ ...NONE, skipped: 1 });
    expect(await again()).toEqual({ ...NONE, skipped: 1 });
    expect((await selectRows()).map(({ externalId }) => externalId)).toEqual([null, null]);
  });

  it("adds the external id that the source gives later", async () => {
    const given = { url: newPage() };
    await importFrom([reading({ name: "Seed" }, given)]);
    await importFrom([reading({ name: "Seed" }, { ...given, externalId: "7" })]);
    expect((await selectOnlyRow()).externalId).toBe("7");
  });

  it("flags a new opportunity as similar to one of the same funder with nearly the same name", async () => {
    const tag = randomUUID().slice(0, 8);
    await importFrom([reading({ name: "Women in Technology Award", funderName: `Funder ${tag}` })]);
    const known = await selectOnlyRow();
    await importFrom([
      reading({ name: "Women in Technology Awards", funderName: `Funder ${tag}` }),
      reading({ name: "Women in Technology Awards", funderName: "Somebody else" }),
    ]);
    const flags = await app.db
      .select({ name: o.funderName, looksLike: opportunityProvenance.looksLike })
      .from(opportunityProvenance)
      .innerJoin(o, eq(o.id, opportunityProvenance.opportunityId))
      .where(
        inArray(
          o.id,
          (await selectRows()).map(({ id }) => id),
        ),
      );
    expect(flags.filter(({ looksLike }) => looksLike === known.id)).toEqual([
      { name: `Funder ${tag}`, looksLike: known.id },
    ]);
    expect(flags.filter(({ looksLike }) => looksLike !== null)).toHaveLength(1);
  });

  it("imports a new round when the deadline is far later than that of a closed, published one", async () => {
    const url = newPage();
    const call = (deadline: string) => [reading({ name: "Yearly Call", funderName: "F", deadline }, { url })];
    await importFrom(call(inDays(10)));
    const first = await selectOnlyRow();
    await verify(first.id);
    const start = app.clock.now();
    await moveClock(new Date(start.getTime() + 20 * 86_400_000));
    // Put off by some days: the same call.
    expect(await importFrom(call(daysFrom(start, 30)))).toEqual({ ...NONE, proposed: 1 });
    expect(await importFrom(call(daysFrom(start, 375)))).toEqual({ ...NONE, created: 1 });
    expect(await importFrom(call(daysFrom(start, 375)))).toEqual({ ...NONE, skipped: 1 });
    const rows = await selectRows();
    const second = rows.find(({ id }) => id !== first.id)!;
    expect(second).toMatchObject({ verificationStatus: "pending", deadline: daysFrom(start, 375) });
    expect((await getDetail(second.id)).looksLike).toBeNull();
  });

  it("imports an opportunity once when three imports run at the same time", async () => {
    const readings = Array.from({ length: 20 }, (_, n) =>
      reading({ name: `Parallel ${n}` }, { externalId: `${n}` }),
    );
    const counts = await Promise.all([
      importFrom(readings),
      importFrom(readings),
      importFrom([...readings].reverse()),
    ]);
    expect(counts.map(({ created }) => created).sort()).toEqual([0, 0, 20]);
    expect(await selectRows()).toHaveLength(20);
  });

  it("recognises more than a thousand readings that are imported again", async () => {
    const readings = Array.from({ length: 1_203 }, (_, n) =>
      reading({ name: `Bulk ${n}` }, { externalId: `${n}` }),
    );
    expect(await importFrom(readings)).toEqual({ ...NONE, created: 1_203 });
    expect(await importFrom(readings)).toEqual({ ...NONE, skipped: 1_203 });
  });
});

describe("importing a changed reading of a pending opportunity", () => {
  const url = () => `https://${source.slice(7)}.example/call`;
  const first = () =>
    reading(
      {
        name: "Call",
        funderName: "F",
        minAmount: "1000",
        maxAmount: "5000",
        eligibleCountries: ["GH", "KE"],
      },
      { url: url() },
    );

  it("updates the pending opportunity", async () => {
    await importFrom([first()]);
    const changed = reading(
      { name: "Call", funderName: "F", maxAmount: "9000.00", deadline: inDays(30) },
      { url: url() },
    );
    expect(await importFrom([changed])).toEqual({ ...NONE, updated: 1 });
    expect(await selectOnlyRow()).toMatchObject({
      minAmount: "1000.00",
      maxAmount: "9000.00",
      deadline: inDays(30),
    });
    expect((await getDetail((await selectOnlyRow()).id)).origins).toMatchObject({
      minAmount: { quote: "It says 1000" },
      maxAmount: { quote: "It says 9000.00" },
    });
    expect(await importFrom([changed])).toEqual({ ...NONE, skipped: 1 });
  });

  it("changes nothing for another spelling, and clears no value that is missing", async () => {
    await importFrom([first()]);
    const before = await selectOnlyRow();
    const counts = await importFrom([
      reading({ name: "CALL.", minAmount: "1000.00", eligibleCountries: ["KE", "GH"] }, { url: url() }),
    ]);
    expect(counts).toEqual({ ...NONE, skipped: 1 });
    expect(await selectOnlyRow()).toEqual(before);
  });

  it("keeps the fields that an administrator wrote", async () => {
    await importFrom([first()]);
    const { id } = await selectOnlyRow();
    await admin.patch(`${BASE}/${id}`).send({ minAmount: "4000", name: "Our Name" });
    const counts = await importFrom([
      reading({ name: "Call", funderName: "G", minAmount: "100", maxAmount: "3000" }, { url: url() }),
    ]);
    expect(counts).toEqual({ ...NONE, updated: 1 });
    // The new largest amount lies below the locked smallest one: both stay.
    expect(await selectOnlyRow()).toMatchObject({
      name: "Our Name",
      funderName: "G",
      minAmount: "4000.00",
      maxAmount: "5000.00",
    });
  });

  it("keeps the currency of an amount that an administrator wrote, and ignores amounts in another one", async () => {
    await importFrom([first()]);
    const { id } = await selectOnlyRow();
    const { body } = await admin.patch(`${BASE}/${id}`).send({ maxAmount: "50000" });
    expect(body).toMatchObject({ currency: "USD", lockedFields: ["currency", "maxAmount"] });
    const inShillings = { name: "Call", minAmount: "20000", maxAmount: "900000", currency: "KES" };
    const readAgain = (values: Parameters<typeof reading>[0]) =>
      importFrom([reading({ funderName: "F", ...values, name: "Call" }, { url: url() })]);
    expect(await readAgain(inShillings)).toEqual({ ...NONE, skipped: 1 });
    expect(await selectOnlyRow()).toMatchObject({
      minAmount: "1000.00",
      maxAmount: "50000.00",
      currency: "USD",
    });
    // In the same currency the other amount still follows the source.
    expect(await readAgain({ minAmount: "2000", currency: "USD" })).toEqual({ ...NONE, updated: 1 });
    expect(await selectOnlyRow()).toMatchObject({ minAmount: "2000.00", maxAmount: "50000.00" });

    // Amounts that were locked before their currency was.
    await app.db
      .update(opportunityProvenance)
      .set({ lockedFields: ["maxAmount"] })
      .where(eq(opportunityProvenance.opportunityId, id));
    expect(await readAgain({ ...inShillings, minAmount: "30000" })).toEqual({ ...NONE, skipped: 1 });
    expect(await selectOnlyRow()).toMatchObject({ minAmount: "2000.00", currency: "USD" });
  });

  it("writes the time of the last reading at most once an hour", async () => {
    await importFrom([first()]);
    const at = app.clock.now();
    app.clock.advance(60_000);
    await importFrom([first()]);
    expect((await selectOnlyRow()).lastSyncedAt).toEqual(at);
    app.clock.advance(3_600_000);
    expect(await importFrom([first()])).toEqual({ ...NONE, skipped: 1 });
    expect((await selectOnlyRow()).lastSyncedAt).toEqual(app.clock.now());
  });

  it("leaves a rejected opportunity alone, and updates it after it is reopened", async () => {
    await importFrom([first()]);
    const { id } = await selectOnlyRow();
    await admin.post(`${BASE}/${id}/reject`).expect(200);
    const changed = reading({ name: "Call", funderName: "F", maxAmount: "9000" }, { url: url() });
    expect(await importFrom([changed])).toEqual({ ...NONE, skipped: 1 });
    expect(await selectOnlyRow()).toMatchObject({ verificationStatus: "rejected", maxAmount: "5000.00" });
    await admin.post(`${BASE}/bulk`).send({ ids: [id], decision: "reopen" });
    expect(await importFrom([changed])).toEqual({ ...NONE, updated: 1 });
  });
});

describe("importing a changed reading of a published opportunity", () => {
  const url = () => `https://${source.slice(7)}.example/call`;
  const call = (values: Parameters<typeof reading>[0] = {}) =>
    reading({ name: "Call", funderName: "F", maxAmount: "5000", ...values }, { url: url() });
  const buildPublished = async () => {
    await importFrom([call()]);
    const { id } = await selectOnlyRow();
    await verify(id);
    return id;
  };
  const listChanges = async (id: string) =>
    (await getDetail(id)).changes.map(({ field, before, after }) => [field, before, after]);

  const acceptAll = async (id: string) => {
    for (let [change] = (await getDetail(id)).changes; change; [change] = (await getDetail(id)).changes)
      await admin.post(`${BASE}/${id}/changes/${change.id}/accept`).expect(200);
  };

  it("proposes the changes with quotes of the source, and changes nothing", async () => {
    const id = await buildPublished();
    const before = await selectOnlyRow();
    const deadline = inDays(30);
    expect(await importFrom([call({ maxAmount: "9000", deadline })])).toEqual({ ...NONE, proposed: 1 });
    expect(await selectOnlyRow()).toEqual(before);
    expect((await getDetail(id)).changes).toEqual([
      expect.objectContaining({
        field: "deadline",
        before: null,
        after: deadline,
        quote: `It says ${deadline}`,
      }),
      expect.objectContaining({
        field: "maxAmount",
        before: "5000.00",
        after: "9000",
        quote: "It says 9000",
      }),
    ]);
    expect(await importFrom([call({ maxAmount: "9000", deadline })])).toEqual({ ...NONE, skipped: 1 });
    const { body } = await admin.get(`${BASE}?flag=changed&source=${encodeURIComponent(source)}`);
    expect(body).toMatchObject({ pagination: { total: 1 }, opportunities: [{ id, openChanges: 2 }] });
  });

  it("fills in what it must bring, which excludes nobody, and proposes a later change of it", async () => {
    const id = await buildPublished();
    expect(await importFrom([call({ coFunding: "required" })])).toEqual({ ...NONE, updated: 1 });
    expect(await selectOnlyRow()).toMatchObject({ coFunding: "required", verificationStatus: "verified" });
    expect((await getDetail(id)).origins.coFunding?.quote).toBe("It says required");
    expect(await importFrom([call({ coFunding: "required" })])).toEqual({ ...NONE, skipped: 1 });
    expect(await importFrom([call({ coFunding: "not required" })])).toEqual({ ...NONE, proposed: 1 });
    expect(await listChanges(id)).toEqual([["coFunding", "required", "not required"]]);
  });

  it("fills in the hour of the day that it has, and proposes that of another day with its day and time zone", async () => {
    const id = await buildPublished();
    const [day, other] = [inDays(40), inDays(50)];
    const zone = "Africa/Accra";
    await admin.patch(`${BASE}/${id}`).send({ deadline: day, deadlineTimezone: zone }).expect(200);
    await app.db.update(opportunityProvenance).set({ lockedFields: [] });
    await importFrom([call({ deadline: day, deadlineTimezone: "Africa/Nairobi", deadlineTime: "16:00" })]);
    expect(await selectOnlyRow()).toMatchObject({ deadlineTime: null, deadlineTimezone: zone });
    expect((await listChanges(id)).map(([field]) => field).sort()).toEqual([
      "deadlineTime",
      "deadlineTimezone",
    ]);
    const [change] = (await getDetail(id)).changes;
    const answer = await admin.post(`${BASE}/${id}/changes/${change!.id}/accept`);
    expect(answer.body).toMatchObject({
      deadlineTime: "16:00",
      deadlineTimezone: "Africa/Nairobi",
      changes: [],
    });

    await importFrom([call({ deadline: other, deadlineTimezone: "Africa/Nairobi" })]);
    const [moved] = (await getDetail(id)).changes;
    const after = await admin.post(`${BASE}/${id}/changes/${moved!.id}/accept`);
    expect(after.body).toMatchObject({ deadline: other, deadlineTime: null });
  });

  it("keeps the hour of the day when its source moves the day and names the same hour", async () => {
    const id = await buildPublished();
    const [day, later] = [inDays(40), inDays(50)];
    const named = { deadlineTimezone: "Africa/Accra", deadlineTime: "17:00" };
    await importFrom([call({ deadline: day, ...named })]);
    await acceptAll(id);
    expect(await selectOnlyRow()).toMatchObject({ deadline: day, ...named });

    const moved = call({ deadline: later, ...named });
    expect(await importFrom([moved])).toEqual({ ...NONE, proposed: 1 });
    // Another change does not take the hour out of the proposal.
    const reworded = call({ deadline: later, ...named, description: "Other words" });
    expect(await importFrom([reworded])).toEqual({ ...NONE, proposed: 1 });
    await acceptAll(id);
    expect(await selectOnlyRow()).toMatchObject({ deadline: later, ...named });
    expect(await importFrom([reworded])).toEqual({ ...NONE, skipped: 1 });
    expect(await listChanges(id)).toEqual([]);
  });

  it("keeps the hour that an administrator set when another day is accepted", async () => {
    const id = await buildPublished();
    await admin.patch(`${BASE}/${id}`).send({ deadlineTime: "12:00" }).expect(200);
    await importFrom([call({ deadline: inDays(50) })]);
    const [change] = (await getDetail(id)).changes;
    const answer = await admin.post(`${BASE}/${id}/changes/${change!.id}/accept`);
    expect(answer.body).toMatchObject({ deadline: inDays(50), deadlineTime: "12:00" });
  });

  it("fills in the hour of its day at once", async () => {
    const id = await buildPublished();
    const deadline = inDays(40);
    await admin.patch(`${BASE}/${id}`).send({ deadline, deadlineTimezone: "Africa/Accra" }).expect(200);
    await importFrom([call({ deadline, deadlineTimezone: "Africa/Accra", deadlineTime: "17:00" })]);
    expect(await selectOnlyRow()).toMatchObject({ deadlineTime: "17:00", verificationStatus: "verified" });
  });

  it("fills in nothing where an administrator decided", async () => {
    const id = await buildPublished();
    await admin.patch(`${BASE}/${id}`).send({ coFundingShare: "10" }).expect(200);
    await admin.patch(`${BASE}/${id}`).send({ coFundingShare: null }).expect(200);
    await importFrom([call({ coFundingShare: "25" })]);
    expect(await selectOnlyRow()).toMatchObject({ coFundingShare: null });
  });

  it("clears the broken link problem when a new link is accepted", async () => {
    const id = await buildPublished();
    const broken = {
      linkCheckedAt: app.clock.now(),
      linkFailures: 2,
      linkProblem: asWritten("The page is gone"),
    };
    await app.db
      .insert(opportunityProvenance)
      .values({ opportunityId: id, ...broken })
      .onConflictDoUpdate({ target: opportunityProvenance.opportunityId, set: broken });
    expect((await getDetail(id)).linkProblem).toBe("The page is gone");
    const applicationUrl = newPage();
    await importFrom([call({ applicationUrl })]);
    const [change] = (await getDetail(id)).changes;
    const answer = await admin.post(`${BASE}/${id}/changes/${change!.id}/accept`);
    expect(answer.body).toMatchObject({ applicationUrl, linkProblem: null });
  });

  it("applies an accepted change without locking the field", async () => {
    const id = await buildPublished();
    await importFrom([call({ maxAmount: "9000", description: "New words" })]);
    const [description, amount] = (await getDetail(id)).changes;
    app.clock.advance(1_000);
    const answer = await admin.post(`${BASE}/${id}/changes/${amount!.id}/accept`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      maxAmount: "9000.00",
      description: null,
      lockedFields: [],
      openChanges: 1,
      changes: [{ field: "description" }],
    });
    expect(answer.body.log[0]).toMatchObject({ action: "change_accepted", fields: ["maxAmount"] });
    const declined = await admin.post(`${BASE}/${id}/changes/${description!.id}/decline`).send({});
    expect(declined.body).toMatchObject({ description: null, changes: [], openChanges: 0 });
    // Declined is declined, until the source says something new.
    expect(await importFrom([call({ maxAmount: "9000", description: "New words" })])).toEqual({
      ...NONE,
      skipped: 1,
    });
    expect(await importFrom([call({ maxAmount: "9000", description: "Newer words" })])).toEqual({
      ...NONE,
      proposed: 1,
    });
    for (const change of [amount!, description!])
      for (const decision of ["accept", "decline"]) {
        const again = await admin.post(`${BASE}/${id}/changes/${change.id}/${decision}`);
        expect([again.status, again.body.code]).toEqual([409, "already_decided"]);
      }
  });

  it("replaces an open proposal by a newer one, and withdraws it when the source goes back to the old value", async () => {
    const id = await buildPublished();
    await importFrom([call({ maxAmount: "9000" })]);
    const [old] = (await getDetail(id)).changes;
    expect(await importFrom([call({ maxAmount: "8000" })])).toEqual({ ...NONE, proposed: 1 });
    expect(await listChanges(id)).toEqual([["maxAmount", "5000.00", "8000"]]);
    expect((await admin.post(`${BASE}/${id}/changes/${old!.id}/accept`)).body.message).toBe(
      "This change has already been decided or replaced by a newer one",
    );
    expect(await importFrom([call({ maxAmount: "5000.0" })])).toEqual({ ...NONE, skipped: 1 });
    expect(await listChanges(id)).toEqual([]);
  });

  it("withdraws the proposal for a field that an administrator writes, and proposes no other", async () => {
    const id = await buildPublished();
    await importFrom([call({ maxAmount: "9000" })]);
    expect(await listChanges(id)).toHaveLength(1);
    await admin.patch(`${BASE}/${id}`).send({ maxAmount: "7000" });
    expect(await listChanges(id)).toEqual([]);
    expect(await importFrom([call({ maxAmount: "8000", currency: "KES" })])).toEqual({ ...NONE, skipped: 1 });
    expect(await listChanges(id)).toEqual([]);
    expect((await selectOnlyRow()).maxAmount).toBe("7000.00");
  });

  it("compares the first reading with the row itself", async () => {
    const { id } = await app.buildOpportunity({
      name: "From the Start",
      source,
      externalId: "s1",
      minAmount: "100",
      eligibleCountries: ["GH", "KE"],
    });
    const same = reading(
      { name: "From the start", minAmount: "100", eligibleCountries: ["KE", "GH"] },
      { externalId: "s1" },
    );
    expect(await importFrom([same])).toEqual({ ...NONE, skipped: 1 });
    const other = reading({ name: "From the Start", minAmount: "200" }, { externalId: "s1" });
    expect(await importFrom([other])).toEqual({ ...NONE, proposed: 1 });
    expect(await listChanges(id)).toEqual([["minAmount", "100.00", "200"]]);
  });

  it("applies the proposed values at the next reading after it is reopened", async () => {
    const id = await buildPublished();
    await importFrom([call({ maxAmount: "9000" })]);
    await admin.post(`${BASE}/bulk`).send({ ids: [id], decision: "reopen" });
    expect((await getDetail(id)).changes).toEqual([]);
    expect(await importFrom([call({ maxAmount: "9000" })])).toEqual({ ...NONE, updated: 1 });
    expect((await selectOnlyRow()).maxAmount).toBe("9000.00");
  });

  it("refuses to accept a minimum above the maximum", async () => {
    const id = await buildPublished();
    await importFrom([call({ minAmount: "6000", maxAmount: "9000" })]);
    const changes = (await getDetail(id)).changes;
    const findChangeId = (field: string) => changes.find((change) => change.field === field)!.id;
    const tooSoon = await admin.post(`${BASE}/${id}/changes/${findChangeId("minAmount")}/accept`);
    expect([tooSoon.status, tooSoon.body.message]).toEqual([
      400,
      "Minimum amount cannot be greater than maximum amount",
    ]);
    for (const field of ["maxAmount", "minAmount"])
      expect((await admin.post(`${BASE}/${id}/changes/${findChangeId(field)}/accept`)).status).toBe(200);
    expect(await selectOnlyRow()).toMatchObject({ minAmount: "6000.00", maxAmount: "9000.00" });
  });

  describe("when the source moves from dollars to euros", () => {
    const inEuros = { minAmount: "1000", maxAmount: "4500", currency: "EUR" };
    const buildPublishedInDollars = async () => {
      await importFrom([call({ minAmount: "1000", currency: "USD" })]);
      const { id } = await selectOnlyRow();
      await verify(id);
      app.clock.advance(1_000);
      return id;
    };
    const decide = async (id: string, field: string, decision: "accept" | "decline") => {
      const change = (await getDetail(id)).changes.find((each) => each.field === field)!;
      return (await admin.post(`${BASE}/${id}/changes/${change.id}/${decision}`).expect(200)).body;
    };

    it.each(["maxAmount", "currency"])(
      "applies amounts and currency together when the new %s is accepted",
      async (field) => {
        const id = await buildPublishedInDollars();
        await importFrom([call({ ...inEuros, description: "New words" })]);
        expect(await listChanges(id)).toHaveLength(3);
        const accepted = await decide(id, field, "accept");
        expect(accepted).toMatchObject({
          minAmount: "1000.00",
          maxAmount: "4500.00",
          currency: "EUR",
          changes: [{ field: "description" }],
        });
        expect(accepted.log[0]).toMatchObject({
          action: "change_accepted",
          fields: ["currency", "maxAmount"],
        });
      },
    );

    it("keeps amount and currency when one is declined, and proposes both again with the next amount", async () => {
      const id = await buildPublishedInDollars();
      await importFrom([call(inEuros)]);
      expect(await decide(id, "currency", "decline")).toMatchObject({
        maxAmount: "5000.00",
        currency: "USD",
        changes: [],
      });
      expect(await importFrom([call(inEuros)])).toEqual({ ...NONE, skipped: 1 });
      await importFrom([call({ ...inEuros, maxAmount: "4000" })]);
      expect(await listChanges(id)).toEqual([
        ["currency", "USD", "EUR"],
        ["maxAmount", "5000.00", "4000"],
      ]);
    });

    it("withdraws amounts and currency when an administrator writes one amount", async () => {
      const id = await buildPublishedInDollars();
      await importFrom([call({ ...inEuros, minAmount: "900" })]);
      expect(await listChanges(id)).toHaveLength(3);
      await admin.patch(`${BASE}/${id}`).send({ maxAmount: "7000" }).expect(200);
      expect(await listChanges(id)).toEqual([]);
    });
  });

  it("answers 404 for a change of another opportunity", async () => {
    const id = await buildPublished();
    await importFrom([call({ maxAmount: "9000" })]);
    const [change] = (await getDetail(id)).changes;
    const { id: other } = await app.buildOpportunity();
    expect((await admin.post(`${BASE}/${other}/changes/${change!.id}/accept`)).body).toEqual({
      message: "Change not found",
      code: "not_found",
    });
    expect((await admin.post(`${BASE}/${id}/changes/17/accept`)).status).toBe(404);
  });
});
