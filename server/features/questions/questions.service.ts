import { ANSWER_DRAFTS_KEPT, ANSWER_PAGE, QUESTIONS_PER_APPLICATION } from "@shared/constants/questions";
import { type AnswerDraft, measureShares } from "@shared/questions/answer-draft";
import type {
  AddQuestionsInput,
  AnswerLibraryView,
  EarlierAnswersView,
  LibraryQuery,
  OfferedAnswersView,
  QuestionsView,
  QuestionView,
  UpdateQuestionInput,
} from "@shared/validators/questions";
import { message } from "@shared/words/messages";
import type { ServiceContext } from "../../context/deps";
import { withTransaction } from "../../http/context";
import type { Db } from "../../platform/db/database";
import { cutText } from "../../platform/documents/text";
import { AppError, notFound } from "../../platform/errors/app-error";
import type { QueryKey } from "../../platform/realtime/types";
import { logActivity } from "../activity/log-activity";
import { lockApplication } from "../applications/applications.service";
import { listAcceptedLines } from "../call-sheets/accepted-lines.service";
import { getEntity } from "../entities/entities.service";
import { refreshOthers } from "../members/refresh-members";
import { listOfferedOutcomes } from "../obligations/outcomes.service";
import { asksForResults, describeQuestion } from "./describe-question";
import { linkCriteria } from "./link-criteria";
import * as queries from "./questions.queries";

type Which = { applicationId: string; id: string };

const keysOf = (applicationId: string): QueryKey[] => [["/api/applications", applicationId, "questions"]];

const toView = ({ acceptedAt, ...row }: queries.QuestionRow): QuestionView => ({
  ...row,
  acceptedAt: acceptedAt?.toISOString() ?? null,
});

/**
 * Lists the funder's questions of an application with the answers, in their order.
 * @throws AppError not_found unless the caller may read the application
 */
export async function listQuestions(ctx: ServiceContext, applicationId: string): Promise<QuestionsView> {
  await assertReadable(ctx, applicationId);
  const questions = (await queries.selectQuestions(ctx.db, applicationId)).map(toView);
  const criteria = await listAcceptedLines(ctx.db, applicationId, ["criterion"]);
  return { questions, criteria: linkCriteria(questions, criteria) };
}

/**
 * Adds questions behind those there are.
 * @throws AppError not_found; forbidden unless the caller may edit; conflict for too many
 */
export function addQuestions(
  ctx: ServiceContext<"clock" | "push">,
  applicationId: string,
  { questions }: AddQuestionsInput,
): Promise<QuestionsView> {
  return withTransaction(ctx, async (tx) => {
    const { entityId, title } = await lockApplication(tx, applicationId, "edit");
    const before = await queries.countQuestions(tx.db, applicationId);
    if (before + questions.length > QUESTIONS_PER_APPLICATION)
      throw new AppError(
        "conflict",
        message("An application can have at most {n} questions", { n: QUESTIONS_PER_APPLICATION }),
      );
    await queries.insertQuestions(
      tx.db,
      questions.map(({ question, limit, unit }, index) => ({
        ...{ entityId, applicationId, question, position: before + index },
        ...{ limit: limit ?? null, unit: unit ?? null, terms: describeQuestion(question) },
      })),
    );
    await logActivity(tx, entityId, "questions_added", { subject: title });
    await refreshOthers(tx, entityId, keysOf(applicationId));
    return { questions: (await queries.selectQuestions(tx.db, applicationId)).map(toView) };
  });
}

/**
 * Changes a question, its place or its answer, or accepts the answer. An answer that is changed is not accepted any more.
 * @throws AppError not_found; forbidden; validation_failed for a limit without a unit and for accepting no answer; conflict for a stale
 * save, naming the fields that differ
 */
export function updateQuestion(
  ctx: ServiceContext<"clock" | "push">,
  which: Which,
  { version, accepted, position, ...sent }: UpdateQuestionInput,
): Promise<QuestionView> {
  return withTransaction(ctx, async (tx) => {
    const { db, actor, deps } = tx;
    const { entityId, title } = await lockApplication(tx, which.applicationId, "edit");
    const before = await findQuestion(db, which);
    const fields = Object.keys(sent) as (keyof typeof sent)[];
    const differing = fields.filter((field) => (sent[field] ?? null) !== before[field]);
    const isStale = version !== undefined && version !== before.version;
    if (isStale && (differing.length > 0 || accepted === true)) throw createStaleSaveError(differing);
    const after = { ...before, ...sent };
    if ((after.limit === null) !== (after.unit === null))
      throw wrongField("unit", "A limit needs a number and a unit");
    if (accepted && !after.answer) throw wrongField("answer", "Write an answer first");

    const isAcceptedNow = accepted === true && (before.acceptedAt === null || differing.includes("answer"));
    const isTakenBack = accepted === false || (accepted !== true && differing.includes("answer"));
    if (differing.length > 0 || isAcceptedNow || (isTakenBack && before.acceptedAt !== null))
      await queries.updateQuestion(db, which.id, {
        ...sent,
        ...(differing.includes("question") && { terms: describeQuestion(after.question) }),
        ...(differing.includes("answer") && { draftShares: measureShares(after.answer, before.drafts) }),
        ...(isAcceptedNow && { acceptedAt: deps.clock.now(), acceptedBy: actor.id }),
        ...(isTakenBack && { acceptedAt: null, acceptedBy: null }),
      });
    if (position !== undefined) await moveQuestion(db, before, position);
    if (isAcceptedNow)
      await logActivity(tx, entityId, "question_answer_accepted", {
        ...{ subject: cutText(before.question, LOGGED_MAX), value: title ?? "" },
      });
    await refreshOthers(tx, entityId, keysOf(which.applicationId));
    return readView(db, which.id);
  });
}

