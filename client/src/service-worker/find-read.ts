import { open, readKeeper } from "@/lib/offline/keeper";
import { KEPT_MS, keptAddress } from "@shared/offline/kept-answers";
import { READ_AT, READ_CACHE } from "@shared/offline/names";

/** Finds what the person of this browser last read at an address of the API. lib/offline/keep-read.ts keeps it. */
export async function findRead(url: string): Promise<Response | undefined> {
  const address = keptAddress(url);
  if (address === undefined) return undefined;
  const [keeper, kept] = await Promise.all([readKeeper(), caches.match(address, { cacheName: READ_CACHE })]);
  const readAt = kept?.headers.get(READ_AT);
  if (!keeper || !kept || !readAt || Number(readAt) <= Date.now() - KEPT_MS) return undefined;
  try {
    const text = await open(keeper, address, await kept.arrayBuffer());
    return new Response(text, { headers: { "Content-Type": "application/json", [READ_AT]: readAt } });
  } catch {
    // It belongs to somebody who was signed in before.
    return undefined;
  }
}
