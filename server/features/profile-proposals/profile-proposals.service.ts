import { PROFILE_READING_KEPT_DAYS } from "@shared/constants/profile-proposals";
import { formatNumber } from "@shared/constants/registers";
import { QUESTIONNAIRES } from "@shared/constants/questionnaires";
import { PROFILE_LAYERS } from "@shared/constants/questionnaires/layers";
import type { Answers, AnswerValue } from "@shared/constants/questionnaires/questions";
import type { Entity, ProfileReading } from "@shared/schema/index";
import type { SavedProfileView } from "@shared/validators/entities";
import type {
  AcceptProposalsInput,
  ProfileProposalsView,
  ProfileProposalView,
  ReadProfileSourceInput,
} from "@shared/validators/profile-proposals";
import { wordMessage } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import type { Db } from "../../platform/db/database";
import { AppError, notFound } from "../../platform/errors/app-error";
import { findPgError } from "../../platform/errors/pg-error";
import type { QueryKey } from "../../platform/realtime/types";
import { getEntity, lockEntity } from "../entities/entities.service";
import { requireRight } from "../members/access";
import { refreshOthers } from "../members/refresh-members";
import { claimableObject, notUploaded } from "../objects/objects.service";
import { releaseObjects } from "../objects/release";
import { getProfile, updateProfile } from "../profiles/profiles.service";
import { findEntry, listRegisters } from "../registers/registers.service";
import * as queries from "./profile-readings.queries";
import { proposeFromEntry } from "./propose-from-entry";

export const proposalKeys = (entityId: string): QueryKey[] => [["/api/profile-proposals", entityId]];
const FILE_PROBLEM = /^profile_readings_objectId_unique$|_object_id_stored_objects_id_fk$/;
const DAY_MS = 86_400_000;
const CURRENCY = "annualRevenueCurrency";

/**
 * What is proposed for the profile of an entity, and which of its files can be read.
 * @throws AppError not_found, forbidden unless the caller may edit the entity
 */
export async function getProposals(ctx: ServiceContext, entityId: string): Promise<ProfileProposalsView> {
  const entity = await getEntity(ctx, entityId, "edit");
  const reading = await queries.selectReading(ctx.db, ctx.actor.id, entityId);
  const { decks, documents } = await queries.selectFiles(ctx.db, entityId);
  const registers = await listRegisters(ctx.db);
  return {
    registers,
    reading: reading ? toReadingView(reading, entity) : null,
    files: [
      ...decks.map(({ id, name }) => ({ source: "deck" as const, id, name })),
      ...documents.map(({ id, name }) => ({ source: "document" as const, id, name })),
    ],
  };
}

function toReadingView(reading: ProfileReading, entity: Entity): ProfileProposalsView["reading"] {
  const { source, name, register, status, failureReason, readAt, pages, aiReading } = reading;
  return {
    ...{ source, name, register, status, pages },
    failureReason: failureReason === null ? null : wordMessage(failureReason),
    readAt: readAt?.toISOString() ?? null,
    aiReading: aiReading && {
      ...aiReading,
      failure: aiReading.failure === null ? null : wordMessage(aiReading.failure),
    },
    proposals: listProposals(reading, entity),
  };
}

/** Lists the proposals by layer. Amounts in another currency than that of the profile would be misread, so they are left out. */
function listProposals(
  { proposals, pages }: Pick<ProfileReading, "pages" | "proposals">,
  { type, annualRevenueCurrency }: Pick<Entity, "annualRevenueCurrency" | "type">,
): ProfileProposalView[] {
  const found = proposals.find(({ field }) => field === CURRENCY)?.value;
  const currency = typeof found === "string" ? found : null;
  return PROFILE_LAYERS.flatMap(({ layer }) =>
    QUESTIONNAIRES[type][layer - 1]!.flatMap(({ fieldName, rule }): ProfileProposalView[] => {
      const proposal = proposals.find(({ field }) => field === fieldName);
      const isForeign = annualRevenueCurrency !== null && currency !== annualRevenueCurrency;
      if (!proposal || (isForeign && (rule === "amount" || fieldName === CURRENCY))) return [];
      const address = pages.find(({ number }) => number === proposal.page)?.address ?? null;
      const takenAlong = rule === "amount" && annualRevenueCurrency === null ? currency : null;
      return [{ ...proposal, layer, address, currency: takenAlong }];
    }),
  );
}

/**
 * Has a website or a file read outside the request, or looks a number up in a register at once. What was proposed before is gone.
 * @throws AppError not_found, forbidden; validation_failed for a file that is not the caller's or not the entity's, and for a number that
 * the register does not have
 */
export async function requestReading(
  ctx: ServiceContext<"clock" | "config" | "db" | "fileUses" | "jobs" | "objects" | "push">,
  input: ReadProfileSourceInput,
  host: string | undefined,
): Promise<ProfileProposalsView> {
  const { entityId } = input;
  await requireRight(ctx, "edit", entityId);
  const object = input.source === "file" ? await claimableObject(ctx, input.uploadedFileUrl, host) : null;
  await withTransaction(ctx, async (tx) => {
    await lockEntity(tx, entityId, "edit");
    const before = await queries.selectReading(tx.db, tx.actor.id, entityId);
    if (before?.objectId && before.objectId !== object?.id)
      await releaseObjects(tx.db, tx.deps, { id: before.objectId });
    const { entry, ...described } = await describeSource(tx.db, input);
    const asked = { ...described, objectId: object?.id ?? null, requestedBy: tx.actor.id };
    const { id, run } = await queries.requestReading(tx.db, entityId, asked);
    if (entry) {
      const proposals = proposeFromEntry(entry, await getEntity(tx, entityId, "edit"));
      const pages = [{ number: 1, address: null }];
      await queries.finishReading(tx.db, id, run, {
        ...{ readAt: tx.deps.clock.now(), pages, proposals, aiReading: null },
      });
    } else await tx.deps.jobs.enqueue(tx.db, "read-profile-source", { readingId: id, run }, { key: id });
    await refreshOthers(tx, entityId, proposalKeys(entityId));
  }).catch((error: unknown) => {
    if (FILE_PROBLEM.test(findPgError(error)?.constraint ?? "")) throw notUploaded();
    throw error;
  });
  ctx.deps.jobs.nudge("read-profile-source");
  ctx.deps.jobs.nudge("sweep-objects");
  return getProposals(ctx, entityId);
}

