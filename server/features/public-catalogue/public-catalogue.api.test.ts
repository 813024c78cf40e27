import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { funderProfiles } from "@shared/schema/index";
import type {
  PublicFunderView,
  PublicListView,
  PublicOpportunityView,
} from "@shared/validators/public-catalogue";
import { startTestApp, type TestApp } from "../../test/app";
import { refreshOpportunityEmbeddings } from "../matching/retrieval/embeddings.service";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const list = async (query = "") =>
  (await app.visitor.get(`/api/public/opportunities${query}`).expect(200)).body as PublicListView;
const read = async (key: string) =>
  (await app.visitor.get(`/api/public/opportunities/${key}`).expect(200)).body as PublicOpportunityView;
const names = ({ opportunities }: Pick<PublicListView, "opportunities">) =>
  opportunities.map(({ name }) => name);

describe("GET /api/public/opportunities", () => {
  it("lists what is published to a visitor, what closes first first, and nothing that is not", async () => {
    await app.buildOpportunity({ name: "Later Lantern Loan", fundingType: "loan", deadline: "2090-06-01" });
    await app.buildOpportunity({ name: "Sooner Lantern Grant", deadline: "2090-01-05" });
    await app.buildOpportunity({ name: "Hidden Lantern", verificationStatus: "pending" });
    await app.buildOpportunity({ name: "Past Lantern", deadline: "2020-01-01" });
    const found = await list("?search=lantern&order=deadline");
    expect(names(found)).toEqual(["Sooner Lantern Grant", "Later Lantern Loan"]);
    expect(found.pagination).toEqual({ page: 1, total: 2, hasMore: false });
    expect(found.facets.types.options).toContainEqual({ value: "loan", label: null, count: 1 });
    expect(names(await list("?search=lantern&types=loan"))).toEqual(["Later Lantern Loan"]);
  });

  it("says nothing of any person, and lets caches keep it for a minute, for each language", async () => {
    const { body, headers } = await app.visitor.get("/api/public/opportunities").expect(200);
    for (const card of (body as PublicListView).opportunities) {
      expect(card).not.toHaveProperty("matchScore");
      expect(card).not.toHaveProperty("feedback");
    }
    expect(headers["cache-control"]).toBe("public, max-age=60");
    expect(headers.vary).toContain("Accept-Language");
    expect(headers).not.toHaveProperty("set-cookie");
  });

  it("goes on page by page, and refuses what is no filter, without letting caches keep that", async () => {
    for (let n = 1; n <= 3; n += 1) await app.buildOpportunity({ name: `Pebble ${n}` });
    const first = await list("?search=pebble&limit=2");
    expect(first.pagination).toEqual({ page: 1, total: 3, hasMore: true });
    const second = await list("?search=pebble&limit=2&page=2");
    expect(new Set([...names(first), ...names(second)]).size).toBe(3);
    expect(second.pagination.hasMore).toBe(false);
    const { body, headers } = await app.visitor.get("/api/public/opportunities?types=lottery").expect(400);
    expect(body).toMatchObject({ fieldErrors: { types: ["Unknown value: lottery"] } });
    expect(headers["cache-control"]).not.toContain("public");
  });
});

describe("GET /api/public/opportunities/:id", () => {
  it("reads one by its id and by its readable name, without contact persons", async () => {
    const { id, slug } = await app.buildOpportunity({
      name: "Copper Roof Grant",
      contactName: "Efua Sarpong",
      contactEmail: "efua@example.org",
      contactPhone: "+233 20 000 0000",
    });
    const byName = await read(slug);
    expect(byName).toEqual(await read(id));
    expect(byName).toMatchObject({ id, name: "Copper Roof Grant", closed: false, contactName: null });
    expect(JSON.stringify(byName)).not.toMatch(/efua|Sarpong|\+233/i);
    expect(byName).not.toHaveProperty("matchScore");
  });

  it("answers the same for one that is unknown and one that is not published", async () => {
    const pending = await app.buildOpportunity({ verificationStatus: "pending" });
    const answers = await Promise.all(
      [UNKNOWN, "no-such-name", pending.id, pending.slug].map((key) =>
        app.visitor.get(`/api/public/opportunities/${key}`).expect(404),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await app.visitor.get("/api/public/opportunities/A%20b").expect(404);
  });

  it("leads to open ones about the same things, the nearest first", async () => {
    const [first, second] = [
      await app.buildOpportunity({ name: "Beehive Fund", description: "For beekeepers who sell honey." }),
      await app.buildOpportunity({
        name: "Honey Prize",
        description: "For beekeepers and their wild honey.",
      }),
    ];
    await app.buildOpportunity({
      name: "Steel Bridge Loan",
      description: "Loans for bridges made of steel.",
    });
    await refreshOpportunityEmbeddings(app.deps);
    const { similar } = await read(first.slug);
    expect(similar[0]?.id).toBe(second.id);
    expect(similar.map(({ id }) => id)).not.toContain(first.id);
  });

  it("leads from one that has closed to open ones of its themes", async () => {
    const focus = { industryFocus: ["forestry"] };
    const closed = await app.buildOpportunity({ ...focus, name: "Forest Fund 2019", deadline: "2019-05-01" });
    const open = await app.buildOpportunity({ ...focus, name: "Tree Nursery Grant" });
    const { closed: isClosed, similar } = await read(closed.slug);
    expect(isClosed).toBe(true);
    expect(similar.map(({ id }) => id)).toContain(open.id);
    expect(similar.map(({ id }) => id)).not.toContain(closed.id);
  });
});

describe("GET /api/public/funders/:id", () => {
  it("shows a funder with what is open under its names", async () => {
    const [funder] = await app.db
      .insert(funderProfiles)
      .values({ name: "Kestrel Foundation", contactEmail: "desk@example.org" })
      .returning({ id: funderProfiles.id });
    const open = await app.buildOpportunity({ name: "Kestrel Grant", funderName: "Kestrel Foundation" });
    await app.buildOpportunity({ funderName: "Kestrel Foundation", deadline: "2020-01-01" });
    await app.buildOpportunity({ funderName: "Kestrel Foundation", verificationStatus: "rejected" });
    const { body } = await app.visitor.get(`/api/public/funders/${funder!.id}`).expect(200);
    const shown = body as PublicFunderView;
    expect(shown.name).toBe("Kestrel Foundation");
    expect(shown.opportunities.map(({ id }) => id)).toEqual([open.id]);
    expect(shown.openCount).toBe(1);
    expect(JSON.stringify(shown)).not.toContain("desk@example.org");
    expect((await read(open.id)).funder).toEqual({ id: funder!.id, name: "Kestrel Foundation" });
    await app.visitor.get(`/api/public/funders/${UNKNOWN}`).expect(404);
  });
});

describe("where the open catalogue is switched off", () => {
  it("visitors are asked to sign in, and search engines find no sitemap", async () => {
    const closed = await startTestApp({ env: { OPEN_CATALOGUE: "off" } });
    for (const path of ["/opportunities", `/opportunities/${UNKNOWN}`, `/funders/${UNKNOWN}`])
      await closed.visitor.get(`/api/public${path}`).expect(401);
    const robots = await closed.visitor.get("/robots.txt").expect(200);
    expect(robots.text).not.toContain("Sitemap");
    await closed.visitor.get("/sitemap.xml").expect(404);
    await closed.close();
  });
});
