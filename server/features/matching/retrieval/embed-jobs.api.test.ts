import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  entities,
  entityEmbeddings,
  fundingOpportunities,
  opportunityEmbeddings,
} from "@shared/schema/index";
import { asWritten } from "@shared/words/messages";
import { gate } from "../../../test/helpers/jobs";
import { inTransaction } from "../../../platform/db/database";
import { AppError } from "../../../platform/errors/app-error";
import { createBuiltinEmbedder } from "../embedder/builtin";
import { startTestApp, type TestApp, untimedJobs } from "../../../test/app";
import { eventually } from "../../../test/eventually";
import { embedOpportunitiesJob } from "./embed-opportunities.job";
import { embedStaleOpportunities } from "./embed-opportunities";
import { enqueueOpportunityEmbeddings } from "./embeddings.service";

const builtin = createBuiltinEmbedder();
/** The built-in embedder by any name. Keeps what it was asked in the background, and does beforehand what a test wants done. */
function testEmbedder() {
  const embedder = {
    model: builtin.model,
    isRemote: false,
    inBackground: [] as string[],
    before: (): unknown => undefined,
    embed: async (texts: string[], _signal?: AbortSignal, options?: { isBackground?: boolean }) => {
      if (options?.isBackground) {
        await embedder.before();
        embedder.inBackground.push(...texts);
      }
      return builtin.embed(texts);
    },
  };
  return embedder;
}

const addFunds = (app: TestApp, count: number) =>
  app.db.insert(fundingOpportunities).values(
    Array.from({ length: count }, (_, i) => ({
      name: `Sun ${i}`,
      slug: `sun-${i}`,
      eligibleEntityTypes: ["Startup"],
      eligibleCountries: ["*"],
      verificationStatus: "verified" as const,
    })),
  );
const modelsOf = async (app: TestApp) =>
  (await app.db.select({ model: opportunityEmbeddings.embeddingModel }).from(opportunityEmbeddings)).map(
    ({ model }) => model,
  );
const jobsOf = async (app: TestApp, name: string) =>
  (
    await app.pool.query<{ state: string; key: string }>(
      "select state, key from jobs where queue = $1 order by created_at",
      [name],
    )
  ).rows;

