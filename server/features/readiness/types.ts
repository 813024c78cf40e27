import type { FindingCode, FindingPart } from "@shared/constants/readiness";
import type { DraftShares } from "@shared/questions/answer-draft";
import type { LimitUnit } from "@shared/constants/questions";
import type { ChecklistLine } from "@shared/validators/documents";
import type { LineFigures } from "@shared/budget/sums";
import type { BudgetSettings } from "@shared/validators/budgets";

/** A text of an application, and where it stands. */
export type ReadText = {
  part: "narrative" | "question";
  id: string | null;
  label: string | null;
  text: string;
};

type OtherApplication = {
  id: string;
  title: string | null;
  funderName: string | null;
  callName: string | null;
  /** Whether its promises still count: neither refused nor finished. */
  isLive: boolean;
  texts: ReadText[];
};

type ComparedBudget = BudgetSettings & { lines: readonly LineFigures[] };

/** The pages of a text; `points` is the smallest size of its letters, null where the call does not say. */
export type PageLimit = { pages: number; points: number | null };

/** What the call allows the narrative; null where it says nothing that a member has accepted. */
export type NarrativeLimits = { words: number | null; characters: number | null; pages: PageLimit | null };

/** All that the checks look at, as plain data. */
export type ReadinessInput = {
  /** `YYYY-MM-DD`, where the reader is. */
  today: string;
  /** Whether it has not been sent yet. */
  isUnsent: boolean;
  narrative: string | null;
  askingAmount: string | null;
  askingCurrency: string;
  call: {
    name: string;
    funderName: string | null;
    deadline: string | null;
    isClosed: boolean;
    minAmount: string | null;
    maxAmount: string | null;
    currency: string;
  } | null;
  /** How the organisation, its call and the funder are called. */
  ownNames: string[];
  narrativeLimits: NarrativeLimits;
  /** Whether the call forbids texts by AI. */
  forbidsAi: boolean;
  /** The draft that a provider wrote for the narrative. */
  aiDraft: string | null;
  questions: {
    id: string;
    question: string;
    limit: number | null;
    unit: LimitUnit | null;
    answer: string | null;
    /** How much of the answer comes from drafts; null without a draft. */
    shares: DraftShares | null;
  }[];
  checklist: ChecklistLine[];
  /** Null while there are no lines. */
  budget: ComparedBudget | null;
  comments: { id: string; quote: string | null; text: string; isSuggestion: boolean }[];
  tasks: { id: string; title: string; dueDate: string | null }[];
  guests: { id: string; name: string; question: string }[];
  profile: {
    name: string;
    foundedYear: number | null;
    staff: number | null;
    /** Figures of the profile by the name of their field. */
    facts: Record<string, number>;
    /** What rules of the call ask for and the profile leaves open. */
    unknown: string[];
  };
  others: OtherApplication[];
};

type Place = {
  part: FindingPart;
  id: string | null;
  /** The exact words, and where they stand in the text. */
  quote: string | null;
  start: number | null;
};

/** What a check found. The other side of a contradiction is `against`. */
export type Found = {
  code: FindingCode;
  params: Record<string, string | number>;
  place: Place;
  against?: {
    part: FindingPart;
    id: string | null;
    quote: string | null;
    application?: { id: string; title: string | null };
  };
};

export const placeAt = (part: FindingPart, id: string | null = null): Place => ({
  ...{ part, id, quote: null, start: null },
});

/** The place of words of a text. */
export const placeIn = ({ part, id }: ReadText, quote: string, start: number): Place => ({
  ...{ part, id, quote, start },
});

/** The texts of the application in the order in which a funder reads them. */
export function listTexts({ narrative, questions }: ReadinessInput): ReadText[] {
  return [
    ...(narrative?.trim() ? [{ part: "narrative" as const, id: null, label: null, text: narrative }] : []),
    ...questions.flatMap(({ id, question, answer }) =>
      answer?.trim() ? [{ part: "question" as const, id, label: question, text: answer }] : [],
    ),
  ];
}
