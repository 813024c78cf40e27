import { type CurationAction, listDecidedTogether, RULE_FIELDS } from "@shared/constants/curation";
import type { VerificationStatus } from "@shared/constants/enums";
import { readFocus } from "@shared/constants/industries";
import {
  type AdminOpportunityDetailView,
  type BulkDecisionInput,
  type BulkDecisionView,
  type CreateOpportunityInput,
  findPairsOutOfOrder,
  type UpdateOpportunityInput,
} from "@shared/validators/curation";
import { nameUnknown } from "@shared/validators/fields";
import { type Message, message } from "@shared/words/messages";
import type { ServiceContext } from "../../../context/deps";
import { withTransaction } from "../../../http/context";
import { AppError, notFound } from "../../../platform/errors/app-error";
import { requestOpportunityEmbeddings } from "../../matching/retrieval/embeddings.service";
import { refreshMembers } from "../../members/refresh-members";
import { addWithdrawalNews } from "../../news/withdrawal-news";
import { withUniqueSlug } from "../slug";
import * as queries from "./curation.queries";
import { selectRows } from "./curation-list.queries";
import { publishCatalogue } from "./curation-push";
import { toDetailView } from "./curation-views";
import { isMoney, isSameValue, addCurrency } from "../import/reading-values";

/** The source of opportunities that an administrator typed in. */
export const OWN_SOURCE = "Added by hand";

/** @throws AppError not_found */
export async function getOpportunityDetail(
  ctx: ServiceContext<"clock">,
  id: string,
): Promise<AdminOpportunityDetailView> {
  const { db, deps } = ctx;
  const [row] = await selectRows(db, deps.clock.now(), [id], null);
  const rules = row && (await queries.selectRules(db, id));
  if (!row || !rules) throw opportunityNotFound();
  return toDetailView(
    row,
    rules,
    await queries.selectProvenance(db, id),
    await queries.selectOpenChanges(db, id),
    await queries.selectLog(db, id),
  );
}

const opportunityNotFound = () => notFound("Opportunity");

type Deciding = { from: VerificationStatus[]; to: VerificationStatus; action: CurationAction };
const DECISIONS: Record<BulkDecisionInput["decision"], Deciding> = {
  verify: { from: ["pending"], to: "verified", action: "verified" },
  reject: { from: ["pending"], to: "rejected", action: "rejected" },
  reopen: { from: ["verified", "rejected"], to: "pending", action: "reopened" },
};
const ALREADY: Record<VerificationStatus, Message> = {
  pending: "This opportunity is pending",
  verified: "This opportunity is already verified",
  rejected: "This opportunity has already been rejected",
  merged: "This opportunity has been merged into another one",
};

/**
 * Verifies or rejects a pending opportunity.
 * @throws AppError not_found; already_decided if it is not pending any more
 */
export async function decideOpportunity(
  ctx: ServiceContext<"clock" | "db" | "jobs" | "log" | "push">,
  id: string,
  decision: "verify" | "reject",
): Promise<AdminOpportunityDetailView> {
  const { changed } = await decideOpportunities(ctx, { ids: [id], decision });
  if (changed.length === 0) {
    const status = await queries.selectStatus(ctx.db, id);
    throw status === undefined ? opportunityNotFound() : new AppError("already_decided", ALREADY[status]);
  }
  return getOpportunityDetail(ctx, id);
}

/** Decides all opportunities that are still in the right state, in one transaction, and returns which they were. */
export async function decideOpportunities(
  ctx: ServiceContext<"clock" | "db" | "jobs" | "log" | "push">,
  { ids, decision }: BulkDecisionInput,
): Promise<BulkDecisionView> {
  const { from, to, action } = DECISIONS[decision];
  const given = [...new Set(ids.map((id) => id.toLowerCase()))];
  const changed = await withTransaction(ctx, async ({ db, deps, actor }) => {
    const now = deps.clock.now();
    const ready = await queries.lockInStatus(db, given, from);
    if (ready.length === 0) return ready;
    await queries.writeDecision(db, ready, { status: to, by: actor.id, now });
    if (to === "pending") await queries.forgetProposals(db, ready, now);
    await queries.insertLog(db, ready, { userId: actor.id, action, now });
    return ready;
  });
  if (changed.length > 0) await publishChange(ctx, to === "verified");
  const isChanged = new Set(changed);
  return {
    changed: given.filter((id) => isChanged.has(id)),
    skipped: given.filter((id) => !isChanged.has(id)),
  };
}

