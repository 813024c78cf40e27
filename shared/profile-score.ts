import type { EntityType } from "./constants/enums";
import { QUESTIONNAIRES } from "./constants/questionnaires";
import type { Answers, AnswerValue } from "./constants/questionnaires/questions";

export type ProfileScore = {
  layer1Complete: boolean;
  layer2Complete: boolean;
  layer3Complete: boolean;
  /** 0–100. */
  profileCompletionScore: number;
};

const LAYER_WEIGHTS = [40, 30, 30] as const;

/** Whether there is an answer. `false` and 0 are answers, while blank text and empty lists are not. */
export function isAnswered(answer: AnswerValue | undefined): boolean {
  if (answer == null) return false;
  if (typeof answer === "string") return answer.trim() !== "";
  return !Array.isArray(answer) || answer.length > 0;
}

/**
 * Computes how complete a profile is. `answers` are those of the entity and its profile together, by
 * `fieldName`. A layer is complete when its required questions are answered. The score counts the optional
 * ones as well.
 */
export function scoreProfile(type: EntityType, answers: Answers): ProfileScore {
  const hasAnswer = ({ fieldName }: { fieldName: string }) =>
    Object.hasOwn(answers, fieldName) && isAnswered(answers[fieldName]);
  const [first, second, third] = QUESTIONNAIRES[type].map((questions) => ({
    complete: questions.every((question) => !question.required || hasAnswer(question)),
    share: questions.filter(hasAnswer).length / questions.length,
  }));
  const score = [first, second, third].reduce(
    (sum, layer, index) => sum + (layer?.share ?? 0) * (LAYER_WEIGHTS[index] ?? 0),
    0,
  );
  return {
    layer1Complete: first?.complete ?? false,
    layer2Complete: second?.complete ?? false,
    layer3Complete: third?.complete ?? false,
    profileCompletionScore: Math.round(score),
  };
}
