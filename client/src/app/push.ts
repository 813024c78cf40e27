import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { currentUserKey, currentUserQuery } from "@/lib/api/current-user";
import type { PushedKey } from "@/lib/realtime/push";
import { adminOpportunitiesKey, scrapeRunsKey } from "@/lib/api/queries/admin-keys";
import { applicationsKey } from "@/lib/api/queries/applications";
import { entitiesKey, entitiesQuery } from "@/lib/api/queries/entities";
import { newsKey } from "@/lib/api/queries/news";
import { pitchDecksKey } from "@/lib/api/queries/pitch-decks";
import { savedSearchesKey } from "@/lib/api/queries/saved-searches";
import { tasksKey } from "@/lib/api/queries/tasks";
import { useSessionLost } from "@/lib/api/session-lost";
import { whenIdle } from "@/lib/browser/when-idle";

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

const PUSHED: readonly PushedKey[] = [
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
  // What else they change. It is missed only where the stream was away.
  ...SHARED_PATHS.map((path) => ({ key: [path], isSettled: () => true })),
];

/** Listens to the server's events while a user is signed in and reads again what has changed. Renders nothing. */
export function Push() {
  const client = useQueryClient();
  const { data: user, dataUpdatedAt } = useQuery(currentUserQuery());
  // Includes a dismissed question: a new stream would be refused, and its check would open the dialog again.
  const isLost = useSessionLost();
  // Stops when the session is gone, until the user is read again after signing in.
  const [gone, setGone] = useState<{ userId: string; at: number }>();
  const isGone = gone !== undefined && gone.userId === user?.id && dataUpdatedAt <= gone.at;
  const userId = user && !isLost && !isGone ? user.id : undefined;
  const lastUserId = useRef<string>(undefined);

  useEffect(() => {
    if (userId === undefined) return;
    const hadGap = lastUserId.current === userId;
    lastUserId.current = userId;
    let hasEnded = false;
    const readAt = Date.now();
    let stop = whenIdle(() => {
      // The landing page does without this code.
      import("@/lib/realtime/push").then(
        ({ startPush }) => {
          if (hasEnded) return;
          const onGone = () => setGone({ userId, at: Date.now() });
          stop = startPush({ client, userId, pushed: PUSHED, readAt, hadGap, onGone });
        },
        // Without events the page still works; a reload tries again.
        () => undefined,
      );
    });
    return () => {
      hasEnded = true;
      stop();
    };
  }, [client, userId]);

  return null;
}
