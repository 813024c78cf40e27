import type { AwardListView, AwardSummaryView, AwardView } from "@shared/validators/awards";
import { testId } from "./opportunities";

export const buildSummary = (given: Partial<AwardSummaryView> = {}): AwardSummaryView => ({
  awards: 30,
  recipients: 12,
  firstYear: 2019,
  lastYear: 2026,
  isCut: false,
  recent: { awards: 9, recipients: 7 },
  linkedByName: 0,
  sizes: [{ currency: "GBP", awards: 30, usual: { lower: "20000", median: "35000", upper: "60000" } }],
  recipientTypes: [
    { recipientType: "nonprofit", awards: 28 },
    { recipientType: null, awards: 2 },
  ],
  places: [
    { country: "GB", region: "Wales", awards: 4 },
    { country: "KE", region: null, awards: 1 },
  ],
  alike: [
    {
      entityId: testId(500),
      entityName: "Volta Clean Water",
      recipientType: "nonprofit",
      country: "GB",
      recipients: 14,
    },
    { entityId: testId(501), entityName: "Orbit", recipientType: "company", country: null, recipients: 0 },
  ],
  sources: [{ source: "360giving", licence: "CC BY 4.0", awards: 30, readAt: "2026-08-03T00:00:00.000Z" }],
  ...given,
});

export const buildAward = (given: Partial<AwardView> = {}): AwardView => ({
  id: crypto.randomUUID(),
  recipientName: "Hill Trust",
  recipientType: "nonprofit",
  recipientCountry: "GB",
  recipientRegion: "Wales",
  amount: "35000.00",
  currency: "GBP",
  awardedOn: "2026-01-05",
  title: "Clean water",
  url: "https://example.org/award",
  funderName: "SUN FUND",
  linkedBy: "identifier",
  source: "360giving",
  licence: "CC BY 4.0",
  ...given,
});

export const buildAwardList = (
  awards: AwardView[],
  { page = 1, total = awards.length, hasMore = false } = {},
): AwardListView => ({ awards, pagination: { page, total, hasMore } });
