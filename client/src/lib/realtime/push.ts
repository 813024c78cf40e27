import type { Query, QueryClient } from "@tanstack/react-query";
import type { CurrentUserView } from "@shared/validators/auth";
import { ApiError, apiRequest } from "../api/api-client";
import { currentUserKey, refreshAfterSignIn } from "../api/current-user";
import { keepStream, type PushedKeys, type Session } from "./push-stream";
import { leadOneTab } from "./push-tabs";

/** What the server tells of. `isSettled`: nothing of this data is under way, so nothing can have been missed since it was read. */
export type PushedKey = { key: readonly string[]; isSettled: (data: unknown) => boolean };

type Message = { kind: "opened" } | { kind: "refresh"; keys: PushedKeys };

/** A stream that opens so soon after the page did has missed next to nothing. */
const PROMPT_MS = 5_000;

/**
 * Has what the server says has changed read anew, in every tab of this browser, until it is stopped.
 * @param readAt when the page began to read what it shows
 * @param hadGap a stream was open before and has been missed since: everything pushed may be out of date
 * @param onGone there is no session any more; it has stopped
 * @returns how to stop
 */
export function startPush({
  client,
  userId,
  pushed,
  readAt,
  hadGap,
  onGone,
}: {
  client: QueryClient;
  userId: string;
  pushed: readonly PushedKey[];
  readAt: number;
  hadGap: boolean;
  onGone: () => void;
}): () => void {
  if (typeof EventSource !== "function") return () => undefined;
  let wasOpen = hadGap;

  const handleOpened = () => {
    const isFirst = !wasOpen && Date.now() - readAt < PROMPT_MS;
    wasOpen = true;
    if (isFirst) for (const each of pushed) refetchUnsettled(client, each);
    else for (const { key } of pushed) void client.invalidateQueries({ queryKey: key });
  };
  const hear = (message: Message) => {
    if (message.kind === "opened") handleOpened();
    else for (const key of message.keys) void client.invalidateQueries({ queryKey: key });
  };

  return leadOneTab<Message>(`amberway-push-${userId}`, {
    hear,
    lead: (tell) =>
      keepStream({
        onOpen: () => tell({ kind: "opened" }),
        onRefresh: (keys) => tell({ kind: "refresh", keys }),
        checkSession: () => checkSession(client, userId),
        onGone,
      }),
  });
}

/**
 * The page was read a moment before the stream opened. Only what shows something under way can have changed in between, so nothing
 * else is read twice.
 */
function refetchUnsettled(client: QueryClient, { key, isSettled }: PushedKey): void {
  const look = (query: Query) => {
    const { data } = query.state;
    if (data !== undefined && !isSettled(data))
      void client.refetchQueries({ queryKey: query.queryKey, exact: true });
  };
  for (const query of client.getQueryCache().findAll({ queryKey: key, type: "active" })) {
    if (query.state.fetchStatus === "fetching")
      void query.promise?.then(
        () => look(query),
        () => undefined,
      );
    else look(query);
  }
}

/** Asks who is signed in. Nobody: the dialog for that opens by itself. Somebody else: what is cached was not theirs. */
async function checkSession(client: QueryClient, userId: string): Promise<Session> {
  try {
    const user = await apiRequest<CurrentUserView>("GET", currentUserKey[0]);
    if (user.id !== userId) {
      await refreshAfterSignIn(client);
      return "gone";
    }
    client.setQueryData(currentUserKey, user);
    return "here";
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? "gone" : "unknown";
  }
}