/**
 * Returns one question of an application.
 * @throws AppError not_found unless the caller may read it
 */
export async function getQuestion(ctx: ServiceContext, which: Which): Promise<QuestionView> {
  await assertReadable(ctx, which.applicationId);
  await findQuestion(ctx.db, which);
  return readView(ctx.db, which.id);
}

/**
 * Keeps a draft beside those there are, as one of its own; the oldest of many goes. The answer stays as it is.
 * @throws AppError not_found; forbidden unless the caller may edit
 */
export function keepAnswerDraft(
  ctx: ServiceContext<"clock" | "push">,
  which: Which,
  draft: AnswerDraft,
): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { entityId } = await lockApplication(tx, which.applicationId, "edit");
    const { answer, drafts: before } = await findQuestion(tx.db, which);
    const drafts = [draft, ...before].slice(0, ANSWER_DRAFTS_KEPT);
    await queries.updateDrafts(tx.db, which.id, { drafts, draftShares: measureShares(answer, drafts) });
    await refreshOthers(tx, entityId, keysOf(which.applicationId));
  });
}

/** What the log repeats of a question. */
const LOGGED_MAX = 200;

async function moveQuestion(db: Db, { id, applicationId, position }: queries.StoredQuestion, wanted: number) {
  const to = Math.min(wanted, (await queries.countQuestions(db, applicationId)) - 1);
  if (to === position) return;
  await queries.shiftQuestions(
    db,
    applicationId,
    to < position ? { from: to, to: position - 1, by: 1 } : { from: position + 1, to, by: -1 },
  );
  await queries.placeQuestion(db, id, to);
}

/** @throws AppError not_found; forbidden unless the caller may edit */
export function deleteQuestion(ctx: ServiceContext<"clock" | "push">, which: Which): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const { entityId } = await lockApplication(tx, which.applicationId, "edit");
    const { id, applicationId, position } = await findQuestion(tx.db, which);
    await queries.deleteQuestion(tx.db, id);
    await queries.shiftQuestions(tx.db, applicationId, {
      ...{ from: position + 1, to: QUESTIONS_PER_APPLICATION, by: -1 },
    });
    await refreshOthers(tx, entityId, keysOf(applicationId));
  });
}

/**
 * Finds up to three accepted answers of an entity to questions like this one, and for a question about results what came
 * of its awards, without those of the excepted application.
 * @throws AppError not_found unless the caller may read the entity
 */
export async function findEarlierAnswers(
  ctx: ServiceContext,
  { entityId, question, exceptId }: { entityId: string; question: string; exceptId?: string },
): Promise<EarlierAnswersView> {
  await getEntity(ctx, entityId);
  const terms = describeQuestion(question);
  if (terms === null) return { answers: [], outcomes: [] };
  const { db, actor } = ctx;
  const outcomes = asksForResults(question) ? await listOfferedOutcomes(ctx, { entityId, exceptId }) : [];
  const answers = await queries.selectEarlierAnswers(db, { userId: actor.id, entityId, terms, exceptId });
  return {
    outcomes,
    answers: answers.map(({ acceptedAt, ...answer }) => ({
      ...answer,
      acceptedAt: acceptedAt.toISOString(),
    })),
  };
}

/** A page of the accepted answers of the organisations that the caller may read, newest first. */
export async function listAnswerLibrary(
  ctx: ServiceContext,
  query: LibraryQuery,
): Promise<AnswerLibraryView> {
  const { rows, total } = await queries.selectLibrary(ctx.db, ctx.actor.id, query);
  return {
    answers: rows.map((row) => ({ ...row, acceptedAt: row.acceptedAt.toISOString() })),
    pagination: { page: query.page, total, hasMore: query.page * ANSWER_PAGE < total },
  };
}

/**
 * Offers for each question without an answer the one of an earlier application that clearly fits.
 * @throws AppError not_found unless the caller may read the application
 */
export async function listOffers(ctx: ServiceContext, applicationId: string): Promise<OfferedAnswersView> {
  await assertReadable(ctx, applicationId);
  const offers = await queries.selectOffers(ctx.db, ctx.actor.id, applicationId);
  return {
    offers: offers.map((offer) => ({ ...offer, acceptedAt: new Date(offer.acceptedAt).toISOString() })),
  };
}

async function assertReadable({ db, actor }: ServiceContext, applicationId: string): Promise<void> {
  if (!(await queries.isReadable(db, actor.id, applicationId))) throw notFound("Application");
}

async function findQuestion(db: Db, which: Which): Promise<queries.StoredQuestion> {
  const question = await queries.selectQuestion(db, which);
  if (!question) throw notFound("Question");
  return question;
}

async function readView(db: Db, id: string): Promise<QuestionView> {
  const row = await queries.selectQuestionView(db, id);
  if (!row) throw notFound("Question");
  return toView(row);
}

const wrongField = (field: string, text: "A limit needs a number and a unit" | "Write an answer first") =>
  new AppError("validation_failed", text, { [field]: [text] });

const createStaleSaveError = (fields: string[]) =>
  new AppError(
    "conflict",
    "This question was changed meanwhile. Your changes are not saved yet: compare them and save again.",
    Object.fromEntries(fields.map((field) => [field, ["Was changed meanwhile"]])),
  );