/** Publishes a committed change: other administrators see it, and published opportunities are embedded again. */
async function publishChange(
  { deps, db }: ServiceContext<"db" | "jobs" | "log" | "push">,
  isPublished: boolean,
): Promise<void> {
  await publishCatalogue(deps, db);
  if (isPublished) await requestOpportunityEmbeddings(deps);
}

/**
 * Writes the sent fields and locks those that change, so that no reading writes them any more. An amount is locked
 * together with its currency.
 * @throws AppError not_found; already_decided for a rejected one; validation_failed for figures out of order with the
 * stored ones, and for a tag that is neither known nor stored
 */
export async function updateOpportunity(
  ctx: ServiceContext<"clock" | "db" | "jobs" | "log" | "push">,
  id: string,
  input: UpdateOpportunityInput,
): Promise<AdminOpportunityDetailView> {
  const isOnShow = await withTransaction(ctx, async ({ db, deps, actor }) => {
    const row = await queries.lockOpportunity(db, id);
    if (!row) throw opportunityNotFound();
    if (row.status === "rejected") throw new AppError("already_decided", ALREADY.rejected);
    const sent: queries.WrittenFields = { ...input };
    if (typeof sent.description === "string" && sent.description.trim() === "") sent.description = null;
    const fields = FORM_FIELDS.filter(
      (field) => sent[field] !== undefined && isChange(field, row[field], sent[field]),
    );
    if (fields.length === 0) return null;
    const written = Object.fromEntries(fields.map((field) => [field, sent[field]])) as queries.WrittenFields;
    assertInOrder({ ...row, ...written });
    assertKnownIndustries(written.industryFocus, row.industryFocus);
    const now = deps.clock.now();
    await queries.updateFields(db, id, written, now);
    await queries.lockFields(db, id, addCurrency(fields), now);
    await queries.insertLog(db, [id], { userId: actor.id, action: "edited", fields, now });
    return row.status === "verified";
  });
  if (isOnShow !== null) await publishChange(ctx, isOnShow);
  return getOpportunityDetail(ctx, id);
}

const FORM_FIELDS = [
  "name",
  "description",
  "fundingType",
  "minAmount",
  "maxAmount",
  "deadline",
  ...RULE_FIELDS,
] as const;

// Compares amounts by value, lists without their order, and everything else exactly, because a person wrote it.
const isChange = (field: (typeof FORM_FIELDS)[number], before: unknown, after: unknown) =>
  isMoney(field) || field === "coFundingShare" || Array.isArray(after)
    ? !isSameValue(field, before, after)
    : before !== after;

function assertInOrder(figures: Parameters<typeof findPairsOutOfOrder>[0]): void {
  const [pair] = findPairsOutOfOrder(figures);
  if (pair) throw new AppError("validation_failed", pair.ifNot, { [pair.min]: [pair.ifNot] });
}

/** Refuses tags that name no industry. Those that the opportunity has already may stay. */
function assertKnownIndustries(tags: readonly string[] = [], stored: readonly string[] = []): void {
  const unknown = tags.filter((tag) => readFocus(tag) === undefined && !stored.includes(tag));
  if (unknown.length === 0) return;
  const reason = message("Unknown industry: {words}", { words: nameUnknown(unknown) });
  throw new AppError("validation_failed", reason, { industryFocus: [reason] });
}

/** Returns true for a value that is not null, no empty list, and not the "no" that every opportunity begins with. */
const isStated = (value: unknown) =>
  value != null && value !== false && !(Array.isArray(value) && value.length === 0);

