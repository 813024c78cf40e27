import { industryLabel } from "@shared/constants/industries";
import { MATCH_PART_NAMES, type MatchPartName } from "@shared/constants/matching";
import type { MatchPart } from "@shared/validators/opportunities";
import { translateLabel } from "@shared/words/labels";
import { amountRange } from "../engine/fits";
import type { Match, RuleCost } from "../engine/ranking";
import {
  AMOUNT_OUTSIDE,
  INDUSTRY_SHARES,
  PART_LABELS,
  POINTS,
  TIME_STEPS,
  UNKNOWN_SHARES,
} from "../engine/scoring";
import {
  countryName,
  wordFigure,
  joined,
  listedUpTo,
  wordMoney,
  plainFigure,
  wordPlural,
  wordPurpose,
  quotedSubjects,
  quotedWithOwn,
} from "./wording";
import { t } from "../../../platform/text/words";

const INDUSTRIES_NAMED_MAX = 3;

/**
 * Explains each part of the points with its arithmetic, so that a person can compute the same by hand. The last part
 * turns the points into the shown percentage, so that all parts add up to it.
 */
export function describeParts(match: Match): MatchPart[] {
  const parts: MatchPart[] = MATCH_PART_NAMES.map((part) => ({
    part,
    label: t(PART_LABELS[part]),
    points: match.points[part],
    max: POINTS[part],
    how: HOW[part](match),
  }));
  return [...parts, describeExperience(match)];
}

function describeExperience({ score, percent }: Match): MatchPart {
  const points = percent - score;
  const how = t(
    "Of 100 opportunities with about {score} points, some {percent} were relevant to the organisations that we checked: {percent} − {score} = {points}.",
    { score, percent, points: points < 0 ? `−${-points}` : points },
  );
  return { part: "experience", label: t("Adjustment from experience"), points, max: 0, how };
}

const HOW: Record<MatchPartName, (match: Match) => string> = {
  rules: howRules,
  award: howAward,
  text: howText,
  subject: howSubject,
  industry: howIndustry,
  amount: howAmount,
  time: howTime,
};

/** Formats a product, such as "0.35 × 40 = 14". It names the rounded points if the product is not whole. */
function product(shares: string, value: number, part: MatchPartName): string {
  const exact = value * POINTS[part];
  const points = Math.round(exact);
  const shown = Number(exact.toFixed(2));
  const formula = `${shares} × ${POINTS[part]}`;
  const result = plainFigure(shown);
  return shown === points
    ? `${formula} = ${result}`
    : t("{formula} = {result}, rounded {points}", { formula, result, points });
}

/** Formats the points of a part whose facts are unknown. */
const unknownShare = (part: keyof typeof UNKNOWN_SHARES, share: number) =>
  product(plainFigure(UNKNOWN_SHARES[part]), share, part);

const RULE_NAMES = {
  type: "Who may apply",
  country: "Country",
  stage: "Stage",
  foundedYear: "Founding year",
  revenue: "Revenue",
  coFunding: "Co-funding",
  consortium: "Partners",
  deadline: "Deadline",
} as const satisfies Record<RuleCost["gate"], string>;

function reasonOfCost({ gate, why }: RuleCost, { opportunity }: Match): string {
  const { seatCountry, abroad } = opportunity.stated;
  switch (why) {
    case "unknown":
      return t("{rule}: not known whether you meet it", { rule: t(RULE_NAMES[gate]) });
    case "worldwide":
      return t("It is open to the whole world and not meant for your country or region");
    case "unstated":
      return gate === "type" ? t("No applicants are recorded") : t("No place is recorded");
    case "atSeat":
      return t("No place is recorded; it is given in {country}, where you are", {
        country: countryName(seatCountry ?? ""),
      });
    case "meantForOthers":
      return t(
        "No place is recorded; a government of another country gives it, and its name speaks of “{words}”",
        { words: String(abroad) },
      );
    case "atHome":
      return t("No place is recorded, and a government of your own country gives it");
    case "abroad":
      return t("No place is recorded, and a government of another country gives it");
  }
}

