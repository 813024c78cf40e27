import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NARRATIVE_MAX } from "@shared/constants/limits";
import { memberships } from "@shared/schema/index";
import type { CommentView } from "@shared/validators/comments";
import { startTestApp, type TestApp } from "../../test/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const NARRATIVE = "We sell lamps in the north. We sell lamps in the south.";

/** A suggestion of a commenter for the second "lamps". */
async function buildSuggestion(narrative = NARRATIVE, replacement = "solar kits") {
  const [ama, kofi] = [await app.buildUser(), await app.buildUser()];
  const entity = await app.buildEntity({ userId: ama.id });
  await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "commenter" });
  const { id } = await app.buildApplication({ entityId: entity.id, narrative });
  const [owner, commenter] = [await app.as(ama), await app.as(kofi)];
  const application = `/api/applications/${id}`;
  const { body } = await commenter
    .post(`${application}/comments`)
    .send({ field: "narrative", quote: "lamps", start: narrative.lastIndexOf("lamps"), replacement })
    .expect(201);
  const path = `${application}/comments/${(body as CommentView).id}`;
  const read = async () => {
    const { narrative: text, version } = (await owner.get(application).expect(200)).body as {
      narrative: string;
      version: number;
    };
    return { text, version };
  };
  const see = async () =>
    ((await owner.get(`${application}/comments`).expect(200)).body as { comments: CommentView[] })
      .comments[0];
  return { owner, commenter, application, path, read, see };
}

describe("a suggestion", () => {
  it("changes the text where it was made when it is accepted, with a version, and is resolved", async () => {
    const { owner, application, path, read } = await buildSuggestion();
    const before = await read();
    const { body } = await owner.post(`${path}/accept`).expect(200);
    expect(body).toMatchObject({ decision: "accepted", resolvedAt: expect.any(String) as string });
    expect(await read()).toEqual({
      text: "We sell lamps in the north. We sell solar kits in the south.",
      version: before.version + 1,
    });
    const { versions } = (await owner.get(`${application}/versions`).expect(200)).body as {
      versions: { field: string }[];
    };
    expect(versions.map(({ field }) => field)).toEqual(["narrative", "narrative"]);
  });

  it("finds its words again after the text around them was changed", async () => {
    const { owner, application, path, read } = await buildSuggestion();
    await owner
      .patch(application)
      .send({ narrative: `Since 2019. ${NARRATIVE}` })
      .expect(200);
    await owner.post(`${path}/accept`).expect(200);
    expect((await read()).text).toBe(
      "Since 2019. We sell lamps in the north. We sell solar kits in the south.",
    );
  });

  it("is refused when its words are gone, and nothing is lost", async () => {
    const { owner, application, path, read, see } = await buildSuggestion();
    const narrative = "We sell torches.";
    await owner.patch(application).send({ narrative }).expect(200);
    const { status, body } = await owner.post(`${path}/accept`);
    expect([status, body.code]).toEqual([409, "conflict"]);
    expect((await read()).text).toBe(narrative);
    expect(await see()).toMatchObject({ decision: null, resolvedAt: null, replacement: "solar kits" });
  });

  it("is refused when the text would be too long", async () => {
    const { owner, path, read } = await buildSuggestion(`${"x".repeat(NARRATIVE_MAX - 6)} lamps`);
    expect((await owner.post(`${path}/accept`)).status).toBe(409);
    expect((await read()).text).toHaveLength(NARRATIVE_MAX);
  });

  it("may propose to leave the words out", async () => {
    const { owner, path, read } = await buildSuggestion("We sell lamps.", "");
    await owner.post(`${path}/accept`).expect(200);
    expect((await read()).text).toBe("We sell .");
  });

  it("leaves the text as it is when it is declined", async () => {
    const { owner, path, read } = await buildSuggestion();
    const { body } = await owner.post(`${path}/decline`).expect(200);
    expect(body).toMatchObject({ decision: "declined", resolvedAt: expect.any(String) as string });
    expect((await read()).text).toBe(NARRATIVE);
  });

  it("is decided once, also when two decide at the same time", async () => {
    const { owner, path, read } = await buildSuggestion();
    const answers = await Promise.all([1, 2, 3].map(() => owner.post(`${path}/accept`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await owner.post(`${path}/decline`)).status).toBe(409);
    expect((await read()).text).toBe("We sell lamps in the north. We sell solar kits in the south.");
  });

  it("is not decided by who may only comment", async () => {
    const { commenter, path, read } = await buildSuggestion();
    for (const verb of ["accept", "decline"])
      expect((await commenter.post(`${path}/${verb}`)).status).toBe(403);
    expect((await read()).text).toBe(NARRATIVE);
  });

  it("a comment that proposes nothing has nothing to accept", async () => {
    const { owner, application } = await buildSuggestion();
    const { body } = await owner.post(`${application}/comments`).send({ text: "Why?" }).expect(201);
    const path = `${application}/comments/${(body as CommentView).id}`;
    for (const verb of ["accept", "decline"]) expect((await owner.post(`${path}/${verb}`)).status).toBe(404);
  });
});
