import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { funderProfiles, resources } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";

let app: TestApp;
let me: Awaited<ReturnType<TestApp["as"]>>;
beforeAll(async () => {
  app = await startTestApp();
  me = await app.as(await app.buildUser());
});
afterAll(() => app.close());

describe("GET /api/funders", () => {
  it("lists the directory by name, whatever the case and the accents", async () => {
    expect((await me.get("/api/funders")).body).toEqual([]);
    await app.db
      .insert(funderProfiles)
      .values([
        { name: "zebra fund" },
        { name: "Écho Capital" },
        { name: "Delta" },
        { name: "apex ventures" },
        { name: "Fable" },
      ]);
    const answer = await me.get("/api/funders");
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ name }: { name: string }) => name)).toEqual([
      "apex ventures",
      "Delta",
      "Écho Capital",
      "Fable",
      "zebra fund",
    ]);
  });

  it("shows what the page needs, amounts exact, and nothing of the contacts", async () => {
    await app.db.insert(funderProfiles).values({
      name: "Aardvark Trust",
      funderType: "foundation",
      description: "Backs farms.",
      logoUrl: "https://example.org/logo.png",
      website: "https://example.org",
      country: "KE",
      geographyFocus: ["KE", "africa"],
      industryFocus: ["agriculture"],
      stageFocus: ["Idea"],
      averageCheckSize: "25000.5",
      minCheckSize: "5000",
      currency: "KES",
      contactEmail: "private@example.org",
      contactName: "Private Person",
      verified: true,
      sourceUrl: "https://example.org/about",
      attribution: "Open data",
      lastSyncedAt: new Date("2026-01-02T00:00:00Z"),
    });
    const [first] = (await me.get("/api/funders")).body;
    expect(first).toStrictEqual({
      id: expect.any(String),
      name: "Aardvark Trust",
      description: "Backs farms.",
      logoUrl: "https://example.org/logo.png",
      funderType: "foundation",
      averageCheckSize: "25000.50",
      minCheckSize: "5000.00",
      maxCheckSize: null,
      currency: "KES",
      country: "KE",
      geographyFocus: ["KE", "africa"],
      industryFocus: ["agriculture"],
      stageFocus: ["Idea"],
      website: "https://example.org",
      verified: true,
      sourceUrl: "https://example.org/about",
      attribution: "Open data",
      lastSyncedAt: "2026-01-02T00:00:00.000Z",
    });
  });

  it("is for members, and only to be read", async () => {
    expect((await app.visitor.get("/api/funders")).status).toBe(401);
    const refused = await me.post("/api/funders").send({ name: "Mine" });
    expect(refused.status).toBe(405);
    expect(refused.headers.allow).toContain("GET");
  });
});

describe("GET /api/resources", () => {
  it("lists the library by title with what the page needs", async () => {
    expect((await me.get("/api/resources")).body).toEqual([]);
    await app.db.insert(resources).values([
      { title: "Term sheets", resourceType: "guide" },
      {
        title: "budget sheet",
        resourceType: "template",
        description: "Twelve months.",
        content: "Row by row",
        fileUrl: "https://example.org/budget.xlsx",
        relevantFor: ["grant"],
        publisher: "Open Org",
        source: "internal",
        sourceUrl: "https://example.org",
        licence: "CC BY 4.0",
        lastSyncedAt: new Date("2026-01-02T00:00:00Z"),
      },
    ]);
    const answer = await me.get("/api/resources");
    expect(answer.status).toBe(200);
    expect(answer.body).toStrictEqual([
      {
        id: expect.any(String),
        title: "budget sheet",
        description: "Twelve months.",
        content: "Row by row",
        resourceType: "template",
        relevantFor: ["grant"],
        fileUrl: "https://example.org/budget.xlsx",
        publisher: "Open Org",
        sourceUrl: "https://example.org",
        licence: "CC BY 4.0",
        lastSyncedAt: "2026-01-02T00:00:00.000Z",
      },
      expect.objectContaining({
        title: "Term sheets",
        resourceType: "guide",
        relevantFor: [],
        fileUrl: null,
      }),
    ]);
  });

  it("is for members, and only to be read", async () => {
    expect((await app.visitor.get("/api/resources")).status).toBe(401);
    expect((await me.delete("/api/resources")).status).toBe(405);
  });
});
