import { randomUUID } from "node:crypto";
import type { AiAuthor } from "@shared/constants/enums";
import type { AnswerDraft } from "@shared/questions/answer-draft";
import type { ApplicationView } from "@shared/validators/applications";
import type { DraftAnswerInput, DraftedAnswerView, QuestionView } from "@shared/validators/questions";
import type { Language } from "@shared/words/language";
import type { ServiceContext } from "../../context/deps";
import type { OnWasted } from "../../platform/ai/accounting";
import { narrowToAgreed } from "../ai-consents/agreed";
import { type AskNeeds, countedAiCall, modelsAsked } from "../ai-usage/ai-usage.service";
import { getApplication } from "../applications/applications.service";
import { listAcceptedLines } from "../call-sheets/accepted-lines.service";
import { pickDraftLanguage } from "../drafts/draft-language";
import type { DraftRunTools } from "../drafts/draft-runs";
import { getEntity } from "../entities/entities.service";
import { getQuestion, keepAnswerDraft } from "../questions/questions.service";
import { collectPassages } from "./collect-passages";
import type { AnswerTask } from "./types";

/** Words of the call that go along with a question. */
const CALLED_MAX = 30;

type Needs = AskNeeds | "draftRuns" | "embedder" | "push";
type Which = { applicationId: string; id: string };
type Wanted = {
  application: ApplicationView;
  question: QuestionView;
  language: Language;
  provider: AiAuthor;
};

/**
 * Drafts the answer to a question from the profile, the documents and earlier answers, and keeps it beside the answer,
 * which stays as it is. The very same that is under way already is joined; one of another provider or language is a draft
 * of its own. It goes on when the caller leaves. Where the call forbids texts by AI, no provider is asked.
 * @throws AppError not_found, forbidden; rate_limited and email_unverified, which the built-in writer never answers;
 * upstream_failed, upstream_refused, upstream_timeout and ai_unavailable from the provider; conflict when it was stopped
 */
export async function draftAnswer(
  ctx: ServiceContext<Needs>,
  which: Which,
  input: DraftAnswerInput,
): Promise<DraftedAnswerView> {
  const application = await getApplication(ctx, which.applicationId);
  const { entityId, opportunity } = application;
  await getEntity(ctx, entityId, "edit");
  const question = await getQuestion(ctx, which);
  const language = pickDraftLanguage(input.language, [
    opportunity && `${opportunity.name} ${opportunity.description ?? ""}`,
    question.question,
  ]);
  const provider = application.forbidsAi
    ? "builtin"
    : await narrowToAgreed(ctx, { entityId, use: "drafts" }, input.aiProvider);
  const key = {
    place: nameRunOfAnswer(ctx, which),
    wish: [provider, language, question.limit, question.unit, question.question].join(" "),
    runId: input.runId,
  };
  const { done } = ctx.deps.draftRuns.join(key, {}, async (tools) => {
    const unsubscribe = ctx.deps.push.subscribe(ctx.actor.id, (event) => {
      if (event.kind === "stop-work" && event.place === key.place)
        ctx.deps.draftRuns.end(key.place, event.runId);
    });
    const wanted = { application, question, language, provider };
    return writeDraft(ctx, which, wanted, tools).finally(unsubscribe);
  });
  const { content: draftId } = await done;
  const after = await getQuestion(ctx, which);
  return { question: after, draft: after.drafts.find(({ id }) => id === draftId) ?? null };
}

/**
 * Stops the drafts of an answer that are being written for the caller, in whichever process; with a name, the one that was asked for under
 * it, so that a stop that comes late leaves the next one alone. Drafts that are there stay.
 * @throws AppError not_found, forbidden
 */
export async function stopAnswerDraft(
  ctx: ServiceContext<"draftRuns" | "push">,
  which: Which,
  runId?: string,
): Promise<void> {
  const { entityId } = await getApplication(ctx, which.applicationId);
  await getEntity(ctx, entityId, "edit");
  await getQuestion(ctx, which);
  const place = nameRunOfAnswer(ctx, which);
  ctx.deps.draftRuns.end(place, runId);
  await ctx.deps.push.publish(ctx.db, ctx.actor.id, { kind: "stop-work", place, runId });
}

const nameRunOfAnswer = ({ actor }: Pick<ServiceContext, "actor">, { id }: Which) =>
  `answer ${actor.id} ${id}`;

/** The work of one run: what it gives as its content is the id of the draft that was kept, empty for none. */
async function writeDraft(
  ctx: ServiceContext<Needs>,
  which: Which,
  { application, question, language, provider: wanted }: Wanted,
  { signal }: DraftRunTools,
) {
  const { entityId, opportunity } = application;
  // An agreement may be withdrawn meanwhile.
  const provider = await narrowToAgreed(ctx, { entityId, use: "drafts" }, wanted);
  const isForAi = modelsAsked(ctx.deps.ai, provider) > 0;
  const entity = await getEntity(ctx, entityId, "edit");
  const task: AnswerTask = {
    ...{ question: question.question, limit: question.limit, unit: question.unit, language },
    entityName: entity.name,
    callNames: [application.title, opportunity?.name, opportunity?.funderName].filter(
      (name) => typeof name === "string",
    ),
    called: (await listAcceptedLines(ctx.db, application.id, ["limit", "ai", "criterion"]))
      .slice(0, CALLED_MAX)
      .map(({ quote }) => quote),
    passages: await collectPassages(ctx, {
      ...{ entity, applicationId: application.id, question: question.question, language, isForAi },
    }),
  };
  const write = (onWasted?: OnWasted) => ctx.deps.ai.writeAnswer(task, provider, { signal, onWasted });
  const written = isForAi
    ? await countedAiCall(ctx, { kind: "draft", provider, signal }, write)
    : await write();
  const { aiProvider, sentences, leftOut } = written;
  if (sentences.length === 0) return { content: "", aiProvider };
  const draft: AnswerDraft = {
    ...{ id: randomUUID(), createdAt: ctx.deps.clock.now().toISOString() },
    ...{ aiProvider, language, sentences, leftOut },
  };
  await keepAnswerDraft(ctx, which, draft);
  return { content: draft.id, aiProvider };
}
