const MONTHS =
  "january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec".split(
    "|",
  );
const NUMBERS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 6, 7, 8, 9, 9, 10,
  11, 12,
];
const MONTH = `(${[...MONTHS].sort((a, b) => b.length - a.length).join("|")})\\.?`;
const DAY_FIRST = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th|er)?\\s+(?:of\\s+)?${MONTH},?\\s+(20\\d{2})\\b`,
  "g",
);
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(20\\d{2})\\b`, "g");
const SLASHES = /\b(\d{1,2})[/.](\d{1,2})[/.](20\d{2})\b/g;
const ISO = /\b(20\d{2})-(\d{2})-(\d{2})\b/g;

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

function toDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

const monthOf = (name: string) => NUMBERS[MONTHS.indexOf(name)]!;

const WITHOUT_YEAR = new RegExp(
  `\\b(?:\\d{1,2}(?:st|nd|rd|th|er)?\\s+${MONTH}(?![a-z])|${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?)(?!,?\\s+20\\d{2}|\\d|\\s*(?:to|-|–|et|and|au)\\s)`,
);
/** Where a text first names a day without its year; -1 where it does not. */
const findDayWithoutYear = (text: string): number => fold(text).search(WITHOUT_YEAR);
const ANY_YEAR = /\b20\d{2}\b/;
/** Whether the first day that a text names has no year, and another one behind it has. */
export function beginsWithoutYear(text: string): boolean {
  const at = findDayWithoutYear(text);
  return at >= 0 && ANY_YEAR.test(text.slice(at)) && !ANY_YEAR.test(text.slice(0, at));
}

/** The days that a text names, as `YYYY-MM-DD`. */
export function findDates(text: string, isDayFirst: boolean): string[] {
  const plain = fold(text);
  const found: (string | null)[] = [];
  for (const [, day, month, year] of plain.matchAll(DAY_FIRST))
    found.push(toDate(+year!, monthOf(month!), +day!));
  for (const [, month, day, year] of plain.matchAll(MONTH_FIRST))
    found.push(toDate(+year!, monthOf(month!), +day!));
  for (const [, a, b, year] of plain.matchAll(SLASHES))
    found.push(isDayFirst || +a! > 12 ? toDate(+year!, +b!, +a!) : toDate(+year!, +a!, +b!));
  for (const [, year, month, day] of plain.matchAll(ISO)) found.push(toDate(+year!, +month!, +day!));
  return [...new Set(found.filter((date) => date !== null))];
}

const TWELVE = /\b(\d{1,2})(?:[:.](\d{2}))?(?:[:.]\d{2})?\s*([ap])\.?\s?m\b/;
const TWENTY_FOUR = /\b(\d{1,2})\s?[:h]\s?(\d{2})(?!\d)/;
const FRENCH_HOUR = /\b(\d{1,2})\s?h(?:eures?)?\b/;

/** The hour that a text names, as `HH:MM`. */
export function findTime(text: string): string | null {
  const plain = fold(text);
  const twelve = TWELVE.exec(plain);
  if (twelve) return write((Number(twelve[1]) % 12) + (twelve[3] === "p" ? 12 : 0), Number(twelve[2] ?? 0));
  if (/\b(?:noon|midday|midi)\b/.test(plain)) return "12:00";
  if (/\b(?:midnight|minuit)\b/.test(plain)) return "23:59";
  const full = TWENTY_FOUR.exec(plain) ?? FRENCH_HOUR.exec(plain);
  return full ? write(Number(full[1]), Number(full[2] ?? 0)) : null;
}

const write = (hour: number, minute: number): string | null =>
  hour <= 24 && minute < 60 ? `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}` : null;

const ZONE =
  /\b(?:(?:eastern|central|mountain|pacific|brussels|paris|london|uk|local|universal)(?:\s+(?:standard|daylight))?(?:\s+time)?|heure\s+de\s+\p{L}+|[ECMP][SD]?T|CES?T|BST|GMT|UTC)(?!\p{L})/iu;
/** The time zone as the text writes it. */
export const findZone = (text: string): string | null => ZONE.exec(text)?.[0] ?? null;

/** Whether a call writes the day before the month: those of Europe do. */
export const writesDayFirst = (text: string): boolean =>
  /[€£]|\beuros?\b|\bbrussels\b|\bCES?T\b|\bclôture\b|\bdossiers?\b|\bappel à\b|\bEU\b/i.test(text);
