import type { FundingType } from "@shared/constants/enums";
import { formatAmount } from "../writing/format";
import type { Applicant } from "./applicant";
import { askSentence, stakeSentences } from "./funding-type";
import { add, counted, lowerFirst, paragraph, say, section } from "./wording";

/** The request, what the money is for, and the applicant's finances. */
export function writeBudget(applicant: Applicant): string {
  const { facts, read, isPerson } = applicant;
  const { fundingType } = facts.opportunity;
  const use = read.text("useOfFunds");
  const finances = [...income(applicant), ...spending(applicant)];
  const funding = [...fundingSoFar(applicant), ...stakeSentences(applicant)];

  const hasFinances = finances.some(Boolean);

  return section(
    paragraph(askSentence(applicant), rangeSentence(applicant), wholeRound(applicant)),
    use ? say("The money will be used as follows", use) : add(usePrompt(applicant)),
    paragraph(hasFinances && FINANCES_LEADS[fundingType], ...finances),
    paragraph(...funding),
    hasFinances || isPerson ? "" : add("your income and spending of the past year"),
    paragraph(read.lacksCurrency() && add("the currency of the figures from your profile")),
    add(CLOSING_PROMPTS[fundingType]),
  );
}

const CLOSING_PROMPTS: Record<FundingType, string> = {
  grant: "other income for the same work, and how the work goes on when the grant has ended",
  equity: "the terms you propose: valuation or cap, the stake on offer, and who else is investing",
  loan: "when and from which income you will repay, the term you need, and what security you can offer",
  prize: "what the award would let you do that you could not do without it",
  accelerator: "who of your team will take part, and what you need from the programme besides money",
  fellowship: "how you will divide your time during the fellowship, and other support you receive",
  other: "other sources of money for the same work, promised or applied for",
};

function usePrompt({ facts, ask, isPerson }: Applicant): string {
  const costs = isPerson
    ? "your time, materials, travel and fees"
    : "people, equipment, travel and overheads";
  switch (facts.opportunity.fundingType) {
    case "equity":
      return `what the investment pays for: each milestone with its cost and date, coming to ${ask}`;
    case "loan":
      return `what the loan of ${ask} buys, and how that brings in the money to repay it`;
    default:
      return `a budget with a line for each cost, such as ${costs}, that comes to ${ask}`;
  }
}

const FINANCES_LEADS: Partial<Record<FundingType, string>> = {
  equity: "Where the business stands:",
  loan: "What repayment can rest on:",
};

/** How the request sits in the range that the opportunity states. */
function rangeSentence({ facts, ask }: Applicant): string | undefined {
  const { minAmount, maxAmount, currency } = facts.opportunity;
  const min = minAmount !== null && Number(minAmount) > 0 ? minAmount : undefined;
  const max = maxAmount !== null && Number(maxAmount) > 0 ? maxAmount : undefined;
  if (!min && !max) return undefined;
  const show = (amount: string) => formatAmount(amount, currency);
  if (currency !== facts.askingCurrency) {
    const range = min && max && min !== max ? `${show(min)} to ${show(max)}` : show(max ?? min ?? "");
    return `The opportunity states its amounts in ${currency} (${range}): ${add(`the amount asked for in ${currency}`)}`;
  }
  const asked = Number(facts.askingAmount);
  if (min && asked < Number(min))
    return `The opportunity states a minimum of ${show(min)}: ${add(`a larger amount, or the reason for asking for ${ask}`)}`;
  if (max && asked > Number(max))
    return `The opportunity states a maximum of ${show(max)}: ${add("a smaller amount, or who pays for the rest")}`;
  if (min && max && Number(min) === Number(max)) return "This is the amount that the opportunity offers.";
  if (min && max) return `This is within the stated range of ${show(min)} to ${show(max)}.`;
  return max
    ? `This is within the stated maximum of ${show(max)}.`
    : `This meets the stated minimum of ${show(min ?? "")}.`;
}

function wholeRound({ facts, read, voice }: Applicant): string | undefined {
  const sought = read.amount("fundingAmountSeeking", "fundingNeeded", "currentFundingSought");
  const round = read.text("fundraisingStageSeeking");
  const stage =
    round && round !== "Not raising equity" ? lowerFirst(round).replace(/^series/, "Series") : undefined;
  const isSameCurrency = facts.profileCurrency === facts.askingCurrency;
  const isPart = sought && !sought.isZero && !(isSameCurrency && sought.value <= Number(facts.askingAmount));
  if (isPart && isSameCurrency)
    return `It is part of the ${sought.text} that ${voice.we} ${voice.are} raising${stage ? ` in ${voice.our} ${stage} round` : " in all"}.`;
  if (isPart) return `In all ${voice.we} ${voice.are} looking for ${sought.text}.`;
  return stage ? `It is for ${voice.our} ${stage} round.` : undefined;
}

