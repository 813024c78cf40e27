import {
  applicationQuestions,
  awardCriteria,
  awardObligations,
  awardOutcomes,
  awardSpendings,
  callLines,
  callPages,
  calls,
} from "@shared/schema/index";
import type { ServiceContext } from "../context/deps";
import { getApplication } from "../features/applications/applications.service";
import { readCall } from "../features/call-sheets/reading/read-call";
import { describeQuestion } from "../features/questions/describe-question";
import { readContent } from "../features/submissions/sent-content";
import { insertSubmission } from "../features/submissions/submissions.queries";
import { hashSubmission } from "../features/submissions/submissions.service";
import { dayFrom, instantFrom } from "./demo-days";
import type { DemoWork } from "./demo-work-data";

type Context = ServiceContext<"clock">;
type Of = { applicationId: string; entityId: string };

/** Adds to a demo application what its pages show: its call, criteria, questions and answers, and what an award brought. */
export async function insertWork(ctx: Context, of: Of, work: DemoWork): Promise<void> {
  const { db, actor } = ctx;
  const at = (day: number) => instantFrom(ctx.deps.clock.now(), day);
  const on = (day: number) => dayFrom(ctx.deps.clock.now(), day);
  const { call, criteria = [], questions = [], award } = work;
  if (call !== undefined) await insertCall(ctx, of, call);
  if (criteria.length > 0)
    await db
      .insert(awardCriteria)
      .values(criteria.map((each, position) => ({ ...each, position, applicationId: of.applicationId })));
  if (questions.length > 0)
    await db.insert(applicationQuestions).values(
      questions.map(({ acceptedDay, question, limit, unit, answer }, position) => ({
        ...{ ...of, question, position, limit: limit ?? null, unit: unit ?? null, answer: answer ?? null },
        terms: describeQuestion(question),
        ...(acceptedDay !== undefined && { acceptedAt: at(acceptedDay), acceptedBy: actor.id }),
      })),
    );
  if (!award) return;
  const { obligations, spendings, outcomes } = award;
  await db.insert(awardObligations).values(
    obligations.map(({ kind, title, dueDay, doneDay }) => ({
      ...{ ...of, kind, title, dueDate: on(dueDay) },
      ...(doneDay !== undefined && { doneAt: at(doneDay), doneBy: actor.id }),
    })),
  );
  await db
    .insert(awardSpendings)
    .values(spendings.map(({ day, ...spending }) => ({ ...of, ...spending, spentOn: on(day) })));
  if (outcomes.length > 0)
    await db
      .insert(awardOutcomes)
      .values(outcomes.map(({ day, ...outcome }) => ({ ...of, ...outcome, reachedOn: on(day) })));
}

async function insertCall({ db, actor, deps }: Context, of: Of, text: string): Promise<void> {
  const pages = [{ number: 1, text, isUnread: false }];
  const [call] = await db
    .insert(calls)
    .values({
      ...{ ...of, source: "text", documentName: text.split("\n")[0] ?? "", status: "read", finishedRun: 1 },
      ...{ requestedBy: actor.id, readAt: deps.clock.now() },
    })
    .returning({ id: calls.id });
  const callId = call!.id;
  await db.insert(callPages).values(pages.map((page) => ({ callId, ...page })));
  const lines = readCall(pages);
  await db.insert(callLines).values(lines.map((line, position) => ({ callId, ...line, position })));
}

/** Keeps a demo application as it was sent on a day, before anything was decided. */
export async function insertSent(ctx: Context, { applicationId, entityId }: Of, day: number): Promise<void> {
  const application = await getApplication(ctx, applicationId);
  const content = await readContent(ctx, application);
  const undecided = { decisionDate: null, awardedAmount: null, awardedCurrency: null };
  const sentOn = dayFrom(ctx.deps.clock.now(), day);
  const { askingAmount: amount, askingCurrency: currency } = application;
  const sent = {
    ...{ sentOn, amount, currency },
    content: {
      ...content,
      application: { ...content.application, ...undecided, status: "submitted" as const },
      documents: [],
    },
  };
  await insertSubmission(ctx.db, {
    ...{ ...sent, entityId, applicationId, number: 1, sha256: hashSubmission(sent) },
    ...{ sentBy: ctx.actor.id, createdAt: instantFrom(ctx.deps.clock.now(), day) },
  });
}
