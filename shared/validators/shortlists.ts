import { z } from "zod";
import { SHORTLIST_ITEMS_MAX, SHORTLIST_NAME_MAX, SHORTLIST_NOTE_MAX } from "../constants/shortlists";
import { message } from "../words/messages";
import { longText, requiredText, uuidField } from "./fields";
import type { PublicCardView } from "./public-catalogue";
import { say } from "./say";

const name = requiredText(SHORTLIST_NAME_MAX, "Name is required");

const item = z.object(
  { opportunityId: uuidField(), note: longText(SHORTLIST_NOTE_MAX).default("") },
  say("Unknown id"),
);

const items = z
  .array(item, say("Choose at least one opportunity"))
  .min(1, say("Choose at least one opportunity"))
  .max(
    SHORTLIST_ITEMS_MAX,
    say(message("A shortlist can have at most {n} opportunities", { n: SHORTLIST_ITEMS_MAX })),
  )
  // One opportunity has one note.
  .transform((given) => [...new Map(given.map((one) => [one.opportunityId, one])).values()]);

export const createShortlistSchema = z.object({ entityId: uuidField(), name, items });
export type CreateShortlistInput = z.infer<typeof createShortlistSchema>;

/** The whole shortlist as it is to be. `version` is the one that was changed. */
export const updateShortlistSchema = z.object({
  name,
  items,
  version: z.int(say("Must be a whole number")).min(1, say("Must be a whole number")),
});
export type UpdateShortlistInput = z.infer<typeof updateShortlistSchema>;

/** The form for a new shortlist of opportunities that are chosen already. */
export const newShortlistFormSchema = createShortlistSchema.omit({ items: true });

export const sharedShortlistSchema = z.object({
  token: z.string(say("This link is no longer valid")).max(200, say("This link is no longer valid")),
});

export type ShortlistSummaryView = {
  id: string;
  name: string;
  entityId: string;
  entityName: string;
  count: number;
  /** Whether anybody with the link can read it. */
  isOpen: boolean;
  updatedAt: string;
};

/** `opportunity` is null for one that is no longer published. */
export type ShortlistItemView = { opportunityId: string; note: string; opportunity: PublicCardView | null };

export type ShortlistView = Omit<ShortlistSummaryView, "count" | "isOpen"> & {
  items: ShortlistItemView[];
  version: number;
  /** The address for anybody; null while only members see the shortlist. */
  url: string | null;
};

/** What anybody with the link reads: only what is published, and the notes. */
export type SharedShortlistView = {
  name: string;
  entityName: string;
  items: { note: string; opportunity: PublicCardView }[];
};
