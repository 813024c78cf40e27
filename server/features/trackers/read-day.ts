import type { DayOrder } from "@shared/constants/trackers";
import { fold } from "../../platform/text/fold";
import { findDates } from "../catalogue/extraction/values/dates";
import { plainDigits } from "./compare-words";

/** The months in Arabic, as they are called in different countries, without their marks. */
const ARABIC_MONTHS: readonly (readonly string[])[] = [
  ["يناير", "كانون الثاني", "جانفي"],
  ["فبراير", "شباط", "فيفري"],
  ["مارس", "اذار"],
  ["ابريل", "نيسان", "افريل"],
  ["مايو", "ايار", "ماي"],
  ["يونيو", "حزيران", "جوان"],
  ["يوليو", "تموز", "جويلية"],
  ["اغسطس", "اب", "اوت"],
  ["سبتمبر", "ايلول"],
  ["اكتوبر", "تشرين الاول"],
  ["نوفمبر", "تشرين الثاني"],
  ["ديسمبر", "كانون الاول"],
];
const ENGLISH = "January February March April May June July August September October November December".split(
  " ",
);
const MONTHS = ARABIC_MONTHS.flatMap((names, index) =>
  names.map((name) => [new RegExp(`(?<!\\p{L})${fold(name)}(?!\\p{L})`, "u"), ENGLISH[index]!] as const),
);

/** An hour behind a day. */
const HOUR =
  /[ T,]*\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/i;
const WEEKDAY_OR_ARTICLE = /^(?:\p{L}{2,10}\.?,? )?(?:le |el |the )?$/iu;
/** "31-Dec-25" */
const SHORT_YEAR = /^(\d{1,2}[- ]\p{L}{3,9}\.?[- ])'?(\d{2})$/u;
const FIGURES = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
/** Workbooks count days from 1900; these are 1995 to 2050. */
const SERIAL = /^(\d{5})(?:[.,]\d+)?$/;
const [SERIAL_MIN, SERIAL_MAX, SERIAL_OF_1970, DAY_MS] = [34_700, 54_789, 25_569, 86_400_000];

/** A cell as a day is written in it: without an hour, with the months of Arabic in English. */
function tidyDay(text: string): string {
  const plain = plainDigits(text).replace(HOUR, "").replace(SHORT_YEAR, "$120$2");
  if (!/\p{Script=Arabic}/u.test(plain)) return plain;
  const folded = fold(plain);
  const [pattern, month] = MONTHS.find(([each]) => each.test(folded)) ?? [];
  return pattern && month ? folded.replace(pattern, month) : plain;
}

/**
 * Which of day and month stands first in a column; null when its days can be read both ways, undefined when nothing depends on it.
 */
export function findDayOrder(cells: readonly string[]): DayOrder | null | undefined {
  const orders = new Set<DayOrder>();
  let isOpen = false;
  for (const cell of cells) {
    const [, a, b] = FIGURES.exec(tidyDay(cell)) ?? [];
    if (a === undefined) continue;
    const [first, second] = [Number(a), Number(b)];
    if (first > 12 && second <= 12) orders.add("day");
    else if (second > 12 && first <= 12) orders.add("month");
    else if (first !== second) isOpen = true;
  }
  if (!isOpen) return undefined;
  return orders.size === 1 ? [...orders][0]! : null;
}

/** Reads the day of a cell as `YYYY-MM-DD`; null for anything else, and for a day whose order is not known. */
export function readDay(text: string, order: DayOrder | null | undefined, now: Date): string | null {
  const plain = tidyDay(text);
  const serial = Number(SERIAL.exec(plain)?.[1] ?? 0);
  if (serial >= SERIAL_MIN && serial <= SERIAL_MAX)
    return new Date((serial - SERIAL_OF_1970) * DAY_MS).toISOString().slice(0, 10);
  const [, a = "", b = "", year = ""] = FIGURES.exec(plain) ?? [];
  if (a !== "") {
    const isDayFirst = Number(a) > 12 || (Number(b) <= 12 && order === "day");
    const isKnown = Number(a) > 12 || Number(b) > 12 || a === b || (order ?? null) !== null;
    const [day, month] = isDayFirst ? [a, b] : [b, a];
    return isKnown ? toDay(year.length === 2 ? `20${year}` : year, month, day) : null;
  }
  const [found, other] = findDates(plain, { now, dayFirst: null });
  if (!found || other || found.date === null || !/\d{4}/.test(plain.slice(found.start, found.end)))
    return null;
  const isWhole =
    WEEKDAY_OR_ARTICLE.test(plain.slice(0, found.start)) && plain.slice(found.end).trim() === "";
  return isWhole ? found.date : null;
}

function toDay(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}
