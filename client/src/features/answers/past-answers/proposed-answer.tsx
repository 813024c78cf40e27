import type { PastAnswerPlace, PastAnswerView } from "@shared/validators/past-answers";
import { cn } from "@/lib/cn";
import { Checkbox } from "@/ui/checkbox";
import { Textarea } from "@/ui/textarea";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";

export type Proposal = PastAnswerView & { isAccepted: boolean };

/** A question and its answer as the file has them, to be changed, and to be accepted or left out. */
export function ProposedAnswer({
  n,
  proposal: { question, answer, limit, unit, place, isAccepted },
  onChange,
}: {
  /** From 1. */
  n: number;
  proposal: Proposal;
  onChange: (changed: Partial<Proposal>) => void;
}) {
  const facts = [describePlace(place), limit !== null && describeLimit(limit, unit)].filter(Boolean);
  return (
    <li className={cn("space-y-2 rounded-card border p-3", isAccepted ? "border-good" : "border-line")}>
      <p className="text-sm wrap-anywhere text-quiet">
        <bdi>{joinFacts(facts)}</bdi>
      </p>
      <Textarea
        rows={2}
        dir="auto"
        className="min-h-16 font-semibold"
        aria-label={t("Question {n}", { n })}
        value={question}
        onChange={({ target }) => onChange({ question: target.value })}
      />
      <Textarea
        rows={4}
        dir="auto"
        aria-label={t("Answer {n}", { n })}
        value={answer}
        onChange={({ target }) => onChange({ answer: target.value })}
      />
      <Checkbox
        checked={isAccepted}
        label={t("Accept answer {n}", { n })}
        onChange={({ target }) => onChange({ isAccepted: target.checked })}
      />
    </li>
  );
}

/** "Page 2 · Your project" */
function describePlace({ page, heading, cell, paragraph }: PastAnswerPlace): string {
  return joinFacts([
    page !== null && t("Page {n}", { n: page }),
    cell !== null && t("Table {table}, row {row}", cell),
    paragraph !== null && t("Paragraph {n}", { n: paragraph }),
    heading,
  ]);
}

const describeLimit = (limit: number, unit: PastAnswerView["unit"]): string =>
  unit === "words"
    ? t.count(limit, "At most 1 word", "At most {n} words")
    : t.count(limit, "At most 1 character", "At most {n} characters");
