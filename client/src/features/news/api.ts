import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/api-client";
import { toastFailure } from "@/lib/failure-toast";
import { newsKey, newsQuery, type NewsItem, type NewsPages } from "@/lib/queries/news";
import { t } from "./words";

const listKey = newsQuery().queryKey;
const pathOf = (id: string, verb = "") => `${newsKey[0]}/${encodeURIComponent(id)}${verb}`;
/** In the order of the presses: what is brought back was put away before. */
const scope = { id: "news" };

const unreadIn = ({ pages }: NewsPages) =>
  pages.flatMap(({ news }) => news).filter(({ isRead, isPutAway }) => !isRead && !isPutAway).length;

/** Changes one of the news wherever it is shown, and with it what the bell counts. */
function write(
  client: QueryClient,
  id: string,
  change: Partial<Pick<NewsItem, "isRead" | "isPutAway">>,
): void {
  client.setQueryData<NewsPages>(listKey, (known) => {
    if (!known) return known;
    const changed: NewsPages = {
      ...known,
      pages: known.pages.map((page) => ({
        ...page,
        news: page.news.map((each) => (each.id === id ? { ...each, ...change } : each)),
      })),
    };
    const by = unreadIn(changed) - unreadIn(known);
    return {
      ...changed,
      pages: changed.pages.map((page) => ({ ...page, unread: Math.max(0, page.unread + by) })),
    };
  });
}

/** Marks what was opened. A refusal is not told: the person has gone on, and the mark comes back. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: (id: string) => apiRequest("POST", `${newsKey[0]}/read`, { ids: [id] }),
    onMutate: (id) => write(client, id, { isRead: true }),
    onError: (_error, id) => write(client, id, { isRead: false }),
  });
}

export function useMarkAllRead() {
  const client = useQueryClient();
  return useMutation({
    scope,
    // What came since is not on the page yet, and stays unread.
    mutationFn: (until: string | undefined) => apiRequest("POST", `${newsKey[0]}/read`, { until }),
    onMutate: () => {
      const before = client.getQueryData<NewsPages>(listKey);
      client.setQueryData<NewsPages>(
        listKey,
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              unread: 0,
              news: page.news.map((each) => ({ ...each, isRead: true })),
            })),
          },
      );
      return before;
    },
    onError: (error, _nothing, before) => {
      client.setQueryData<NewsPages>(listKey, before);
      toastFailure(t("Failed to mark as read"), error);
    },
  });
}

/** Takes one out of the list, or brings it back into its place. */
export function usePutAway() {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: ({ id, isPutAway }: { id: string; isPutAway: boolean }) =>
      isPutAway ? apiRequest("DELETE", pathOf(id)) : apiRequest("POST", pathOf(id, "/restore")),
    onMutate: ({ id, isPutAway }) => write(client, id, { isPutAway }),
    onError: (error, { id, isPutAway }) => {
      write(client, id, { isPutAway: !isPutAway });
      toastFailure(isPutAway ? t("Failed to put away") : t("Failed to bring back"), error);
    },
  });
}