describe("a server that works on its jobs", () => {
  const embedder = testEmbedder();
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ deps: { embedder }, jobs: true });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.delete(fundingOpportunities);
    await app.db.delete(entities);
    await app.pool.query("delete from jobs");
    Object.assign(embedder, { model: builtin.model, inBackground: [], before: () => undefined });
  });
  const request = () => enqueueOpportunityEmbeddings(app.deps, app.db);

  it("embeds what an administrator adds, without anybody who waits for it", async () => {
    const admin = await app.as(await app.buildUser({ isAdmin: true }));
    const added = await admin.post("/api/admin/opportunities").send({
      name: "Solar pumps",
      description: "For farmers",
      fundingType: "grant",
    });
    expect(added.status).toBe(201);
    await eventually(async () => (await app.db.select().from(opportunityEmbeddings))[0]).toMatchObject({
      embeddingText: expect.stringContaining("Solar pumps") as string,
      themes: expect.arrayContaining(["agriculture", "energy"]) as string[],
    });
  });

  it("embeds an entity and its profile after each change, once for several that come together", async () => {
    const user = await app.buildUser();
    const caller = await app.as(user);
    const began = gate();
    const finish = gate();
    embedder.before = () => {
      began.open();
      return finish.opened;
    };
    const created = await caller
      .post("/api/entities")
      .send({ name: "Acme", type: "Startup", description: "Pumps" });
    expect(created.status).toBe(201);
    const { id } = created.body as { id: string };
    await began.opened;
    for (const description of ["Wells", "Wells and pumps"])
      expect((await caller.patch(`/api/entities/${id}`).send({ description })).status).toBe(200);
    const saved = await caller.post(`/api/profile/${id}`).send({ goals: "More of them" });
    expect(saved.status).toBe(200);
    finish.open();
    const last = expect.stringMatching(/Wells and pumps[^]*More of them/) as string;
    await eventually(() => embedder.inBackground).toEqual([expect.stringContaining("Pumps"), last]);
    await eventually(() => jobsOf(app, "embed-entity")).toEqual([
      { state: "done", key: id },
      { state: "done", key: id },
    ]);
    const rows = await app.db
      .select({ entityId: entityEmbeddings.entityId, model: entityEmbeddings.embeddingModel })
      .from(entityEmbeddings);
    expect(rows).toEqual([{ entityId: id, model: builtin.model }]);
  });

  it("has nothing to embed for an entity that was deleted meanwhile", async () => {
    const { id } = await app.buildEntity({});
    // At once, because a poll of the queue in between would find the entity.
    await inTransaction(app.db, async (tx) => {
      await app.deps.jobs.enqueue(tx, "embed-entity", { entityId: id }, { key: id });
      await tx.delete(entities).where(eq(entities.id, id));
    });
    app.deps.jobs.nudge("embed-entity");
    await eventually(() => jobsOf(app, "embed-entity")).toEqual([{ state: "done", key: id }]);
    expect(embedder.inBackground).toEqual([]);
  });

  it("answers as before while another model makes all vectors anew, and compares no two models' vectors", async () => {
    await addFunds(app, 20);
    const user = await app.buildUser();
    await app.buildEntity({ userId: user.id, description: "Sun" });
    const caller = await app.as(user);
    const textReasons = async () => {
      const res = await caller.get("/api/opportunities/matched");
      expect(res.status).toBe(200);
      const { opportunities } = res.body as {
        opportunities: { matchReasons: { label: string; met: boolean | null }[] }[];
      };
      expect(opportunities).toHaveLength(20);
      return opportunities.map(
        ({ matchReasons }) => matchReasons.find(({ label }) => /^Text similarity/.test(label))?.met,
      );
    };
    await request();
    await eventually(() => modelsOf(app)).toEqual(Array(20).fill(builtin.model));
    expect(await textReasons()).toEqual(Array(20).fill(true));

    // The first batch of the new model is stored, the second waits.
    const finish = gate();
    let calls = 0;
    embedder.before = () => (++calls === 2 ? finish.opened : undefined);
    embedder.model = "other-1";
    await request();
    await eventually(async () => (await modelsOf(app)).filter((model) => model === "other-1")).toHaveLength(
      16,
    );
    const during = await textReasons();
    expect(during.filter((met) => met === true)).toHaveLength(16);
    expect(during.filter((met) => met === null)).toHaveLength(4);
    finish.open();
    await eventually(() => modelsOf(app)).toEqual(Array(20).fill("other-1"));
    expect(await textReasons()).toEqual(Array(20).fill(true));
  });

  it("tries again later when the embedder fails, and a change in the catalogue has it try at once", async () => {
    await addFunds(app, 1);
    embedder.before = () => {
      throw new AppError("upstream_failed", asWritten("The embedder failed"));
    };
    await request();
    await eventually(() => jobsOf(app, "embed-opportunities")).toMatchObject([{ state: "retry" }]);
    embedder.before = () => undefined;
    await request();
    await eventually(() => jobsOf(app, "embed-opportunities")).toMatchObject([{ state: "done" }]);
    expect(await modelsOf(app)).toHaveLength(1);
  });

  it("walks through the catalogue once for many changes during a walk", async () => {
    await addFunds(app, 1);
    const [began, finish] = [gate(), gate()];
    embedder.before = () => {
      began.open();
      return finish.opened;
    };
    await request();
    await began.opened;
    for (let n = 0; n < 5; n++) await request();
    await embedOpportunitiesJob.handle(app.deps, { data: {}, signal: new AbortController().signal });
    expect(await jobsOf(app, "embed-opportunities")).toHaveLength(2);
    finish.open();
    await eventually(() => jobsOf(app, "embed-opportunities")).toMatchObject([
      { state: "done" },
      { state: "done" },
    ]);
    expect(embedder.inBackground).toHaveLength(1);
  });
});

describe("a process that died in the middle of a walk", () => {
  it("is followed by one that goes on where it was, and embeds nothing twice", async () => {
    const embedder = testEmbedder();
    const app = await startTestApp({ deps: { embedder } });
    try {
      await addFunds(app, 40);
      await enqueueOpportunityEmbeddings(app.deps, app.db);
      expect(await embedStaleOpportunities(app.deps, { forMs: 0 })).toBe(false);
      const done = await app.db
        .select({ id: opportunityEmbeddings.id })
        .from(opportunityEmbeddings)
        .orderBy(asc(opportunityEmbeddings.id));
      expect(done).toHaveLength(16);
      // As it stands in the queue when nothing was heard of it for as long as a try may take.
      await app.pool.query(
        "update jobs set state = 'running', lost_at = now() - interval '8 minutes' where queue = 'embed-opportunities'",
      );
      await app.deps.jobs.start(app.deps, untimedJobs);
      // Tries that a crash cut off are looked for every ten seconds, so ten seconds are too few for either wait.
      await expect.poll(() => modelsOf(app), { timeout: 30_000 }).toHaveLength(40);
      await eventually(() => jobsOf(app, "embed-opportunities"), 20_000).toMatchObject([{ state: "done" }]);
      expect(embedder.inBackground).toHaveLength(40);
      expect(new Set(embedder.inBackground).size).toBe(40);
    } finally {
      await app.close();
    }
  }, 180_000);
});