async function describeSource(db: Db, input: ReadProfileSourceInput) {
  const none = { url: null, deckId: null, documentId: null, register: null, entry: null };
  const { source } = input;
  if (source === "website") return { ...none, source, url: input.url, name: input.url };
  if (source === "file") return { ...none, source, name: input.fileName };
  if (source === "register") {
    const entry = await findEntry(db, input.register, input.number);
    if (!entry) throw unknownNumber();
    const { register, number, asOf } = entry;
    return {
      ...none,
      source,
      name: `${entry.name}, ${formatNumber(register, number)}`,
      register: { register, asOf },
      entry,
    };
  }
  const files = await queries.selectFiles(db, input.entityId);
  const file = (source === "deck" ? files.decks : files.documents).find(({ id }) => id === input.id);
  if (!file) throw notFound("File");
  const { id, name } = file;
  return { ...none, source, name, ...(source === "deck" ? { deckId: id } : { documentId: id }) };
}

const unknownNumber = () => {
  const text = "This register has no organisation with this number";
  return new AppError("validation_failed", text, { number: [text] });
};

/**
 * Takes proposed answers into the profile. Nothing is saved when one of them is not what the person saw any more.
 * @throws AppError not_found, forbidden; conflict when a proposal or a present answer has changed
 */
export async function acceptProposals(
  ctx: ServiceContext<"clock" | "jobs" | "push">,
  entityId: string,
  { answers }: AcceptProposalsInput,
): Promise<SavedProfileView> {
  return withTransaction(ctx, async (tx) => {
    const entity = await lockEntity(tx, entityId, "edit");
    const present: Answers = await getProfile(tx, entityId).then(({ entityType: _type, ...rest }) => rest);
    const proposals = await findProposals(tx, entity);
    const changed = answers.filter(
      ({ field, before }) => !proposals.has(field) || !isSameAnswer(present[field] ?? null, before),
    );
    if (changed.length > 0)
      throw new AppError(
        "conflict",
        "The profile or the proposals were changed meanwhile, perhaps in another window. Nothing was saved: look at them again.",
        Object.fromEntries(changed.map(({ field }) => [field, ["Was changed meanwhile"]])),
      );
    const chosen = pickAnswers(
      proposals,
      answers.map(({ field }) => field),
    );
    const saved = await updateProfile(tx, entityId, chosen);
    await refreshOthers(tx, entityId, [["/api/profile", entityId], ["/api/entities"]]);
    return saved;
  });
}

/** The proposals of an entity by field. @throws AppError not_found when nothing is read */
export async function findProposals(
  { db, actor }: Pick<ServiceContext, "actor" | "db">,
  entity: Pick<Entity, "annualRevenueCurrency" | "id" | "type">,
): Promise<Map<string, ProfileProposalView>> {
  const reading = await queries.selectReading(db, actor.id, entity.id);
  if (!reading || reading.status !== "read") throw notFound("Proposals");
  return new Map(listProposals(reading, entity).map((proposal) => [proposal.field, proposal]));
}

/** The chosen answers, with the currency that an amount needs. */
export function pickAnswers(
  proposals: ReadonlyMap<string, ProfileProposalView>,
  fields: readonly string[],
): Answers {
  const chosen = fields.flatMap((field) => proposals.get(field) ?? []);
  const currency = chosen.find((one) => one.currency !== null)?.currency;
  return {
    ...(currency ? { [CURRENCY]: currency } : {}),
    ...Object.fromEntries(chosen.map(({ field, value }) => [field, value])),
  };
}

const isSameAnswer = (a: AnswerValue, b: AnswerValue) => JSON.stringify(tidy(a)) === JSON.stringify(tidy(b));
const tidy = (value: AnswerValue) => (Array.isArray(value) && value.length === 0 ? null : value);

/** Puts the proposals away, or cancels the reading. @throws AppError not_found, forbidden */
export async function deleteReading(
  ctx: ServiceContext<"fileUses" | "jobs" | "push">,
  entityId: string,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await lockEntity(tx, entityId, "edit");
    const reading = await queries.selectReading(tx.db, tx.actor.id, entityId);
    if (!reading) throw notFound("Proposals");
    if (reading.objectId) await releaseObjects(tx.db, tx.deps, { id: reading.objectId });
    await queries.deleteReading(tx.db, reading.id);
    await tx.deps.jobs.cancel(tx.db, "read-profile-source", reading.id);
    await refreshOthers(tx, entityId, proposalKeys(entityId));
  });
  ctx.deps.jobs.nudge("sweep-objects");
  ctx.deps.jobs.nudge("read-profile-source");
}

/** Deletes proposals that nobody looked at any more, and returns how many. */
export const clearOldReadings = (db: Db, now: Date, limit: number): Promise<number> =>
  queries.deleteOldReadings(db, new Date(now.getTime() - PROFILE_READING_KEPT_DAYS * DAY_MS), limit);
