import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { APPLICATION_STATUSES } from "@shared/constants/enums";
import {
  applicationQuestions,
  applications,
  applicationSubmissions,
  applicationTasks,
  awardCriteria,
  awardObligations,
  awardOutcomes,
  awardSpendings,
  budgetLines,
  callLines,
  documents as libraryDocuments,
  entities,
  fundingOpportunities,
  funderProfiles,
  memberships,
  opportunityFeedback,
  pitchDecks,
  resources,
  seedState,
  shortlists,
  users,
} from "@shared/schema/index";
import { hashSubmission } from "../features/submissions/submissions.service";
import { startTestApp, testClock, type TestApp } from "../test/app";
import { type CatalogueFiles, readCatalogueFiles } from "./catalogue-files";
import { DEMO_EMAIL, seedDemo } from "./demo";
import { seedCatalogue, type SeedResult } from "./seed";

const TODAY = "2026-11-21";
const NOTHING: SeedResult = { opportunities: 0, funders: 0, resources: 0, awards: 0 };

let t: TestApp;
let files: CatalogueFiles;
let first: SeedResult;

async function seedNewApp(): Promise<void> {
  t = await startTestApp({ clock: testClock(`${TODAY}T09:00:00Z`) });
  files = await readCatalogueFiles();
  first = await seedCatalogue(t.deps, files);
}

const o = fundingOpportunities;
const isOpen = or(isNull(o.deadline), gte(o.deadline, TODAY));
const isVerified = eq(o.verificationStatus, "verified");

async function countOpportunities(where?: SQL): Promise<number> {
  const [row] = await t.db.select({ n: count() }).from(o).where(where);
  return row?.n ?? 0;
}

/** Hashes everything that the seed writes. */
async function snapshot(): Promise<string> {
  const { rows } = await t.db.execute<{ hash: string }>(sql`
    select md5(coalesce(string_agg(line, e'\n' order by line), '')) as hash from (
      select o::text as line from funding_opportunities o union all select f::text from funder_profiles f
      union all select r::text from resources r union all select s::text from seed_state s
    ) lines`);
  return rows[0]!.hash;
}

/** A later release of the catalogue with one more resource. */
function nextRelease(title: string): CatalogueFiles {
  return {
    fingerprint: `after ${title}`,
    parse: () => {
      const catalogue = files.parse();
      const added = { ...catalogue.resources[0]!, id: `res-${title}`, title };
      return { ...catalogue, resources: [...catalogue.resources, added] };
    },
  };
}

