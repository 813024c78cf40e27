import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { notePress } from "@/lib/browser/presses";
import { newsKey, newsQuery, type NewsItem, type NewsPages, getUnreadCount } from "@/lib/api/queries/news";
import { t } from "@/words";

const listKey = newsQuery().queryKey;
const getPath = (id: string, verb = "") => `${newsKey[0]}/${encodeURIComponent(id)}${verb}`;
/** Mutations run in the order of the presses, so that Undo comes after putting away. */
const scope = { id: "news" };

const countUnread = ({ pages }: NewsPages) =>
  pages.flatMap(({ news }) => news).filter(({ isRead, isRemoved }) => !isRead && !isRemoved).length;

/** Changes one news item in all cached pages, and the unread count with it. */
function changeNews(
  client: QueryClient,
  id: string,
  change: Partial<Pick<NewsItem, "isRead" | "isRemoved">>,
): void {
  client.setQueryData<NewsPages>(listKey, (data) => {
    if (!data) return data;
    const changed: NewsPages = {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        news: page.news.map((item) => (item.id === id ? { ...item, ...change } : item)),
      })),
    };
    const difference = countUnread(changed) - countUnread(data);
    return {
      ...changed,
      pages: changed.pages.map((page) => ({ ...page, unread: Math.max(0, page.unread + difference) })),
    };
  });
}

/**
 * Marks news as unread again. Pages that were loaded in the meantime and news that were removed stay as they
 * are.
 */
function restoreUnread(data: NewsPages, before: NewsPages): NewsPages {
  const oldItems = new Map(before.pages.flatMap(({ news }) => news.map((item) => [item.id, item])));
  const pages = data.pages.map((page) => ({
    ...page,
    news: page.news.map((item) => ({ ...item, isRead: oldItems.get(item.id)?.isRead ?? item.isRead })),
  }));
  const removedCount = pages
    .flatMap(({ news }) => news)
    .filter(
      ({ id, isRead, isRemoved }) => !isRead && isRemoved && oldItems.get(id)?.isRemoved !== true,
    ).length;
  const unread = Math.max(0, getUnreadCount(before) - removedCount);
  // A page that was loaded in the meantime has the correct count.
  return { ...data, pages: pages.map((page) => ({ ...page, unread: page.unread || unread })) };
}

/**
 * Marks opened news as read. A refusal is not reported, because the user has gone on; the item is then unread
 * again.
 */
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
    // Newer news are not on the page yet, and stay unread.
    mutationFn: (until: string | undefined) => apiRequest("POST", `${newsKey[0]}/read`, { until }),
    onMutate: () => {
      const before = client.getQueryData<NewsPages>(listKey);
      client.setQueryData<NewsPages>(
        listKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              unread: 0,
              news: page.news.map((item) => ({ ...item, isRead: true })),
            })),
          },
      );
      return before;
    },
    onError: (error, _nothing, before) => {
      if (before) client.setQueryData<NewsPages>(listKey, (data) => data && restoreUnread(data, before));
      toastFailure(t("Failed to mark as read"), error);
    },
  });
}

/** Puts news away, or brings them back to their place. */
export function useRemoveNews() {
  const client = useQueryClient();
  return useMutation({
    scope,
    mutationFn: ({ id, isRemoved }: { id: string; isRemoved: boolean }) =>
      isRemoved ? apiRequest("DELETE", getPath(id)) : apiRequest("POST", getPath(id, "/restore")),
    onMutate: ({ id, isRemoved }) => {
      changeNews(client, id, { isRemoved });
      return notePress(client, `removed ${id}`, !isRemoved);
    },
    onSuccess: (_answer, { isRemoved }, press) => press.accept(isRemoved),
    onError: (error, { id, isRemoved }, press) => {
      const refusal = press?.refuse();
      if (refusal) changeNews(client, id, { isRemoved: refusal.stored });
      toastFailure(isRemoved ? t("Failed to remove § news") : t("Failed to bring back"), error);
    },
  });
}
