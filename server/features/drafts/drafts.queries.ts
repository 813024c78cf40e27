import { and, eq, sql } from "drizzle-orm";
import type { AiAuthor } from "@shared/constants/enums";
import { applications as a } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";
import { can } from "../members/access";

/** Keeps a draft in an application that has none, if the user may edit it. No save to be counted: nobody's text is replaced. */
export async function fillEmptyDraft(
  db: Db,
  userId: string,
  key: { entityId: string; opportunityId: string },
  draft: { aiDraftNarrative: string; aiProvider: AiAuthor },
): Promise<void> {
  await db
    .update(a)
    .set({ ...draft, updatedAt: sql`now()` })
    .where(
      and(
        eq(a.entityId, key.entityId),
        eq(a.opportunityId, key.opportunityId),
        can(userId, "edit", a.entityId),
        sql`coalesce(${a.aiDraftNarrative}, '') = ''`,
      ),
    );
}
