import { type SQL, sql } from "drizzle-orm";
import type { KeptNewsOf, NewsDataOf } from "@shared/validators/news";
import type { Db } from "../../platform/db/database";
import type { CommentItem } from "./recipients";
import { nextMoment } from "./next-moment";

export type CommentFacts = Omit<NewsDataOf["comment"], keyof KeptNewsOf["comment"]>;

/**
 * What a news item of a comment says: the comment as it is now, as JSON. Null when the comment is gone, and for who is no member any
 * more. The statement calls the table of news `n`.
 */
export const commentFactsOf = (n: SQL): SQL<CommentFacts | null> => sql<CommentFacts | null>`(
  select jsonb_build_object('applicationTitle', a.title, 'entityName', e.name,
    'author', coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email),
    'excerpt', left(coalesce(nullif(c.text, ''), c.quote), 200))
  from comments c join applications a on a.id = c.application_id join entities e on e.id = a.entity_id
  join memberships m on m.entity_id = e.id and m.user_id = ${n}.user_id
  left join users u on u.id = c.author_id
  where c.id = (${n}.data ->> 'commentId')::uuid)`;

/** The same in a list of all kinds of news: null for the others too. */
export const commentFacts = sql<CommentFacts | null>`case when news.kind = 'comment' then ${commentFactsOf(sql`news`)} end`;

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
  const { rows } = await db.execute<{ id: string; user_id: string }>(sql`
    insert into news (user_id, kind, key, data, created_at, awaits_mail)
    select user_id, 'comment', key, data, ${nextMoment(now, sql`piece.user_id`)}, true
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
    select n.user_id, u.preferred_language, a.entity_id, n.data, ${commentFactsOf(sql`n`)} as facts
    from news n join users u on u.id = n.user_id and u.email_verified and u.notify_comments
    join applications a on a.id = (n.data ->> 'applicationId')::uuid
    where n.id = any(${sql.param(news.map(({ id }) => id))}::uuid[])`);
  return rows.flatMap(({ user_id: userId, preferred_language: preferredLanguage, ...row }) =>
    row.facts === null
      ? []
      : [
          {
            person: { preferredLanguage },
            item: toCommentItem(userId, row.data, row.facts),
            entityId: row.entity_id,
          },
        ],
  );
}

export const toCommentItem = (
  userId: string,
  { commentId, applicationId, isMention, decision }: KeptNewsOf["comment"],
  facts: CommentFacts,
): CommentItem => ({
  userId,
  kind: "comment",
  data: { commentId, applicationId, isMention, decision, ...facts },
});
