import type { AskedEntry, AskedField, AskPageAnswer } from "./ask/types";
import { readLabelledAward } from "./reading/awards";
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

/** The fields that each question fills: where one of them is known, it is not asked. */
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

/** What is known of an opportunity already, in the words of the questions. */
export function knownFields(draft: Draft): AskedField[] {
  return (Object.keys(FILLS) as AskedField[]).filter((field) => draft.has(...FILLS[field]));
}

/** Fields worth a question to a model: the others are welcome, but hardly any page has them. */
export const WANTED: readonly AskedField[] = [
  "name",
  "funder",
  "description",
  "amount",
  "deadline",
  "eligibility",
];

/** Puts the words that a model found into a draft, as far as our own readers make a value of them. What is there stays. */
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
  const own = createDraft("ai");
  if (amount) putAward(own, readLabelledAward(amount, context));
  if (deadline || opens) {
    const reader = createDeadlineReader();
    if (opens) reader.readOpening(opens, context);
    if (deadline) reader.readLabelled(deadline, context);
    reader.settle(own, context);
  }
  if (eligibility) {
    const reader = createEligibilityReader();
    reader.add(eligibility);
    reader.settle(own);
  }
  const places = countries ? (readCountryList(countries) ?? readApplicantCountries(countries)) : null;
  own.put("eligibleCountries", places, countries ?? "");
  own.put("industryFocus", industries ? readIndustries(industries) : null, industries ?? "");
  own.put("durationWeeks", duration ? readWeeks(duration, true) : null, duration ?? "");
  const share = equity ? readEquity(equity) : null;
  own.put("equityStakeMin", share?.min, equity ?? "");
  own.put("equityStakeMax", share?.max, equity ?? "");
  copyGroups(own, draft);
}

/** Both ends of a range, a date with its zone: either all of what belongs together is taken over or nothing. */
function copyGroups(own: Draft, draft: Draft): void {
  const groups: ScrapedField[][] = [
    ["minAmount", "maxAmount", "currency"],
    ["equityStakeMin", "equityStakeMax"],
    ["deadline", "deadlineTimezone", "deadlineNote"],
    ["openDate"],
    ["eligibilityText", "eligibleEntityTypes", "eligibleEntityTypesOpenEnded"],
    ["eligibleCountries"],
    ["industryFocus"],
    ["durationWeeks"],
  ];
  for (const group of groups) {
    if (draft.has(...group)) continue;
    for (const field of group) draft.put(field, own.values[field], own.quoteOf(field), "ai");
  }
}

/** Several opportunities that only a model saw. */
export function readAnswer(answer: AskPageAnswer, context: ReadContext): ScrapedOpportunity[] {
  return answer.opportunities
    .map((entry) => {
      const draft = createDraft("ai");
      fillFromAnswer(draft, entry, context);
      return draft.finish(context.url);
    })
    .filter((opportunity) => opportunity !== null);
}
