import type { BudgetKind } from "@shared/constants/budget-kinds";
import type { ObligationKind } from "@shared/constants/obligations";
import type { LimitUnit } from "@shared/constants/questions";

/** What a demo application holds beside its texts. Days are counted from today, with negative numbers for the past. */
export type DemoWork = {
  /** The text of its call, from which the sheet is read. */
  call?: string;
  criteria?: readonly { title: string; weight: number }[];
  questions?: readonly DemoQuestion[];
  award?: {
    obligations: readonly { kind: ObligationKind; title: string; dueDay: number; doneDay?: number }[];
    /** Amounts in the smallest unit of the currency, here always hundredths. */
    spendings: readonly { day: number; kind: BudgetKind; amount: number; note: string }[];
    outcomes: readonly { day: number; text: string; figure: string }[];
  };
};
type DemoQuestion = {
  question: string;
  limit?: number;
  unit?: LimitUnit;
  answer?: string;
  /** Days ago; the answer is offered to other applications from then on. */
  acceptedDay?: number;
};

/** A draft in the middle of the work. */
export const COLD_ROOMS: DemoWork = {
  call: `Who can apply
Companies and non-profits that work in Ghana can apply.
Match funding
Applicants must bring at least 10% of the project cost.
You must send us
- a business plan
- your latest accounts
Application questions
1. What problem do you solve, and for whom? (120 words)
2. What will you do with the money? (150 words)
3. What results have you achieved so far? (100 words)
How we assess
Impact on farmers: 40 points
Quality of the plan: 35 points
Team: 25 points
The use of artificial intelligence in writing must be disclosed.
Questions by email to grants@cold-fund.example.`,
  criteria: [
    { title: "Impact on farmers", weight: 40 },
    { title: "Quality of the plan", weight: 35 },
    { title: "Team", weight: 25 },
  ],
  questions: [
    {
      ...{ question: "What problem do you solve, and for whom?", limit: 120, unit: "words" },
      answer:
        "Up to a third of the vegetables that reach the markets we serve spoil before they are sold, because there is no cooling between harvest and customer. We serve smallholder farmers and market traders within 30 km of a cold room.",
      acceptedDay: -13,
    },
    {
      ...{ question: "What will you do with the money?", limit: 150, unit: "words" },
      answer:
        "We build three cold rooms with their own solar panels, and pay the agents who run them for two years. A survey at the end shows how much less is lost.",
    },
    { question: "What results have you achieved so far?", limit: 100, unit: "words" },
  ],
};

/** Sent and accepted a few days ago: the agreement is to be signed. */
export const EVENING_COURSES: DemoWork = {
  questions: [
    {
      ...{ question: "Who benefits from your work?", limit: 100, unit: "words" },
      answer:
        "Adults who are out of work or in insecure jobs in New York State; half of last year’s students were women.",
      acceptedDay: -96,
    },
    {
      ...{ question: "How do you know that it works?", limit: 120, unit: "words" },
      answer: "520 people have taken a course so far. Local firms pay for the placements.",
      acceptedDay: -96,
    },
  ],
  award: {
    obligations: [
      { kind: "condition", title: "Sign the grant agreement", dueDay: 9 },
      { kind: "condition", title: "Name a safeguarding lead", dueDay: 30, doneDay: -2 },
      { kind: "report", title: "Interim report with attendance", dueDay: 150 },
      { kind: "report", title: "Final report with accounts", dueDay: 380 },
    ],
    spendings: [
      { day: -3, kind: "personnel", amount: 1_240_000, note: "Two trainers, first month" },
      { day: -2, kind: "supplies", amount: 386_450, note: "Tools for the workshop" },
      { day: -1, kind: "travel", amount: 21_900, note: "Visit to the second site" },
    ],
    outcomes: [],
  },
};

/** Everything is done: the last report was accepted. */
export const REFILL_SHOP: DemoWork = {
  award: {
    obligations: [
      { kind: "condition", title: "Open an account for the project", dueDay: -320, doneDay: -325 },
      { kind: "report", title: "Final report", dueDay: -50, doneDay: -52 },
    ],
    spendings: [
      { day: -300, kind: "equipment", amount: 310_000, note: "Dispensers for two shops" },
      { day: -210, kind: "supplies", amount: 96_500, note: "Jars for the first customers" },
      { day: -120, kind: "personnel", amount: 93_500, note: "Training of the traders" },
    ],
    outcomes: [
      {
        ...{ day: -60, figure: "2,300 people" },
        text: "2,300 people buy soap and staples by the cup at two shops that local traders own.",
      },
    ],
  },
};
