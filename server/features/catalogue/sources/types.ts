import type { FunderType, FundingType } from "@shared/constants/enums";
import type { Licence } from "@shared/validators/sources";
import type { FilledMessage } from "@shared/words/messages";
import type { ListingSelectors } from "../extraction/selectors";
import type { PageReading, ScrapedOpportunity } from "../extraction/types";
import type { FetchedPage, PageFetcher } from "../../../platform/fetch/types";
import { MessageError } from "../../../platform/errors/message-error";

/** The ways in which the entries of a source are found. */
export type Reading =
  /** Reads what the page states about itself: JSON-LD, microdata, a data island, its links, or its prose. */
  | { kind: "page" }
  /** Reads RSS or Atom. `only` keeps entries whose title matches, because many feeds carry news as well. */
  | { kind: "feed"; only?: RegExp }
  /**
   * Reads a sitemap and those of its pages whose path matches. At most `max` are read, the last changed
   * first.
   */
  | { kind: "sitemap"; detail: RegExp; max: number }
  /** Reads a page of entries whose structure is known. */
  | { kind: "listing"; selectors: ListingSelectors };

/** What everybody may know of a source. */
export type SourceDescription = {
  /** The id of its runs. */
  id: string;
  /** Opportunities carry this name as their source. */
  name: string;
  /** English. Its French is in `sources` of `shared/words/fr.ts`, as that of the licence's name. */
  description: string;
  url: string | null;
  /** A two-letter code, or `EU`. Null when the source has no country. */
  country: string | null;
  /** Null when the source states none that we know of. */
  licence: Licence | null;
  /** The line that must stand wherever its opportunities are shown, in English. */
  attribution: string | null;
  /** Says in the reader's language what of the source is read. Null when all of it is. */
  explainExtent: (() => string) | null;
  /** An administrator switches it on first. Until it was read or has opportunities, nobody else is told about it. */
  startsOff?: boolean;
};

export type ConfiguredSource = {
  /** Lower-case letters, figures and hyphens. It never changes, because addresses and runs contain it. */
  id: string;
  /** The curator sees this name, and opportunities carry it as their source. */
  name: string;
  description: string;
  /** The address of the page, feed or sitemap. */
  url: string;
  /** The country of the funder: a two-letter code, or `EU`. */
  country: string;
  /** Is left out when the source states no licence that we know of. */
  licence?: Licence;
  read: Reading;
  /** Further pages of the same list, in order. The first one that is empty or missing ends the list. */
  more?: readonly string[];
  /** For this many entries their own page is read too, because it states more than the list does. */
  details?: number;
  /**
   * These values are the same for everything of a source. All but the funder's name are used only where the
   * page does not state them.
   */
  constants: {
    /** Is set for a source with one funder, because pages often name a department or an author. */
    funderName?: string;
    funderType: FunderType;
    funderWebsite?: string;
    fundingType?: FundingType;
    currency?: string;
    eligibleCountries?: string[];
    /** The licence of the source requires this line wherever its opportunities are shown. */
    attribution?: string;
  };
};

/** Receives the progress and the results of reading a source. */
export type ReadingReport = {
  /** Is called with the total as soon as it is known. */
  expect: (total: number) => void;
  /** Is called with the number that is done. */
  step: (done: number) => void;
  /** Waits while too many readings are unwritten. @throws what writing them threw */
  take: (readings: readonly ScrapedOpportunity[]) => Promise<void>;
  /** Counts readings of no use, because their source has archived them. */
  skip: (count: number) => void;
  /** Reports what could not be read. `what` names it for a person, and `cause` is what was thrown. */
  fail: (what: string | FilledMessage, cause: unknown) => void;
  /** Reports that something is missing from an opportunity that was read. */
  remark: (what: string, cause: unknown) => void;
};

export type ReadingTools = {
  pages: PageFetcher;
  /** Reads a page. @throws AppError when it cannot be read; the signal's reason */
  extract: (page: FetchedPage) => Promise<PageReading>;
  now: Date;
  signal: AbortSignal;
  /** Milliseconds since 1970. Whatever is not read by then is reported as not read. */
  endBy: number;
};

/** One of many pages was not read, or gave nothing. */
export class Unread extends MessageError {}
