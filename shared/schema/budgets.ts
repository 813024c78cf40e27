import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uuid, varchar } from "drizzle-orm/pg-core";
import {
  BUDGET_KINDS,
  BUDGET_YEARS_MAX,
  type BudgetKind,
  LINE_TOTAL_MAX,
  OVERHEAD_BASES,
  type OverheadBase,
  QUANTITY_MAX,
  UNIT_PRICE_MAX,
} from "../constants/budget";
import { applications } from "./applications";
import { checkOneOf, id, timestamps } from "./columns";
import { entities } from "./entities";

/** The budget of an application: what holds for all its lines. */
export const applicationBudgets = pgTable(
  "application_budgets",
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: "cascade" }),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    currency: varchar({ length: 3 }).notNull(),
    years: integer().notNull().default(1),
    /** The most that overhead may be, in basis points of the base; null where the funder sets no cap. */
    overheadCap: integer(),
    overheadBase: text().$type<OverheadBase>().notNull().default("direct"),
    /** Counts the saves of these fields. A save is refused when it names an older version. */
    version: integer().notNull().default(1),
    ...timestamps,
  },
  (t) => [
    index("application_budgets_entity_idx").on(t.entityId),
    checkOneOf("application_budgets_base_known", t.overheadBase, OVERHEAD_BASES),
    check(
      "application_budgets_years_known",
      sql`${t.years} between 1 and ${sql.raw(String(BUDGET_YEARS_MAX))}`,
    ),
    check("application_budgets_cap_known", sql`${t.overheadCap} between 0 and 10000`),
  ],
);

/**
 * One line of a budget. Amounts are whole numbers of the smallest unit of the currency. The own share is kept as an
 * amount, not as a percentage: any amount that a partner promises can be stated to the cent, and the funder's share is
 * what remains of the line, so that both always add up to it.
 */
export const budgetLines = pgTable(
  "budget_lines",
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applicationBudgets.applicationId, { onDelete: "cascade" }),
    entityId: uuid()
      .notNull()
      .references(() => entities.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    /** Of the project, from 1. */
    year: integer().notNull(),
    kind: text().$type<BudgetKind>().notNull(),
    /** For the EU's lump-sum table. */
    workPackage: text(),
    description: text().notNull(),
    /** In thousandths. */
    quantity: bigint({ mode: "number" }).notNull(),
    unit: text(),
    unitPrice: bigint({ mode: "number" }).notNull(),
    ownShare: bigint({ mode: "number" }).notNull().default(0),
    /** Why the line is needed and how it was reckoned. */
    narrative: text(),
    /** Counts the saves. A save is refused when it names an older version and a field that has changed since. */
    version: integer().notNull().default(1),
    ...timestamps,
  },
  (t) => [
    index("budget_lines_list_idx").on(t.applicationId, t.position),
    index("budget_lines_entity_idx").on(t.entityId),
    checkOneOf("budget_lines_kind_known", t.kind, BUDGET_KINDS),
    check("budget_lines_year_known", sql`${t.year} between 1 and ${sql.raw(String(BUDGET_YEARS_MAX))}`),
    check(
      "budget_lines_figures_bounded",
      sql`${t.quantity} between 0 and ${sql.raw(String(QUANTITY_MAX))}
        and ${t.unitPrice} between 0 and ${sql.raw(String(UNIT_PRICE_MAX))}
        and ${t.ownShare} between 0 and ${sql.raw(String(LINE_TOTAL_MAX))}`,
    ),
  ],
);
export type ApplicationBudget = typeof applicationBudgets.$inferSelect;
export type BudgetLine = typeof budgetLines.$inferSelect;
