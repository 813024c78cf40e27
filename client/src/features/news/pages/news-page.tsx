import { useInfiniteQuery } from "@tanstack/react-query";
import { Bell, CheckCheck } from "lucide-react";
import { useRef } from "react";
import { ButtonLink } from "@/components/button-link";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { LiveRegion } from "@/components/live-region";
import { PageHeader } from "@/components/page-header";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { userMessage } from "@/lib/api/api-client";
import { paths } from "@/lib/paths";
import { newsQuery, getUnreadCount } from "@/lib/api/queries/news";
import { useMarkAllRead } from "../api";
import { NewsList, NewsSkeleton } from "../components/news-list";
import { formatUnread } from "../wording";
import { t } from "@/words";

/** The user's news: deadlines, next steps, changes, matches and results of saved searches. */
export default function NewsPage() {
  const query = useInfiniteQuery(newsQuery());
  const { data, hasNextPage, isFetchNextPageError } = query;
  const markAll = useMarkAllRead();
  const list = useRef<HTMLDivElement>(null);
  const unread = getUnreadCount(data);
  const shown = data?.pages.flatMap(({ news }) => news).filter(({ isRemoved }) => !isRemoved) ?? [];

  const handleMarkAll = () => {
    markAll.mutate(shown[0]?.createdAt);
    // The button disappears with the unread news.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  const handleMore = async () => {
    const count = shown.length;
    const { hasNextPage: hasMore } = await query.fetchNextPage();
    // The button is gone, so the first of the loaded news gets the focus.
    if (!hasMore) setTimeout(() => list.current?.querySelectorAll<HTMLElement>("h3 a")[count]?.focus());
  };

  return (
    <div className="max-w-3xl">
      <PageHeader
        title={t("News")}
        subtitle={data && (shown.length > 0 || unread > 0) ? formatUnread(unread) : undefined}
        actions={
          unread > 0 && (
            <Button variant="outline" onClick={handleMarkAll}>
              <CheckCheck aria-hidden="true" />
              {t("Mark all as read")}
            </Button>
          )
        }
      />
      <LiveRegion>{data ? formatUnread(unread) : ""}</LiveRegion>
      {query.isPending && <NewsSkeleton />}
      {query.isError && !data && (
        <ErrorState
          title={t("The news could not be loaded")}
          error={query.error}
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      )}
      {data && shown.length === 0 && !hasNextPage && (
        <EmptyState
          icon={Bell}
          title={t("No news yet")}
          description={t(
            "Here we tell you of deadlines of applications you have begun, of changes to calls you follow, of new matches, and of what is new in your saved searches.",
          )}
          action={
            <ButtonLink href={paths.notificationSettings} variant="outline">
              {t("Choose what to be told")}
            </ButtonLink>
          }
        />
      )}
      <div ref={list}>{shown.length > 0 && <NewsList news={shown} />}</div>
      {isFetchNextPageError && (
        <Alert tone="destructive" role="alert" title={t("Older news could not be loaded")} className="mt-6">
          {userMessage(query.error, t("Check your connection and try again."))}
        </Alert>
      )}
      {hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button variant="outline" pending={query.isFetchingNextPage} onClick={() => void handleMore()}>
            {isFetchNextPageError ? t("Try again") : t("Load more")}
          </Button>
        </div>
      )}
    </div>
  );
}
