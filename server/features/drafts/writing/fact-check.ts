import { figurePattern, readDate, readDigits, readWords, roundOff } from "./figures";
import { collectNames, type NameBase } from "./name-facts";
import type { PreparedFacts } from "./prepare-facts";

/** What stands in a draft where a figure had no fact behind it. */
const CONFIRM_FIGURE = "[add: confirm figure]";
const CONFIRM_LINK = "[add: confirm link]";

export type FactBase = {
  values: ReadonlySet<number>;
  /** `YYYY-MM-DD` and `MM-DD`. */
  dates: ReadonlySet<string>;
  /** All facts as one lower-case text. */
  text: string;
  names: NameBase;
};

export type CheckedText = {
  text: string;
  /** Figures that the facts bear out, and figures, names and quotations that were taken out. */
  supported: number;
  removed: number;
};

/** Everything that a draft from these facts may state as a figure or a name. */
export const collectFacts = (facts: PreparedFacts): FactBase =>
  // The points of a criterion are no figure of the applicant's.
  collectFactsIn(textsIn({ ...facts, opportunity: withoutCalled(facts.opportunity) }), collectNames(facts));

const withoutCalled = (opportunity: PreparedFacts["opportunity"]) => ({
  ...opportunity,
  ...{ callLimits: [], callAiRules: [], callCriteria: [] },
});

/** The figures of some texts, with the names that may stand beside them. */
export function collectFactsIn(texts: readonly string[], names: NameBase): FactBase {
  const values = new Set<number>();
  const dates = new Set<string>();
  for (const text of texts) {
    for (const match of text.matchAll(figurePattern())) {
      const { date, number, suffix, words } = match.groups ?? {};
      if (date) {
        const read = readDate(date);
        dates.add(read);
        dates.add(read.slice(-5));
        if (read.length === 10) values.add(Number(read.slice(0, 4)));
      } else if (number) {
        for (const value of readDigits(number, suffix)) values.add(value);
      } else if (words) {
        const value = readWords(words);
        if (value !== undefined) values.add(value);
      }
    }
  }
  return { values, dates, text: texts.join("\n").toLowerCase(), names };
}

/**
 * `text` with every figure, date and link that the facts do not hold replaced by a marker to confirm it. Amounts may be
 * shortened ("$1.2M" for 1,234,000) but not rounded to a single digit.
 */
export function checkFigures(text: string, facts: FactBase): CheckedText {
  let supported = 0;
  let removed = 0;
  const judge = (isSupported: boolean, found: string, instead = CONFIRM_FIGURE) => {
    if (isSupported) supported += 1;
    else removed += 1;
    return isSupported ? found : instead;
  };

  const checked = text.normalize("NFKC").replace(figurePattern(), (found: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const whole = rest.at(-2) as string;
    const offset = rest.at(-3) as number;
    const { marker, link, date, list, currency, number, suffix, vague, words } = groups;
    if (marker) return checkMarker(marker, facts);
    if (link) {
      const bare = link.toLowerCase().replace(/[.,;:!?]+$/, "");
      return judge(facts.text.includes(bare), found, CONFIRM_LINK);
    }
    if (date) {
      // "we may 12 times": only a capital makes a month of a verb.
      const verb = /^(?:may|march) /.exec(date)?.[0];
      if (verb === undefined) return judge(facts.dates.has(readDate(date)), found);
      return verb + judge(hasEveryNumber(date, facts), found.slice(verb.length));
    }
    if (list) return found;
    if (number) {
      if (isPartOfWord(found, number, whole, offset)) return found;
      // "Top 10", "all 500": words that are a currency only in capitals.
      const lead = currency && /[a-z]/.test(currency) && !/^(?:KSh|Rs)/.test(currency) ? currency : "";
      return lead + judge(hasValue(number, suffix, facts), found.slice(lead.length));
    }
    if (vague) return judge(mentions(facts.text, vague), found);
    if (words) {
      const value = readWords(words);
      return value === undefined ? found : judge(facts.values.has(value), found);
    }
    return judge(mentions(facts.text, found), found);
  });
  return { text: joinMarkers(checked), supported, removed };
}

/** B2B, CO2, Web3, 3D: a digit or two grown together with letters names a thing and counts nothing. */
function isPartOfWord(found: string, number: string, whole: string, offset: number): boolean {
  if (number.length > 2 || !/^\d/.test(found)) return false;
  const before = whole[offset - 1] ?? "";
  const after = whole.slice(offset + found.length, offset + found.length + 2);
  return (
    /\p{L}/u.test(before) || /^[A-Z](?![A-Z\d])/.test(after) || whole.slice(offset - 6, offset) === "COVID-"
  );
}

function hasValue(number: string, suffix: string | undefined, facts: FactBase): boolean {
  const values = readDigits(number, suffix);
  if (values.some((value) => facts.values.has(value))) return true;
  if (!suffix || number.replace(/\D/g, "").length < 2) return false;
  const shown = Number(number.replace(",", "."));
  const scale = roundOff((values[0] ?? 0) / shown);
  const decimals = /[.,](\d+)$/.exec(number)?.[1]?.length ?? 0;
  return [...facts.values].some((fact) => (fact / scale).toFixed(decimals) === shown.toFixed(decimals));
}

/** A marker asks for something and states nothing; one that suggests a figure of its own loses its wording. */
function checkMarker(marker: string, facts: FactBase): string {
  return hasEveryNumber(marker, facts) ? marker : CONFIRM_FIGURE;
}

function hasEveryNumber(text: string, facts: FactBase): boolean {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).every((number) => hasValue(number, undefined, facts));
}

/** Whether a lower-case text holds these words, not as a part of others ("half" in "behalf"). */
function mentions(text: string, words: string): boolean {
  const pattern = words.toLowerCase().replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "u").test(text);
}

/** "[…] to […]", "[…]/[…]": two figures of one range need one marker. */
function joinMarkers(text: string): string {
  const marker = CONFIRM_FIGURE.replace(/[[\]]/g, "\\$&");
  return text.replace(
    new RegExp(`${marker}(?:\\s*(?:[-–—/⁄]|to|and|or)?\\s*${marker})+`, "g"),
    CONFIRM_FIGURE,
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}