function howRules(match: Match): string {
  const { costs, points } = match;
  if (costs.length === 0) {
    const isOpen = Object.values(match.gates).includes("unknown");
    return isOpen
      ? t("What no profile can say costs nothing: all {points} points.", { points: POINTS.rules })
      : t("Every rule it has is met: all {points} points.", { points: POINTS.rules });
  }
  const off = costs
    .map((cost) => t("{reason}, {points} less.", { reason: reasonOfCost(cost, match), points: cost.points }))
    .join(" ");
  const sum = [POINTS.rules, ...costs.map((cost) => cost.points)].join(" − ");
  const rest = POINTS.rules - costs.reduce((total, cost) => total + cost.points, 0);
  const reckoned =
    rest < points.rules
      ? t("{sum} = {rest}, and never less than {points}.", { sum, rest, points: points.rules })
      : `${sum} = ${rest}.`;
  return `${off} ${reckoned}`;
}

/** Explains the points for the kind of award by its facts and their share. */
function howAward({ entity, award }: Match): string {
  const { kind, goesTo, asked, missing, share } = award;
  if (goesTo === null)
    return t("Its kind is not known, which counts {formula}.", { formula: unknownShare("award", share) });
  const who = wordPlural(entity.type);
  const clauses = [
    goesTo === "others"
      ? t("not for {who}", { who })
      : goesTo === "also"
        ? t("goes to others more often than to {who}", { who })
        : t("goes to {who}", { who }),
  ];
  if (asked === null) clauses.push(t("you do not speak of that"));
  else if (asked !== undefined) clauses.push(t("you speak of “{words}”", { words: asked.toLowerCase() }));
  if (missing !== null) clauses.push(t("it requires {what}, of which you say nothing", { what: t(missing) }));
  const is = { kind: wordPurpose(kind), facts: joined(clauses) };
  const points = POINTS.award;
  if (kind.isAssumed === true) {
    const formula =
      share === 1 || share === 0 ? plainFigure(share * points) : product(plainFigure(share), share, "award");
    return t("Its name shows no special kind; most such awards are {kind}: {facts}: {formula}.", {
      ...is,
      formula,
    });
  }
  if (share === 1) return t("It is {kind}: {facts}: all {points} points.", { ...is, points });
  if (share === 0) return t("It is {kind}: {facts}: 0 of {points} points.", { ...is, points });
  return t("It is {kind}: {facts}: {formula}.", {
    ...is,
    formula: product(plainFigure(share), share, "award"),
  });
}

function howSubject({ subject: { own, unclear, foreign, share } }: Match): string {
  const points = POINTS.subject;
  const all = own.length + unclear.length + foreign.length;
  if (all === 0) return t("The title narrows it to no topic: all {points} points.", { points });
  const clauses: string[] = [];
  if (foreign.length > 0)
    clauses.push(t("{subjects}, which is not in your profile", { subjects: quotedSubjects(foreign) }));
  if (unclear.length > 0)
    clauses.push(t("{subjects}, which may be near to your work", { subjects: quotedSubjects(unclear) }));
  if (own.length > 0) clauses.push(quotedWithOwn(own));
  const subjects = joined(clauses);
  if (share === 1) return t("The title speaks of {subjects}: all {points} points.", { subjects, points });
  if (share === 0) return t("The title speaks of {subjects}: 0 of {points} points.", { subjects, points });
  const formula = product(`${own.length + unclear.length} ÷ ${all}`, share, "subject");
  return t("The title speaks of {subjects}: {formula}.", { subjects, formula });
}

function howText({ text }: Match): string {
  const { share } = text;
  if (text.similarity === null)
    return t("The texts are not compared yet, which counts {formula}.", {
      formula: unknownShare("text", share),
    });
  const [similarity, none, all] = [text.similarity, text.none, text.all].map(plainFigure) as [
    string,
    string,
    string,
  ];
  const scale = { similarity, none, all, points: POINTS.text };
  return share === 0 || share === 1
    ? t(
        "Similarity {similarity}; {none} or less counts nothing and {all} or more all of {points} points.",
        scale,
      )
    : t(
        "Similarity {similarity}; {none} or less counts nothing and {all} or more all of {points} points: {formula}.",
        { ...scale, formula: product(`(${similarity} − ${none}) ÷ (${all} − ${none})`, share, "text") },
      );
}

