import { industryLabel } from "@shared/constants/industries";
import { MATCH_PART_NAMES, type MatchPartName } from "@shared/constants/matching";
import type { MatchPart } from "@shared/validators/opportunities";
import { amountRange } from "./fits";
import type { Match, RuleCost } from "./ranking";
import { AMOUNT_OUTSIDE, INDUSTRY_SHARES, PART_LABELS, POINTS, TIME_STEPS, UNKNOWN_SHARES } from "./scoring";
import { statedInWords } from "./stated-in-words";
import { counted, figureOf, listedUpTo, moneyOf } from "./wording";

const INDUSTRIES_NAMED_MAX = 3;

/** The parts of a score, each with the arithmetic in words: whoever does it again by hand gets the same points. */
export function partsOf(match: Match): MatchPart[] {
  return MATCH_PART_NAMES.map((part) => ({
    part,
    label: PART_LABELS[part],
    points: match.points[part],
    max: POINTS[part],
    how: HOW[part](match),
  }));
}

const HOW: Record<MatchPartName, (match: Match) => string> = {
  rules: howRules,
  text: howText,
  industry: howIndustry,
  amount: howAmount,
  time: howTime,
};

/** "0.35 × 40 = 14", and the rounding where there was one. */
function product(shares: string, value: number, part: MatchPartName): string {
  const exact = value * POINTS[part];
  const points = Math.round(exact);
  const shown = Number(exact.toFixed(2));
  return `${shares} × ${POINTS[part]} = ${shown}${shown === points ? "" : `, rounded ${points}`}`;
}

const RULE_NAMES: Record<RuleCost["gate"], string> = {
  type: "Who may apply",
  country: "Country",
  stage: "Stage",
  foundedYear: "Founding year",
  revenue: "Revenue",
  deadline: "Deadline",
};

function reasonOfCost({ gate, why }: RuleCost, { opportunity }: Match): string {
  if (why === "unknown") return `${RULE_NAMES[gate]}: not known whether you meet it`;
  if (why === "worldwide") return "It is open to the whole world and not meant for your country or region";
  if (why === "aimedElsewhere")
    return `It is ${statedInWords(opportunity).aimedAt?.award ?? "an award"}, of a kind that mostly goes to others`;
  if (why === "unstated")
    return gate === "type" ? "The source does not say who may apply" : "The source does not say where";
  return `The source does not say where, and a government ${why === "atHome" ? "of your own country" : "of another country"} gives it`;
}

function howRules(match: Match): string {
  const { costs, points } = match;
  if (costs.length === 0) return `Every rule it has is met: all ${POINTS.rules} points.`;
  const off = costs.map((cost) => `${reasonOfCost(cost, match)}, ${cost.points} less.`).join(" ");
  const sum = [POINTS.rules, ...costs.map((cost) => cost.points)].join(" − ");
  const rest = POINTS.rules - costs.reduce((total, cost) => total + cost.points, 0);
  return `${off} ${sum} = ${rest}${rest < points.rules ? `, and never less than ${points.rules}` : ""}.`;
}

function howText({ text: { similarity, none, all, share } }: Match): string {
  if (similarity === null)
    return `The texts are not compared yet, which counts ${product(String(UNKNOWN_SHARES.text), share, "text")}.`;
  const scale = `Similarity ${similarity}; ${none} or less counts nothing and ${all} or more all of ${POINTS.text} points`;
  if (share === 0 || share === 1) return `${scale}.`;
  return `${scale}: ${product(`(${similarity} − ${none}) ÷ (${all} − ${none})`, share, "text")}.`;
}

function howIndustry({ industry }: Match): string {
  const { kind, from, shared, wanted, share } = industry;
  const source = from === "list" ? "it names" : "its text speaks of";
  if (kind === "any")
    return `It is open to all fields: ${product(String(INDUSTRY_SHARES.any), share, "industry")}.`;
  if (kind === "unknown")
    return `Its fields or yours are not known, which counts ${product(String(UNKNOWN_SHARES.industry), share, "industry")}.`;
  const fields = counted(wanted, "field");
  if (kind === "none")
    return `None of the ${fields} that ${source} is yours: 0 of ${POINTS.industry} points.`;
  const names = listedUpTo(shared.map(industryLabel), INDUSTRIES_NAMED_MAX);
  const formula = `(${INDUSTRY_SHARES.shared} + ${INDUSTRY_SHARES.breadth} × ${shared.length} ÷ ${wanted})`;
  return `Of the ${fields} that ${source}, ${shared.length} ${shared.length === 1 ? "is" : "are"} yours (${names}): ${product(formula, share, "industry")}.`;
}

function howAmount({ entity, opportunity, amount }: Match): string {
  const { currency } = opportunity;
  const { share, met, outside } = amount;
  if (met === true) return `What you seek is within the range: all ${POINTS.amount} points.`;
  if (outside === null) {
    const [min, max] = amountRange(opportunity);
    const why =
      min === null && max === null
        ? "The source names no amount"
        : entity.currentFundingSought === null
          ? "You do not say how much you seek"
          : "The amounts cannot be compared";
    return `${why}, which counts ${product(String(UNKNOWN_SHARES.amount), share, "amount")}.`;
  }
  const sought = moneyOf(entity.currentFundingSought ?? "0", currency);
  const formula = `${AMOUNT_OUTSIDE} × ${figureOf(outside.part)} ÷ ${figureOf(outside.of)}`;
  return `You seek ${sought}, which is outside the range: ${product(formula, share, "amount")}.`;
}

function howTime({ time: { days, share } }: Match): string {
  if (days === null)
    return `No deadline is named, which counts ${product(String(UNKNOWN_SHARES.time), share, "time")}.`;
  const step = TIME_STEPS.find((one) => days < one.days);
  const left = counted(days, "whole day");
  if (!step) return `${left} left, ${TIME_STEPS.at(-1)!.days} or more: all ${POINTS.time} points.`;
  return `${left} left, fewer than ${step.days}: ${product(String(step.share), share, "time")}.`;
}
