import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { notePress } from "@/lib/browser/presses";
import { newsKey, newsQuery, type NewsItem, type NewsPages, unreadOf } from "@/lib/api/queries/news";
import { t } from "@/words";

const listKey = newsQuery().queryKey;
const getPath = (id: string, verb = "") => `${newsKey[0]}/${encodeURIComponent(id)}${verb}`;
/** Mutations run in the order of the presses, so that Undo comes after putting away. */
const scope = { id: "news" };

const countUnread = ({ pages }: NewsPages) =>
  pages.flatMap(({ news }) => news).filter(({ isRead, isPutAway }) => !isRead && !isPutAway).length;

/** Changes one of the news in all cached pages, and the unread count with it. */
function changeNews(
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
    const by = countUnread(changed) - countUnread(known);
    return {
      ...changed,
      pages: changed.pages.map((page) => ({ ...page, unread: Math.max(0, page.unread + by) })),
    };
  });
}

/** Marks news as unread again; pages loaded since, and news that were put away, stay as they are. */
function restoreUnread(known: NewsPages, before: NewsPages): NewsPages {
  const was = new Map(before.pages.flatMap(({ news }) => news.map((each) => [each.id, each])));
  const pages = known.pages.map((page) => ({
    ...page,
    news: page.news.map((each) => ({ ...each, isRead: was.get(each.id)?.isRead ?? each.isRead })),
  }));
  const putAway = pages
    .flatMap(({ news }) => news)
    .filter(({ id, isRead, isPutAway }) => !isRead && isPutAway && was.get(id)?.isPutAway !== true).length;
  const unread = Math.max(0, unreadOf(before) - putAway);
  // A page loaded since has the correct count.
  return { ...known, pages: pages.map((page) => ({ ...page, unread: page.unread || unread })) };
}

/** Marks opened news as read. A refusal is not reported: the user has gone on, and the mark returns. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: (id: string) => apiRequest("POST", `${newsKey[0]}/read`, { ids: [id] }),
    onMutate: (id) => changeNews(client, id, { isRead: true }),
    onError: (_error, id) => changeNews(client, id, { isRead: false }),
  });
}

export function useMarkAllRead() {
  const client = useQueryClient();
  return useMutation({
    scope,
    // News that came since are not on the page yet, and stay unread.
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
      if (before) client.setQueryData<NewsPages>(listKey, (known) => known && restoreUnread(known, before));
      toastFailure(t("Failed to mark as read"), error);
    },
  });
}

/** Puts news away, or brings them back to their place. */
export function usePutAway() {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: ({ id, isPutAway }: { id: string; isPutAway: boolean }) =>
      isPutAway ? apiRequest("DELETE", getPath(id)) : apiRequest("POST", getPath(id, "/restore")),
    onMutate: ({ id, isPutAway }) => {
      changeNews(client, id, { isPutAway });
      return notePress(client, `put away ${id}`, !isPutAway);
    },
    onSuccess: (_answer, { isPutAway }, press) => press.accept(isPutAway),
    onError: (error, { id, isPutAway }, press) => {
      const back = press?.refuse();
      if (back) changeNews(client, id, { isPutAway: back.stored });
      toastFailure(isPutAway ? t("Failed to put away § news") : t("Failed to bring back"), error);
    },
  });
}
