import type { ApplicationView, UpdateApplicationInput } from "@shared/validators/applications";
import { ApiError } from "@/lib/api/api-client";

/** Returns what to send instead of a save that a newer state refused; undefined leaves it refused. */
export type MergeStale = (newest: ApplicationView) => UpdateApplicationInput | undefined;

/** Others may save again and again meanwhile. */
const ATTEMPTS = 5;

const isStaleSave = (error: unknown) => error instanceof ApiError && error.status === 409;

/**
 * Sends a save. One that is refused because somebody saved meanwhile is sent again as `mergeStale` merges it with the newest state, which
 * is read in any case, so that the next save is based on it.
 * @throws what `send` throws
 */
export async function saveMerged<Saved>(
  changes: UpdateApplicationInput,
  {
    send,
    readNewest,
    mergeStale,
  }: {
    send: (changes: UpdateApplicationInput) => Promise<Saved>;
    readNewest: () => Promise<ApplicationView>;
    mergeStale: MergeStale | undefined;
  },
): Promise<Saved> {
  let sent = changes;
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(sent);
    } catch (error) {
      if (!isStaleSave(error)) throw error;
      const newest = await readNewest().catch(() => undefined);
      const merged = newest && attempt < ATTEMPTS ? mergeStale?.(newest) : undefined;
      if (!merged) throw error;
      sent = merged;
    }
  }
}
