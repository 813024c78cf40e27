import { parseUrl } from "@shared/parse-url";
import { MONTH, findMonth, WEEKDAY, findWeekday } from "./months";

/**
 * A day that a text names. `date` (`YYYY-MM-DD`) is null when the year, or the order of day and month, is
 * uncertain.
 */
export type FoundDate = { start: number; end: number; date: string | null };

export type DateContext = {
  now: Date;
  /** Whether the day comes first in `03/04/2026`, or null when this is unknown. */
  dayFirst: boolean | null;
  /** The year of dates without one, when the words above them name it. */
  year?: number | undefined;
};

type Raw = {
  start: number;
  end: number;
  day: number;
  month: number;
  year: number | null;
  weekday: number | undefined;
  isOrderOpen: boolean;
};

const ISO =
  /(?<![\d-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)(?:T\d{2}:\d{2}[\d:.]{0,12}(?:Z|[+-]\d{2}:?\d{2})?)?/g;
const DAY_FIRST = new RegExp(
  `(?<![\\d.,:/€£$])(\\d{1,2})(?:st|nd|rd|th|er|º|ª|\\.)?(?: (?:of|de|du|day of))?[ -]?(${MONTH})(?!\\p{L})\\.?(?:,| de[l]?| of|-)?(?:[ -]?'?(\\d{4})(?!\\d))?`,
  "giu",
);
const MONTH_FIRST = new RegExp(
  `(?<!\\p{L})(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|[.,]\\d| ?(?:%|k\\b))(?:(?:,| of)? ?(\\d{4})(?!\\d|,\\d))?`,
  "giu",
);
const NUMERIC = /(?<![\d/.,-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-]|\.\d)/g;
const WEEKDAY_BEFORE = new RegExp(`(?<!\\p{L})(${WEEKDAY})[.,]?(?: the| le| den| dem| el)?,? ?$`, "iu");
const WEEKDAY_AFTER = new RegExp(`^,? ?\\(?(${WEEKDAY})(?!\\p{L})`, "iu");
const LISTED = new RegExp(
  `^[ ,;/&–—-]*(?:(?:and|or|to|until|et|ou|au|und|bis|oder|y|al|e|through|by|the|then)[ ,]*)?(?:(?:${WEEKDAY})[., ]*)?(?:the )?$`,
  "iu",
);

/** Dates from 2076 on have been seen with the meaning "no date". */
const YEAR_MAX = 2050;
const YEAR_MIN = 1990;

/** Finds every day that a text names, in order. A month alone is no day. */
export function findDates(text: string, context: DateContext): FoundDate[] {
  const raws = addSharedYears(text, removeOverlaps(findRawDates(text, context)));
  return raws.map((raw) => ({ start: raw.start, end: raw.end, date: resolveDate(raw, context) }));
}

function* findRawDates(text: string, { dayFirst }: DateContext): Generator<Raw> {
  for (const match of text.matchAll(ISO))
    yield buildRaw(text, match, Number(match[4]), Number(match[3]), Number(match[1]));
  for (const match of text.matchAll(DAY_FIRST)) {
    const month = findMonth(match[2] ?? "");
    if (month) yield buildRaw(text, match, Number(match[1]), month, match[3] ? Number(match[3]) : null);
  }
  for (const match of text.matchAll(MONTH_FIRST)) {
    const month = findMonth(match[1] ?? "");
    // In "you may 2 times" the word is a verb.
    if (month && match[1] !== "may" && match[1] !== "mar")
      yield buildRaw(text, match, Number(match[2]), month, match[3] ? Number(match[3]) : null);
  }
  for (const match of text.matchAll(NUMERIC)) {
    const [first, second] = [Number(match[1]), Number(match[3])];
    const year = Number(match[4]) + (match[4]?.length === 2 ? 2000 : 0);
    // When points stand between the figures, the day comes first.
    const isDayFirst = match[2] === "." || first > 12 || (second <= 12 && dayFirst === true);
    const isCertain = match[2] === "." || first > 12 || second > 12 || dayFirst !== null || first === second;
    const raw = isDayFirst
      ? buildRaw(text, match, first, second, year)
      : buildRaw(text, match, second, first, year);
    yield { ...raw, isOrderOpen: !isCertain };
  }
}

function buildRaw(
  text: string,
  match: RegExpExecArray,
  day: number,
  month: number,
  year: number | null,
): Raw {
  const end = match.index + match[0].trimEnd().length;
  const before = WEEKDAY_BEFORE.exec(text.slice(Math.max(0, match.index - 22), match.index));
  const after = WEEKDAY_AFTER.exec(text.slice(end, end + 18));
  return {
    start: match.index,
    end,
    day,
    month,
    year,
    weekday: findWeekday(before?.[1] ?? after?.[1] ?? ""),
    isOrderOpen: false,
  };
}

function removeOverlaps(dates: Iterable<Raw>): Raw[] {
  // When two dates begin at one place, the longer one stays. When two overlap, the one with a year stays.
  const sorted = [...dates].sort((a, b) => a.start - b.start || b.end - a.end);
  const result: Raw[] = [];
  for (const raw of sorted) {
    const last = result.at(-1);
    if (!last || raw.start >= last.end) result.push(raw);
    else if (last.year === null && raw.year !== null) result[result.length - 1] = raw;
  }
  return result;
}

/**
 * Copies the year that a list states only at its end: "1 November to 31 January 2027", "5 March, 4 June and 3
 * September 2027".
 */
function addSharedYears(text: string, raws: Raw[]): Raw[] {
  for (let i = raws.length - 2; i >= 0; i -= 1) {
    const [raw, next] = [raws[i], raws[i + 1]];
    if (!raw || !next || raw.year !== null || next.year === null) continue;
    const between = text.slice(raw.end, next.start);
    if (between.length > 30 || !LISTED.test(between)) continue;
    const isLater = raw.month > next.month || (raw.month === next.month && raw.day > next.day);
    raw.year = isLater ? next.year - 1 : next.year;
  }
  return raws;
}

function resolveDate(
  { day, month, year, weekday, isOrderOpen }: Raw,
  { now, year: contextYear }: DateContext,
): string | null {
  if (isOrderOpen) return null;
  if (year !== null) return toIsoDay(year, month, day);
  const currentYear = now.getUTCFullYear();
  if (weekday !== undefined) {
    // A date falls on the same weekday again after five or six years, so at most one of these three years
    // fits.
    const years = [currentYear - 1, currentYear, currentYear + 1].filter(
      (candidate) => toIsoDay(candidate, month, day) && getWeekday(candidate, month, day) === weekday,
    );
    return years.length === 1 ? toIsoDay(years[0] ?? 0, month, day) : null;
  }
  return contextYear === undefined ? null : toIsoDay(contextYear, month, day);
}

const getWeekday = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** Returns `YYYY-MM-DD`, or null when the day does not exist or no call has such a year. */
function toIsoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() + 1 !== month || date.getUTCDate() !== day) return null;
  if (year < YEAR_MIN || year >= YEAR_MAX) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/**
 * Reads the printed day of a machine-readable date, such as `2027-01-31T17:00:00Z`. Returns null for anything
 * else.
 */
