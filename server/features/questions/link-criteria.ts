import type { QuestionCriterionView, QuestionView } from "@shared/validators/questions";
import type { FoundLine } from "../call-sheets/reading/types";
import { compareTerms, weighTerms } from "./describe-question";

/** From here on a criterion and a question speak of the same. */
const SAME_MIN = 0.35;

/** Finds for each question the criterion of the call that speaks of the same, if one clearly does. */
export function linkCriteria(
  questions: readonly Pick<QuestionView, "id" | "question">[],
  lines: readonly FoundLine[],
): QuestionCriterionView[] {
  const criteria = lines.flatMap((line) =>
    line.kind === "criterion" ? [{ ...line.value, terms: weighTerms(line.value.name) }] : [],
  );
  if (criteria.length === 0) return [];
  return questions.flatMap(({ id, question }) => {
    const asked = weighTerms(question);
    const [best, second] = criteria
      .map(({ terms, ...criterion }) => ({ criterion, same: compareTerms(asked, terms) }))
      .sort((one, other) => other.same - one.same);
    if (!best || best.same < SAME_MIN || best.same === second?.same) return [];
    return [{ questionId: id, ...best.criterion }];
  });
}
