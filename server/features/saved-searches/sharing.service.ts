import { SHARED_SEARCHES_PER_ENTITY } from "@shared/constants/news";
import type { SavedSearchView, ShareSearchInput } from "@shared/validators/saved-searches";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import type { Db } from "../../platform/db/database";
import { AppError, notFound } from "../../platform/errors/app-error";
import { logActivity } from "../activity/log-activity";
import { lockEntity } from "../entities/entities.service";
import { requireRight } from "../members/access";
import { clearShared, countShared, selectSavedSearch, setShared } from "./saved-searches.queries";
import { findSeen, refreshReaders } from "./saved-searches.service";

/**
 * Shares a search with the members of an entity, instead of another one.
 * @throws AppError not_found unless the search is the caller's own and they are a member; forbidden unless they may
 * edit the entity; conflict for too many
 */
export function shareSearch(
  ctx: ServiceContext<"clock" | "push">,
  id: string,
  { entityId }: ShareSearchInput,
): Promise<SavedSearchView> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor } = tx;
    await lockEntity(tx, entityId, "edit");
    const known = await selectSavedSearch(db, actor.id, id);
    if (known?.userId !== actor.id) throw notFound("Saved search");
    if (known.entityId !== entityId) {
      if ((await countShared(db, entityId)) >= SHARED_SEARCHES_PER_ENTITY) throw tooManyShared();
      await setShared(db, { userId: actor.id, id }, entityId);
      await logActivity(tx, entityId, "search_shared", { subject: known.name });
      await refreshReaders(tx, known.entityId);
      await refreshReaders(tx, entityId);
    }
    return findSeen(tx, id);
  });
}

/**
 * Makes a search its owner's alone again, if it was shared.
 * @throws AppError not_found unless the caller sees it; forbidden unless it is theirs or they own the entity
 */
export function stopSharing(ctx: ServiceContext<"clock" | "push">, id: string): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor } = tx;
    const known = await selectSavedSearch(db, actor.id, id);
    if (!known) throw notFound("Saved search");
    if (known.entityId === null) return;
    if (known.userId !== actor.id) await requireRight(tx, "manage", known.entityId);
    await setShared(db, known, null);
    await logActivity(tx, known.entityId, "search_unshared", { subject: known.name });
    await refreshReaders(tx, known.entityId);
  });
}

/** Makes all that a member shares with an entity theirs alone again, once they leave it. */
export const keepSearches = (tx: Db, who: { userId: string; entityId: string }): Promise<void> =>
  clearShared(tx, who);

const tooManyShared = () =>
  new AppError(
    "conflict",
    message("Members can share at most {n} searches with an entity. Stop sharing some first.", {
      n: SHARED_SEARCHES_PER_ENTITY,
    }),
  );
