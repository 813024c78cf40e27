import { parseUrl } from "@shared/parse-url";
/**
 * Several currencies share these symbols and words. The page decides which one is meant, or it stays open.
 */
type SharedMoney = "dollar" | "rupee" | "krona" | "cfa" | "peso" | "dirham" | "naira-n";

/** Maps a symbol to its ISO code, or to the family of currencies that share it. */
const SYMBOLS: Record<string, string> = {
  US$: "USD",
  "US $": "USD",
  "U.S. $": "USD",
  "USD $": "USD",
  USD$: "USD",
  C$: "CAD",
  CA$: "CAD",
  CAD$: "CAD",
  CAN$: "CAD",
  CDN$: "CAD",
  A$: "AUD",
  AU$: "AUD",
  AUD$: "AUD",
  NZ$: "NZD",
  S$: "SGD",
  SG$: "SGD",
  HK$: "HKD",
  NT$: "TWD",
  MX$: "MXN",
  R$: "BRL",
  N$: "NAD",
  J$: "JMD",
  TT$: "TTD",
  $: "dollar",
  "€": "EUR",
  "£": "GBP",
  "E£": "EGP",
  "₦": "NGN",
  N: "naira-n",
  "₵": "GHS",
  "GH¢": "GHS",
  "GH₵": "GHS",
  "GH¢ ": "GHS",
  GHc: "GHS",
  GHC: "GHS",
  KSh: "KES",
  "KSh.": "KES",
  Ksh: "KES",
  "Ksh.": "KES",
  KSH: "KES",
  Kshs: "KES",
  "Kshs.": "KES",
  KShs: "KES",
  Kes: "KES",
  USh: "UGX",
  TSh: "TZS",
  R: "ZAR",
  "₹": "INR",
  Rs: "rupee",
  "Rs.": "rupee",
  "¥": "JPY",
  "CN¥": "CNY",
  RMB: "CNY",
  "₱": "PHP",
  "₩": "KRW",
  "₫": "VND",
  "฿": "THB",
  "₪": "ILS",
  "₺": "TRY",
  "₴": "UAH",
  zł: "PLN",
  Kč: "CZK",
  Fr: "CHF",
  "Fr.": "CHF",
  SFr: "CHF",
  "SFr.": "CHF",
  kr: "krona",
  "kr.": "krona",
  FCFA: "cfa",
  "F CFA": "cfa",
  CFA: "cfa",
  Dhs: "dirham",
};

/**
 * These words stand after a number, in the languages that are read. A longer phrase comes before a shorter
 * one.
 */
const WORDS: [RegExp, string][] = [
  [/^u\.?s\.? dollars?\b/, "USD"],
  [/^american dollars?\b/, "USD"],
  [/^canadian dollars?\b/, "CAD"],
  [/^australian dollars?\b/, "AUD"],
  [/^new zealand dollars?\b/, "NZD"],
  [/^singapore dollars?\b/, "SGD"],
  [/^hong kong dollars?\b/, "HKD"],
  [/^(?:dollars?|d[oó]lares)\b/, "dollar"],
  [/^euros?\b/, "EUR"],
  [/^(?:pounds? sterling|british pounds?|pounds)\b/, "GBP"],
  [/^naira\b/, "NGN"],
  [/^(?:ghana(?:ian)? )?cedis?\b/, "GHS"],
  [/^(?:south african )?rands?\b/, "ZAR"],
  [/^kenyan? shillings?\b/, "KES"],
  [/^ugandan? shillings?\b/, "UGX"],
  [/^tanzanian? shillings?\b/, "TZS"],
  [/^indian rupees?\b/, "INR"],
  [/^rupees?\b/, "rupee"],
  [/^yen\b/, "JPY"],
  [/^yuan\b/, "CNY"],
  [/^(?:swiss francs?|francs? suisses?|schweizer franken|franken)\b/, "CHF"],
  [/^(?:de )?(?:f ?cfa|francs? cfa|cfa francs?)\b/, "cfa"],
  [/^rwandan? francs?\b/, "RWF"],
  [/^(?:swedish )?kronor\b/, "SEK"],
  [/^reais\b/, "BRL"],
  [/^pesos?\b/, "peso"],
  [/^dirhams?\b/, "dirham"],
  [/^(?:polish )?z[lł]ot(?:y|ys|ych)\b/, "PLN"],
];

