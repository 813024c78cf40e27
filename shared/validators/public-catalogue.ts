import { z } from "zod";
import { PAGE_SIZE } from "../constants/limits";
import { LIST_SORTS } from "../constants/saved-searches";
import type { FunderView } from "./catalogue";
import { facetFields, type FacetsView } from "./facets";
import { pageNumber } from "./fields";
import { type OpportunityCardView, type OpportunityFactsView, searchText } from "./opportunities";
import { say } from "./say";

/** Pages beyond this are for search engines and programs, which have the sitemap and the open catalogue. */
const PAGES_MAX = 1_000;

/** The query of the public list: the filters of the members' list that need no account. */
export const publicListQuery = z.object({
  page: pageNumber(1, PAGES_MAX),
  limit: pageNumber(PAGE_SIZE, 50),
  search: searchText,
  order: z.enum(LIST_SORTS, say("Must be relevance, deadline or amount")).default("relevance"),
  ...facetFields,
});
export type PublicListQuery = z.infer<typeof publicListQuery>;

/** The query of a search on another site: the filters of the public list. */
export const embedSearchQuery = publicListQuery.omit({ page: true, limit: true });

/** A card of the public list: without what is known of a person. */
export type PublicCardView = Omit<OpportunityCardView, "matchScore" | "feedback">;

export type PublicListView = {
  opportunities: PublicCardView[];
  pagination: { page: number; total: number; hasMore: boolean };
  /** What each further filter would list. */
  facets: FacetsView["facets"];
};

export type PublicOpportunityView = OpportunityFactsView & {
  /** The funder's entry in the directory. */
  funder: { id: string; name: string } | null;
  /** Open opportunities about the same things, the nearest first. */
  similar: PublicCardView[];
};

export type PublicFunderView = FunderView & {
  opportunities: PublicCardView[];
  /** How many open opportunities it has; the list has the first of them. */
  openCount: number;
};
