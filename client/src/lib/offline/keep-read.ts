import { hashKey, type Query, type QueryClient } from "@tanstack/react-query";
import type { EntityView } from "@shared/validators/entities";
import { DRAFT_KEY_ROUTE, keptAddress } from "@shared/offline/kept-answers";
import { wasAnswered } from "../api/api-client";
import { entitiesKey } from "../api/queries/entities";
import { findDraftKey, loadDraftKey } from "../draft-key";
import { addressesOf } from "./addresses";
import { openReadCache } from "./read-cache";
import { listReadAnswers } from "./read-answers";

/**
 * Keeps what a person reads, so that it can be read again without a network: what the page has, and then every answer of `KEPT_ROUTES`. What
 * the server refuses goes, and so does everything of an entity that the person no longer has.
 * @returns a function that stops it
 */
export async function keepRead(client: QueryClient, owner: string): Promise<() => void> {
  const cache = await openReadCache(owner);
  const known = client.getQueryCache();
  let entities = (await cache.read<EntityView[]>(entitiesKey[0])) ?? [];

  const keep = ({ queryKey, state: { data } }: Query) => {
    for (const [path, answer] of addressesOf(queryKey, data)) {
      const address = keptAddress(path);
      if (address === undefined || answer === null || answer === undefined) continue;
      // What came from here keeps its age.
      if (!listReadAnswers().some((read) => keptAddress(read) === address)) cache.write(address, answer);
    }
  };
  const keepAll = () => {
    for (const query of known.getAll()) if (query.state.status === "success") keep(query);
  };
  const forgetGone = async () => {
    const now = client.getQueryData<EntityView[]>(entitiesKey);
    if (!now) return;
    const isGone = entities.some(({ id }) => !now.some((entity) => entity.id === id));
    entities = now;
    if (!isGone) return;
    await cache.empty();
    keepAll();
  };

  const stop = known.subscribe((event) => {
    if (event.type !== "updated") return;
    const { action } = event;
    const query = event.query as Query;
    if (action.type === "success") {
      keep(query);
      if (query.queryHash === hashKey(entitiesKey)) void forgetGone();
    } else if (action.type === "error" && wasAnswered(action.error)) {
      for (const [path] of addressesOf(query.queryKey, null)) cache.remove(keptAddress(path) ?? path);
    }
  });
  await forgetGone();
  keepAll();
  void loadDraftKey(owner).then(() => {
    const key = findDraftKey(owner);
    if (key !== undefined) cache.write(DRAFT_KEY_ROUTE, { key });
  });
  return stop;
}
