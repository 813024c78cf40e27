import { SHORTLISTS_PER_ENTITY } from "@shared/constants/shortlists";
import type { ShortlistItem } from "@shared/schema/index";
import type {
  CreateShortlistInput,
  SharedShortlistView,
  ShortlistItemView,
  ShortlistSummaryView,
  ShortlistView,
  UpdateShortlistInput,
} from "@shared/validators/shortlists";
import { message } from "@shared/words/messages";
import type { Deps, ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import type { Db } from "../../platform/db/database";
import { AppError, notFound } from "../../platform/errors/app-error";
import type { QueryKey } from "../../platform/realtime/types";
import { createAddressToken, createNonce, readAddressToken } from "../../platform/security/address-token";
import { logActivity } from "../activity/log-activity";
import { findKeptId } from "../catalogue/duplicates/kept-opportunity.service";
import { lockEntity } from "../entities/entities.service";
import { refreshOthers } from "../members/refresh-members";
import { readPlainCards } from "../opportunities/opportunities.service";
import * as queries from "./shortlists.queries";

type Needs = "clock" | "config" | "keys" | "push";
const KEYS: QueryKey[] = [["/api/shortlists"]];

/** Lists the shortlists of the caller's entities. */
export async function listShortlists({ db, actor }: ServiceContext): Promise<ShortlistSummaryView[]> {
  const rows = await queries.selectShortlists(db, actor.id);
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

/** @throws AppError not_found unless the caller may read it */
export async function getShortlist(
  { db, actor, deps }: ServiceContext<"config" | "keys">,
  id: string,
): Promise<ShortlistView> {
  const found = await queries.selectShortlist(db, actor.id, id);
  if (!found) throw notFound("Shortlist");
  const { items, linkNonce, createdBy: _createdBy, createdAt: _createdAt, updatedAt, ...shown } = found;
  return {
    ...shown,
    updatedAt: updatedAt.toISOString(),
    items: await readItems(db, items),
    url: linkNonce === null ? null : addressOf(deps, linkNonce),
  };
}

/**
 * Makes a shortlist for the members of an entity.
 * @throws AppError not_found; forbidden unless the caller may edit the entity; validation_failed for what is not
 * published; conflict for too many
 */
export function createShortlist(
  ctx: ServiceContext<Needs>,
  { entityId, name, items }: CreateShortlistInput,
): Promise<ShortlistView> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor } = tx;
    await lockEntity(tx, entityId, "edit");
    if ((await queries.countShortlists(db, entityId)) >= SHORTLISTS_PER_ENTITY)
      throw new AppError(
        "conflict",
        message("An entity can have at most {n} shortlists. Delete one you no longer need.", {
          n: SHORTLISTS_PER_ENTITY,
        }),
      );
    await assertPublished(db, items);
    const id = await queries.insertShortlist(db, { entityId, name, items, createdBy: actor.id });
    await logActivity(tx, entityId, "shortlist_made", { subject: name });
    await refreshOthers(tx, entityId, KEYS);
    return getShortlist(tx, id);
  });
}

/**
 * Saves a shortlist as a whole.
 * @throws AppError not_found; forbidden; validation_failed for an addition that is not published; conflict if somebody
 * has saved it meanwhile
 */
export function updateShortlist(
  ctx: ServiceContext<Needs>,
  id: string,
  { name, items, version }: UpdateShortlistInput,
): Promise<ShortlistView> {
  return changeShortlist(ctx, id, async (tx, before) => {
    const known = new Set(before.items.map(({ opportunityId }) => opportunityId));
    // What is no longer published may stay with its note.
    await assertPublished(
      tx.db,
      items.filter(({ opportunityId }) => !known.has(opportunityId)),
    );
    if (!(await queries.updateShortlist(tx.db, id, { name, items, version })))
      throw new AppError(
        "conflict",
        "Somebody has changed this shortlist meanwhile. Load it again to see it.",
      );
    return getShortlist(tx, id);
  });
}

