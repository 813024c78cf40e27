import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../test/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const pathOf = (key: string) => `/og/opportunities/${key}.png`;

describe("GET /og/opportunities/:id.png", () => {
  it("draws the facts of an opportunity for shared links, and again once they change", async () => {
    const { slug } = await app.buildOpportunity({
      name: "Wells & <Pumps> for Everybody",
      maxAmount: "50000",
      currency: "KES",
      funderName: "Rain Bank",
      deadline: null,
    });
    const other = await app.buildOpportunity({ name: "Another name", funderName: "Rain Bank" });
    const { body, headers } = await app.visitor.get(pathOf(slug)).expect(200);
    expect(headers).toMatchObject({ "content-type": "image/png", "cache-control": "public, max-age=3600" });
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    const again = await app.visitor.get(pathOf(slug)).expect(200);
    expect(again.body).toEqual(body);
    const { body: another } = await app.visitor.get(pathOf(other.slug)).expect(200);
    expect(another).not.toEqual(body);
  });

  it("is another one in another language, also for a cache between", async () => {
    const { slug } = await app.buildOpportunity({ name: "Lampe", deadline: null });
    const ask = (language: string) => app.visitor.get(pathOf(slug)).set("Accept-Language", language);
    const english = await ask("en").expect(200);
    const french = await ask("fr").expect(200);
    expect(french.body).not.toEqual(english.body);
    expect(french.headers.vary).toContain("Accept-Language");
  });

  it("shows the product's picture for what is missing or hidden", async () => {
    const pending = await app.buildOpportunity({ verificationStatus: "pending" });
    for (const key of [pending.slug, pending.id, "not-there"]) {
      const { headers } = await app.visitor.get(pathOf(key)).expect(302);
      expect(headers.location).toBe("/og.png");
    }
  });
});
