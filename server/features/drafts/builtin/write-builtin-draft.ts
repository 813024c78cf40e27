import { findIndustries, industryLabel } from "@shared/constants/industries";
import { longDay } from "@shared/words/days";
import { currentLanguage } from "@shared/words/language";
import { translateLabel } from "@shared/words/labels";
import { t } from "../../../platform/text/words";
import type { DraftRule, DraftSectionKey, DraftSections } from "../types";
import { formatDate } from "../writing/format";
import type { PreparedFacts } from "../writing/prepare-facts";
import { mapSections } from "../writing/render-draft";
import { quoteCall } from "./quote-call";
import { listAnswers, listOpenQuestions, wordList, wordMoney, wordShare } from "./section-answers";

/**
 * Composes a draft without AI, in the reader's language: for each section what the call asks, what of the profile
 * answers it, and what is poor or unknown, as markers. The same facts give the same text.
 */
export function writeBuiltinDraft(facts: PreparedFacts): DraftSections {
  const quotes = quoteCall(facts.opportunity);
  return mapSections((key) => {
    const answers = listAnswers(facts, key);
    const gaps = [...GAPS[key](facts), ...listOpenQuestions(facts, key)].map(mark);
    return [
      key === "budget" && t("Asked for: {amount}", { amount: ask(facts) }),
      key === "fit" && nameCall(facts),
      key === "budget" && sayRange(facts),
      sayQuotes(quotes.get(key)),
      key === "fit" && listUnder(t("The call judges by:"), wordQuotes(facts.opportunity.callCriteria)),
      key === "fit" && listUnder(t("Rules of the call that the profile meets:"), rulesOf(facts, "met")),
      listUnder(t("Still open:"), gaps.length > 0 ? gaps : [mark(t(CHECKS[key]))]),
      // These come last, because a section that is too long is cut at its end.
      answers.length > 0
        ? listUnder(t("What the profile answers:"), answers)
        : t("The profile has no answer to this yet."),
    ]
      .filter(Boolean)
      .join("\n\n");
  });
}

/** What is asked for where the profile leaves nothing open: only the applicant can set the call's words beside it. */
const CHECKS = {
  need: "the evidence for this need, with its source",
  solution: "the main steps of the work, each with a date",
  impact: "how you will measure this, and by when",
  budget: "a line for each cost",
  team: "who does which part of this work",
  fit: "why this funder in particular",
} as const satisfies Record<DraftSectionKey, string>;