describe("the first seed", () => {
  beforeAll(seedNewApp);
  afterAll(() => t.close());

  it("the first seed loads every row of the files", async () => {
    const { programmes, grantsGov, funders, resources: library, awards } = files.parse();
    expect(first).toEqual({
      opportunities: programmes.length + grantsGov.length,
      funders: funders.length,
      resources: library.length,
      awards: awards.length,
    });
    expect(await countOpportunities()).toBe(first.opportunities);
    const [{ n } = { n: 0 }] = await t.db.select({ n: count() }).from(funderProfiles);
    expect(n).toBe(first.funders);
  });

  it("the first seed links nine of ten opportunities to a funder", async () => {
    const { rows } = await t.db.execute<{ linked: number; total: number }>(sql`
      select count(*)::int as total, count(*) filter (where exists (
        select from funder_profiles f where f.name_keys @> array[organisation_key(o.funder_name)]))::int as linked
      from funding_opportunities o`);
    expect(rows[0]!.linked / rows[0]!.total).toBeGreaterThan(0.9);
  });

  it("a funder that came with an earlier catalogue gets its identity, and one that was edited keeps its own", async () => {
    const f = funderProfiles;
    const identities = files.parse().funders.filter(({ orgIds }) => orgIds.length > 0);
    const [first, second] = identities;
    const none = { rorId: null, orgIds: [], uei: null, aliases: [], parentId: null };
    await t.db.update(f).set(none).where(eq(f.name, first!.name));
    await t.db
      .update(f)
      .set({ ...none, aliases: ["Ours"] })
      .where(eq(f.name, second!.name));
    const keys = [first!, second!].map(({ id }) => `identities/${id}`);
    await t.db.update(seedState).set({
      fingerprint: "of an earlier catalogue",
      seededKeys: sql`array(select k from unnest(seeded_keys) k where k <> all(${sql.param(keys)}::text[]))`,
    });
    expect(await seedCatalogue(t.deps, files)).toEqual(NOTHING);
    const read = (name: string) => t.db.select().from(f).where(eq(f.name, name));
    expect(await read(first!.name)).toMatchObject([{ orgIds: first!.orgIds, aliases: first!.aliases }]);
    expect(await read(second!.name)).toMatchObject([{ orgIds: [], aliases: ["Ours"] }]);
  });

  it("the first seed loads at least 200 verified, open opportunities", async () => {
    expect(await countOpportunities(and(isVerified, isOpen))).toBeGreaterThanOrEqual(200);
    expect(
      await countOpportunities(and(isVerified, isOpen, eq(o.source, "Grants.gov"))),
    ).toBeGreaterThanOrEqual(200);
  });

  it("every seeded opportunity has a source, an address and a day", async () => {
    expect(await countOpportunities(or(isNull(o.source), isNull(o.sourceUrl), isNull(o.lastSyncedAt)))).toBe(
      0,
    );
    expect(await countOpportunities(like(o.slug, "%--%"))).toBe(0);
  });

  it("the first seed publishes no closed or paused programme as open", async () => {
    const closedProgrammes = files
      .parse()
      .programmes.filter(
        ({ status, deadline }) => status === "closed" || status === "paused" || (deadline ?? "9") < TODAY,
      );
    expect(closedProgrammes.length).toBeGreaterThan(20);
    const open = await t.db.select({ id: o.externalId }).from(o).where(and(isVerified, isOpen));
    const ids = new Set(open.map(({ id }) => id));
    expect(closedProgrammes.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it("verified rows have the time of their verification, and pending rows have none", async () => {
    expect(await countOpportunities(and(isVerified, isNull(o.verifiedAt)))).toBe(0);
    expect(
      await countOpportunities(and(ne(o.verificationStatus, "verified"), sql`${o.verifiedAt} is not null`)),
    ).toBe(0);
  });
});

describe("a later seed", () => {
  beforeEach(seedNewApp);
  afterEach(() => t.close());

  it("a later seed with the same files changes nothing", async () => {
    const before = await snapshot();
    expect(await seedCatalogue(t.deps, files)).toEqual(NOTHING);
    expect(await seedCatalogue(t.deps)).toEqual(NOTHING);
    expect(await snapshot()).toBe(before);
  });

  it("a later seed adds only new rows and leaves edited, rejected and deleted ones alone", async () => {
    const [edited, rejected, deleted] = await t.db
      .select({ id: o.id, name: o.name })
      .from(o)
      .where(like(o.externalId, "prog-%"))
      .orderBy(asc(o.externalId))
      .limit(3);
    await t.db.update(o).set({ name: "Edited by hand", slug: "edited-by-hand" }).where(eq(o.id, edited!.id));
    await t.db.update(o).set({ verificationStatus: "rejected" }).where(eq(o.id, rejected!.id));
    await t.db.delete(o).where(eq(o.id, deleted!.id));
    const [deletedFunder] = await t.db
      .delete(funderProfiles)
      .where(eq(funderProfiles.name, "1517 Fund"))
      .returning();
    expect(deletedFunder).toBeDefined();

    const added = await seedCatalogue(t.deps, nextRelease("A new guide"));

    expect(added).toEqual({ ...NOTHING, resources: 1 });
    expect(await countOpportunities(eq(o.name, "Edited by hand"))).toBe(1);
    expect(await countOpportunities(eq(o.name, edited!.name))).toBe(0);
    expect(await countOpportunities(and(eq(o.id, rejected!.id), eq(o.verificationStatus, "rejected")))).toBe(
      1,
    );
    expect(await countOpportunities(eq(o.name, deleted!.name))).toBe(0);
    expect(await t.db.$count(funderProfiles, eq(funderProfiles.name, "1517 Fund"))).toBe(0);
    expect(await t.db.$count(resources, eq(resources.title, "A new guide"))).toBe(1);
  });

  it("a later seed adds the library's texts to an installation that was seeded without them", async () => {
    const resourcesWithText = files.parse().resources.filter(({ content }) => content !== null);
    const keys = resourcesWithText.map(({ id }) => `resources/${id}`);
    await t.db.delete(resources).where(
      inArray(
        resources.title,
        resourcesWithText.map(({ title }) => title),
      ),
    );
    const [state] = await t.db.select().from(seedState);
    await t.db
      .update(seedState)
      .set({ fingerprint: "before", seededKeys: state!.seededKeys.filter((key) => !keys.includes(key)) });
    expect(await seedCatalogue(t.deps, files)).toEqual({ ...NOTHING, resources: resourcesWithText.length });
    expect(await t.db.$count(resources, like(resources.content, "%## %"))).toBe(resourcesWithText.length);
    expect(await seedCatalogue(t.deps, files)).toEqual(NOTHING);
  });

  it("two servers that seed at once add every row once", async () => {
    const release = nextRelease("Another guide");
    const results = await Promise.all([seedCatalogue(t.deps, release), seedCatalogue(t.deps, release)]);
    expect(results.map((result) => result.resources).sort()).toEqual([0, 1]);
    expect(await t.db.$count(resources, eq(resources.title, "Another guide"))).toBe(1);
    expect(await t.db.$count(seedState)).toBe(1);
  });

  it("a later seed does not change a row that was added in another way", async () => {
    const [row] = await t.db.select({ id: resources.id }).from(resources).limit(1);
    await t.db
      .update(resources)
      .set({ title: "Ours already", description: "Ours" })
      .where(eq(resources.id, row!.id));
    expect(await seedCatalogue(t.deps, nextRelease("Ours already"))).toEqual(NOTHING);
    const [after] = await t.db.select().from(resources).where(eq(resources.title, "Ours already"));
    expect(after?.description).toBe("Ours");
  });
});

describe("the demo account", () => {
  beforeAll(async () => {
    await seedNewApp();
    expect(await seedDemo(t.deps, "a demo password")).toBe(true);
  });
  afterAll(() => t.close());

  it("the demo account has entities of several types and applications of every status for published opportunities", async () => {
    const rows = await t.db
      .select({
        type: entities.type,
        score: entities.profileCompletionScore,
        country: entities.country,
        status: applications.status,
        verification: o.verificationStatus,
        deadline: o.deadline,
        amount: applications.askingAmount,
        min: o.minAmount,
        max: o.maxAmount,
      })
      .from(entities)
      .innerJoin(users, eq(users.id, entities.userId))
      .leftJoin(applications, eq(applications.entityId, entities.id))
      .leftJoin(o, eq(o.id, applications.opportunityId))
      .where(eq(users.email, DEMO_EMAIL));

    expect(new Set(rows.map(({ type }) => type)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(rows.map(({ country }) => country)).size).toBeGreaterThanOrEqual(4);
    expect(Math.max(...rows.map(({ score }) => score))).toBeGreaterThanOrEqual(75);
    expect(Math.min(...rows.map(({ score }) => score))).toBeLessThan(50);
    const applicationRows = rows.filter(({ status }) => status !== null);
    expect(new Set(applicationRows.map(({ status }) => status))).toEqual(new Set(APPLICATION_STATUSES));
    for (const row of applicationRows) {
      expect(row.verification).toBe("verified");
      expect(row.deadline === null || row.deadline >= TODAY).toBe(true);
      expect(row.min === null || Number(row.amount) >= Number(row.min)).toBe(true);
      expect(row.max === null || Number(row.amount) <= Number(row.max)).toBe(true);
    }
  });

  it("the demo account shows full pages: a call with its sheet, answers, a budget, and an award with reports", async () => {
    const count = (table: Parameters<typeof t.db.$count>[0]) => t.db.$count(table);
    expect(await count(callLines)).toBeGreaterThan(8);
    expect(await count(awardCriteria)).toBe(3);
    expect(await t.db.$count(applicationQuestions, isNotNull(applicationQuestions.acceptedAt))).toBe(3);
    expect(await count(budgetLines)).toBeGreaterThan(5);
    expect(await count(awardSpendings)).toBe(6);
    expect(await count(awardOutcomes)).toBe(1);
    const reports = await t.db.select().from(awardObligations);
    expect(reports.filter(({ kind, dueDate }) => kind === "report" && dueDate! > TODAY)).toHaveLength(2);
    const sent = await t.db.select().from(applicationSubmissions);
    const submitted = await t.db.$count(applications, isNotNull(applications.submittedDate));
    expect(sent).toHaveLength(submitted);
    for (const row of sent) {
      expect(hashSubmission(row)).toBe(row.sha256);
      expect(row.content.application).toMatchObject({ status: "submitted", awardedAmount: null });
    }
  });

  it("the demo account has colleagues who cannot sign in, tasks for them, and saved opportunities", async () => {
    const colleagues = await t.db
      .select({ id: users.id, passwordHash: users.passwordHash, role: memberships.role })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(ne(users.email, DEMO_EMAIL));
    expect(new Set(colleagues.map(({ role }) => role))).toEqual(new Set(["editor", "commenter"]));
    expect(colleagues.every(({ passwordHash }) => passwordHash === null)).toBe(true);
    const tasks = await t.db.select().from(applicationTasks);
    expect(tasks.filter(({ doneAt }) => doneAt === null)).toHaveLength(3);
    expect(tasks.some(({ assigneeId }) => colleagues.some(({ id }) => id === assigneeId))).toBe(true);
    expect(await t.db.$count(opportunityFeedback, eq(opportunityFeedback.kind, "saved"))).toBe(4);
  });

  it("the demo account has documents that were read and that drafts name, a deck whose analysis waits, and a shortlist", async () => {
    const documents = await t.db.select().from(libraryDocuments);
    expect(documents).toHaveLength(6);
    expect(documents.find(({ kind }) => kind === "registration")?.expiresOn).toBe("2026-12-15");
    const plan = documents.find(({ kind }) => kind === "plan")!;
    expect(plan).toMatchObject({ format: "pdf", pages: 3, unreadReason: null });
    const drafts = await t.db.select().from(applications).where(isNotNull(applications.supportingDocs));
    expect(drafts.flatMap(({ supportingDocs }) => supportingDocs!.map(({ name }) => name)).sort()).toEqual([
      "Annual report",
      "Letter of the farmers’ association",
    ]);
    const accounts = documents.find(({ name }) => name === "Accounts of last year")!;
    const files = await t.db
      .select({ businessPlanUrl: applications.businessPlanUrl, financialsUrl: applications.financialsUrl })
      .from(applications)
      .where(isNotNull(applications.businessPlanUrl));
    expect(files).toEqual([
      {
        businessPlanUrl: `/api/documents/${plan.id}/file`,
        financialsUrl: `/api/documents/${accounts.id}/file`,
      },
    ]);
    const [deck] = await t.db.select().from(pitchDecks);
    expect(deck).toMatchObject({ fileName: "sunbird-deck.pdf", slideCount: 10 });
    const [shortlist] = await t.db.select().from(shortlists);
    expect(shortlist!.items).toHaveLength(3);
  });

  it("the demo account has a draft that has not changed for a week", async () => {
    const weekAgo = new Date(t.clock.now().getTime() - 7 * 86_400_000);
    const stale = and(eq(applications.status, "draft"), lt(applications.updatedAt, weekAgo));
    expect(await t.db.$count(applications, stale)).toBeGreaterThan(0);
  });

  it("seeding the demo account again changes nothing, not even its password", async () => {
    const [before] = await t.db.select().from(users).where(eq(users.email, DEMO_EMAIL));
    const applicationCount = await t.db.$count(applications);
    expect(await seedDemo(t.deps, "another password")).toBe(false);
    const [after] = await t.db.select().from(users).where(eq(users.email, DEMO_EMAIL));
    expect(after).toEqual(before);
    expect(await t.db.$count(applications)).toBe(applicationCount);
  });
});
