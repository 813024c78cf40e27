import type { AdminListQuery, AdminListView } from "@shared/validators/curation";
import { inTransaction } from "../../../platform/db/database";
import type { ServiceContext } from "../../../context/deps";
import * as queries from "./curation-list.queries";
import { toAdminView } from "./curation-views";

/** Lists show the beginning of a description. */
const DESCRIPTION_MAX = 300;

/**
 * Lists the pending or the verified opportunities by page, newest first. A search without a hit allows typing errors.
 */
export async function listForCurators(
  ctx: ServiceContext<"clock">,
  status: queries.ListStatus,
  { page, limit, ...query }: AdminListQuery,
): Promise<AdminListView> {
  const { db, deps } = ctx;
  const slice = { offset: (page - 1) * limit, limit };
  const { ids, total } = await findIds(ctx, { status, ...query }, slice);
  const rows = ids.length === 0 ? [] : await queries.selectRows(db, deps.clock.now(), ids, DESCRIPTION_MAX);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    opportunities: ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toAdminView(row)] : [];
    }),
    pagination: { page, total, hasMore: slice.offset + ids.length < total && ids.length > 0 },
  };
}

async function findIds(
  { db }: ServiceContext,
  filter: queries.ListFilter,
  slice: { offset: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const total = await queries.countRows(db, filter);
  if (total > 0)
    return { ids: slice.offset < total ? await queries.selectIds(db, filter, slice) : [], total };
  if (filter.search === "") return { ids: [], total: 0 };
  return inTransaction(db, (tx) => queries.selectSimilarIds(tx, filter, slice));
}
