import { boolean, date, index, pgTable, text, time, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { applications } from "./applications";
import { id, instant, timestamps } from "./columns";
import { entities } from "./entities";
import { fundingOpportunities } from "./opportunities";
import { users } from "./users";

export const reminders = pgTable(
  "reminders",
  {
    id: id(),
    entityId: uuid().references(() => entities.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    applicationId: uuid().references(() => applications.id, { onDelete: "cascade" }),
    opportunityId: uuid().references(() => fundingOpportunities.id, { onDelete: "cascade" }),
    type: text().notNull(),
    scheduledFor: date({ mode: "string" }).notNull(),
    scheduledTime: time(),
    timezone: text(),
    sentAt: instant(),
    emailSent: boolean().notNull().default(false),
    ...timestamps,
  },
  (t) => [
    // A person gets one reminder for an opportunity, a kind and a day, however often a sender runs.
    uniqueIndex("reminders_once_unique").on(t.userId, t.opportunityId, t.type, t.scheduledFor),
    index("reminders_due_idx").on(t.emailSent, t.scheduledFor),
    index("reminders_entity_idx").on(t.entityId),
    index("reminders_application_idx").on(t.applicationId),
    index("reminders_opportunity_idx").on(t.opportunityId),
  ],
);
