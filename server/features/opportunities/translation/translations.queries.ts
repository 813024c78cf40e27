import { and, eq } from "drizzle-orm";
import { fundingOpportunities as o, opportunityTranslations as t } from "@shared/schema/index";
import type { Language } from "@shared/words/language";
import type { Db } from "../../../platform/db/database";

export type TranslationRow = typeof t.$inferSelect;

/** Finds what was made of the same texts. */
export async function selectTranslation(
  db: Db,
  { id, language, sourceHash }: { id: string; language: Language; sourceHash: string },
): Promise<TranslationRow | undefined> {
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.opportunityId, id), eq(t.language, language), eq(t.sourceHash, sourceHash)));
  return row;
}

/** Keeps a translation in place of an earlier one. An opportunity that was deleted meanwhile has none. */
export async function keepTranslation(db: Db, row: TranslationRow): Promise<void> {
  const { opportunityId, ...made } = row;
  const [still] = await db.select({ id: o.id }).from(o).where(eq(o.id, opportunityId)).for("key share");
  if (!still) return;
  await db
    .insert(t)
    .values(row)
    .onConflictDoUpdate({ target: [t.opportunityId, t.language], set: made });
}
