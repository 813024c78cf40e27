import { z } from "zod";
import { ACTIVITY_PAGE, ACTIVITY_PAGE_MAX } from "../constants/activity";
import { INTEGER_MAX } from "../constants/limits";
import { pageNumber } from "./fields";

/** A page of an entity's log. `beforeId` is the `id` of the last known entry. */
export const activityQuery = z.object({
  beforeId: pageNumber(INTEGER_MAX, INTEGER_MAX),
  limit: pageNumber(ACTIVITY_PAGE, ACTIVITY_PAGE_MAX),
});
export type ActivityQuery = z.infer<typeof activityQuery>;

export type ActivityItem = {
  id: number;
  at: string;
  /** Null for somebody whose account is deleted. */
  actor: string | null;
  /** What was done, in the language of the request. */
  text: string;
};
/** Newest first. */
export type ActivityView = { items: ActivityItem[]; hasMore: boolean };
