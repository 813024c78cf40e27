/**
 * What visitors are told of how good the product is: counts and shares as docs/testing.md has them, which also says with
 * which commands and on which data they were measured.
 */
export const MEASURED = {
  /** The day of the last of the measurements, `YYYY-MM-DD`. */
  on: "2026-11-30",
  /** `npm run eval:matching -- --set report`. */
  matching: {
    organisations: 76,
    calls: 794,
    /** Organisations for which something relevant is among the first three, of those for which there is something. */
    relevantFirst: { count: 24, of: 50 },
    /** The share of relevant calls that are among the first twenty. */
    recall: 0.63,
    /** The share of shown calls that the organisation may not apply to. */
    ineligible: 0.106,
  },
  /** `npm run eval:search -- --set report`: NDCG@10 of 100 queries. */
  search: { queries: 100, order: 0.84 },
  /** `npm run eval:calls`, real public calls that were kept back: the rules that read a call without a provider. */
  readingCalls: { lines: 87, found: 0.506, right: 0.639 },
} as const;
