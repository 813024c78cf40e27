import { CURRENCIES } from "@shared/constants/money";
import { readNumbers } from "../../readiness/claims/numbers";
import { listYears } from "../../readiness/claims/numbers";
import type { Finding, Sentence } from "../types";

/** "$" alone is read as the dollar of the United States, unless another country is named: see `read-profile`. */
const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  USD: String.raw`US\$|USD|\$|(?:US |American )dollars?`,
  EUR: "€|EUR|euros?",
  GBP: "£|GBP|pounds",
  INR: "₹|INR|Rs\\.?|rupees",
  NGN: "₦|NGN|naira",
  GHS: "GH₵|₵|GHS|GH¢|cedis?",
  KES: "KSh\\.?|KES",
  ZAR: "ZAR|R(?=\\s?\\d)|rand",
};
const BEFORE = CURRENCIES.map((code) => ({
  code,
  pattern: new RegExp(`(?<![\\p{L}$])(?:${CURRENCY_WORDS[code]})\\s?$`, "u"),
}));
const AFTER = CURRENCIES.map((code) => ({
  code,
  pattern: new RegExp(`^\\s?(?:d[’']\\s?|de\\s)?(?:${CURRENCY_WORDS[code]})(?![\\p{L}$])`, "u"),
}));
const SCALE = /^\s?(billion|milliards?|bn|mil millones|bilhões)(?![\p{L}])/iu;
const OTHER_DOLLAR = /(?:CA|C|A|AU|NZ|HK|(?<!U)S|Mex)\$\s?$|\$\s?(?:CAD|AUD|NZD|MXN)/u;
const MILLION_ES = /^\s?(?:millones|milhões|millón|milhão)(?![\p{L}])/iu;

type AmountRule = { fact: string; words: RegExp; isYearly: boolean; ours: boolean };
const YEAR_WORDS = String.raw`(?:annual|yearly|total|gross|whole)`;
const RULES: readonly AmountRule[] = [
  {
    fact: "annualBudget",
    words: /(?:annual|yearly|operating) budget|budget annuel|presupuesto anual|orçamento anual/iu,
    isYearly: true,
    ours: true,
  },
  {
    fact: "annualExpenses",
    words: new RegExp(
      `(?:${YEAR_WORDS} )?(?:expenditure|expenses)|total spending|dépenses totales|gastos totales`,
      "iu",
    ),
    isYearly: true,
    ours: true,
  },
  {
    fact: "annualRevenue",
    words: new RegExp(
      `${YEAR_WORDS} (?:income|revenue|turnover)|(?:our|the company[’']s) (?:income|revenue|turnover)|^turnover|chiffre d[’']affaires|ingresos anuales|volume de negócios|receita anual`,
      "iu",
    ),
    isYearly: true,
    ours: true,
  },
  {
    fact: "totalFundraisedToDate",
    words: /\b(?:have|has) (?:so far )?raised|avons levé|a levé|hemos recaudado|levantámos|captamos/iu,
    isYearly: false,
    ours: false,
  },
];
/** Money of the sector, a part, a plan or a round. */
const OTHERS =
  /\b(?:sector|market|industry|marché|mercado|in 20\d\d alone|will|aim|goal|target|could|aims|would|prize|sur l[’']an prochain)\b/iu;
const NEAR_MAX = 60;

/** An amount of a text, exact, with its currency. */
type Amount = { code: string; value: number; start: number; end: number };

/** Reads the amounts of a text whose currency can be chosen in a profile. */
export function readAmounts(text: string): Amount[] {
  return readNumbers(text).flatMap(({ value, start, end: digitsEnd }): Amount[] => {
    if (OTHER_DOLLAR.test(text.slice(0, start))) return [];
    const tail = text.slice(digitsEnd);
    const scale = SCALE.exec(tail) ?? MILLION_ES.exec(tail);
    const end = digitsEnd + (scale?.[0].length ?? 0);
    const times = scale ? (SCALE.test(tail) ? 1e9 : 1e6) : 1;
    const code =
      BEFORE.find(({ pattern }) => pattern.test(text.slice(0, start)))?.code ??
      AFTER.find(({ pattern }) => pattern.test(text.slice(end)))?.code;
    return code === undefined ? [] : [{ code, value: value * times, start, end }];
  });
}

/** Reads budgets, income, spending and what was raised. The currency comes as a finding of its own. */
export function readMoney(sentence: Sentence): Finding[] {
  const { text, page, isOwn } = sentence;
  const amounts = readAmounts(text);
  if (amounts.length === 0 || OTHERS.test(text)) return [];
  return RULES.flatMap(({ fact, words, isYearly, ours }): Finding[] => {
    const said = words.exec(text);
    if (!said) return [];
    const from = said.index + said[0].length;
    const amount = amounts.find(({ start }) => start >= from && start - from <= NEAR_MAX);
    if (!amount || amounts.some(({ start, end }) => start > from && end < amount.start)) return [];
    if (
      /[.;]/.test(
        text
          .slice(from, amount.start)
          .replace(/\d[.,]\d/g, "")
          .replace(/(?:Rs|no)\./g, ""),
      )
    )
      return [];
    if (!isOwn && !(ours && isAboutUs(text, said.index))) return [];
    const year = isYearly ? Math.max(0, ...listYears(text)) || undefined : undefined;
    const base = { quote: text, page, year };
    return [
      { ...base, fact, value: toDecimal(amount.value) },
      { quote: text, page, fact: "annualRevenueCurrency", value: amount.code },
    ];
  });
}

const isAboutUs = (text: string, at: number) =>
  at === 0 ||
  /(?:^|\b)(?:our|notre|nuestr[oa]|nosso|nossa)\s+(?:\p{L}+\s+){0,2}$/iu.test(text.slice(0, at)) ||
  /(?:^|\s)(?:our|notre)\s/iu.test(text.slice(0, at + 4));

const toDecimal = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));
