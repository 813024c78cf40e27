import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entities, memberships, profileReadings, registerEntries, storedObjects } from "@shared/schema/index";
import type {
  PreviewedMatchesView,
  ProfileProposalsView,
  ProfileProposalView,
} from "@shared/validators/profile-proposals";
import { buildFetcher, type Pages, startSite } from "../../platform/fetch/site.fixture";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { makePdf } from "../../test/files/documents";
import { uploadFile } from "../../test/helpers/objects";
import { clearOldReadings } from "./profile-proposals.service";

const NOW = "2030-03-01T12:00:00.000Z";
const SITE: Pages = {
  "/": `<html><body><nav><a href="/about">About us</a> <a href="/team">Our people</a> <a href="/contact">Contact</a>
    <a href="https://elsewhere.example/about">About our friends</a></nav>
    <main><h1>Bright Reeds</h1><p>Bright Reeds teaches basket weaving to young people in Accra.</p></main>
    <footer><p>12 Palm Street, Osu, Accra, Ghana</p></footer></body></html>`,
  "/about": `<html><body><main><p>Bright Reeds was founded in 2016. We have 12 employees.</p>
    <p>Our annual budget is GHS 340,000.</p></main></body></html>`,
  "/contact": `<html><body><main><p>hello@brightreeds.example</p></main></body></html>`,
};

let app: TestApp;
const pages = buildFetcher();
beforeAll(
  async () => void (app = await startTestApp({ clock: testClock(NOW), jobs: true, deps: { pages } })),
);
afterAll(() => app.close());

/** A nonprofit with an owner and a member who may only read. */
async function buildScene() {
  const ama = await app.buildUser();
  const kofi = await app.buildUser();
  const entity = await app.buildEntity({ userId: ama.id, name: "Bright Reeds", type: "Nonprofit" });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "viewer" });
  const owner = await app.as(ama);
  const path = `/api/profile-proposals/${entity.id}`;
  const see = async () => (await owner.get(path).expect(200)).body as ProfileProposalsView;
  const read = async (source: object) => {
    await owner
      .post("/api/profile-proposals")
      .send({ entityId: entity.id, ...source })
      .expect(202);
    await eventually(async () => (await see()).reading?.status, 30_000).not.toBe("waiting");
    return (await see()).reading!;
  };
  const readSite = async (site: Pages = SITE) => {
    const { origin } = await startSite(site);
    return { ...(await read({ source: "website", url: `${origin}/` })), origin };
  };
  const profile = async () =>
    (await owner.get(`/api/profile/${entity.id}`).expect(200)).body as Record<string, unknown>;
  const accept = (answers: { field: string; before: unknown }[]) =>
    owner.post(`${path}/answers`).send({ answers });
  return { ama, owner, reader: await app.as(kofi), entity, path, see, read, readSite, profile, accept };
}

const find = (proposals: readonly ProfileProposalView[], field: string) =>
  proposals.find((proposal) => proposal.field === field);

describe("a website that is read for a profile", () => {
  it("gives answers with the words that say them and the page where they stand", async () => {
    const { readSite } = await buildScene();
    const { proposals, pages: read, origin, status } = await readSite();
    expect(status).toBe("read");
    expect(read.map(({ address }) => address)).toEqual([
      `${origin}/`,
      `${origin}/about`,
      `${origin}/contact`,
    ]);
    expect(find(proposals, "foundedYear")).toMatchObject({
      ...{ value: 2016, quote: "Bright Reeds was founded in 2016.", address: `${origin}/about`, layer: 1 },
    });
    expect(find(proposals, "staffCount")).toMatchObject({ value: 12, layer: 2, isFromAi: false });
    expect(find(proposals, "country")).toMatchObject({
      value: "GH",
      quote: "12 Palm Street, Osu, Accra, Ghana",
    });
    expect(find(proposals, "annualBudget")).toMatchObject({ value: "340000", currency: "GHS" });
    expect(find(proposals, "founderEmail")).toMatchObject({ value: "hello@brightreeds.example" });
  });

  it("gives no answer where two of its pages contradict each other", async () => {
    const { readSite } = await buildScene();
    const contact = `<html><body><main><p>Bright Reeds was founded in 2014.</p></main></body></html>`;
    const { proposals } = await readSite({ ...SITE, "/contact": contact });
    expect(find(proposals, "foundedYear")).toBeUndefined();
    expect(find(proposals, "staffCount")).toBeDefined();
  });

  it("says why it could not be read", async () => {
    const { readSite, read } = await buildScene();
    const gone = await readSite({});
    expect(gone).toMatchObject({ status: "failed", proposals: [] });
    expect(gone.failureReason).toBeTruthy();
    const empty = await startSite({ "/": "<html><body></body></html>" });
    expect((await read({ source: "website", url: empty.origin })).failureReason).toBe(
      "There is no text to read in it.",
    );
  });

  it("takes an address without https in front, and refuses what is none", async () => {
    const { owner, entity } = await buildScene();
    const ask = (url: string) =>
      owner.post("/api/profile-proposals").send({ entityId: entity.id, source: "website", url });
    const asked = (await ask("brightreeds.example").expect(202)).body as ProfileProposalsView;
    expect(asked.reading?.name).toBe("https://brightreeds.example");
    expect((await ask("javascript:alert(1)").expect(400)).body.fieldErrors).toHaveProperty("url");
  });
});

