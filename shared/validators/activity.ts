import { z } from "zod";
import { ACTIVITY_PAGE, ACTIVITY_PAGE_MAX } from "../constants/activity";
import { INTEGER_MAX } from "../constants/limits";
import { pageNumber, uuidField } from "./fields";

/** A page of an entity's log. `beforeId` is the `id` of the last known entry. */
export const activityQuery = z.object({
  beforeId: pageNumber(INTEGER_MAX, INTEGER_MAX),
  limit: pageNumber(ACTIVITY_PAGE, ACTIVITY_PAGE_MAX),
});
export type ActivityQuery = z.infer<typeof activityQuery>;

/** A page of what administrators did. `lastId` is the `id` of the last known entry. */
export const adminActivityQuery = z.object({
  lastId: uuidField().optional(),
  limit: pageNumber(ACTIVITY_PAGE, ACTIVITY_PAGE_MAX),
});
export type AdminActivityQuery = z.infer<typeof adminActivityQuery>;

/** What administrators did comes from two tables, so that its ids are texts. */
export type ActivityItem<Id extends number | string = number> = {
  id: Id;
  at: string;
  /** Null for somebody whose account is deleted. */
  actor: string | null;
  /** What was done, in the language of the request. */
  text: string;
};
/** Newest first. */
export type ActivityView<Id extends number | string = number> = {
  items: ActivityItem<Id>[];
  hasMore: boolean;
};
