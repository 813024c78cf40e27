import { countText } from "@shared/questions/answer-text";
import { addUsage, askBothModels, askWithAccounting, NO_USAGE } from "../../../platform/ai/accounting";
import type { GuardedCall } from "../../../platform/ai/guarded-call";
import type { AiModelName, AiProviderPort } from "../../../platform/ai/types";
import type { AnswerTask, WriteAnswerOptions, WrittenAnswer } from "../types";
import { ANSWER_OUTPUT_TOKENS, ANSWER_SCHEMA_NAME, answerSchema, buildAnswerPrompt } from "./answer-prompt";
import { checkSentences } from "./check-sentences";
import { writeBuiltinAnswer } from "./write-builtin-answer";

type Models = {
  ports: Record<AiModelName, AiProviderPort>;
  calls: Record<AiModelName, GuardedCall>;
  makeFence?: (() => string) | undefined;
};

/** Drafts answers with a model, or with none by itself. Throws as `Ai.writeDraft` says. */
export function createAnswerWriter({ ports, calls, makeFence }: Models) {
  const ask = async (
    name: AiModelName,
    task: AnswerTask,
    { signal, onWasted }: WriteAnswerOptions,
  ): Promise<WrittenAnswer> => {
    const { passages, ...prompt } = buildAnswerPrompt(task, makeFence);
    const { value, usage } = await calls[name](
      (attemptSignal) =>
        askWithAccounting(
          ports[name],
          {
            ...prompt,
            ...{ schema: answerSchema, schemaName: ANSWER_SCHEMA_NAME },
            ...{ maxOutputTokens: ANSWER_OUTPUT_TOKENS, signal: attemptSignal },
          },
          onWasted,
        ),
      signal,
    );
    const claimed = value.sentences.map(({ text, source, words }) => ({
      ...{ text, words, passage: passages.get(source.trim()) },
    }));
    return { aiProvider: name, usage, ...shorten(checkSentences(claimed, task), task) };
  };

  /** @param models those that have a key, at most two: of two answers the one with more sentences is kept */
  return async (
    task: AnswerTask,
    [first, second]: readonly AiModelName[],
    options: WriteAnswerOptions,
  ): Promise<WrittenAnswer> => {
    if (!first)
      return {
        ...{ aiProvider: "builtin", usage: NO_USAGE },
        ...checkSentences(writeBuiltinAnswer(task), task),
      };
    if (!second) return ask(first, task, options);
    const answers = await askBothModels(
      [first, second],
      (name) => ask(name, task, options),
      "write a draft",
      options,
    );
    if (!("both" in answers)) return answers.answer;
    const [one, other] = answers.both;
    const better = other.sentences.length > one.sentences.length ? other : one;
    return { ...better, usage: addUsage(one.usage, other.usage) };
  };
}

/** Leaves out the last sentences of a draft that is longer than the funder allows. */
function shorten<T extends Pick<WrittenAnswer, "sentences" | "leftOut">>(
  answer: T,
  { limit, unit }: AnswerTask,
): T {
  if (limit === null || unit === null) return answer;
  const sentences = [...answer.sentences];
  while (sentences.length > 1 && countText(sentences.map(({ text }) => text).join(" "), unit) > limit)
    sentences.pop();
  return { ...answer, sentences };
}