describe("proposed answers", () => {
  it("are saved only when they are accepted, and only those", async () => {
    const { readSite, profile, accept } = await buildScene();
    await readSite();
    expect(await profile()).toMatchObject({ foundedYear: null, staffCount: null });
    await accept([{ field: "foundedYear", before: null }]).expect(200);
    expect(await profile()).toMatchObject({ foundedYear: 2016, staffCount: null, country: null });
  });

  it("take the currency of an amount along when the profile has none", async () => {
    const { readSite, profile, accept } = await buildScene();
    await readSite();
    await accept([{ field: "annualBudget", before: null }]).expect(200);
    expect(await profile()).toMatchObject({ annualBudget: "340000.00", annualRevenueCurrency: "GHS" });
  });

  it("have no amount when the profile is in another currency", async () => {
    const { readSite, entity } = await buildScene();
    await app.db.update(entities).set({ annualRevenueCurrency: "EUR" }).where(eq(entities.id, entity.id));
    const { proposals } = await readSite();
    expect(find(proposals, "annualBudget")).toBeUndefined();
    expect(find(proposals, "foundedYear")).toBeDefined();
  });

  it("do not overwrite an answer that the person did not see, and then nothing is saved", async () => {
    const { readSite, owner, entity, profile, accept } = await buildScene();
    await readSite();
    await owner.post(`/api/profile/${entity.id}`).send({ foundedYear: 2015 }).expect(200);
    const both = [
      { field: "foundedYear", before: null },
      { field: "staffCount", before: null },
    ];
    const refused = await accept(both).expect(409);
    expect(refused.body.fieldErrors).toEqual({ foundedYear: ["Was changed meanwhile"] });
    expect(await profile()).toMatchObject({ foundedYear: 2015, staffCount: null });
    await accept([{ field: "foundedYear", before: 2015 }]).expect(200);
    expect(await profile()).toMatchObject({ foundedYear: 2016 });
  });

  it("show the matches that they would bring, before anything is saved", async () => {
    const { owner, path, readSite, profile } = await buildScene();
    const title = `Basket weaving fund ${crypto.randomUUID()}`;
    await app.buildOpportunity({
      ...{ title, verificationStatus: "verified", deadline: "2030-09-01", eligibleCountries: ["KE"] },
      ...{ eligibleEntityTypes: ["Nonprofit"] },
    });
    await readSite();
    const preview = async (fields: string[]) =>
      (await owner.post(`${path}/matches`).send({ fields }).expect(200)).body as PreviewedMatchesView;
    const before = await preview([]);
    const after = await preview(["country"]);
    expect(before.best.length).toBeLessThanOrEqual(3);
    // A fund for Kenya is none for an organisation of Ghana.
    expect(after.count).toBe(before.count - 1);
    expect(await profile()).toMatchObject({ country: null });
  });

  it("are for those who may edit the organisation", async () => {
    const { readSite, reader, path } = await buildScene();
    await readSite();
    await reader.get(path).expect(403);
    await reader
      .post(`${path}/answers`)
      .send({ answers: [{ field: "country", before: null }] })
      .expect(403);
    await (await app.as(await app.buildUser())).get(path).expect(404);
  });

  it("can be discarded, and go by themselves after two weeks", async () => {
    const { readSite, owner, path, see, entity } = await buildScene();
    await readSite();
    await owner.delete(path).expect(204);
    expect((await see()).reading).toBeNull();
    await owner.delete(path).expect(404);
    await readSite();
    await app.db
      .update(profileReadings)
      .set({ updatedAt: new Date("2020-01-01") })
      .where(eq(profileReadings.entityId, entity.id));
    await clearOldReadings(app.db, new Date("2020-02-01"), 100);
    expect((await see()).reading).toBeNull();
  });
});

