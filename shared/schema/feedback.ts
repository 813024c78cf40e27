import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { DISMISS_REASON_VALUES, FEEDBACK_KINDS } from "../constants/matching";
import { id, checkOneOf, timestamps } from "./columns";
import { fundingOpportunities } from "./opportunities";
import { users } from "./users";

/** The opportunities that a person saved for later or does not want to see again. */
export const opportunityFeedback = pgTable(
  "opportunity_feedback",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    opportunityId: uuid()
      .notNull()
      .references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    kind: text().$type<(typeof FEEDBACK_KINDS)[number]>().notNull(),
    /** Is set only for a dismissed opportunity. */
    reason: text().$type<(typeof DISMISS_REASON_VALUES)[number]>(),
    ...timestamps,
  },
  (t) => [
    unique("opportunity_feedback_once_unique").on(t.userId, t.opportunityId),
    index("opportunity_feedback_list_idx").on(t.userId, t.kind, t.updatedAt.desc().nullsFirst()),
    index("opportunity_feedback_opportunity_idx").on(t.opportunityId),
    checkOneOf("opportunity_feedback_kind_known", t.kind, FEEDBACK_KINDS),
    checkOneOf("opportunity_feedback_reason_known", t.reason, DISMISS_REASON_VALUES),
  ],
);
