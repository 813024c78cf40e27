import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  fundingOpportunities as o,
  opportunityChanges as c,
  opportunityProvenance as p,
} from "@shared/schema/index";
import type { ScrapedValues } from "../extraction/types";
import { startTestApp, type TestApp } from "../../../test/app";
import { importReadings } from "../import/import-readings";
import { OWN_SOURCE } from "./curation.service";
import { mendTextsJob } from "./mend-texts.job";
import { fingerprintValue } from "../import/reading-values";
import { newPage, reading } from "../../../test/helpers/curation";

const SOURCE = "Grants.gov";
const MARKED = 'Text go<iframe src="https://evil.example"></iframe> for <5 employees';
const CLEAN = "Text go for <5 employees";
const signal = new AbortController().signal;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const mend = () => mendTextsJob.handle(app.deps, { data: {}, signal });
const textsOf = async (id: string) => {
  const [row] = await app.db
    .select({ name: o.name, description: o.description, funderName: o.funderName, slug: o.slug })
    .from(o)
    .where(eq(o.id, id));
  return row!;
};

/** One that an older version took in as it was delivered. */
async function takenInBefore(
  values: Pick<ScrapedValues, "name" | "description" | "funderName">,
  provenance: Partial<typeof p.$inferInsert> = {},
  row: Partial<typeof o.$inferInsert> = {},
) {
  const { id } = await app.buildOpportunity({ source: SOURCE, ...values, ...row });
  const sourceValues = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      fingerprintValue(field as keyof typeof values, value),
    ]),
  );
  await app.db.insert(p).values({ opportunityId: id, sourceValues, ...provenance });
  return id;
}

it("removes markup from imported texts once, and changes nothing else", async () => {
  const url = newPage();
  const delivered = { name: "Solar <b>Roofs</b>", description: MARKED, funderName: "R&amp;D Fund" };
  const verified = await takenInBefore(delivered, {}, { externalId: "1", sourceUrl: url });
  const pending = await takenInBefore(delivered, {}, { verificationStatus: "pending" });
  const edited = await takenInBefore(
    { ...delivered, name: "Roofs" },
    { lockedFields: ["description"] },
    { description: "Typed as <b>bold</b>" },
  );
  const byHand = await app.buildOpportunity({ source: OWN_SOURCE, description: MARKED });
  const plain = await takenInBefore({ name: "R&D for SMEs", description: "p < 0.05", funderName: null });
  const before = await textsOf(verified);
  const [open, empty] = await app.db
    .insert(c)
    .values([
      { opportunityId: verified, field: "description", before: MARKED, after: `${MARKED} &lt;br&gt; now` },
      { opportunityId: verified, field: "name", before: "Solar Roofs", after: "<i>Solar</i> Roofs" },
    ])
    .returning({ id: c.id });
  const updatedAt = async (id: string) =>
    (await app.db.select({ at: o.updatedAt }).from(o).where(eq(o.id, id)))[0]!.at;
  const plainSince = await updatedAt(plain);
  app.clock.advance(60_000);

  await mend();

  const mended = { name: "Solar Roofs", description: CLEAN, funderName: "R&D Fund" };
  expect(await textsOf(verified)).toEqual({ ...mended, slug: before.slug });
  expect(await textsOf(pending)).toMatchObject(mended);
  expect(await textsOf(edited)).toMatchObject({
    description: "Typed as <b>bold</b>",
    funderName: "R&D Fund",
  });
  expect((await textsOf(byHand.id)).description).toBe(MARKED);
  expect((await textsOf(plain)).description).toBe("p < 0.05");
  expect(await updatedAt(plain)).toEqual(plainSince);
  expect(await updatedAt(verified)).toEqual(app.clock.now());
  const proposals = await app.db.select().from(c);
  expect(proposals.find(({ id }) => id === open!.id)).toMatchObject({
    status: "proposed",
    before: CLEAN,
    after: `${CLEAN}\nnow`,
  });
  expect(proposals.find(({ id }) => id === empty!.id)?.status).toBe("replaced");

  // The source says what it said before: neither is anything new.
  const again = reading(delivered, { url, externalId: "1" });
  const counts = await importReadings(app.db, [again], { source: SOURCE, now: app.clock.now() });
  expect(counts).toEqual({ created: 0, updated: 0, proposed: 0, skipped: 1 });

  await app.db.update(o).set({ description: MARKED }).where(eq(o.id, plain));
  await mend();
  expect((await textsOf(plain)).description).toBe(MARKED);
});
