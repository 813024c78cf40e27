import { and, type AnyColumn, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { LINK_FAILURES_SHOWN } from "@shared/constants/curation";
import {
  fundingOpportunities as o,
  opportunityChanges as c,
  opportunityProvenance as p,
  users,
} from "@shared/schema/index";
import type { AdminListQuery } from "@shared/validators/curation";
import type { Message, PlainKey } from "@shared/words/messages";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../platform/db/database";
import { isClosedAt } from "../visibility";
import { offerColumns } from "../opportunity-columns";

export type ListStatus = "pending" | "verified";
export type ListFilter = { status: ListStatus } & Pick<AdminListQuery, "search" | "source" | "flag">;

/** The least similarity of a name to the search text, for searches that no name contains. */
const SIMILARITY_MIN = 0.5;

const other = alias(o, "other");
const verifier = alias(users, "verifier");

/** Selects the name of a person for the log, or else the e-mail address. */
export const selectPersonName = (person: Record<"firstName" | "lastName" | "email", AnyColumn>) =>
  sql<
    string | null
  >`coalesce(nullif(btrim(concat_ws(' ', ${person.firstName}, ${person.lastName})), ''), ${person.email})`;

/** Rows of older versions have no reason of their own. */
const LINK_BROKEN: PlainKey = "The link does not work";

const rowColumns = {
  ...offerColumns,
  funderName: o.funderName,
  applicationUrl: o.applicationUrl,
  source: o.source,
  sourceUrl: o.sourceUrl,
  verificationStatus: o.verificationStatus,
  createdAt: o.createdAt,
  lastSyncedAt: o.lastSyncedAt,
  verifiedAt: o.verifiedAt,
  verifiedBy: selectPersonName(verifier),
  looksLikeId: other.id,
  looksLikeName: other.name,
  looksLikeStatus: other.verificationStatus,
  linkProblem: sql<Message | null>`case when ${p.linkFailures} >= ${sql.raw(String(LINK_FAILURES_SHOWN))}
    then coalesce(${p.linkProblem}, ${LINK_BROKEN}) end`.mapWith(p.linkProblem),
  openChanges: sql<number>`(select count(*)::int from ${c} where ${c.opportunityId} = ${o.id} and ${c.status} = 'proposed')`,
};

/** Selects the rows of these ids, in no order. `descriptionMax` cuts the descriptions. */
export function selectRows(db: Db, now: Date, ids: string[], descriptionMax: number | null) {
  return db
    .select({
      ...rowColumns,
      description:
        descriptionMax === null
          ? sql<string | null>`${o.description}`
          : sql<string | null>`left(${o.description}, ${sql.raw(String(descriptionMax))})`,
      closed: isClosedAt(now),
    })
    .from(o)
    .leftJoin(p, eq(p.opportunityId, o.id))
    .leftJoin(other, eq(other.id, p.looksLike))
    .leftJoin(verifier, eq(verifier.id, o.verifiedBy))
    .where(inArray(o.id, ids));
}
export type AdminRow = Awaited<ReturnType<typeof selectRows>>[number];

// Few rows carry a flag. Their ids are gathered first, as one array, instead of checking each row of the list.
const hasFlag = (flag: NonNullable<ListFilter["flag"]>): SQL => {
  switch (flag) {
    case "duplicate":
      return sql`${o.id} = any(array(select ${p.opportunityId} from ${p} where ${p.looksLike} is not null))`;
    case "broken_link":
      return sql`${o.id} = any(array(select ${p.opportunityId} from ${p} where ${p.linkFailures} >= ${sql.raw(String(LINK_FAILURES_SHOWN))}))`;
    case "changed":
      return sql`${o.id} = any(array(select ${c.opportunityId} from ${c} where ${c.status} = 'proposed'))`;
  }
};

const foldText = (text: string) => sql`lower(immutable_unaccent(${text}))`;
// Escaping comes after folding, which turns some full-width signs into ordinary ones.
const toLikePattern = (word: string) =>
  sql`'%' || regexp_replace(${foldText(word)}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** Requires every word of the search to be in the name or the funder's name. */
const matchesWords = (search: string): SQL[] =>
  search.split(/\s+/).map((word) => sql`${o.searchName} like ${toLikePattern(word)}`);

const buildCondition = ({ status, source, flag }: Omit<ListFilter, "search">) =>
  and(
    eq(o.verificationStatus, status),
    source === undefined || source === "" ? undefined : eq(o.source, source),
    flag === undefined ? undefined : hasFlag(flag),
  );

/** Counts the rows whose name or funder's name contains every word of the search. */
export async function countRows(db: Db, filter: ListFilter): Promise<number> {
  const [row] = await db
    .select({ n: sql<string>`count(*)` })
    .from(o)
    .where(and(buildCondition(filter), ...(filter.search === "" ? [] : matchesWords(filter.search))));
  return Number(row?.n ?? 0);
}

/**
 * Selects one page of ids, newest first. Pending ones are sorted by their arrival, verified ones by their
 * verification.
 */
export async function selectIds(
  db: Db,
  filter: ListFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const since = filter.status === "pending" ? o.createdAt : sql`coalesce(${o.verifiedAt}, ${o.createdAt})`;
  const rows = await db
    .select({ id: o.id })
    .from(o)
    .where(and(buildCondition(filter), ...(filter.search === "" ? [] : matchesWords(filter.search))))
    .orderBy(desc(since), desc(o.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** Selects and counts the rows with similar names, for a search with typing errors. The most similar come first. */
export async function selectSimilarIds(
  tx: Db,
  filter: ListFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  await tx.execute(sql`set local pg_trgm.word_similarity_threshold = ${sql.raw(String(SIMILARITY_MIN))}`);
  const typed = foldText(filter.search);
  const rows = await tx
    .select({ id: o.id, total: sql<string>`count(*) over ()` })
    .from(o)
    .where(and(buildCondition(filter), sql`${typed} <% ${o.searchName}`))
    .orderBy(desc(sql`word_similarity(${typed}, ${o.searchName})`), desc(o.createdAt), desc(o.id))
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) };
}
