import { and, eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { callLines as l, calls as c } from "@shared/schema/index";
import type { FoundLine } from "./reading/types";

/** Whether the call of an application forbids texts by AI, as its members have accepted it. */
export const forbidsAi = (applicationId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${l} inner join ${c} on ${eq(c.id, l.callId)} where ${and(
    sql`${c.applicationId} = ${applicationId}`,
    eq(l.kind, "ai"),
    sql`${l.acceptedAt} is not null`,
    sql`${l.value}->>'rule' = 'forbidden'`,
  )})`;

/** The same of lines that were read already. */
export const hasAiForbidden = (accepted: readonly FoundLine[]): boolean =>
  accepted.some((line) => line.kind === "ai" && line.value.rule === "forbidden");
