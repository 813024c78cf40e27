import { z } from "zod";
import type { ScrapedField } from "../constants/curation";
import type { DuplicateReason } from "../constants/duplicates";
import { DUPLICATES_PAGE_SIZE } from "../constants/duplicates";
import { PAGE_SIZE_MAX } from "../constants/limits";
import type { AdminOpportunityView } from "./curation";
import { pageNumber } from "./fields";
import type { Pagination } from "./opportunities";
import { say } from "./say";

export const duplicatesQuery = z.object({
  page: pageNumber(1),
  limit: pageNumber(DUPLICATES_PAGE_SIZE, PAGE_SIZE_MAX),
});
export type DuplicatesQuery = z.infer<typeof duplicatesQuery>;

export const mergeSchema = z.object({
  /** The opportunity of the pair that is shown from then on. */
  keep: z.uuid(say("Unknown id")),
});
export type MergeInput = z.infer<typeof mergeSchema>;

/** A value of one of two opportunities, with the words of its source where they are known. */
export type ComparedValue = { value: unknown; quote: string | null; url: string | null };
/** A field in which two opportunities differ. `isDisputed` is false when only one states it. */
export type ComparedField = {
  field: ScrapedField;
  isDisputed: boolean;
  first: ComparedValue;
  second: ComparedValue;
};
/** Two opportunities that seem to be the same call. Descriptions are cut. */
export type DuplicatePairView = {
  id: string;
  /** From 0 to 1. */
  score: number;
  reasons: DuplicateReason[];
  first: AdminOpportunityView;
  second: AdminOpportunityView;
  fields: ComparedField[];
};
export type DuplicateListView = { pairs: DuplicatePairView[]; pagination: Pagination };

/** An opportunity that was merged into another one. */
export type MergeView = {
  merged: { id: string; name: string; source: string | null };
  kept: { id: string; name: string; source: string | null };
  at: string;
  by: string | null;
};
export type MergeListView = { merges: MergeView[]; pagination: Pagination };
