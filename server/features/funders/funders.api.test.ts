import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { funderProfiles } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";

let app: TestApp;
let me: Awaited<ReturnType<TestApp["as"]>>;
beforeAll(async () => {
  app = await startTestApp();
  me = await app.as(await app.buildUser());
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(funderProfiles));

describe("GET /api/funders", () => {
  it("lists the directory by name, without regard to case and accents", async () => {
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

  it("shows the columns of the page with exact amounts, and no contact persons", async () => {
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

  it("is for signed-in users, and read-only", async () => {
    expect((await app.visitor.get("/api/funders")).status).toBe(401);
    const refused = await me.post("/api/funders").send({ name: "Mine" });
    expect(refused.status).toBe(405);
    expect(refused.headers.allow).toContain("GET");
  });
});