/** These codes are also words. A heading in capitals would turn its numbers into money. */
const WORDS_IN_CAPITALS = new Set("ALL TOP CUP MOP SOS ANG LAK BAM GEL PEN MUR STD VES SLE".split(" "));
const CODES = new Set(Intl.supportedValuesOf("currency").filter((code) => !WORDS_IN_CAPITALS.has(code)));

const escape = (text: string) => text.replace(/[.$]/g, "\\$&");
const SYMBOL_ALTERNATION = Object.keys(SYMBOLS)
  .sort((a, b) => b.length - a.length)
  .map(escape)
  .join("|");
const BEFORE = new RegExp(`(?<![\\p{L}\\p{Sc}\\d])(?:(${SYMBOL_ALTERNATION})|([A-Z]{3}))[ ]?$`, "u");
const AFTER = new RegExp(`^ ?(?:(${SYMBOL_ALTERNATION})|([A-Z]{3}))(?![\\p{L}\\d])`, "u");
/** These letters are too short to mean money after a number. */
const ONLY_BEFORE = new Set(["N", "R", "Fr"]);

export type FoundCurrency = { currency: string; length: number };

/**
 * Finds the currency that ends right before a number. `head` is the text before it, and a few characters are
 * enough.
 */
export function currencyBefore(head: string): FoundCurrency | null {
  const match = BEFORE.exec(head.slice(-10));
  const currency = match ? (match[1] ? SYMBOLS[match[1]] : findCode(match[2])) : undefined;
  return match && currency ? { currency, length: match[0].length } : null;
}

/** Finds the currency that follows a number as a symbol, a code or a word. */
export function currencyAfter(tail: string): FoundCurrency | null {
  const nearText = tail.slice(0, 30);
  const match = AFTER.exec(nearText);
  if (match && !ONLY_BEFORE.has(match[1] ?? "")) {
    const currency = match[1] ? SYMBOLS[match[1]] : findCode(match[2]);
    if (currency) return { currency, length: match[0].length };
  }
  const space = nearText.startsWith(" ") ? 1 : 0;
  const words = nearText.slice(space).toLowerCase();
  for (const [pattern, currency] of WORDS) {
    const word = pattern.exec(words);
    if (word) return { currency, length: space + word[0].length };
  }
  return null;
}

const findCode = (code: string | undefined) => (code !== undefined && CODES.has(code) ? code : undefined);

/** Maps each shared symbol to its currency on this page. A family that is missing stays open. */
export type MoneyContext = { shared: Partial<Record<SharedMoney, string>>; isCommaDecimal: boolean };

const BY_COUNTRY: Record<SharedMoney, Record<string, string>> = {
  dollar: { au: "AUD", ca: "CAD", nz: "NZD", sg: "SGD", hk: "HKD", jm: "JMD", na: "NAD" },
  rupee: { in: "INR", pk: "PKR", lk: "LKR", np: "NPR", mu: "MUR" },
  krona: { se: "SEK", no: "NOK", dk: "DKK", is: "ISK" },
  cfa: {
    sn: "XOF",
    ci: "XOF",
    bj: "XOF",
    tg: "XOF",
    bf: "XOF",
    ml: "XOF",
    ne: "XOF",
    gw: "XOF",
    cm: "XAF",
    ga: "XAF",
    cg: "XAF",
    td: "XAF",
    cf: "XAF",
    gq: "XAF",
  },
  peso: { mx: "MXN", co: "COP", ar: "ARS", cl: "CLP", ph: "PHP", uy: "UYU" },
  dirham: { ma: "MAD", ae: "AED" },
  "naira-n": { ng: "NGN" },
};

