import type { QueryClient } from "@tanstack/react-query";
import { currentUserKey } from "../api/current-user";
import { adminOpportunitiesKey, scrapeRunsKey } from "../api/queries/admin-keys";
import { applicationsKey } from "../api/queries/applications";
import { entitiesKey, entitiesQuery } from "../api/queries/entities";
import { factorsKey } from "../api/queries/factors";
import { newsKey } from "../api/queries/news";
import { pitchDecksKey } from "../api/queries/pitch-decks";
import { savedSearchesKey } from "../api/queries/saved-searches";
import { tasksKey } from "../api/queries/tasks";

/**
 * A key that the server sends. `isSettled` returns true if nothing in the data is still running, so that no
 * change can have been missed since it was fetched.
 */
export type PushedKey = {
  key: readonly string[];
  isSettled: (data: unknown, client: QueryClient) => boolean;
};

type Deck = { isAnalyzing?: boolean };
type Application = { aiDraftNarrative?: string | null };
type User = { emailVerified: boolean };
type ScrapeOverview = { runs?: { endedAt: string | null }[] };

/** Whether nobody else can have changed anything. Who works alone does not read twice. */
const isAlone: PushedKey["isSettled"] = (_, client) =>
  !client.getQueryData(entitiesQuery().queryKey)?.some(({ isShared }) => isShared);

/** Written out, because the code that reads them comes with its screens. */
const SHARED_PATHS = [
  ...["/api/profile", "/api/documents", "/api/interactions", "/api/calendar", "/api/obligations"],
  ...["/api/questions", "/api/profile-proposals", "/api/shortlists", "/api/invitations"],
];

/** What the server reports as changed, and what is read again when the stream opens. */
export const PUSHED: readonly PushedKey[] = [
  {
    key: pitchDecksKey,
    isSettled: (data) => Array.isArray(data) && (data as Deck[]).every((deck) => !deck.isAnalyzing),
  },
  {
    key: applicationsKey,
    // A list shows no drafts; a single application may be waiting for its draft.
    isSettled: (data) => Array.isArray(data) || Boolean((data as Application).aiDraftNarrative),
  },
  {
    key: scrapeRunsKey,
    isSettled: (data) => (data as ScrapeOverview).runs?.every(({ endedAt }) => endedAt !== null) ?? true,
  },
  // The result of a run is read when the run reports its end.
  { key: adminOpportunitiesKey, isSettled: () => true },
  // Read after the page was shown, so about when the stream opens.
  { key: newsKey, isSettled: () => true },
  // The link of a mail may be opened in another browser or on a phone.
  { key: currentUserKey, isSettled: (data) => (data as User | null)?.emailVerified ?? true },
  // What colleagues share and hand on while the page opens.
  ...[entitiesKey, savedSearchesKey, tasksKey].map((key) => ({ key, isSettled: isAlone })),
  // A removal that somebody asks for elsewhere, which the person may have to stop.
  { key: factorsKey, isSettled: () => true },
  // What else they change. It is missed only where the stream was away.
  ...SHARED_PATHS.map((path) => ({ key: [path], isSettled: () => true })),
];