/** Creates an opportunity that is published at once. Sources never change the fields that were typed in. */
export async function createOpportunity(
  ctx: ServiceContext<"clock" | "db" | "jobs" | "log" | "push">,
  input: CreateOpportunityInput,
): Promise<AdminOpportunityDetailView> {
  const id = await withTransaction(ctx, async ({ db, deps, actor }) => {
    const now = deps.clock.now();
    assertKnownIndustries(input.industryFocus);
    const given = Object.keys(input) as (keyof CreateOpportunityInput)[];
    const fields = given.filter((field) => isStated(input[field]));
    const row = {
      ...input,
      source: OWN_SOURCE,
      verificationStatus: "verified" as const,
      verifiedAt: now,
      verifiedBy: actor.id,
      createdAt: now,
      updatedAt: now,
    };
    const inserted = await withUniqueSlug(db, row.name, (slug) =>
      queries.insertOpportunity(db, { ...row, slug }),
    );
    await queries.lockFields(db, inserted.id, addCurrency(fields), now);
    await queries.insertLog(db, [inserted.id], { userId: actor.id, action: "created", fields, now });
    return inserted.id;
  });
  await publishChange(ctx, true);
  return getOpportunityDetail(ctx, id);
}

/**
 * Deletes an opportunity for good, and tells those who follow it. Its applications stay. Those without a title get its name.
 * @throws AppError not_found
 */
export async function deleteOpportunity(
  ctx: ServiceContext<"clock" | "db" | "jobs" | "log" | "push">,
  id: string,
): Promise<void> {
  const applicants = await withTransaction(ctx, async ({ db, deps, actor }) => {
    const row = await queries.lockOpportunity(db, id);
    if (!row) throw opportunityNotFound();
    // What was merged into it is the same call, and goes with it.
    const mergedIds = await queries.selectMergedInto(db, id);
    const ids = [id, ...mergedIds];
    const isPublished = row.status === "verified";
    await addWithdrawalNews({ db, deps, actor }, { id, name: row.name, isPublished, mergedIds });
    const entityIds: string[] = [];
    for (const each of ids) entityIds.push(...(await queries.detachApplications(db, each, row.name)));
    await queries.insertLog(db, ids, { userId: actor.id, action: "deleted", now: deps.clock.now() });
    for (const each of ids) await queries.deleteOpportunity(db, each);
    return [...new Set(entityIds)];
  });
  await publishChange(ctx, false);
  for (const entityId of applicants)
    await refreshMembers(ctx.deps, ctx.db, entityId, [["/api/applications"]]);
}

/**
 * Accepts or rejects a proposed change. Neither locks the field. Amounts are decided together with the currency that
 * they came with.
 * @throws AppError not_found; already_decided for a change that does not wait any more, or of a rejected opportunity;
 * validation_failed for an amount that does not fit the other one
 */
export async function decideChange(
  ctx: ServiceContext<"clock" | "db" | "jobs" | "log" | "push">,
  id: string,
  changeId: string,
  status: "accepted" | "declined",
): Promise<AdminOpportunityDetailView> {
  const isOnShow = await withTransaction(ctx, async ({ db, deps, actor }) => {
    const row = await queries.lockOpportunity(db, id);
    const change = row && (await queries.selectChange(db, id, changeId));
    if (!row || !change) throw notFound(row ? "Change" : "Opportunity");
    if (row.status === "rejected") throw new AppError("already_decided", ALREADY.rejected);
    if (change.status !== "proposed")
      throw new AppError(
        "already_decided",
        "This change has already been decided or replaced by a newer one",
      );
    const now = deps.clock.now();
    const open = await queries.selectOpenChanges(db, id);
    const fields = listDecidedTogether(
      change.field,
      open.map(({ field }) => field),
    );
    const decided = open.filter(({ field }) => fields.includes(field));
    if (status === "accepted") {
      const written = Object.fromEntries(
        decided.map(({ field, after }) => [field, after]),
      ) as queries.WrittenFields;
      // The hour of an earlier day is none of a new one, unless an administrator set it.
      const locked = (await queries.selectProvenance(db, id))?.lockedFields ?? [];
      if (fields.includes("deadline") && !fields.includes("deadlineTime") && !locked.includes("deadlineTime"))
        written.deadlineTime = null;
      assertInOrder({ ...row, ...written });
      await queries.updateFields(db, id, written, now);
      if (change.field === "applicationUrl") await queries.forgetLinkChecks(db, id);
    }
    await queries.decideChanges(
      db,
      decided.map((each) => each.id),
      { status, by: actor.id, now },
    );
    await queries.insertLog(db, [id], { userId: actor.id, action: `change_${status}`, fields, now });
    return status === "accepted" && row.status === "verified";
  });
  await publishChange(ctx, isOnShow);
  return getOpportunityDetail(ctx, id);
}
