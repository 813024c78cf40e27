import { useQuery } from "@tanstack/react-query";
import { BUDGET_KIND_LABELS } from "@shared/constants/budget";
import type { FigureMismatch, FigureSubject } from "@shared/validators/budgets";
import { translateLabel } from "@shared/words/labels";
import { RetryLine } from "@/components/retry-line";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/ui/alert";
import { linkToWords } from "@/lib/words-link";
import { t } from "@/words";
import { mismatchesQuery } from "../budget-api";
import { formatAmount } from "../format-units";

const nameSubject = (subject: FigureSubject): string =>
  subject === "total"
    ? t("Total")
    : subject === "funder"
      ? t("Funder’s share")
      : subject === "own"
        ? t("Own share")
        : translateLabel(BUDGET_KIND_LABELS[subject]);

const nameField = ({ where }: FigureMismatch): string =>
  "questionId" in where
    ? t("Answer to “{question}”", { question: where.question })
    : where.field === "aiDraftNarrative"
      ? t("AI draft")
      : t("Narrative");

/** The address of the words, in the field they stand in. */
const linkTo = (applicationId: string, { where, words }: FigureMismatch): string =>
  linkToWords(
    applicationId,
    "questionId" in where
      ? `question-${where.questionId}`
      : where.field === "aiDraftNarrative"
        ? "draft"
        : where.field,
    words,
  );

/** The amounts in the texts that say something else than the table. */
export function Mismatches({ applicationId, currency }: { applicationId: string; currency: string }) {
  const query = useQuery(mismatchesQuery(applicationId));
  if (!query.data)
    return (
      <RetryLine
        query={query}
        text={t("The amounts in the texts could not be compared with the budget.")}
        className="mb-4"
      />
    );
  const { mismatches } = query.data;
  if (mismatches.length === 0) return null;
  return (
    <Alert
      tone="warning"
      className="mb-6"
      title={t.count(
        mismatches.length,
        "1 amount in the texts contradicts the budget",
        "{n} amounts in the texts contradict the budget",
      )}
    >
      <ul className="mt-2 space-y-2">
        {mismatches.map((found, index) => (
          <li key={index} className="wrap-anywhere">
            <q dir="auto" className="text-ink">
              {found.words}
            </q>
            <span className="block">
              {t("{field}. In the table: {subject} {amount}", {
                field: nameField(found),
                subject: nameSubject(found.subject),
                amount: formatAmount(found.planned, currency),
              })}
            </span>
            <TextLink href={linkTo(applicationId, found)} className="inline-flex min-h-11 items-center">
              {"questionId" in found.where ? t("Go to the answer") : t("Go to the text")}
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
