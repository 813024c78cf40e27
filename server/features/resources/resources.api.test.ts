import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { resources } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";

let app: TestApp;
let me: Awaited<ReturnType<TestApp["as"]>>;
beforeAll(async () => {
  app = await startTestApp();
  me = await app.as(await app.buildUser());
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(resources));

describe("GET /api/resources", () => {
  it("lists the library by title with what the page needs, and without the texts", async () => {
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
        content: null,
        hasContent: true,
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
        hasContent: false,
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

describe("GET /api/resources/{id}", () => {
  const build = async (given: Partial<typeof resources.$inferInsert>) => {
    const [row] = await app.db
      .insert(resources)
      .values({ title: crypto.randomUUID(), resourceType: "template", ...given })
      .returning();
    return row!;
  };

  it("tells everything, the text included", async () => {
    const { id, title } = await build({ content: "## First\n\nDo this.", publisher: "Open Org" });
    const answer = await me.get(`/api/resources/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      title,
      content: "## First\n\nDo this.",
      hasContent: true,
      publisher: "Open Org",
    });
  });

  it("gives the text as a file named after its title", async () => {
    const { id } = await build({ title: 'Budget: "one page" / für alle', content: "Row by row\n" });
    const answer = await me.get(`/api/resources/${id}/file`);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(decodeURIComponent(answer.headers["content-disposition"]!)).toContain(
      "filename*=UTF-8''Budget- -one page- - für alle.md",
    );
    expect(answer.text).toBe('# Budget: "one page" / für alle\n\nRow by row\n');
  });

  it("does not know one that is not there, and has no file of one without a text", async () => {
    const { id } = await build({ fileUrl: "https://example.org/budget.xlsx" });
    for (const path of [
      `/api/resources/${crypto.randomUUID()}`,
      "/api/resources/nonsense",
      `/api/resources/${crypto.randomUUID()}/file`,
      `/api/resources/${id}/file`,
    ])
      expect((await me.get(path)).status).toBe(404);
  });
});
