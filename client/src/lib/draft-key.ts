import type { DraftKeyView } from "@shared/validators/auth";
import { apiRequest } from "./api/api-client";
import { hasDraftCipher, hasSealedDrafts, setDraftCipher } from "./form-drafts";

const AGAIN_MS = 10_000;
const loading = new Map<string, Promise<true>>();
const loaded = new Set<string>();
const keys = new Map<string, string>();

async function fetchKey(personId: string): Promise<void> {
  const [{ createDraftCipher }, { key }] = await Promise.all([
    import("./draft-cipher"),
    apiRequest<DraftKeyView>("GET", "/api/auth/draft-key"),
  ]);
  setDraftCipher(personId, createDraftCipher(key));
  keys.set(personId, key);
}

/** The key of a person's drafts, if it was loaded and the person has not signed out. */
export const findDraftKey = (personId: string): string | undefined =>
  hasDraftCipher(personId) ? keys.get(personId) : undefined;

/**
 * Fetches the key of a person's drafts, which opens those of this browser. Without it what is typed stays in memory, and it
 * is tried again.
 * @returns once it is there, or could not be had
 */
export function loadDraftKey(personId: string): Promise<true> {
  const running = loading.get(personId);
  // Signing out forgets the cipher.
  if (running && (hasDraftCipher(personId) || !loaded.has(personId))) return running;
  loaded.delete(personId);
  const settled = fetchKey(personId)
    .catch(() => {
      loading.delete(personId);
      setTimeout(() => void loadDraftKey(personId), AGAIN_MS);
    })
    .then(() => {
      loaded.add(personId);
      return true as const;
    });
  loading.set(personId, settled);
  return settled;
}

/** What a screen of a person waits for: the key, where this browser has drafts that wait to be opened. */
export function draftsPart(personId: string) {
  const load = Object.assign(() => loadDraftKey(personId), { loaded: loaded.has(personId) || undefined });
  return hasSealedDrafts(personId) ? [{ load }] : [];
}
