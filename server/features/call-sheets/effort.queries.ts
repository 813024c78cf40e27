import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { CALL_LINES_PER_KIND } from "@shared/constants/calls";
import { applications as a, callLines as l, calls as c } from "@shared/schema/index";
import type { CallLineValue } from "@shared/validators/calls";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

/** The kinds of lines that tell how much work an application is. */
const EFFORT_KINDS = ["question", "document", "limit", "cofunding", "consortium"] as const;
type EffortKind = (typeof EFFORT_KINDS)[number];
export type EffortLine = {
  [K in EffortKind]: { callId: string; kind: K; value: CallLineValue[K] };
}[EffortKind];

/** For each of these opportunities the call that was read last, of the applications that the user may read. */
export function selectNewestCalls(db: Db, userId: string, opportunityIds: readonly string[]) {
  return db
    .selectDistinctOn([a.opportunityId], {
      opportunityId: a.opportunityId,
      applicationId: a.id,
      callId: c.id,
      readAt: c.readAt,
    })
    .from(a)
    .innerJoin(c, eq(c.applicationId, a.id))
    .where(
      and(
        inArray(a.opportunityId, [...opportunityIds]),
        can(userId, "read", a.entityId),
        isNotNull(c.readAt),
      ),
    )
    .orderBy(a.opportunityId, desc(c.readAt));
}

export async function selectEffortLines(db: Db, callIds: readonly string[]): Promise<EffortLine[]> {
  if (callIds.length === 0) return [];
  const rows = await db
    .select({ callId: l.callId, kind: l.kind, value: l.value })
    .from(l)
    .where(and(inArray(l.callId, [...callIds]), inArray(l.kind, [...EFFORT_KINDS])))
    .limit(callIds.length * EFFORT_KINDS.length * CALL_LINES_PER_KIND);
  return rows as EffortLine[];
}
