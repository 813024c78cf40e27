import { KEPT_MAX, KEPT_MS } from "@shared/offline/kept-answers";
import { READ_AT, READ_CACHE } from "@shared/offline/names";
import { open, seal, takeKeeper } from "./keeper";

/**
 * Opens the answers that are kept for a person, sealed with the person's key, without those that are too old or too many. Once they are
 * forgotten, what is still written goes nowhere.
 */
export async function openReadCache(owner: string) {
  const keeper = await takeKeeper(owner);
  const cache = await caches.open(READ_CACHE);
  await trim(cache);

  const write = async (address: string, answer: unknown) => {
    const readAt = String(Date.now());
    const sealed = await seal(keeper, address, JSON.stringify(answer));
    await cache.put(address, new Response(sealed, { headers: { [READ_AT]: readAt } }));
  };
  return {
    read: async <T>(address: string): Promise<T | undefined> => {
      try {
        const kept = await cache.match(address);
        return kept && (JSON.parse(await open(keeper, address, await kept.arrayBuffer())) as T);
      } catch {
        // Damaged, or of an older release.
        return undefined;
      }
    },
    // A full disk keeps nothing new.
    write: (address: string, answer: unknown) => void write(address, answer).catch(() => undefined),
    remove: (address: string) => void cache.delete(address),
    empty: async () => {
      for (const request of await cache.keys()) await cache.delete(request);
    },
  };
}

async function trim(cache: Cache): Promise<void> {
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const answer = await cache.match(request);
      return { request, readAt: Number(answer?.headers.get(READ_AT)) };
    }),
  );
  const oldestFirst = kept.sort((one, other) => one.readAt - other.readAt);
  const isOver = ({ readAt }: { readAt: number }, index: number) =>
    readAt <= Date.now() - KEPT_MS || index < oldestFirst.length - KEPT_MAX;
  await Promise.all(oldestFirst.filter(isOver).map(({ request }) => cache.delete(request)));
}
