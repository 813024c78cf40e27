import type { ScrapedField } from "@shared/constants/curation";
import type { FieldOrigin, fundingOpportunities } from "@shared/schema/index";

type Row = typeof fundingOpportunities.$inferInsert;
/**
 * The values that a page states, in the forms of the catalogue. A field that is not on the page is missing.
 */
export type ScrapedValues = Partial<Pick<Row, ScrapedField>> & { name: string };

export type ScrapedOpportunity = {
  /** The page about the opportunity. An entry of a listing has its own link here, when it has one. */
  url: string;
  /** The source's own id, when it has one. Two readings with the same id are the same opportunity. */
  externalId?: string;
  values: ScrapedValues;
  /** The words that each field of `values` came from. */
  origins: Partial<Record<ScrapedField, FieldOrigin>>;
  /**
   * Values that are the same for everything of a source: the kind of funder, and the line that must stand
   * wherever it is shown.
   */
  constants?: Partial<Pick<Row, "funderType" | "attribution">>;
  /**
   * Is true when the source calls it closed. Only an opportunity that is known gets such a reading. Without a `deadline` the
   * source does not say since when.
   */
  isClosed?: boolean;
};

export type PageReading = {
  kind: "single" | "listing" | "none";
  /** At most 100. */
  opportunities: ScrapedOpportunity[];
  /**
   * Pages that seem to be about one opportunity each and were not read. The addresses are absolute and on the
   * same site, at most 100.
   */
  detailLinks: string[];
  /** A two-letter code, when the language is known. */
  language: string | null;
};
