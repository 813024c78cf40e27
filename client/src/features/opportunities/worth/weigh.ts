import type { AwardSummaryView } from "@shared/validators/awards";
import type { CallEffortView } from "@shared/validators/comparisons";
import type { MatchGate, MatchPart, OpportunityView } from "@shared/validators/opportunities";
import { listComma } from "@shared/words/language";
import { countAlike, countAwards, findUsualSize, formatYears } from "@/components/awards/award-wording";
import { formatDate } from "@/lib/format/dates";
import { daysRemaining, formatDaysRemaining, isClosed } from "@/lib/format/deadlines";
import { AMOUNT_NOT_STATED, formatExactRange } from "@/lib/format/format";
import { isUrgent, opensLater } from "@/lib/format/opportunity-facts";
import { t } from "@/words";
import { formatCoFunding } from "../co-funding";
import { isForApplicants, joinGateNames } from "../match-words";
import { nameDocuments } from "../required-documents";

/** One fact in a sentence, and where it can be checked. */
export type Fact = { text: string; from: string };
/** What an opportunity may bring, what it asks, and what speaks for and against it. Nothing in it is estimated. */
export type Worth = { brings: Fact[]; asks: Fact[]; speaksFor: Fact[]; speaksAgainst: Fact[]; open: Fact[] };

type Known = {
  opportunity: OpportunityView;
  /** What its call asks; null while none was read. */
  call: CallEffortView | null;
  /** The past awards of its funder; null when none is known. */
  pastAwards: AwardSummaryView | null;
  /** Whether the days that are left belong to what it asks; not where the deadline stands by itself. */
  withDays?: boolean;
};

/** Weighs an opportunity by the facts that are known of it. */
export function weigh(known: Known, now = new Date()): Worth {
  const { opportunity, pastAwards } = known;
  const rules = opportunity.matchGates.filter((gate) => !isForApplicants(gate) && gate.gate !== "deadline");
  const withVerdict = (wanted: MatchGate["verdict"]) => rules.filter(({ verdict }) => verdict === wanted);
  const alike = pastAwards?.alike.find(({ entityId }) => entityId === opportunity.matchedEntityId);
  return {
    brings: listGains(known),
    asks: listDemands(known, now),
    speaksFor: [
      ...wordRules(withVerdict("met"), (names, n) =>
        t.count(n, "{n} rule is met: {names}", "{n} rules are met: {names}", { names }),
      ),
      ...opportunity.matchParts.filter(isStrong).map(wordPart),
      ...(alike && alike.recipients > 0
        ? [
            {
              text: t("Its funder gave to {organisations} in three years", {
                organisations: countAlike(alike),
              }),
              from: FROM_AWARDS,
            },
          ]
        : []),
    ],
    speaksAgainst: [
      ...withVerdict("not_met").map(wordFailure),
      ...wordHaste(opportunity, now),
      ...opportunity.matchParts.filter(isWeak).map(wordPart),
      ...(alike?.recipients === 0
        ? [
            {
              text: t("None of its awards in three years that we know went to an organisation like {name}", {
                name: alike.entityName,
              }),
              from: FROM_AWARDS,
            },
          ]
        : []),
    ],
    open: wordRules(withVerdict("unknown"), (names, n) =>
      t.count(n, "{n} rule is open: {names}", "{n} rules are open: {names}", { names }),
    ),
  };
}

const FROM_SOURCE = t("the source’s page");
const FROM_AWARDS = t("the past awards of the funder");
const FROM_RULES = t("your profile beside the rules");

function listGains({ opportunity: { minAmount, maxAmount, currency }, pastAwards }: Known): Fact[] {
  const range = formatExactRange(minAmount, maxAmount, currency);
  const usual = pastAwards && findUsualSize(pastAwards);
  return [
    { text: range === AMOUNT_NOT_STATED ? range : t("Award: {range}", { range }), from: FROM_SOURCE },
    ...(usual
      ? [
          {
            text: t("Half of its funder’s awards lie between {range}", { range: usual.range }),
            from: t("{awards}, {years}", {
              awards: countAwards(pastAwards.sizes[0]!.awards),
              years: formatYears(pastAwards),
            }),
          },
        ]
      : []),
  ];
}