const mark = (what: string) => t("[add: {what}]", { what: what.replaceAll(/[[\]]/g, "") });
const ask = ({ askingAmount, askingCurrency }: PreparedFacts) => wordMoney(askingAmount, askingCurrency);
const listUnder = (lead: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : [lead, ...lines.map((line) => `- ${line}`)].join("\n");

const wordQuotes = (quotes: readonly string[] = []): string[] =>
  quotes.map((words) => t("“{words}”", { words: words.replaceAll(/[“”"«»]/g, "'") }));

const sayQuotes = (quotes: readonly string[] = []): string =>
  quotes.length === 0
    ? t("The text of the call says nothing on this.")
    : [t("The call says:"), ...quotes.map((words) => `- ${t("“{words}”", { words })}`)].join("\n");

const isGiven = (amount: string | null): amount is string => amount !== null && Number(amount) > 0;

/** The amounts that the call states outside its text. */
function sayRange({ opportunity: { minAmount, maxAmount, currency } }: PreparedFacts): string {
  const min = isGiven(minAmount) && wordMoney(minAmount, currency);
  const max = isGiven(maxAmount) && wordMoney(maxAmount, currency);
  if (!min && !max) return "";
  const both = min && max && (min === max ? min : t("{min} to {max}", { min, max }));
  const one = min ? t("From {amount}", { amount: min }) : t("Up to {amount}", { amount: max || "" });
  return t("{what}: {more}", { what: t("Funding amount"), more: both || one });
}

function nameCall({ entity, opportunity }: PreparedFacts): string {
  const { name, funderName, deadline, applicationUrl } = opportunity;
  const day = deadline && (currentLanguage() === "en" ? formatDate(deadline) : longDay(deadline));
  return [
    funderName === null || funderName === name
      ? t("{entity} applies to {call}.", { entity: entity.name, call: name })
      : t("{entity} applies to {call}, offered by {funder}.", {
          entity: entity.name,
          call: name,
          funder: funderName,
        }),
    day && t("It closes on {day}.", { day }),
    applicationUrl && t("{label}: {url}", { label: t("Where to apply"), url: applicationUrl }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What does not match, or cannot be known, beyond answers that are missing. */
const GAPS: Record<DraftSectionKey, (facts: PreparedFacts) => string[]> = {
  need: ({ opportunity, entity }) => {
    const focus = opportunity.industryFocus;
    const own = entity.facts.find(({ fieldName }) => fieldName === "industry")?.value;
    if (focus.length === 0 || focus.includes("*") || typeof own !== "object") return [];
    const wanted = new Set(focus.flatMap((name) => [name.toLowerCase(), ...findIndustries(name)]));
    const isShared = own.some((name) =>
      [name.toLowerCase(), ...findIndustries(name)].some((slug) => wanted.has(slug)),
    );
    if (isShared) return [];
    const fields = wordList(focus.map(industryLabel));
    return [
      t("the call is for {fields}, the profile is in {own}: how your work serves it", {
        fields,
        own: wordList(own),
      }),
    ];
  },
  solution: ({ opportunity: { durationWeeks, support = [] } }) => [
    ...(durationWeeks ? [t("who takes part in the {n} weeks of the programme", { n: durationWeeks })] : []),
    ...(support.length > 0 ? [t("what you would use for: {support}", { support: wordList(support) })] : []),
  ],
  impact: () => [],
  budget: listAmountGaps,
  team: () => [],
  fit: (facts) => [
    ...wordQuotes(facts.opportunity.callLimits).map((words) =>
      t("whether the text keeps to what the call says: {words}", { words }),
    ),
    ...wordQuotes(facts.opportunity.callAiRules).map((words) =>
      t("what you do about the call’s rule on AI: {words}", { words }),
    ),
    ...rulesOf(facts, "not_met").map((rule) => t("{rule} – why you are eligible all the same", { rule })),
    ...rulesOf(facts, "unknown").map((rule) => t("{rule} – not known: say whether you meet it", { rule })),
    ...(facts.opportunity.requirements.length > 0
      ? [
          t("whether these documents are ready: {documents}", {
            documents: wordList(facts.opportunity.requirements),
          }),
        ]
      : []),
  ],
};

const rulesOf = ({ rules }: PreparedFacts, verdict: DraftRule["verdict"]): string[] =>
  rules
    .filter((rule) => rule.verdict === verdict && rule.opportunity !== null)
    .map(({ label, opportunity, profile }) =>
      profile === null
        ? t("{label}: the call says “{call}”", { label, call: opportunity ?? "" })
        : t("{label}: the call says “{call}”, the profile “{profile}”", {
            label,
            call: opportunity ?? "",
            profile: translateLabel(profile),
          }),
    );

/** How the amount sits in the range that the call states. */
function listAmountGaps(facts: PreparedFacts): string[] {
  const { opportunity, askingAmount, askingCurrency } = facts;
  const { minAmount: min, maxAmount: max, currency } = opportunity;
  const asked = Number(askingAmount);
  const gaps: string[] = [];
  if (currency !== askingCurrency && (isGiven(min) || isGiven(max)))
    gaps.push(t("the amount in {currency}, the currency of the call", { currency }));
  else if (isGiven(min) && asked < Number(min))
    gaps.push(t("a larger amount: the call gives {amount} or more", { amount: wordMoney(min, currency) }));
  else if (isGiven(max) && asked > Number(max))
    gaps.push(
      t("a smaller amount, or who pays the rest: the call gives up to {amount}", {
        amount: wordMoney(max, currency),
      }),
    );
  const stakes = [opportunity.equityStakeMin, opportunity.equityStakeMax].filter((stake) =>
    isGiven(stake ?? null),
  );
  if (stakes.length > 0)
    gaps.push(
      t("the stake that you offer: the call takes {stake}", {
        stake: [...new Set(stakes)].map((stake) => wordShare(stake ?? "")).join(" – "),
      }),
    );
  if (!facts.profileCurrency && facts.entity.facts.some(({ rule }) => rule === "amount"))
    gaps.push(t("the currency of the amounts in the profile"));
  return gaps;
}
