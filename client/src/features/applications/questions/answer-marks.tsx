import { LIMIT_UNITS, type LimitUnit } from "@shared/constants/questions";
import { findKeptSentences, findOldSourceYear, measureShares } from "@shared/questions/answer-draft";
import type { AnswerDraft } from "@shared/questions/answer-draft";
import type { QuestionCriterionView } from "@shared/validators/questions";
import { countText, findOldYears } from "@shared/questions/answer-text";
import { listComma } from "@shared/words/language";
import { cn } from "@/lib/cn";
import { todayForInput } from "@/lib/format/dates";
import { t } from "@/words";

const UNITS: Record<LimitUnit, string> = { words: t("words"), characters: t("characters") };
export const UNIT_OPTIONS = LIMIT_UNITS.map((value) => ({ value, label: UNITS[value] }));

/** How long an answer is, of how much it may be. Nothing is cut: what is over is said. */
export function LengthMark({
  id,
  text,
  limit,
  unit,
}: {
  id: string;
  text: string;
  limit: number | null;
  unit: LimitUnit | null;
}) {
  const length = countText(text, unit ?? "words");
  const over = limit === null ? 0 : length - limit;
  return (
    <p id={id} className={cn("text-sm", over > 0 ? "font-semibold text-destructive" : "text-quiet")}>
      {describeLength(length, limit, unit)}
      {over > 0 && `\u00A0· ${describeOver(over, unit)}`}
    </p>
  );
}

function describeLength(length: number, limit: number | null, unit: LimitUnit | null): string {
  if (limit === null) return t.count(length, "1 word", "{n} words");
  return unit === "words"
    ? t("{n} of {max} words", { n: length, max: limit })
    : t("{n} of {max} characters", { n: length, max: limit });
}

const describeOver = (over: number, unit: LimitUnit | null) =>
  unit === "words"
    ? t.count(over, "1 word too long", "{n} words too long")
    : t.count(over, "1 character too long", "{n} characters too long");

/** Says how much of an answer comes from its drafts. */
export function ShareMark({ text, drafts }: { text: string; drafts: readonly AnswerDraft[] }) {
  const shares = text.trim() === "" ? null : measureShares(text, drafts);
  if (!shares) return null;
  return (
    <p className="text-sm text-quiet">
      {t("{n} % written by AI", { n: shares.ai })}
      {shares.builtin > 0 && `\u00A0· ${t("{n} % put together without AI", { n: shares.builtin })}`}
    </p>
  );
}

/** Names the years of figures in an answer that are more than a year past: those it states, and those of its sources. */
export function OldFigures({ text, drafts = [] }: { text: string; drafts?: readonly AnswerDraft[] }) {
  const today = todayForInput();
  const ofSources = findKeptSentences(text, drafts).flatMap(
    (sentence) => findOldSourceYear(sentence, today) ?? [],
  );
  const years = [...new Set([...findOldYears(text, today), ...ofSources])].sort((a, b) => a - b);
  if (years.length === 0) return null;
  return (
    <p className="text-sm font-semibold text-middle">
      {t("Check: figures from {years}", { years: years.join(listComma()) })}
    </p>
  );
}

/** Says which criterion of the call an answer is judged by. */
export function CriterionMark({ criterion }: { criterion: QuestionCriterionView }) {
  return (
    <p dir="auto" className="mt-1 text-sm text-quiet wrap-anywhere">
      {describeCriterion(criterion)}
    </p>
  );
}

function describeCriterion({ name, weight, unit }: QuestionCriterionView): string {
  if (weight === null) return t("Answers the criterion “{name}”", { name });
  return unit === "percent"
    ? t("Answers the criterion “{name}” ({n} %)", { name, n: weight })
    : t("Answers the criterion “{name}” ({n} points)", { name, n: weight });
}
