import type { Query, QueryClient } from "@tanstack/react-query";
import type { CurrentUserView } from "@shared/validators/auth";
import { ApiError, apiRequest } from "../api/api-client";
import { currentUserKey, refreshAfterSignIn } from "../api/current-user";
import { keepStream, type PushedKeys, type Session } from "./push-stream";
import { leadOneTab } from "./push-tabs";
import { PUSHED, type PushedKey } from "./pushed";
import { readAnew } from "./read-anew";

type Message = { kind: "opened" } | { kind: "refresh"; keys: PushedKeys };

/** A stream that opens this soon after the page has missed almost nothing. */
const PROMPT_MS = 5_000;

/**
 * Fetches the queries again that the server reports as changed, in every tab of this browser, until it is
 * stopped.
 * @param readAt is when the page began to fetch its data
 * @param hadGap is true if a stream was open before and then lost, so that every pushed query may be out of
 * date
 * @param onGone is called when the session is gone and the stream has stopped
 * @returns a function that stops it
 */
export function startPush({
  client,
  userId,
  readAt,
  hadGap,
  onGone,
}: {
  client: QueryClient;
  userId: string;
  readAt: number;
  hadGap: boolean;
  onGone: () => void;
}): () => void {
  if (typeof EventSource !== "function") return () => undefined;
  let wasOpen = hadGap;

  const handleOpened = () => {
    const isFirst = !wasOpen && Date.now() - readAt < PROMPT_MS;
    wasOpen = true;
    if (isFirst) for (const pushedKey of PUSHED) refetchUnsettled(client, pushedKey);
    else
      void readAnew(
        client,
        PUSHED.map(({ key }) => key),
      );
  };
  const handleMessage = (message: Message) => {
    if (message.kind === "opened") handleOpened();
    else void readAnew(client, message.keys);
  };

  return leadOneTab<Message>(`amberway-push-${userId}`, {
    onMessage: handleMessage,
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
 * Fetches the queries again that show something still running. The page was fetched shortly before the stream
 * opened, and only these can have changed in between.
 */
function refetchUnsettled(client: QueryClient, { key, isSettled }: PushedKey): void {
  const refetchIfUnsettled = (query: Query) => {
    const { data } = query.state;
    if (data !== undefined && !isSettled(data, client))
      void client.refetchQueries({ queryKey: query.queryKey, exact: true });
  };
  for (const query of client.getQueryCache().findAll({ queryKey: key, type: "active" })) {
    if (query.state.fetchStatus === "fetching")
      void query.promise?.then(
        () => refetchIfUnsettled(query),
        () => undefined,
      );
    else refetchIfUnsettled(query);
  }
}

/**
 * Asks who is signed in. If nobody is, the sign-in dialog opens by itself. If it is another user, the cache
 * is dropped.
 */
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
