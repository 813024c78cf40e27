import { BUDGET_KINDS } from "@shared/constants/budget";
import { GAP_PATTERN } from "@shared/constants/draft-gaps";
import { type BudgetSums, type LineFigures, type Split, splitLine, sumBudget } from "@shared/budget/sums";
import type { FigureField, FigureMismatch, FigureSubject } from "@shared/validators/budgets";
import {
  ABOUT,
  AFTER_BARE,
  CONNECTORS,
  LINK,
  OTHER_AFTER,
  OTHER_MONEY,
  SUBJECTS,
  THIS_BUDGET,
} from "./figure-words";
import { readAmounts, type TextAmount } from "./read-amounts";

export type ComparedText = { where: FigureField; text: string };
export type ComparedBudget = { currency: string; years: number; lines: readonly LineFigures[] };

/** "About 50,000" may be this share of the amount away from it. */
const ABOUT_SHARE = 0.05;
const MISMATCHES_MAX = 100;

const subjectPattern = new RegExp(
  SUBJECTS.map(([name, words]) => String.raw`(?<${name}>(?<![\p{L}])(?:${words})(?![\p{L}]))`).join("|"),
  "giu",
);
const gaps = new RegExp(GAP_PATTERN, "g");

type Found = { subject: FigureSubject; start: number; end: number };

/**
 * Finds the amounts in texts that say something else of the budget than its table. An amount counts when it is said of the
 * whole budget, of what is asked for, of the own contribution or of a kind of costs. Any figure that the table has for
 * this is right: the total, a share, a year or a line. Other money is left alone: turnover, past grants, what a call
 * allows, prices.
 */
export function compareFigures(budget: ComparedBudget, texts: readonly ComparedText[]): FigureMismatch[] {
  const sums = sumBudget(budget.lines, budget.years);
  const mismatches: FigureMismatch[] = [];
  for (const { where, text } of texts)
    for (const sentence of splitSentences(text)) {
      if (mismatches.length >= MISMATCHES_MAX) return mismatches;
      mismatches.push(...compareSentence(sentence, budget, sums).map((found) => ({ where, ...found })));
    }
  return mismatches.slice(0, MISMATCHES_MAX);
}

