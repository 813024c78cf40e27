import type { ScrapedField } from "@shared/constants/curation";
import type { FieldOrigin, fundingOpportunities } from "@shared/schema/index";

type Row = typeof fundingOpportunities.$inferInsert;
/** What a page says, in the words and forms of the catalogue. A field that is not on the page is not there. */
export type ScrapedValues = Partial<Pick<Row, ScrapedField>> & { name: string };

export type ScrapedOpportunity = {
  /** The page that it is about; of an entry in a listing the entry's own link, where it has one. */
  url: string;
  /** The source's own id, where it has one: two readings with the same id are the same opportunity. */
  externalId?: string;
  values: ScrapedValues;
  /** For each field of `values`, the words it came from. */
  origins: Partial<Record<ScrapedField, FieldOrigin>>;
  /** What is the same for everything of a source: kind of funder, the line that has to stand wherever it is shown. */
  constants?: Partial<Pick<Row, "funderType" | "attribution">>;
};

export type PageReading = {
  kind: "single" | "listing" | "none";
  /** At most 100. */
  opportunities: ScrapedOpportunity[];
  /** Pages that seem to be about one opportunity each and were not read: absolute, same site, at most 100. */
  detailLinks: string[];
  /** Two letters, where it can be told. */
  language: string | null;
};
