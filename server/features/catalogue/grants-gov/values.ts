import { compareAmounts } from "@shared/plain-decimal";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A date from this year on means "no date". The years 2076, 2099, 2102 and 2121 have been seen. */
const STAND_IN_YEAR = 2050;

/**
 * Reads a printed calendar date and returns `YYYY-MM-DD`. The time beside it is always midnight and never
 * shifts the day. The forms are `MM/DD/YYYY`, `MMDDYYYY`, `YYYY-MM-DD` with or without more text after it,
 * and `Sep 09, 2026 12:00:00 AM EDT`. Returns null for anything else, for days that do not exist and for
 * dates that mean "no date".
 */
export function readDate(printed: string | null | undefined): string | null {
  const text = printed?.trim() ?? "";
  const numeric = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (numeric) return toIsoDay(numeric[3], numeric[1], numeric[2]);
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[-T ].*)?$/.exec(text);
  if (iso) return toIsoDay(iso[1], iso[2], iso[3]);
  const named = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}), (\d{4})(?: .*)?$/.exec(text);
  const month = MONTHS.indexOf(named?.[1]?.toLowerCase() ?? "") + 1;
  return named && month > 0 ? toIsoDay(named[3], String(month), named[2]) : null;
}

function toIsoDay(year = "", month = "", day = ""): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // A day that does not exist becomes a day of another month.
  const exists = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  if (!exists || Number(year) >= STAND_IN_YEAR || Number(year) < 1900) return null;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/**
 * Returns an amount as a decimal string. Returns null for "none", 0 and anything that is no amount, because a
 * missing figure is not zero.
 */
export function readAmount(delivered: string | number | null | undefined): string | null {
  const text = String(delivered ?? "")
    .replace(/[$,\s]/g, "")
    .replace(/\.0+$/, "");
  return /^\d{1,13}(\.\d{1,2})?$/.test(text) && /[1-9]/.test(text) ? text.replace(/^0+(?=\d)/, "") : null;
}

/**
 * Reads the floor and the ceiling of an award. A floor above the ceiling is a mistake and is dropped, because
 * people ask about the ceiling.
 */
export function readAwardRange(
  floor: string | number | null | undefined,
  ceiling: string | number | null | undefined,
): { minAmount: string | null; maxAmount: string | null } {
  const minAmount = readAmount(floor);
  const maxAmount = readAmount(ceiling);
  const isSlip = minAmount !== null && maxAmount !== null && compareAmounts(minAmount, maxAmount) > 0;
  return { minAmount: isSlip ? null : minAmount, maxAmount };
}

const longDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Writes `2027-01-15` as "15 January 2027". */
export function readDateInWords(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}

/** Reads the answer to a question of a form. Null for anything but a plain yes or no. */
export function readYesOrNo(delivered: string | null | undefined): boolean | null {
  const answer = delivered?.trim().toLowerCase();
  if (answer === "yes" || answer === "y" || answer === "true") return true;
  return answer === "no" || answer === "n" || answer === "false" ? false : null;
}