/** Deletes a shortlist. @throws AppError not_found; forbidden */
export function deleteShortlist(ctx: ServiceContext<Needs>, id: string): Promise<void> {
  return changeShortlist(ctx, id, async (tx, { entityId, name }) => {
    await queries.deleteShortlist(tx.db, id);
    await logActivity(tx, entityId, "shortlist_deleted", { subject: name });
  });
}

/**
 * Lets anybody with a new link read a shortlist; a link from before stops working.
 * @throws AppError not_found; forbidden unless the caller may edit, and where visitors see no opportunities
 */
export function openShortlist(ctx: ServiceContext<Needs>, id: string): Promise<ShortlistView> {
  if (ctx.deps.config.OPEN_CATALOGUE === "off")
    throw new AppError("forbidden", "Here only signed-in people see opportunities");
  return changeShortlist(ctx, id, async (tx, { entityId, name }) => {
    await queries.setLink(tx.db, id, createNonce());
    await logActivity(tx, entityId, "shortlist_opened", { subject: name });
    return getShortlist(tx, id);
  });
}

/** Ends the link of a shortlist, if it has one. @throws AppError not_found; forbidden */
export function closeShortlist(ctx: ServiceContext<Needs>, id: string): Promise<void> {
  return changeShortlist(ctx, id, async (tx, { entityId, name, linkNonce }) => {
    if (linkNonce === null) return;
    await queries.setLink(tx.db, id, null);
    await logActivity(tx, entityId, "shortlist_closed", { subject: name });
  });
}

/**
 * Reads what anybody with the link of a shortlist sees: the opportunities that are published, and the notes.
 * @throws AppError not_found for a forged or ended link, and where visitors see no opportunities
 */
export async function readSharedShortlist(
  { db, keys, config }: Pick<Deps, "db" | "keys" | "config">,
  token: string,
): Promise<SharedShortlistView> {
  const nonce = config.OPEN_CATALOGUE === "off" ? null : readAddressToken(keys.shortlist, token);
  const found = nonce === null ? undefined : await queries.selectByLink(db, nonce);
  if (!found) throw notFound("Shortlist");
  const items = await readItems(db, found.items);
  return {
    name: found.name,
    entityName: found.entityName,
    items: items.flatMap(({ note, opportunity }) => (opportunity ? [{ note, opportunity }] : [])),
  };
}

const addressOf = ({ config, keys }: Pick<Deps, "config" | "keys">, nonce: string) =>
  `${config.PUBLIC_URL}/shared#token=${createAddressToken(keys.shortlist, nonce)}`;

/** Does something with a shortlist that the caller may edit, and has the other members read it anew. */
function changeShortlist<T>(
  ctx: ServiceContext<Needs>,
  id: string,
  change: (tx: ServiceContext<Needs>, before: queries.NamedShortlist) => Promise<T>,
): Promise<T> {
  return withTransaction(ctx, async (tx) => {
    const before = await queries.selectShortlist(tx.db, tx.actor.id, id);
    if (!before) throw notFound("Shortlist");
    await lockEntity(tx, before.entityId, "edit");
    const done = await change(tx, before);
    await refreshOthers(tx, before.entityId, KEYS);
    return done;
  });
}

/** Adds to each item what is published of its opportunity. For a merged one that is the one in its place. */
async function readItems(db: Db, items: ShortlistItem[]): Promise<ShortlistItemView[]> {
  const ids = items.map(({ opportunityId }) => opportunityId);
  const cards = new Map((await readPlainCards(db, ids)).map((card) => [card.id, card]));
  const read: ShortlistItemView[] = [];
  for (const item of items) {
    const { opportunityId } = item;
    const opportunity = cards.get(opportunityId) ?? (await readKept(db, opportunityId));
    read.push({ ...item, opportunity });
  }
  return read;
}

async function readKept(db: Db, id: string) {
  const keptId = await findKeptId(db, id);
  return keptId === null ? null : ((await readPlainCards(db, [keptId]))[0] ?? null);
}

/** @throws AppError validation_failed */
async function assertPublished(db: Db, items: ShortlistItem[]): Promise<void> {
  const read = await readItems(db, items);
  if (read.some(({ opportunity }) => opportunity === null))
    throw new AppError("validation_failed", "An opportunity is not published", {
      items: ["An opportunity is not published"],
    });
}
