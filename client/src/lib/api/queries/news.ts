import { infiniteQueryOptions, type InfiniteData } from "@tanstack/react-query";
import { NEWS_PAGE } from "@shared/constants/news";
import type { NewsListView, NewsView } from "@shared/validators/news";
import { apiRequest } from "../api-client";
import { joinQueryKey } from "../query-client";

/** What a person is told, and how much of it is unread. */
export const newsKey = ["/api/news"] as const;

/** `isPutAway`: hidden, but still in its place for as long as it can be undone. */
export type NewsItem = NewsView & { isPutAway?: boolean };
export type NewsPage = Omit<NewsListView, "news"> & { news: NewsItem[] };
export type NewsPages = InfiniteData<NewsPage, unknown>;

/** Newest first. The bell and the list are one query: what is read in the one is read in the other. */
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

/** How much is unread; the newest answer knows best. */
export const unreadOf = (data: NewsPages | undefined): number => data?.pages.at(-1)?.unread ?? 0;