/** Gaps of a draft are no claims; they keep their length, so that nothing moves. Marks of Markdown would part words from figures. */
const splitSentences = (text: string): string[] =>
  text
    .replace(gaps, (gap) => "·".repeat(gap.length))
    .replace(/\*\*|__/g, "")
    .split(/(?<=[.!?])\s+(?=[\p{Lu}«“"(])|[\n;]/u)
    .filter((sentence) => /\d/.test(sentence));

function compareSentence(
  sentence: string,
  budget: ComparedBudget,
  sums: BudgetSums,
): Omit<FigureMismatch, "where">[] {
  const amounts = readAmounts(sentence, budget.currency);
  const subjects = findSubjects(sentence);
  const mismatches: Omit<FigureMismatch, "where">[] = [];
  amounts.forEach((amount, index) => {
    const before = amounts[index - 1]?.end ?? 0;
    const after = sentence.slice(amount.end, amounts[index + 1]?.start);
    if (!amount.hasCurrency && !isBareAmount(sentence, amount)) return;
    if (OTHER_AFTER.test(after) || speaksOfOtherMoney(sentence.slice(0, amount.start))) return;
    const found =
      findAfter(sentence, amount, subjects, after.length) ?? findBefore(sentence, amount, subjects, before);
    if (!found) return;
    const stated = amount.value;
    const isAbout =
      ABOUT.test(sentence.slice(0, amount.start)) || ABOUT.test(sentence.slice(0, amount.start + 1));
    const room = Math.max(amount.precision, isAbout ? Math.round(stated * ABOUT_SHARE) : 0);
    const allowed = listAllowed(found.subject, budget, sums);
    if (allowed.some((value) => Math.abs(value - stated) <= room)) return;
    const planned = getFigure(found.subject, sums);
    const from = Math.min(found.start, amount.start);
    const to = Math.max(found.end, amount.end);
    mismatches.push({ subject: found.subject, words: sentence.slice(from, to), stated, planned });
  });
  return mismatches;
}

function findSubjects(sentence: string): Found[] {
  return [...sentence.matchAll(subjectPattern)].flatMap((match) => {
    const subject = SUBJECTS.map(([name]) => name).find((name) => match.groups?.[name] !== undefined);
    return subject ? [{ subject, start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** A number without a currency is money only if nothing is counted with it, and it is no year. */
function isBareAmount(sentence: string, { start, end, value, precision }: TextAmount): boolean {
  const written = sentence.slice(start, end);
  if (/^(?:19|20)\d\d$/.test(written)) return false;
  if (!/\d{3}/.test(written) && precision === 0) return false;
  return value > 0 && AFTER_BARE.test(sentence.slice(end));
}

/** Whether what stands before an amount has turned to other money and not come back to this budget. */
function speaksOfOtherMoney(before: string): boolean {
  const back = [...before.matchAll(THIS_BUDGET)].at(-1);
  return OTHER_MONEY.test(back ? before.slice(back.index) : before);
}

const wordsOf = (text: string) => text.match(/[\p{L}]+/gu) ?? [];

/** "12,000 for travel", "40 000 € sont demandés": the subject stands right after the amount. */
function findAfter(
  sentence: string,
  { end }: TextAmount,
  subjects: readonly Found[],
  reach: number,
): Found | undefined {
  const next = subjects.find(({ start }) => start >= end);
  if (!next || next.start > end + reach) return undefined;
  const gap = sentence.slice(end, next.start);
  const isKind = BUDGET_KINDS.some((kind) => kind === next.subject);
  if (isKind || next.subject === "own")
    return /^\)?\s*(?:of|for|in|on|to|towards?|as|goes to|go to|pays? (?:for )?|covers?|(?:is|are|will be) (?:for|our|spent on|planned for)|de|d[’']|pour|en|au titre (?:de|du|des)|(?:est|sont|sera|seront) (?:pour|notre)|vont (?:à|aux?)|finance(?:nt|ra|ront)?)\s*(?:(?:the|our|all|new|les?|la|l[’']|nos|notre|des?|du)\s*)?$/iu.test(
      gap,
    )
      ? next
      : undefined;
  return /^\s*(?:(?:is|are|will be|est|sont|sera) (?:the |our |le |la |notre )?|(?=(?:in all|au total|total)))$/iu.test(
    gap,
  )
    ? next
    : undefined;
}

/** "The total budget is 60,000": the nearest subject before the amount, with nothing of weight between them. */
function findBefore(
  sentence: string,
  { start }: TextAmount,
  subjects: readonly Found[],
  from: number,
): Found | undefined {
  const nearest = subjects.filter((subject) => subject.end <= start && subject.start >= from).at(-1);
  if (!nearest) return undefined;
  const gap = sentence.slice(nearest.end, start);
  if (/[.!?]\s/.test(gap)) return undefined;
  const others = wordsOf(gap).filter((word) => !CONNECTORS.has(word.toLowerCase()));
  if (others.length === 0) return nearest;
  return others.length <= 4 && LINK.test(gap) ? nearest : undefined;
}

const getSplit = (subject: FigureSubject, sums: BudgetSums): Split =>
  subject === "total" || subject === "funder" || subject === "own" ? sums.total : sums.kinds[subject];

/** The figure of the table that a reader expects. */
function getFigure(subject: FigureSubject, sums: BudgetSums): number {
  const split = getSplit(subject, sums);
  return subject === "funder" ? split.funder : subject === "own" ? split.own : split.total;
}

/** Every figure that the table has for a subject. */
function listAllowed(subject: FigureSubject, { lines }: ComparedBudget, sums: BudgetSums): number[] {
  switch (subject) {
    case "total":
      return [sums.total.total, sums.direct.total, ...sums.years.map(({ total }) => total)];
    case "funder":
      return [sums.total.funder, ...sums.years.map(({ funder }) => funder)];
    case "own":
      return [
        sums.total.own,
        ...sums.years.map(({ own }) => own),
        ...lines.map((line) => splitLine(line).own),
      ];
    default: {
      const ofKind = lines.filter(({ kind }) => kind === subject);
      const years = sums.rows.find(({ kind }) => kind === subject)?.years ?? [];
      const withFringe =
        subject === "personnel" || subject === "fringe"
          ? [sums.kinds.personnel.total + sums.kinds.fringe.total]
          : [];
      return [
        ...Object.values(sums.kinds[subject]).filter((value) => value > 0),
        sums.kinds[subject].total,
        ...withFringe,
        ...years,
        ...ofKind.flatMap((line) => [splitLine(line).total, splitLine(line).funder, line.unitPrice]),
      ];
    }
  }
}
