import { funderProfiles } from "@shared/schema/index";
import type { TestApp } from "../../test/app";
import type { AwardReading } from "./readers/types";

/** Puts a funder of a name of its own into the directory. */
export async function buildFunder(app: TestApp, given: Partial<typeof funderProfiles.$inferInsert> = {}) {
  const [row] = await app.db
    .insert(funderProfiles)
    .values({ name: `Fund ${crypto.randomUUID()}`, ...given })
    .returning();
  return row!;
}

/** One award as a reader gives it, with an id of its own. */
export function buildReading(given: Partial<AwardReading> = {}): AwardReading {
  const id = crypto.randomUUID();
  return {
    source: "360giving",
    sourceId: id,
    awardKey: id,
    funderIdentifier: null,
    funderName: "Nobody",
    recipientName: "Sunrise Labs Ltd",
    recipientIdentifiers: [],
    recipientType: "company",
    recipientCountry: "US",
    recipientRegion: "TX",
    amount: "1000.00",
    currency: "USD",
    awardedOn: "2026-01-05",
    title: "A sun",
    url: "https://example.org/award",
    licence: "CC0",
    ...given,
  };
}