function listDemands({ opportunity, call, withDays = true }: Known, now: Date): Fact[] {
  const fromCall =
    call && t("the call, read on {date}", { date: formatDate(call.readAt.slice(0, 10)) ?? "" });
  const documents = nameDocuments(opportunity);
  const facts: (Fact | null)[] = [
    ...(fromCall ? listCallDemands(call, fromCall) : [NOT_COUNTED]),
    documents.length > 0
      ? {
          text: t.count(
            documents.length,
            "{n} kind of document: {names}",
            "{n} kinds of documents: {names}",
            {
              names: documents.join(listComma()),
            },
          ),
          from: FROM_SOURCE,
        }
      : null,
    wordShare(opportunity, call?.coFundingShare ?? null, fromCall),
    wordPartners(opportunity.consortiumMin, call?.consortiumMin ?? null, fromCall),
    ...(withDays ? [wordDays(opportunity, now)] : []),
  ];
  return facts.filter((fact) => fact !== null);
}

const NOT_COUNTED: Fact = {
  text: t("Questions and pages: not stated"),
  from: t("no call was read yet for an application of yours"),
};

function listCallDemands({ questions, documents, pagesMax }: CallEffortView, from: string): (Fact | null)[] {
  return [
    {
      text:
        questions > 0
          ? t.count(questions, "{n} question to answer", "{n} questions to answer")
          : t("No question was found in the call"),
      from,
    },
    documents > 0
      ? { text: t.count(documents, "{n} document to attach", "{n} documents to attach"), from }
      : null,
    pagesMax === null
      ? null
      : { text: t.count(pagesMax, "At most {n} page in one part", "At most {n} pages in one part"), from },
  ];
}

/** The call says it more exactly than the catalogue. */
function wordShare(opportunity: OpportunityView, share: number | null, fromCall: string | null): Fact | null {
  if (share !== null && fromCall !== null) {
    const text = formatCoFunding({ coFunding: "required", coFundingShare: String(share) });
    return text === undefined ? null : { text, from: fromCall };
  }
  const text = formatCoFunding(opportunity);
  return text === undefined ? null : { text, from: FROM_SOURCE };
}

function wordPartners(stated: number | null, called: number | null, fromCall: string | null): Fact | null {
  const n = called ?? stated;
  if (n === null || n < 2) return null;
  return {
    text: t("At least {n} organisations apply together", { n }),
    from: called !== null && fromCall !== null ? fromCall : FROM_SOURCE,
  };
}

function wordDays(opportunity: OpportunityView, now: Date): Fact {
  const { deadline } = opportunity;
  if (deadline === null) return { text: t("No due date"), from: FROM_SOURCE };
  return {
    text: formatDaysRemaining({ ...opportunity, deadline }, now),
    from: t("the deadline, {date}", { date: formatDate(deadline) ?? "" }),
  };
}

function wordRules(gates: readonly MatchGate[], word: (names: string, n: number) => string): Fact[] {
  return gates.length === 0 ? [] : [{ text: word(joinGateNames(gates), gates.length), from: FROM_RULES }];
}

function wordFailure({ label, opportunity, profile }: MatchGate): Fact {
  const asked = opportunity ?? t("None recorded");
  return {
    text: t("{rule} is not met", { rule: label }),
    from:
      profile === null
        ? t("it says “{asked}”", { asked })
        : t("it says “{asked}”, your profile “{answer}”", { asked, answer: profile }),
  };
}

function wordHaste(opportunity: OpportunityView, now: Date): Fact[] {
  const { deadline, deadlineTimezone, openDate } = opportunity;
  const from = t("the deadline, {date}", { date: formatDate(deadline) ?? "" });
  if (deadline !== null && isClosed(opportunity, now)) return [{ text: t("It has closed"), from }];
  if (deadline !== null && isUrgent(opportunity, now)) {
    const days = Math.max(daysRemaining(deadline, deadlineTimezone, now), 0);
    return [{ text: t.count(days, "Only {n} day is left", "Only {n} days are left"), from }];
  }
  if (opensLater(opportunity, now))
    return [{ text: t("Opens on {date}", { date: formatDate(openDate) ?? "" }), from: FROM_SOURCE }];
  return [];
}

/** The rules and the days stand in sentences of their own. */
const isJudged = ({ part, max }: MatchPart) => part !== "rules" && part !== "time" && max > 0;
const isStrong = (part: MatchPart) => isJudged(part) && part.points * 4 >= part.max * 3;
const isWeak = (part: MatchPart) => isJudged(part) && part.points * 3 <= part.max;

const wordPart = ({ label, points, max, how }: MatchPart): Fact => ({
  text: t("{part}: {points} of {max} points of the match", { part: label, points, max }),
  from: how,
});
