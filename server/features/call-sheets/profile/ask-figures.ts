import { fold } from "../../../platform/text/fold";
import { NUMBER, toNumber } from "../reading/numbers";
import type { ComparedProfile, Verdict } from "./types";

const LEAST = "at least|a minimum of|minimum of|no fewer than|no less than|more than|over|au moins|plus de";
const MOST =
  "at most|a maximum of|no more than|not more than|fewer than|less than|under|up to|moins de|au plus|au maximum";
/** "more than 10" begins after ten, "fewer than 10" ends before it. */
const IS_STRICT = /more than|over|fewer than|less than|under|plus de|moins de/;

type Bound = { isLeast: boolean; number: number; isStrict: boolean };

function findBound(words: string, unit: string): Bound | undefined {
  const found = new RegExp(
    String.raw`(?<![\p{L}])(${LEAST}|${MOST})\s+(${NUMBER})\s+(?:\p{L}+[\s-]+){0,2}?(?:${unit})`,
    "u",
  ).exec(words);
  if (!found) return undefined;
  const isLeast = new RegExp(`^(?:${LEAST})$`).test(found[1]!);
  return { isLeast, number: toNumber(found[2]!), isStrict: IS_STRICT.test(found[1]!) };
}

/** Whether a number that lies between `from` and `to` certainly breaks a bound. */
function isBroken({ isLeast, number, isStrict }: Bound, from: number, to = from): boolean {
  if (isLeast) return isStrict ? to <= number : to < number;
  return isStrict ? from >= number : from > number;
}

const STAFF = "employees?|staff|workers?|people employed|salaries?|personnes salariees|fte";

/** "Companies with fewer than 250 employees" */
export function askStaff(quote: string, { staff }: ComparedProfile): Verdict | undefined {
  const bound = findBound(fold(quote), STAFF);
  if (!bound) return undefined;
  if (staff === null) return { fact: "staff", verdict: "unknown" };
  return { fact: "staff", verdict: isBroken(bound, staff) ? "contradicts" : "met" };
}

const OF_AGE =
  /\bold\b|exist|operat|establish|registered|trading|incorporated|founded|active|d'existence|d'anciennete|creee?s?/;
const OF_WORK = /experience|project|grant|last|past|previous|within|rent|lease|expert/;
const FOUNDED =
  /(?:founded|established|registered|incorporated|set up|creee?s?) (before|after|since|avant|apres|depuis) (?:(?:le )?\d{0,2}(?:er)? ?\p{L}+ )?((?:19|20)\d\d)/u;

/** "must have existed for at least two years"; only the year is known, so an age may be one year less. */
export function askAge(quote: string, { foundedYear }: ComparedProfile, today: string): Verdict | undefined {
  const words = fold(quote);
  const day = FOUNDED.exec(words);
  const bound = OF_AGE.test(words) && !OF_WORK.test(words) ? findBound(words, "years?|ans?") : undefined;
  if (!day && !bound) return undefined;
  if (foundedYear === null) return { fact: "foundedYear", verdict: "unknown" };
  const judge = (isAgainst: boolean): Verdict => ({
    ...{ fact: "foundedYear", verdict: isAgainst ? "contradicts" : "met" },
  });
  if (day) {
    const year = Number(day[2]);
    return judge(/before|avant/.test(day[1]!) ? foundedYear > year : foundedYear < year);
  }
  const most = Number(today.slice(0, 4)) - foundedYear;
  return judge(isBroken(bound!, Math.max(0, most - 1), most));
}

const REVENUE = /turnover|revenue|annual income|chiffre d'affaires/;
const MONEY = new RegExp(
  String.raw`(?<![\p{L}])(${LEAST}|${MOST}|below|above|exceeding|inferieur a|superieur a)\s+(?:([£€$])\s?)?(\d{1,3}(?:[ ,.]\d{3})+|\d+(?:\.\d+)?)\s?(million|m|k)?(?![\p{L}\d])\s?(€|euros?|pounds?|dollars?)?`,
  "u",
);
const CURRENCIES: Record<string, string> = { "£": "GBP", "€": "EUR", $: "USD", e: "EUR", p: "GBP", d: "USD" };

/** "an annual turnover below £500,000"; amounts of two currencies are not compared. */
export function askRevenue(
  quote: string,
  { revenue, revenueCurrency }: ComparedProfile,
): Verdict | undefined {
  const words = fold(quote);
  const found = REVENUE.test(words) ? MONEY.exec(words) : null;
  if (!found) return undefined;
  const currency = CURRENCIES[found[2] ?? found[5]?.[0] ?? ""];
  if (currency === undefined) return undefined;
  if (revenue === null || revenueCurrency === null) return { fact: "revenue", verdict: "unknown" };
  if (revenueCurrency !== currency) return undefined;
  const many = { million: 1_000_000, m: 1_000_000, k: 1_000 }[found[4] ?? ""] ?? 1;
  const digits = /[ ,.]\d{3}/.test(found[3]!) ? found[3]!.replace(/[ ,.]/g, "") : found[3]!;
  const isLeast = new RegExp(`^(?:${LEAST}|above|exceeding|superieur a)$`).test(found[1]!);
  const isStrict = IS_STRICT.test(found[1]!) || /below|above|exceeding|rieur/.test(found[1]!);
  const isAgainst = isBroken({ isLeast, number: Number(digits) * many, isStrict }, Number(revenue));
  return { fact: "revenue", verdict: isAgainst ? "contradicts" : "met" };
}
