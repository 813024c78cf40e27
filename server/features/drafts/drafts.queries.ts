import { and, eq, sql } from "drizzle-orm";
import type { AiAuthor } from "@shared/constants/enums";
import { applications as a, entities } from "@shared/schema/index";
import type { Db } from "../../platform/db/database";

/** Keeps a draft in an application of the user that has none. No save to be counted: nobody's text is replaced. */
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
        sql`${a.entityId} in (select ${entities.id} from ${entities} where ${entities.userId} = ${userId})`,
        sql`coalesce(${a.aiDraftNarrative}, '') = ''`,
      ),
    );
}