describe("a file that is read for a profile", () => {
  const DECK = {
    slides: [
      { title: "Bright Reeds", body: ["Bright Reeds teaches basket weaving to young people."] },
      { title: "About us", body: ["Bright Reeds was founded in 2016.", "We have 12 employees."] },
    ],
  };

  it("gives answers by its pages, and is not kept", async () => {
    const { owner, read } = await buildScene();
    const id = await uploadFile(owner, Buffer.from(await makePdf(DECK)), { purpose: "document" });
    const { proposals } = await read({
      ...{ source: "file", fileName: "deck.pdf", uploadedFileUrl: `/api/objects/${id}` },
    });
    expect(find(proposals, "foundedYear")).toMatchObject({ value: 2016, page: 2, address: null });
    await eventually(
      async () => (await app.db.select().from(storedObjects).where(eq(storedObjects.id, id))).length,
      30_000,
    ).toBe(0);
  });

  it("may be one of the library, and never one of another organisation", async () => {
    const { owner, read, see, entity } = await buildScene();
    const document = await app.buildDocument({
      ...{
        entityId: entity.id,
        name: "Report 2029",
        text: "Bright Reeds was founded in 2016.",
        pageEnds: [33],
      },
    });
    expect((await see()).files).toEqual([{ source: "document", id: document.id, name: "Report 2029" }]);
    const { proposals } = await read({ source: "document", id: document.id });
    expect(find(proposals, "foundedYear")).toMatchObject({ value: 2016, page: 1 });
    const foreign = await app.buildDocument({ text: "Bright Reeds was founded in 2016." });
    await owner
      .post("/api/profile-proposals")
      .send({ entityId: entity.id, source: "document", id: foreign.id })
      .expect(404);
  });

  it("that cannot be read says so", async () => {
    const { owner, read } = await buildScene();
    const id = await uploadFile(owner, Buffer.from("no document"), { purpose: "document" });
    const failed = await read({
      ...{ source: "file", fileName: "x.pdf", uploadedFileUrl: `/api/objects/${id}` },
    });
    expect(failed.status).toBe("failed");
    expect(failed.failureReason).toBeTruthy();
  });
});

describe("a number that is looked up in a register", () => {
  const CHARITY = {
    register: "gb-charities" as const,
    number: "1999001",
    name: "BRIGHT REEDS",
    facts: [
      { fact: "country", value: "GB", quote: "charity_registration_status: Registered" },
      { fact: "foundedYear", value: 2016, quote: "date_of_registration: 2016-04-12" },
      { fact: "annualRevenue", value: "340000", quote: "latest_income: 340000" },
      { fact: "annualRevenueCurrency", value: "GBP", quote: "latest_income: 340000" },
      { fact: "unknownFact", value: "x", quote: "x: x" },
    ],
    asOf: "2030-02-01",
    importedAt: new Date("2030-02-01"),
  };
  const keepCharity = () => app.db.insert(registerEntries).values(CHARITY).onConflictDoNothing();

  it("gives what the register states at once, as of its day, and nothing is saved before it is accepted", async () => {
    await keepCharity();
    const { owner, entity, see, accept, profile } = await buildScene();
    expect((await see()).registers).toEqual([{ register: "gb-charities", asOf: "2030-02-01" }]);
    const asked = await owner
      .post("/api/profile-proposals")
      .send({ entityId: entity.id, source: "register", register: "gb-charities", number: "1 999 001" })
      .expect(202);
    const { reading } = asked.body as ProfileProposalsView;
    expect(reading).toMatchObject({
      ...{ status: "read", source: "register", name: "BRIGHT REEDS, 1999001" },
      ...{ register: { register: "gb-charities", asOf: "2030-02-01" }, aiReading: null },
    });
    expect(reading!.proposals.map(({ field }) => field).sort()).toEqual([
      ...["annualRevenue", "annualRevenueCurrency", "country", "foundedYear"],
    ]);
    expect(await profile()).toMatchObject({ foundedYear: null });
    await accept([{ field: "foundedYear", before: null }]).expect(200);
    expect(await profile()).toMatchObject({ foundedYear: 2016, country: null });
  });

  it("that the register does not have is refused at its field, and earlier proposals stay", async () => {
    await keepCharity();
    const { owner, entity, readSite, see } = await buildScene();
    await readSite();
    const ask = (body: object) =>
      owner.post("/api/profile-proposals").send({ entityId: entity.id, source: "register", ...body });
    for (const number of ["1999009", "no number", "99"]) {
      const refused = await ask({ register: "gb-charities", number }).expect(400);
      expect(refused.body.fieldErrors).toEqual({
        number: ["This register has no organisation with this number"],
      });
    }
    expect((await ask({ register: "elsewhere", number: "1" }).expect(400)).body.fieldErrors).toHaveProperty(
      "register",
    );
    expect((await see()).reading?.source).toBe("website");
  });

  it("is for those who may edit the organisation", async () => {
    await keepCharity();
    const { reader, entity } = await buildScene();
    const body = { entityId: entity.id, source: "register", register: "gb-charities", number: "1999001" };
    await reader.post("/api/profile-proposals").send(body).expect(403);
    await (await app.as(await app.buildUser())).post("/api/profile-proposals").send(body).expect(404);
  });
});
