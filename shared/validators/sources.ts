/** How the last reading of a source ended. */
type ReadingOutcome = "read" | "partly" | "fewer" | "nothing" | "failed";

/** The terms under which a source lets others use what it publishes. */
export type Licence = { name: string; url: string | null };

/** A source of the catalogue, for everybody. */
export type SourceView = {
  id: string;
  /** Opportunities carry this name as their `source`. */
  name: string;
  description: string;
  url: string | null;
  /** A two-letter code, or `EU`. Null when the source has no country. */
  country: string | null;
  /** Null when the source states none that we know of. */
  licence: Licence | null;
  /** The line that must stand wherever its opportunities are shown. */
  attribution: string | null;
  /** What of the source is read. Null when all of it is. */
  extent: string | null;
  /** How many of its opportunities are published. */
  openCount: number;
  /** When it was last read to the end, or else the newest day that its facts are from. */
  lastReadAt: string | null;
  /** When a reading last brought something new or different. */
  lastChangeAt: string | null;
  /** How the last reading ended, in words too. Null when no reading has ended. */
  lastReading: { outcome: ReadingOutcome; text: string; at: string } | null;
};

/** Further names that published opportunities carry as their source: single pages and lists of old. */
export type OtherSourceView = Pick<SourceView, "name" | "attribution" | "openCount" | "lastReadAt">;

export type SourceListView = {
  /** Those with the most published opportunities first. */
  sources: SourceView[];
  others: OtherSourceView[];
  /** How many opportunities are published, of all sources together. */
  openCount: number;
};