/** These words of a page decide what a shared symbol means there. */
const BY_WORD: Record<SharedMoney, [RegExp, string][]> = {
  dollar: [
    [/\b(?:CAD|Canadian dollars?|C\$|CA\$)/, "CAD"],
    [/\b(?:AUD|Australian dollars?|A\$|AU\$)/, "AUD"],
    [/\b(?:NZD|New Zealand dollars?|NZ\$)/, "NZD"],
    [/\b(?:SGD|Singapore dollars?|S\$)/, "SGD"],
    [/\b(?:HKD|Hong Kong dollars?|HK\$)/, "HKD"],
    [/\b(?:USD|US dollars?|U\.S\. dollars?|US\$)/, "USD"],
  ],
  rupee: [
    [/\b(?:INR|Indian rupees?|lakhs?|crores?)\b/, "INR"],
    [/\b(?:PKR|Pakistan)/, "PKR"],
    [/\b(?:NPR|Nepal)/, "NPR"],
    [/\b(?:LKR|Sri Lanka)/, "LKR"],
  ],
  krona: [
    [/\b(?:SEK|Swedish|Sweden|Sverige)\b/, "SEK"],
    [/\b(?:NOK|Norwegian|Norway|Norge)\b/, "NOK"],
    [/\b(?:DKK|Danish|Denmark|Danmark)\b/, "DKK"],
  ],
  cfa: [
    [/\b(?:XOF|UEMOA|BCEAO|S[ée]n[ée]gal|C[ôo]te d.Ivoire|B[ée]nin|Togo|Burkina Faso|Mali)\b/, "XOF"],
    [/\b(?:XAF|CEMAC|BEAC|Cam(?:eroun|eroon)|Gabon|Tchad)\b/, "XAF"],
  ],
  peso: [
    [/\b(?:MXN|M[ée]xico)\b/, "MXN"],
    [/\b(?:COP|Colombia)\b/, "COP"],
    [/\b(?:ARS|Argentina)\b/, "ARS"],
    [/\b(?:CLP|Chile)\b/, "CLP"],
    [/\b(?:PHP|Philippines)\b/, "PHP"],
  ],
  dirham: [
    [/\b(?:MAD|Maroc|Morocco)\b/, "MAD"],
    [/\b(?:AED|Emirates)\b/, "AED"],
  ],
  "naira-n": [[/\b(?:NGN|[Nn]aira|Nigeria)/, "NGN"]],
};

const COMMA_DECIMAL = new Set([
  "fr",
  "de",
  "es",
  "pt",
  "it",
  "nl",
  "da",
  "sv",
  "no",
  "nb",
  "pl",
  "cs",
  "fi",
  "tr",
]);

/**
 * Decides by the words of the page when they name exactly one currency of a family, otherwise by the country
 * of its address. "$" means US dollars when nothing says otherwise. The other families stay open.
 */
export function resolveMoneyContext(text: string, url: string, language: string | null): MoneyContext {
  const country = parseUrl(url)?.hostname.split(".").at(-1) ?? "";
  const shared: MoneyContext["shared"] = {};
  for (const family of Object.keys(BY_WORD) as SharedMoney[]) {
    const namedCurrencies = BY_WORD[family]
      .filter(([pattern]) => pattern.test(text))
      .map(([, currency]) => currency);
    const localCurrency = BY_COUNTRY[family][country];
    const chosenCurrency =
      namedCurrencies.length === 1
        ? namedCurrencies[0]
        : (localCurrency ?? (family === "dollar" ? resolveDollar(namedCurrencies) : undefined));
    if (chosenCurrency) shared[family] = chosenCurrency;
  }
  return { shared, isCommaDecimal: language !== null && COMMA_DECIMAL.has(language) };
}

/** When a page names several other dollars, the bare sign may mean any of them. */
const resolveDollar = (namedCurrencies: readonly string[]) =>
  namedCurrencies.length === 0 || namedCurrencies.includes("USD") ? "USD" : undefined;