function howIndustry({ industry: { kind, from, shared, wanted, share } }: Match): string {
  const points = POINTS.industry;
  const isNamed = from === "list";
  if (kind === "any")
    return t("It is open to all fields: {formula}.", {
      formula: product(plainFigure(INDUSTRY_SHARES.any), share, "industry"),
    });
  if (kind === "unknown")
    return t("Its fields or yours are not known, which counts {formula}.", {
      formula: unknownShare("industry", share),
    });
  if (kind === "none" && wanted === 1)
    return isNamed
      ? t("The field that it names is not yours: 0 of {points} points.", { points })
      : t("The field that its text speaks of is not yours: 0 of {points} points.", { points });
  if (kind === "none")
    return isNamed
      ? t("None of the {n} fields that it names is yours: 0 of {points} points.", { n: wanted, points })
      : t("None of the {n} fields that its text speaks of is yours: 0 of {points} points.", {
          n: wanted,
          points,
        });
  const names = listedUpTo(
    shared.map((slug) => translateLabel(industryLabel(slug))),
    INDUSTRIES_NAMED_MAX,
  );
  const [base, breadth] = [plainFigure(INDUSTRY_SHARES.shared), plainFigure(INDUSTRY_SHARES.breadth)];
  const formula = product(`(${base} + ${breadth} × ${shared.length} ÷ ${wanted})`, share, "industry");
  if (wanted === 1)
    return isNamed
      ? t("The field that it names is yours ({names}): {formula}.", { names, formula })
      : t("The field that its text speaks of is yours ({names}): {formula}.", { names, formula });
  return isNamed
    ? t.count(
        shared.length,
        "Of the {all} fields that it names, {n} is yours ({names}): {formula}.",
        "Of the {all} fields that it names, {n} are yours ({names}): {formula}.",
        { all: wanted, names, formula },
      )
    : t.count(
        shared.length,
        "Of the {all} fields that its text speaks of, {n} is yours ({names}): {formula}.",
        "Of the {all} fields that its text speaks of, {n} are yours ({names}): {formula}.",
        { all: wanted, names, formula },
      );
}

function howAmount({ entity, opportunity, amount }: Match): string {
  const { share, met, outside } = amount;
  if (met === true)
    return t("What you seek is within the range: all {points} points.", { points: POINTS.amount });
  if (outside === null) {
    const [min, max] = amountRange(opportunity);
    const formula = unknownShare("amount", share);
    if (min === null && max === null) return t("No amount is recorded, which counts {formula}.", { formula });
    return entity.currentFundingSought === null
      ? t("You do not say how much you seek, which counts {formula}.", { formula })
      : t("The amounts cannot be compared, which counts {formula}.", { formula });
  }
  const shares = `${plainFigure(AMOUNT_OUTSIDE)} × ${wordFigure(outside.part)} ÷ ${wordFigure(outside.of)}`;
  return t("You seek {amount}, which is outside the range: {formula}.", {
    amount: wordMoney(entity.currentFundingSought ?? "0", opportunity.currency),
    formula: product(shares, share, "amount"),
  });
}

function howTime({ time: { days, share } }: Match): string {
  if (days === null)
    return t("No deadline is recorded, which counts {formula}.", { formula: unknownShare("time", share) });
  const step = TIME_STEPS.find((one) => days < one.days);
  if (!step)
    return t.count(
      days,
      "1 day left, {least} or more: all {points} points.",
      "{n} days left, {least} or more: all {points} points.",
      { least: TIME_STEPS.at(-1)!.days, points: POINTS.time },
    );
  return t.count(
    days,
    "1 day left, fewer than {limit}: {formula}.",
    "{n} days left, fewer than {limit}: {formula}.",
    { limit: step.days, formula: product(plainFigure(step.share), share, "time") },
  );
}
