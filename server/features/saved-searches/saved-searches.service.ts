import { SAVED_SEARCHES_MAX } from "@shared/constants/news";
import type { ListSort } from "@shared/constants/saved-searches";
import type { SavedSearch } from "@shared/schema/index";
import type {
  CreateSavedSearchInput,
  SavedSearchView,
  UpdateSavedSearchInput,
} from "@shared/validators/saved-searches";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import { AppError, notFound } from "../../platform/errors/app-error";
import { isUniqueViolation } from "../../platform/errors/pg-error";
import { refreshOthers } from "../members/refresh-members";
import * as queries from "./saved-searches.queries";

function toView(saved: SavedSearch): Omit<SavedSearchView, "shared"> {
  return {
    id: saved.id,
    name: saved.name,
    search: saved.search,
    country: saved.country,
    // The validator accepts no other values.
    sort: saved.sort as ListSort,
    facets: saved.facets,
    frequency: saved.frequency,
    createdAt: saved.createdAt.toISOString(),
  };
}

/** The view for a person who may be another than the owner. */
function toSeenView(saved: queries.SeenSearch, readerId: string): SavedSearchView {
  const view = toView(saved);
  if (saved.entityId === null || saved.entityName === null) return view;
  const shared = { entityId: saved.entityId, entityName: saved.entityName };
  if (saved.userId === readerId) return { ...view, shared };
  const by = [saved.firstName, saved.lastName].filter(Boolean).join(" ") || saved.email;
  return { ...view, frequency: "off", shared: { ...shared, by } };
}

/** Lists the caller's saved searches by name, then those that others share with them. */
export async function listSavedSearches({ db, actor }: ServiceContext): Promise<SavedSearchView[]> {
  const rows = await queries.selectSavedSearches(db, actor.id);
  return rows.map((row) => toSeenView(row, actor.id));
}

/**
 * Saves a search. Only opportunities that are published from now on are reported.
 * @throws AppError conflict if the caller has one with this name (fieldErrors.name), or as many as allowed
 */
export async function createSavedSearch(
  ctx: ServiceContext<"clock">,
  input: CreateSavedSearchInput,
): Promise<SavedSearchView> {
  const saved = await refuseTakenName(() =>
    withTransaction(ctx, async ({ db, actor, deps }) => {
      if ((await queries.countSavedSearchesLocked(db, actor.id)) >= SAVED_SEARCHES_MAX)
        throw new AppError(
          "conflict",
          message("You can keep at most {n} searches. Delete one you no longer need.", {
            n: SAVED_SEARCHES_MAX,
          }),
        );
      return queries.insertSavedSearch(db, { ...input, userId: actor.id, reportedUntil: deps.clock.now() });
    }),
  );
  return toView(saved);
}

/**
 * Renames a search or changes how often it is reported.
 * @throws AppError not_found unless it is the caller's own; conflict if another has this name (fieldErrors.name)
 */
export async function updateSavedSearch(
  ctx: ServiceContext<"clock" | "push">,
  id: string,
  input: UpdateSavedSearchInput,
): Promise<SavedSearchView> {
  return refuseTakenName(() =>
    withTransaction(ctx, async (tx) => {
      const { db, actor, deps } = tx;
      const saved = await queries.updateSavedSearch(db, actor.id, id, input, deps.clock.now());
      if (!saved) throw notFound("Saved search");
      await refreshReaders(tx, saved.entityId);
      return findSeen(tx, id);
    }),
  );
}

/** Deletes a search, also for those with whom it is shared. @throws AppError not_found unless it is the caller's own */
export function deleteSavedSearch(ctx: ServiceContext<"push">, id: string): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const removed = await queries.removeSavedSearch(tx.db, tx.actor.id, id);
    if (!removed) throw notFound("Saved search");
    await refreshReaders(tx, removed.entityId);
  });
}

/** @throws AppError not_found unless the caller sees it */
export async function findSeen({ db, actor }: ServiceContext, id: string): Promise<SavedSearchView> {
  const seen = await queries.selectSavedSearch(db, actor.id, id);
  if (!seen) throw notFound("Saved search");
  return toSeenView(seen, actor.id);
}

/** Has the other members with whom a search is shared read theirs anew. */
export async function refreshReaders(ctx: ServiceContext<"push">, entityId: string | null): Promise<void> {
  if (entityId !== null) await refreshOthers(ctx, entityId, [["/api/saved-searches"]]);
}

const NAME_TAKEN = "You already have a saved search with this name";

async function refuseTakenName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, "saved_searches_name_unique")) throw error;
    throw new AppError("conflict", NAME_TAKEN, { name: [NAME_TAKEN] }, { cause: error });
  }
}
