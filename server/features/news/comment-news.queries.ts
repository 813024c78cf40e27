import { type SQL, sql } from "drizzle-orm";
import { NEWS_FINDS_MAX } from "@shared/constants/news";
import type { KeptNewsOf, NewsDataOf } from "@shared/validators/news";
import type { Db } from "../../platform/db/database";
import { toInstant } from "../catalogue/visibility";
import { listIds, type CommentItem, type Recipient } from "./recipients";

type CommentFacts = Omit<NewsDataOf["comment"], keyof KeptNewsOf["comment"]>;

/**
 * What a news item of a comment says: the comment as it is now, as JSON. Null when the comment is gone, and for who is no member any
 * more. The statement calls the table of news `n`.
 */
const factsOf = (n: SQL): SQL<CommentFacts | null> => sql<CommentFacts | null>`(
  select jsonb_build_object('applicationTitle', a.title, 'entityName', e.name,
    'author', coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email),
    'excerpt', left(coalesce(nullif(c.text, ''), c.quote), 200))
  from comments c join applications a on a.id = c.application_id join entities e on e.id = a.entity_id
  join memberships m on m.entity_id = e.id and m.user_id = ${n}.user_id
  left join users u on u.id = c.author_id
  where c.id = (${n}.data ->> 'commentId')::uuid)`;

/** The same in a list of all kinds of news: null for the others too. */
export const commentFacts = sql<CommentFacts | null>`case when news.kind = 'comment' then ${factsOf(sql`news`)} end`;

/**
 * Inserts news of a comment, which the next digest mails.
 * @returns the news of those who did not have it yet
 */
export async function insertCommentNews(
  db: Db,
  items: readonly { userId: string; data: KeptNewsOf["comment"] }[],
  now: Date,
): Promise<{ id: string; userId: string }[]> {
  if (items.length === 0) return [];
  const pieces = items.map(({ userId, data }) => ({
    user_id: userId,
    key: data.decision ? `comment:${data.commentId}:decision` : `comment:${data.commentId}`,
    data: { kind: "comment", ...data },
  }));
  // No two items of a person have the same time, so that a time alone marks the end of a page.
  const { rows } = await db.execute<{ id: string; user_id: string }>(sql`
    insert into news (user_id, kind, key, data, created_at, awaits_mail)
    select user_id, 'comment', key, data, greatest(${toInstant(now)},
      (select max(old.created_at) + interval '1 millisecond' from news old where old.user_id = piece.user_id)), true
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) piece(user_id uuid, key text, data jsonb)
    on conflict (user_id, key) do nothing
    returning id, user_id`);
  return rows.map(({ id, user_id: userId }) => ({ id, userId }));
}

/** Of news of comments, those whose people want to hear of comments, with what a notice says. */
export async function selectTold(
  db: Db,
  news: readonly { id: string }[],
): Promise<{ person: { preferredLanguage: string | null }; item: CommentItem; entityId: string }[]> {
  if (news.length === 0) return [];
  const { rows } = await db.execute<{
    user_id: string;
    preferred_language: string | null;
    entity_id: string;
    data: KeptNewsOf["comment"];
    facts: CommentFacts | null;
  }>(sql`
    select n.user_id, u.preferred_language, a.entity_id, n.data, ${factsOf(sql`n`)} as facts
    from news n join users u on u.id = n.user_id and u.email_verified and u.notify_comments
    join applications a on a.id = (n.data ->> 'applicationId')::uuid
    where n.id = any(${sql.param(news.map(({ id }) => id))}::uuid[])`);
  return rows.flatMap(({ user_id: userId, preferred_language: preferredLanguage, ...row }) =>
    row.facts === null
      ? []
      : [
          {
            person: { preferredLanguage },
            item: toItem(userId, row.data, row.facts),
            entityId: row.entity_id,
          },
        ],
  );
}

const toItem = (
  userId: string,
  { commentId, applicationId, isMention, decision }: KeptNewsOf["comment"],
  facts: CommentFacts,
): CommentItem => ({
  userId,
  kind: "comment",
  data: { commentId, applicationId, isMention, decision, ...facts },
});

/**
 * Takes the news of comments that came since the last digests of these people, the newest of each person. What they have read or
 * dismissed by now needs no mail.
 */
export async function takeCommentNews(db: Db, people: readonly Recipient[]): Promise<CommentItem[]> {
  const { rows } = await db.execute<{
    user_id: string;
    data: KeptNewsOf["comment"];
    facts: CommentFacts;
  }>(sql`
    with waiting as materialized (
      select id from news where user_id = any(${sql.param(listIds(people))}::uuid[]) and awaits_mail
      for update skip locked
    ), taken as (
      update news set awaits_mail = false from waiting where news.id = waiting.id returning news.*
    ), told as (
      select n.user_id, n.data, n.created_at, ${factsOf(sql`n`)} as facts from taken n
      where n.read_at is null and n.dismissed_at is null
    ), numbered as (
      select *, row_number() over (partition by user_id order by created_at desc) as place from told
      where facts is not null
    )
    select user_id, data, facts from numbered where place <= ${NEWS_FINDS_MAX} order by user_id, created_at`);
  return rows.map(({ user_id: userId, data, facts }) => toItem(userId, data, facts));
}
