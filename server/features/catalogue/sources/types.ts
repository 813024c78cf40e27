import type { FunderType, FundingType } from "@shared/constants/enums";
import type { FilledMessage } from "@shared/words/messages";
import type { ListingSelectors } from "../extraction/selectors";
import type { PageReading, ScrapedOpportunity } from "../extraction/types";
import type { FetchedPage, PageFetcher } from "../../../platform/fetch/types";
import { MessageError } from "../../../platform/errors/message-error";

/** How the entries of a source are found. */
export type Reading =
  /** Whatever the page says of itself: JSON-LD, microdata, a data island, its links, or its prose. */
  | { kind: "page" }
  /** RSS or Atom. `only` keeps the entries whose title matches: many feeds carry news as well. */
  | { kind: "feed"; only?: RegExp }
  /** A sitemap, and the pages in it whose path matches: the `max` that changed last. */
  | { kind: "sitemap"; detail: RegExp; max: number }
  /** A page of entries whose structure is known. */
  | { kind: "listing"; selectors: ListingSelectors };

export type ConfiguredSource = {
  /** Lower-case letters, figures and hyphens. It stands in addresses and in runs: it never changes. */
  id: string;
  /** What the curator sees, and what opportunities carry as their source. */
  name: string;
  description: string;
  /** The page, feed or sitemap. */
  url: string;
  /** Where the funder sits: two letters, or `EU`. */
  country: string;
  read: Reading;
  /** Further pages of the same list, in their order. The first one that is empty or not there ends it. */
  more?: readonly string[];
  /** Of so many entries their own page is read as well, which tells more than a list does. */
  details?: number;
  /** What is the same for all of a source. Beside the funder's name it is only taken where the page does not say it. */
  constants: {
    /** Of a source with one funder: pages often name a department, or whoever typed. */
    funderName?: string;
    funderType: FunderType;
    funderWebsite?: string;
    fundingType?: FundingType;
    currency?: string;
    eligibleCountries?: string[];
    /** A line that the source's licence wants to stand wherever it is shown. */
    attribution?: string;
  };
};

/** Whoever reads a source tells this as it goes. */
export type ReadingReport = {
  /** How many there are to read, as soon as that is known. */
  expect: (total: number) => void;
  /** How many of them are done with. */
  step: (done: number) => void;
  /** Waits while too much is unwritten. @throws what writing it threw */
  take: (readings: readonly ScrapedOpportunity[]) => Promise<void>;
  /** So many are of no use: put away by their source. */
  skip: (count: number) => void;
  /** One could not be read. `what` names it for a person; `cause` is what was thrown. */
  fail: (what: string | FilledMessage, cause: unknown) => void;
  /** Something is missing of one that was read all the same. */
  remark: (what: string, cause: unknown) => void;
};

export type ReadingTools = {
  pages: PageFetcher;
  /** What a page says. @throws AppError for one that cannot be read; the signal's reason */
  extract: (page: FetchedPage) => Promise<PageReading>;
  now: Date;
  signal: AbortSignal;
  /** Milliseconds since 1970: what is not read by then is reported as not read. */
  endBy: number;
};

/** One of many was not read, or gave nothing. */
export class Unread extends MessageError {}
