import { infiniteQueryOptions, type InfiniteData } from "@tanstack/react-query";
import { NEWS_PAGE } from "@shared/constants/news";
import type { NewsListView, NewsView } from "@shared/validators/news";
import { apiRequest } from "../api-client";
import { joinQueryKey } from "../query-client";

/** The prefix of the user's news and its number of unread items. */
export const newsKey = ["/api/news"] as const;

/**
 * `isRemoved` marks an item that is hidden but stays in the list for as long as the removal can be undone.
 */
export type NewsItem = NewsView & { isRemoved?: boolean };
export type NewsPage = Omit<NewsListView, "news"> & { news: NewsItem[] };
export type NewsPages = InfiniteData<NewsPage, unknown>;

/**
 * News, newest first. The bell and the list share this query, so that an item read in one is read in the
 * other.
 */
export function newsQuery() {
  return infiniteQueryOptions({
    queryKey: [...newsKey, { limit: NEWS_PAGE }] as const,
    queryFn: ({ queryKey: [path, params], pageParam, signal }) =>
      apiRequest<NewsPage>("GET", joinQueryKey([path, { ...params, before: pageParam }]), undefined, {
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ news, hasMore }: NewsPage) => (hasMore ? news.at(-1)?.createdAt : undefined),
  });
}

/** Returns the number of unread items. The page that was fetched last has the newest number. */
export const getUnreadCount = (data: NewsPages | undefined): number => data?.pages.at(-1)?.unread ?? 0;
