import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CallSheetView } from "@shared/validators/calls";
import type { FetchedPage, PageFetcher } from "../../platform/fetch/types";
import { startTestApp, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { untilAborted } from "../../test/helpers/jobs";

const ADDRESS = "https://funder.example/call";
const CALL = "The deadline for applications is 5pm on Friday 12 April 2030.";

/** A site that shows nothing until it is told to. */
const site = { asked: 0, aborted: 0, answers: false };
const pages: PageFetcher = {
  get: async (url, { signal }): Promise<FetchedPage> => {
    site.asked += 1;
    if (site.answers)
      return { url, kind: "text", text: CALL, bytes: Buffer.from(CALL), etag: null, lastModified: null };
    return untilAborted(signal!).finally(() => (site.aborted += 1));
  },
  getFile: () => Promise.reject(new Error("No file is read here")),
  check: () => Promise.reject(new Error("Nothing is checked here")),
};

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ deps: { pages }, jobs: true })));
afterAll(() => app.close());

async function buildScene() {
  const ama = await app.buildUser();
  const entity = await app.buildEntity({ userId: ama.id });
  const opportunity = await app.buildOpportunity({ sourceUrl: ADDRESS });
  const application = await app.buildApplication({ entityId: entity.id, opportunityId: opportunity.id });
  const owner = await app.as(ama);
  const path = `/api/applications/${application.id}/call`;
  const read = async () => ((await owner.get(path).expect(200)).body as CallSheetView).call;
  const give = () => owner.post(path).send({ source: "page" }).expect(202);
  const stop = async () => ((await owner.delete(`${path}/reading`).expect(200)).body as CallSheetView).call;
  return { read, give, stop, owner, path };
}

describe("the reading of a call", () => {
  it("is stopped at once, and what was read before stays", async () => {
    const { read, give, stop } = await buildScene();
    site.answers = true;
    await give();
    await eventually(async () => (await read())?.status).toBe("read");
    const before = await read();
    Object.assign(site, { asked: 0, aborted: 0, answers: false });
    await give();
    await eventually(() => site.asked).toBe(1);
    expect(await stop()).toEqual({ ...before, status: "stopped" });
    await eventually(() => site.aborted).toBe(1);
    expect(await read()).toEqual({ ...before, status: "stopped" });
    site.answers = true;
    await give();
    await eventually(async () => (await read())?.status).toBe("read");
  });

  it("is not touched by stopping once it has ended", async () => {
    const { read, give, stop } = await buildScene();
    site.answers = true;
    await give();
    await eventually(async () => (await read())?.status).toBe("read");
    expect(await stop()).toEqual(await read());
    expect((await read())?.status).toBe("read");
  });

  it("ends when its call is deleted", async () => {
    const { give, owner, path } = await buildScene();
    Object.assign(site, { asked: 0, aborted: 0, answers: false });
    await give();
    await eventually(() => site.asked).toBe(1);
    await owner.delete(path).expect(204);
    await eventually(() => site.aborted).toBe(1);
    await owner.delete(`${path}/reading`).expect(404);
  });
});
