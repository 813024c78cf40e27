import type {
  NewsListQuery,
  NewsListView,
  NewsReadView,
  NewsView,
  ReadNewsInput,
} from "@shared/validators/news";
import type { ServiceContext } from "../../context/deps";
import { notFound } from "../../platform/errors/app-error";
import { publishNews } from "./news-push";
import * as queries from "./news-list.queries";
import { describeReason } from "./sections/reason";

const toView = ({ id, createdAt, readAt, ...row }: queries.NewsRow): NewsView => ({
  id,
  createdAt: createdAt.toISOString(),
  isRead: readAt !== null,
  ...fillIn(row),
});

/** Adds to what is stored what is worded or looked up when it is read. */
function fillIn({ data, comment }: Pick<queries.NewsRow, "data" | "comment">) {
  if (data.kind === "match") return { ...data, reason: describeReason(data.reason, data.score) };
  // The query leaves out comments that are gone.
  return data.kind === "comment" ? { ...data, ...comment! } : data;
}

/**
 * Lists a page of the caller's news, newest first, without opportunities that are no longer published or that
 * the caller hid.
 */
export async function listNews({ db, actor }: ServiceContext, query: NewsListQuery): Promise<NewsListView> {
  const rows = await queries.selectNews(db, actor.id, query);
  return {
    news: rows.slice(0, query.limit).map(toView),
    unread: await queries.countUnread(db, actor.id),
    hasMore: rows.length > query.limit,
  };
}

/**
 * Marks news as read; ids that are not the caller's are ignored.
 * @returns the number of unread news
 */
export async function readNews(
  ctx: ServiceContext<"clock" | "push">,
  selection: ReadNewsInput,
): Promise<NewsReadView> {
  const { db, actor, deps } = ctx;
  await queries.markRead(db, actor.id, selection, deps.clock.now());
  await publishNews(deps, db, actor.id);
  return { unread: await queries.countUnread(db, actor.id) };
}

/**
 * Dismisses a news item. Its opportunity stays in the lists.
 * @throws AppError not_found unless it is the caller's own
 */
export const dismissNews = (ctx: ServiceContext<"clock" | "push">, id: string): Promise<void> =>
  setDismissed(ctx, id, ctx.deps.clock.now());

/**
 * Restores a dismissed news item.
 * @throws AppError not_found unless it is the caller's own
 */
export const restoreNews = (ctx: ServiceContext<"push">, id: string): Promise<void> =>
  setDismissed(ctx, id, null);

async function setDismissed(
  { db, actor, deps }: ServiceContext<"push">,
  id: string,
  at: Date | null,
): Promise<void> {
  if (!(await queries.setDismissed(db, actor.id, id, at))) throw notFound("News");
  await publishNews(deps, db, actor.id);
}
