import type { AskedEntry, AskedField, AskPageAnswer } from "./ask/types";
import { readLabelledAward } from "./reading/awards";
import { putConditions } from "./reading/conditions";
import type { ReadContext } from "./reading/context";
import { createDeadlineReader } from "./reading/deadlines";
import { createDraft, type Draft } from "./reading/draft";
import { createEligibilityReader } from "./reading/eligibility";
import { isFunderName } from "./reading/funders";
import { putAward } from "./reading/read-fields";
import { canBeName } from "./reading/signs";
import type { ScrapedOpportunity } from "./types";
import { readCountryList, readApplicantCountries } from "./values/countries";
import { readEquity, readFundingType, readIndustries, readWeeks } from "./values/kinds";
import type { ScrapedField } from "@shared/constants/curation";

/** Each question fills these fields. It is not asked when one of them has a value. */
const FILLS: Record<AskedField, readonly ScrapedField[]> = {
  name: ["name"],
  funder: ["funderName"],
  description: ["description"],
  fundingType: ["fundingType"],
  amount: ["minAmount", "maxAmount"],
  equity: ["equityStakeMin", "equityStakeMax"],
  opens: ["openDate"],
  deadline: ["deadline", "deadlineNote"],
  eligibility: ["eligibilityText"],
  countries: ["eligibleCountries"],
  industries: ["industryFocus"],
  duration: ["durationWeeks"],
};

/** Returns the questions that the draft answers already. */
export function knownFields(draft: Draft): AskedField[] {
  return (Object.keys(FILLS) as AskedField[]).filter((field) => draft.has(...FILLS[field]));
}

/**
 * A model is asked when one of these fields is open. It may fill the others too, but hardly any page states
 * them.
 */
export const WANTED: readonly AskedField[] = [
  "name",
  "funder",
  "description",
  "amount",
  "deadline",
  "eligibility",
];

/**
 * Adds the words that a model found to a draft when our own readers can turn them into a value. Existing
 * values stay.
 */
export function fillFromAnswer(draft: Draft, entry: AskedEntry, context: ReadContext): void {
  const {
    name,
    funder,
    description,
    fundingType,
    amount,
    equity,
    opens,
    deadline,
    eligibility,
    countries,
    industries,
    duration,
  } = entry;
  if (name && canBeName(name)) draft.put("name", name, name, "ai");
  if (funder && isFunderName(funder)) draft.put("funderName", funder, funder, "ai");
  if (description) draft.put("description", description, description, "ai");
  if (fundingType) draft.put("fundingType", readFundingType(fundingType), fundingType, "ai");
  const answerDraft = createDraft("ai");
  if (amount) putAward(answerDraft, readLabelledAward(amount, context));
  if (deadline || opens) {
    const reader = createDeadlineReader();
    if (opens) reader.readOpening(opens, context);
    if (deadline) reader.readLabelled(deadline, context);
    reader.settle(answerDraft, context);
  }
  if (eligibility) {
    const reader = createEligibilityReader();
    reader.add(eligibility);
    reader.settle(answerDraft);
    putConditions(answerDraft, [eligibility]);
  }
  const places = countries ? (readCountryList(countries) ?? readApplicantCountries(countries)) : null;
  answerDraft.put("eligibleCountries", places, countries ?? "");
  answerDraft.put("industryFocus", industries ? readIndustries(industries) : null, industries ?? "");
  answerDraft.put("durationWeeks", duration ? readWeeks(duration, true) : null, duration ?? "");
  const share = equity ? readEquity(equity) : null;
  answerDraft.put("equityStakeMin", share?.min, equity ?? "");
  answerDraft.put("equityStakeMax", share?.max, equity ?? "");
  copyGroups(answerDraft, draft);
}

/**
 * Copies a group of fields as a whole or not at all, because a range needs both ends and a date needs its
 * zone.
 */
function copyGroups(answerDraft: Draft, draft: Draft): void {
  const groups: ScrapedField[][] = [
    ["minAmount", "maxAmount", "currency"],
    ["equityStakeMin", "equityStakeMax"],
    ["deadline", "deadlineTimezone", "deadlineTime", "deadlineNote"],
    ["openDate"],
    ["eligibilityText", "eligibleEntityTypes", "eligibleEntityTypesOpenEnded"],
    ["applicantLimit"],
    ["coFunding", "coFundingShare"],
    ["consortiumMin"],
    ["eligibleCountries"],
    ["industryFocus"],
    ["durationWeeks"],
  ];
  for (const group of groups) {
    if (draft.has(...group)) continue;
    for (const field of group) draft.put(field, answerDraft.values[field], answerDraft.quoteOf(field), "ai");
  }
}

/** Reads several opportunities from the answer of a model alone. */
export function readAnswer(answer: AskPageAnswer, context: ReadContext): ScrapedOpportunity[] {
  return answer.opportunities
    .map((entry) => {
      const draft = createDraft("ai");
      fillFromAnswer(draft, entry, context);
      return draft.finish(context.url);
    })
    .filter((opportunity) => opportunity !== null);
}