export function readIsoDate(printed: unknown): string | null {
  if (typeof printed !== "string") return null;
  const match = /^(\d{4})-(\d{2})-(\d{2})(?![\d-])/.exec(printed.trim());
  return match ? toIsoDay(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

const MONTHLY = new RegExp(`(?<!\\p{L})(?:${MONTH})(?!\\p{L})`, "iu");
/** Whether a text names a time of the year. */
export function namesTimeOfYear(text: string): boolean {
  return (
    MONTHLY.test(text) ||
    /\b(?:spring|summer|autumn|winter|quarter|each year|every year|annually)\b/i.test(text)
  );
}

const MONTH_FIRST_PLACES = /\.(?:gov|mil|us)$/;
const DAY_FIRST_PLACES =
  /\.(?:uk|ie|eu|fr|de|es|pt|it|nl|be|ch|at|dk|se|no|fi|pl|ke|ng|gh|za|ug|tz|rw|in|pk|au|nz|br|sn|ci|ma|tn|eg)$/;
const DAY_FIRST_LANGUAGES = new Set(["fr", "de", "es", "pt", "it", "nl", "da", "sv", "no", "nb", "pl", "fi"]);
const UNORDERED = /(?<![\d/-])(\d{1,2})\/(\d{1,2})\/\d{4}(?!\d)/g;

/**
 * Whether a page writes the day before the month. Dates that can only be read one way decide, otherwise the
 * language or the address. Returns null when it stays unknown.
 */
export function detectDayFirst(text: string, url: string, languageTag: string | null): boolean | null {
  let [days, months] = [0, 0];
  for (const match of text.matchAll(UNORDERED)) {
    if (Number(match[1]) > 12) days += 1;
    else if (Number(match[2]) > 12) months += 1;
  }
  if (days > 0 !== months > 0) return days > 0;
  if (days > 0) return null;
  const tag = languageTag?.toLowerCase() ?? "";
  if (tag === "en-us") return false;
  if (/^en-(?:gb|au|nz|ie|za|ke|ng|gh|in)$/.test(tag) || DAY_FIRST_LANGUAGES.has(tag.slice(0, 2)))
    return true;
  const host = parseUrl(url)?.hostname ?? "";
  if (MONTH_FIRST_PLACES.test(host)) return false;
  return DAY_FIRST_PLACES.test(host) ? true : null;
}
