import type { MatchGate } from "@shared/validators/opportunities";
import { ButtonLink } from "@/components/button-link";
import { paths } from "@/lib/paths";
import { isForApplicants, joinGateNames, openQuestions, unsettled } from "../match-words";
import { t } from "@/words";

/**
 * Shows the open points of a match: the questions that would settle them, and the rules that no answer
 * settles. It renders nothing if all is clear.
 */
export function Unclear({
  gates,
  entityId,
  back,
}: {
  gates: readonly MatchGate[];
  /** The entity whose profile has the questions. */
  entityId: string | undefined;
  /** The path to come back to. */
  back: string;
}) {
  const questions = entityId ? openQuestions(gates) : [];
  const unsettledGates = unsettled(gates);
  const ownGates = unsettledGates.filter(isForApplicants);
  const fundersGates = unsettledGates.filter((gate) => !isForApplicants(gate));
  const unstatedGates = fundersGates.filter(({ opportunity }) => opportunity === null);
  const openGates = fundersGates.filter(({ opportunity }) => opportunity !== null);
  if (questions.length === 0 && unsettledGates.length === 0) return null;
  return (
    <div className="mt-5 rounded-card border border-line bg-raised p-4 md:p-5">
      <h3 className="text-base">
        {questions.length > 0
          ? t.count(
              questions.length,
              "What is unclear: answer 1 question to know",
              "What is unclear: answer {n} questions to know",
            )
          : t("What is unclear")}
      </h3>
      {ownGates.length > 0 && (
        <p className="mt-1 text-[0.9375rem] text-quiet">
          {t("{rules}: the profile has no such question. Check for yourself whether you can bring it.", {
            rules: joinGateNames(ownGates),
          })}
        </p>
      )}
      {fundersGates.length > 0 && (
        <p className="mt-1 text-[0.9375rem] text-quiet">
          {unstatedGates.length > 0 &&
            `${t("{rules}: none recorded.", { rules: joinGateNames(unstatedGates) })} `}
          {openGates.length > 0 &&
            `${t("{rules}: the source leaves it open.", { rules: joinGateNames(openGates) })} `}
          {t("No answer of yours can settle that, the funder can.")}
        </p>
      )}
      {questions.length > 0 && entityId && (
        <ButtonLink
          href={paths.questions(entityId, questions, back)}
          state={{ from: back }}
          variant="outline"
          className="mt-3 max-sm:w-full"
        >
          {t.count(questions.length, "Answer 1 question", "Answer {n} questions")}
        </ButtonLink>
      )}
    </div>
  );
}
