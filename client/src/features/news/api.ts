import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { notePress } from "@/lib/browser/presses";
import { newsKey, newsQuery, type NewsItem, type NewsPages, unreadOf } from "@/lib/api/queries/news";
import { t } from "@/words";

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

/** What was marked as read is unread again; pages that were loaded since, and what was put away, stay as they are. */
function unreadAgain(known: NewsPages, before: NewsPages): NewsPages {
  const was = new Map(before.pages.flatMap(({ news }) => news.map((each) => [each.id, each])));
  const pages = known.pages.map((page) => ({
    ...page,
    news: page.news.map((each) => ({ ...each, isRead: was.get(each.id)?.isRead ?? each.isRead })),
  }));
  const putAway = pages
    .flatMap(({ news }) => news)
    .filter(({ id, isRead, isPutAway }) => !isRead && isPutAway && was.get(id)?.isPutAway !== true).length;
  const unread = Math.max(0, unreadOf(before) - putAway);
  // A page that was loaded since says how many there really are.
  return { ...known, pages: pages.map((page) => ({ ...page, unread: page.unread || unread })) };
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
      if (before) client.setQueryData<NewsPages>(listKey, (known) => known && unreadAgain(known, before));
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
    onMutate: ({ id, isPutAway }) => {
      write(client, id, { isPutAway });
      return notePress(client, `put away ${id}`, !isPutAway);
    },
    onSuccess: (_answer, { isPutAway }, press) => press.accept(isPutAway),
    onError: (error, { id, isPutAway }, press) => {
      const back = press?.refuse();
      if (back) write(client, id, { isPutAway: back.stored });
      toastFailure(isPutAway ? t("Failed to put away § news") : t("Failed to bring back"), error);
    },
  });
}
