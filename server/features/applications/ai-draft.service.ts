import type { AiAuthor } from "@shared/constants/enums";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { lockApplicationWithoutDraft, writeAiDraft } from "./applications.queries";
import { insertTextVersion } from "./text-versions.queries";

/**
 * Keeps a draft in an application that has none, if the caller may edit it. No save to be counted: nobody's text is replaced. It may be
 * called again.
 */
export function fillEmptyDraft(
  ctx: ServiceContext<"clock">,
  pair: { entityId: string; opportunityId: string },
  draft: { aiDraftNarrative: string; aiProvider: AiAuthor },
): Promise<void> {
  return withTransaction(ctx, async ({ db, actor, deps }) => {
    const before = await lockApplicationWithoutDraft(db, actor.id, pair);
    if (!before) return;
    const { aiDraftNarrative: text } = draft;
    await insertTextVersion(db, before, {
      ...{ field: "aiDraftNarrative", text, authorId: actor.id, savedAt: deps.clock.now() },
    });
    await writeAiDraft(db, before.id, draft);
  });
}
