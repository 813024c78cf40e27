import { sql } from "drizzle-orm";
import { bigint, check, date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { BUDGET_KINDS, type BudgetKind } from "../constants/budget-kinds";
import { OBLIGATION_KINDS, type ObligationKind } from "../constants/obligations";
import { applications } from "./applications";
import { checkOneOf, id, instant, timestamps } from "./columns";
import { entities } from "./entities";
import { users } from "./users";

const owned = () => ({
  entityId: uuid()
    .notNull()
    .references(() => entities.id, { onDelete: "cascade" }),
  applicationId: uuid()
    .notNull()
    .references(() => applications.id, { onDelete: "cascade" }),
});

/** What an award obliges to. */
export const awardObligations = pgTable(
  "award_obligations",
  {
    id: id(),
    ...owned(),
    kind: text().$type<ObligationKind>().notNull(),
    title: text().notNull(),
    dueDate: date({ mode: "string" }),
    doneAt: instant(),
    doneBy: uuid().references(() => users.id, { onDelete: "set null" }),
    ...timestamps,
  },
  (t) => [
    index("award_obligations_list_idx").on(t.applicationId, t.dueDate),
    index("award_obligations_open_idx")
      .on(t.entityId, t.dueDate)
      .where(sql`${t.doneAt} is null`),
    index("award_obligations_entity_idx").on(t.entityId),
    index("award_obligations_done_by_idx").on(t.doneBy),
    checkOneOf("award_obligations_kind_known", t.kind, OBLIGATION_KINDS),
    check("award_obligations_report_dated", sql`${t.kind} <> 'report' or ${t.dueDate} is not null`),
  ],
);
export type AwardObligation = typeof awardObligations.$inferSelect;

/** Money of an award that was spent. */
export const awardSpendings = pgTable(
  "award_spendings",
  {
    id: id(),
    ...owned(),
    spentOn: date({ mode: "string" }).notNull(),
    kind: text().$type<BudgetKind>().notNull(),
    /** In the smallest unit of the award's currency: cents, for one. */
    amount: bigint({ mode: "number" }).notNull(),
    note: text(),
    ...timestamps,
  },
  (t) => [
    index("award_spendings_list_idx").on(t.applicationId, t.spentOn),
    index("award_spendings_entity_idx").on(t.entityId),
    checkOneOf("award_spendings_kind_known", t.kind, BUDGET_KINDS),
    check("award_spendings_amount_positive", sql`${t.amount} > 0`),
  ],
);

/** What came of an award. Later applications are offered it where a funder asks for results. */
export const awardOutcomes = pgTable(
  "award_outcomes",
  {
    id: id(),
    ...owned(),
    text: text().notNull(),
    /** A figure with its unit, as typed. */
    figure: text(),
    reachedOn: date({ mode: "string" }).notNull(),
    ...timestamps,
  },
  (t) => [
    index("award_outcomes_list_idx").on(t.applicationId, t.reachedOn),
    index("award_outcomes_entity_idx").on(t.entityId, t.reachedOn),
  ],
);
export type AwardOutcome = typeof awardOutcomes.$inferSelect;
