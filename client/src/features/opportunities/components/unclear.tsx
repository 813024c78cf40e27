import type { MatchGate } from "@shared/validators/opportunities";
import { ButtonLink } from "@/components/button-link";
import { paths } from "@/lib/paths";
import { namesOf, openQuestions, unsettled } from "../match-words";
import { t } from "@/words";

/** What is not known of how it fits: the questions that would tell, and what no answer tells. Nothing when all is clear. */
export function Unclear({
  gates,
  entityId,
  back,
}: {
  gates: readonly MatchGate[];
  /** Whose profile the questions are in. */
  entityId: string | undefined;
  /** The path to come back to. */
  back: string;
}) {
  const ask = entityId ? openQuestions(gates) : [];
  const unsaid = unsettled(gates);
  const silent = unsaid.filter(({ opportunity }) => opportunity === null);
  const vague = unsaid.filter(({ opportunity }) => opportunity !== null);
  if (ask.length === 0 && unsaid.length === 0) return null;
  return (
    <div className="mt-5 rounded-card border border-line bg-raised p-4 md:p-5">
      <h3 className="text-base">
        {ask.length > 0
          ? t.count(
              ask.length,
              "What is unclear: answer 1 question to know",
              "What is unclear: answer {n} questions to know",
            )
          : t("What is unclear")}
      </h3>
      {unsaid.length > 0 && (
        <p className="mt-1 text-[0.9375rem] text-quiet">
          {silent.length > 0 && `${t("{rules}: the source does not say.", { rules: namesOf(silent) })} `}
          {vague.length > 0 && `${t("{rules}: the source leaves it open.", { rules: namesOf(vague) })} `}
          {t("No answer of yours can settle that, the funder can.")}
        </p>
      )}
      {ask.length > 0 && entityId && (
        <ButtonLink
          href={paths.questions(entityId, ask, back)}
          state={{ from: back }}
          variant="outline"
          className="mt-3 max-sm:w-full"
        >
          {t.count(ask.length, "Answer 1 question", "Answer {n} questions")}
        </ButtonLink>
      )}
    </div>
  );
}
