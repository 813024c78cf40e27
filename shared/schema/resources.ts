import { pgTable, text, unique } from "drizzle-orm/pg-core";
import { RESOURCE_TYPES } from "../constants/enums";
import { id, instant, checkOneOf, textList, timestamps } from "./columns";

export const resources = pgTable(
  "resources",
  {
    id: id(),
    title: text().notNull(),
    resourceType: text().$type<(typeof RESOURCE_TYPES)[number]>().notNull(),
    description: text(),
    content: text(),
    fileUrl: text(),
    relevantFor: textList().notNull().default([]),
    relevantStage: textList().notNull().default([]),
    relevantFundingType: textList().notNull().default([]),
    publisher: text(),
    source: text(),
    sourceUrl: text(),
    /** The licence of the linked material, when it is known. */
    licence: text(),
    lastSyncedAt: instant(),
    ...timestamps,
  },
  (t) => [
    unique("resources_title_unique").on(t.title),
    checkOneOf("resources_type_known", t.resourceType, RESOURCE_TYPES),
  ],
);
export type Resource = typeof resources.$inferSelect;