function income({ read, voice, type }: Applicant): (string | undefined)[] {
  const revenue = read.amount("annualRevenue");
  const monthly = read.amount("monthlyRecurringRevenue");
  const gross = read.percent("grossMargin");
  const profitability = read.text("profitability");
  const margin = read.percent("profitMargin");
  const tuition = read.amount("annualTuition");
  return [
    revenue && (revenue.isZero ? NO_INCOME[type] : `${INCOME[type]} in the past year was ${revenue.text}.`),
    monthly && !monthly.isZero ? `Monthly recurring revenue is ${monthly.text}.` : undefined,
    gross && `Gross margin is ${gross}.`,
    profitability &&
      `The enterprise is ${lowerFirst(profitability)}${margin ? `, with a profit margin of ${margin}` : ""}.`,
    !profitability && margin ? `The profit margin is ${margin}.` : undefined,
    tuition &&
      (tuition.isZero
        ? "Students pay no fees."
        : `A student pays ${tuition.text} in fees for a year with ${voice.us}.`),
  ];
}

const INCOME: Record<Applicant["type"], string> = {
  Startup: "Our revenue",
  "Social Enterprise": "Our revenue",
  Nonprofit: "Our income",
  Individual: "The project's income",
  Research: "Our income from contracts and licences",
  School: "The school's income",
  "Community Group": "The group's income",
  Government: "The income of the agency",
};
const NO_INCOME: Record<Applicant["type"], string> = {
  Startup: "We have no revenue yet.",
  "Social Enterprise": "We have no revenue yet.",
  Nonprofit: "We had no income in the past year.",
  Individual: "The project has no income of its own yet.",
  Research: "The group has no income from contracts or licences yet.",
  School: "The school had no income in the past year.",
  "Community Group": "The group had no income in the past year.",
  Government: "",
};

function spending({ read, voice, type, isPerson }: Applicant): (string | undefined)[] {
  const budget = read.amount("annualBudget");
  const expenses = read.amount("annualExpenses");
  const burn = read.amount("burnRate");
  const runway = read.count("runwayMonths");
  const months = runway && runway.value > 0 ? counted(runway, "month") : undefined;
  const isCompany = type === "Startup" || type === "Social Enterprise";
  return [
    budget && !budget.isZero
      ? `${BUDGET[type] ?? `${voice.Our} budget for this year`} is ${budget.text}.`
      : undefined,
    expenses && !expenses.isZero ? `In the last full year ${voice.we} spent ${expenses.text}.` : undefined,
    burn && !burn.isZero
      ? isPerson
        ? `It costs me ${burn.text} each month beyond what it earns.`
        : `${voice.We} spend ${burn.text} a month beyond what ${isCompany ? `${voice.we} earn` : "comes in"}${months ? `, and our cash lasts for ${months}` : ""}.`
      : undefined,
    (!burn || burn.isZero) && months ? `Our cash lasts for ${months}.` : undefined,
  ];
}

const BUDGET: Partial<Record<Applicant["type"], string>> = {
  Research: "Our research budget for this year",
  Government: "The agency's budget for this year",
};

function fundingSoFar({ read, voice, type }: Applicant): (string | undefined)[] {
  const raised = read.amount("totalFundraisedToDate");
  const held = read.amount("grantsTotal");
  const allocated = read.amount("fundingAllocated");
  const history = read.text("fundingHistory");
  const grants = read.text("grantsReceived");
  const received = type === "Startup" || type === "Social Enterprise" ? "raised" : "received";
  return [
    raised &&
      (raised.isZero
        ? `${voice.We} have ${received} no outside funding so far.`
        : `So far ${voice.we} have ${received} ${raised.text} in outside funding.`),
    held && !held.isZero
      ? `The research grants ${voice.we} hold at present come to ${held.text}.`
      : undefined,
    allocated && !allocated.isZero
      ? `Public money of ${allocated.text} has already been set aside for this.`
      : undefined,
    history && say("How we have been funded until now", history),
    grants && say("Grants received", grants),
  ];
}
