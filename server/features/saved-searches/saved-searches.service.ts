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
import * as queries from "./saved-searches.queries";

function toView(saved: SavedSearch): SavedSearchView {
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

/** Lists the caller's saved searches by name. */
export async function listSavedSearches(ctx: ServiceContext): Promise<SavedSearchView[]> {
  return (await queries.selectSavedSearches(ctx.db, ctx.actor.id)).map(toView);
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
  ctx: ServiceContext<"clock">,
  id: string,
  input: UpdateSavedSearchInput,
): Promise<SavedSearchView> {
  const { db, actor, deps } = ctx;
  const saved = await refuseTakenName(() =>
    queries.updateSavedSearch(db, actor.id, id, input, deps.clock.now()),
  );
  if (!saved) throw notFound("Saved search");
  return toView(saved);
}

/** @throws AppError not_found unless it is the caller's own */
export async function deleteSavedSearch(ctx: ServiceContext, id: string): Promise<void> {
  if (!(await queries.removeSavedSearch(ctx.db, ctx.actor.id, id))) throw notFound("Saved search");
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
