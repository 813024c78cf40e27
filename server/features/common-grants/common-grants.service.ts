import type {
  CommonGrantsDetailView,
  CommonGrantsListQuery,
  CommonGrantsListView,
} from "@shared/validators/common-grants";
import type { Db } from "../../platform/db/database";
import { notFound } from "../../platform/errors/app-error";
import { findKeptId } from "../catalogue/duplicates/kept-opportunity.service";
import type { Clock } from "../../platform/clock";
import { toCommonGrants } from "./common-grants-views";
import * as queries from "./common-grants.queries";

/** `db` may be a replica. */
export type CatalogueDeps = { db: Db; clock: Clock };

const SUCCESS = { status: 200, message: "Success" } as const;

/** A page of the verified opportunities, last changed first; empty beyond the last page. */
export async function listPublished(
  { db, clock }: CatalogueDeps,
  { page, pageSize }: CommonGrantsListQuery,
): Promise<CommonGrantsListView> {
  const totalItems = await queries.countPublished(db);
  const offset = (page - 1) * pageSize;
  const rows =
    offset < totalItems ? await queries.selectPublished(db, clock.now(), { offset, limit: pageSize }) : [];
  return {
    ...SUCCESS,
    items: rows.map(toCommonGrants),
    paginationInfo: { page, pageSize, totalItems, totalPages: Math.ceil(totalItems / pageSize) },
  };
}

/**
 * One verified opportunity. The id of a merged one gives the one that is shown in its place.
 * @throws AppError not_found unless the opportunity is verified
 */
export async function getPublished(
  { db, clock }: CatalogueDeps,
  id: string,
): Promise<CommonGrantsDetailView> {
  const row =
    (await queries.selectOnePublished(db, clock.now(), id)) ??
    (await queries.selectOnePublished(db, clock.now(), (await findKeptId(db, id)) ?? id));
  if (!row) throw notFound("Opportunity");
  return { ...SUCCESS, data: toCommonGrants(row) };
}
