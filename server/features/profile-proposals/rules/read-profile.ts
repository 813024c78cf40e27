import type { EntityType } from "@shared/constants/enums";
import { listQuestions } from "@shared/constants/questionnaires";
import type { AnswerValue, QuestionDefinition } from "@shared/constants/questionnaires/questions";
import { profileUpdateSchema } from "@shared/validators/profiles";
import { findThemes } from "../../matching/embedder/themes";
import { isOrder } from "../../pitch-decks/review/orders";
import type { Finding, SourcePage, Subject } from "../types";
import { readCounts } from "./counts";
import { readFounding } from "./founding";
import { readMoney } from "./money";
import { readPlaces } from "./places";
import { createNameTest, readSentences } from "./sentences";
import { readEmail, readGoals, readMarks, readPerson, readRegistration, readTexts } from "./words";

/** An answer to a question of the profile, with the words that give it. */
export type FoundAnswer = { field: string; value: AnswerValue; quote: string; page: number };

/** The facts of money, which are read in one currency. */
const AMOUNTS = new Set(["annualBudget", "annualExpenses", "annualRevenue", "totalFundraisedToDate"]);
const CURRENCY = "annualRevenueCurrency";
/** Countries whose own money is a dollar or a peso, so that "$" alone does not tell which. */
const DOLLARS = new Set([
  "AU",
  "CA",
  "NZ",
  "SG",
  "HK",
  "MX",
  "CO",
  "CL",
  "AR",
  "TT",
  "JM",
  "FJ",
  "LR",
  "NA",
  "BB",
  "BS",
]);

/**
 * Reads the answers of a profile that pages state plainly, by rules alone. Where two places say different things, there is none.
 * @returns at most one answer to each question, in the order of the questionnaire
 */
export function readProfile(pages: readonly SourcePage[], subject: Subject): FoundAnswer[] {
  const agreed = settleMoney(settle(collectFindings(pages, subject)));
  agreed.push(...readIndustries(agreed));
  return toAnswers(subject.type, agreed);
}

/** The fields on which two places say different things: nobody proposes an answer to them. */
export function listContradicted(pages: readonly SourcePage[], subject: Subject): Set<string> {
  const findings = collectFindings(pages, subject);
  const settled = new Set(settle(findings).map(({ fact }) => fact));
  const open = findings.filter(({ fact }) => !settled.has(fact));
  return new Set(
    listQuestions(subject.type).flatMap((question) =>
      open.filter(({ fact }) => asksFor(question, fact)).length > 1 ? [question.fieldName] : [],
    ),
  );
}

function collectFindings(pages: readonly SourcePage[], subject: Subject): Finding[] {
  const isName = createNameTest(pages, subject);
  const sentences = readSentences(pages, subject).filter(({ text }) => !isOrder(text));
  const findings = sentences.flatMap((sentence) => [
    ...readFounding(sentence, isName),
    ...readCounts(sentence),
    ...readMoney(sentence),
    ...readPlaces(sentence),
    ...readTexts(sentence),
    ...readGoals(sentence),
    ...readRegistration(sentence),
    ...readMarks(sentence),
  ]);
  return [...findings, ...readEmail(sentences), ...readPerson(pages, subject)];
}

/** Answers to the questions of a kind of organisation: what the profile does not ask, or would refuse, is left out. */
export function toAnswers(type: EntityType, findings: readonly Finding[]): FoundAnswer[] {
  const { shape } = profileUpdateSchema(type);
  return listQuestions(type).flatMap((question) => {
    const finding = findings.find(({ fact }) => asksFor(question, fact));
    const parsed = finding && shape[question.fieldName]?.safeParse(finding.value);
    if (!finding || !parsed?.success) return [];
    const { quote, page } = finding;
    return [{ field: question.fieldName, value: parsed.data as AnswerValue, quote, page }];
  });
}

/** A nonprofit is asked for the people reached under another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = { beneficiariesReached: "peopleReached" };
const asksFor = ({ fieldName, entity }: QuestionDefinition, fact: string) =>
  (OTHER_NAMES[fieldName] ?? entity ?? fieldName) === fact;

/** Keeps of each fact the finding that nothing contradicts. */
function settle(findings: readonly Finding[]): Finding[] {
  const byFact = new Map<string, Finding[]>();
  for (const finding of findings) byFact.set(finding.fact, [...(byFact.get(finding.fact) ?? []), finding]);
  return [...byFact.values()].flatMap((all): Finding[] => {
    const newest = Math.max(...all.map(({ year }) => year ?? 0));
    const counted = newest === 0 ? all : all.filter(({ year }) => year === newest);
    const [first] = counted.filter(({ isDoubt }) => !isDoubt);
    if (!first) return [];
    if (first.fact === "description") return [first];
    if (first.fact === "sdgAlignment") return pickMost(counted);
    return counted.every(({ value }) => isSame(value, first.value)) ? [first] : [];
  });
}

const isSame = (a: AnswerValue, b: AnswerValue) =>
  JSON.stringify(a).toLowerCase() === JSON.stringify(b).toLowerCase();

/** One place is quoted, so the goals that are proposed are those of the place that names most. */
const pickMost = (all: readonly Finding[]): Finding[] =>
  [...all].sort((a, b) => countItems(b.value) - countItems(a.value)).slice(0, 1);
const countItems = (value: AnswerValue) => (Array.isArray(value) ? value.length : 0);

/** Amounts are proposed only with the one currency in which all of them are. */
function settleMoney(findings: readonly Finding[]): Finding[] {
  const currency = findings.find(({ fact }) => fact === CURRENCY);
  const country = findings.find(({ fact }) => fact === "country")?.value;
  const isVague =
    currency?.value === "USD" &&
    (typeof country !== "string" || DOLLARS.has(country)) &&
    !/US\$|USD|US dollar/.test(currency.quote);
  if (currency && !(isVague && typeof country === "string")) return [...findings];
  return findings.filter(({ fact }) => !AMOUNTS.has(fact) && fact !== CURRENCY);
}

/** The field of work that the sentence about what it does speaks of. One that speaks of several does not say which are meant. */
function readIndustries(findings: readonly Finding[]): Finding[] {
  const told =
    findings.find(({ fact }) => fact === "description") ?? findings.find(({ fact }) => fact === "mission");
  const themes = told ? findThemes(told.quote) : [];
  return told && themes.length === 1
    ? [{ fact: "industry", value: themes, quote: told.quote, page: told.page }]
    : [];
}
