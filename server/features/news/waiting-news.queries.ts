import { sql } from "drizzle-orm";
import { NEWS_FINDS_MAX } from "@shared/constants/news";
import type { KeptNewsOf } from "@shared/validators/news";
import type { Db } from "../../platform/db/database";
import { type CommentFacts, commentFactsOf, toCommentItem } from "./comment-news.queries";
import { type CommentItem, listIds, type NewsItem, type Recipient } from "./recipients";

type Waiting = { user_id: string } & (
  | { kind: "comment"; data: KeptNewsOf["comment"]; facts: CommentFacts }
  | { kind: "change"; key: string; data: KeptNewsOf["change"] }
);

/**
 * Takes the news that was told in the app since the last digests of these people and waits for its mail, the newest of each person: comments,
 * and opportunities that were deleted. What they have read or dismissed by now needs no mail.
 */
export async function takeWaitingNews(
  db: Db,
  people: readonly Recipient[],
): Promise<(CommentItem | NewsItem<"change">)[]> {
  const { rows } = await db.execute<Waiting>(sql`
    with waiting as materialized (
      select id from news where user_id = any(${sql.param(listIds(people))}::uuid[]) and awaits_mail
      for update skip locked
    ), taken as (
      update news set awaits_mail = false from waiting where news.id = waiting.id returning news.*
    ), told as (
      select n.user_id, n.kind, n.key, n.data, n.created_at, case when n.kind = 'comment' then ${commentFactsOf(sql`n`)} end as facts
      from taken n where n.read_at is null and n.dismissed_at is null
    ), numbered as (
      select *, row_number() over (partition by user_id, kind order by created_at desc) as place from told
      where kind <> 'comment' or facts is not null
    )
    select user_id, kind, key, data, facts from numbered where place <= ${NEWS_FINDS_MAX} order by user_id, created_at`);
  return rows.map((row) =>
    row.kind === "comment"
      ? toCommentItem(row.user_id, row.data, row.facts)
      : { userId: row.user_id, kind: row.kind, key: row.key, opportunityId: null, data: row.data },
  );
}
