import { z } from "zod";
import { toPlainLine } from "../../../../../platform/text/text";
import { loadPage } from "../../../extraction/html/load-page";
import { findDates } from "../../../extraction/values/dates";
import { readAmount } from "../../../grants-gov/values";

/** What the page of a scheme says, in its own words. */
export const schemePage = z.object({
  /** Whether applications are taken. */
  status: z.string().nullable(),
  starts: z.string().nullable(),
  ends: z.string().nullable(),
  /** The most that one applicant gets. */
  maximum: z.string().nullable(),
  /** The money of the whole scheme. */
  budget: z.string().nullable(),
});
type SchemePage = z.infer<typeof schemePage>;

const STATUS =
  /\b(?:(?:bijna |binnenkort )?open voor aanvragen|binnenkort open|(?:tijdelijk )?gesloten voor aanvragen|tijdelijk gesloten)\b/i;
const DAY = String.raw`(?:\p{L}+dag )?\d{1,2} \p{L}+ \d{4}(?:,? (?:om )?\d{1,2}[:.]\d{2})?`;
const EURO = String.raw`€ ?\d[\d.]*(?:,\d+)?(?: (?:miljoen|miljard))?`;
const UNTIL = new RegExp(`^ ?(?:tot en met|tot|t/m) (${DAY})`, "iu");
const STARTS = new RegExp(`Startdatum ?:? ?(${DAY})`, "iu");
const ENDS = new RegExp(`Einddatum ?:? ?(${DAY})`, "iu");
const MAXIMUM = new RegExp(`U ontvangt maximaal ?:? ?(${EURO})`, "iu");
const BUDGET = new RegExp(`Totaal budget ?:? ?(${EURO})`, "iu");

/** Finds the few facts of a scheme on its page. Those of other schemes stand below, so the first ones count. */
export function readSchemePage(html: string, address: string): SchemePage {
  const { $ } = loadPage(html, address);
  const body = $("main").length > 0 ? $("main") : $("page");
  const words = toPlainLine(body.first().html() ?? "");
  const status = STATUS.exec(words);
  const behind = status ? words.slice(status.index + status[0].length) : "";
  const find = (pattern: RegExp) => pattern.exec(words)?.[1] ?? null;
  return {
    status: status?.[0] ?? null,
    starts: find(STARTS),
    ends: find(ENDS) ?? UNTIL.exec(behind)?.[1] ?? null,
    maximum: find(MAXIMUM),
    budget: find(BUDGET),
  };
}

/** Reads a printed day, with its hour in the Netherlands if there is one. */
export function readMoment(printed: string | null, now: Date): { day: string; time: string | null } | null {
  if (printed === null) return null;
  const found = findDates(printed, { now, dayFirst: true })[0];
  if (!found?.date) return null;
  const [, hour, minute] = /(\d{1,2})[:.](\d{2})$/.exec(printed.slice(found.end)) ?? [];
  return { day: found.date, time: hour && minute ? `${hour.padStart(2, "0")}:${minute}` : null };
}

/** Reads an amount with Dutch points and commas: `€ 7.500`, `€ 2,5 miljoen`. */
export function readDutchAmount(printed: string | null): string | null {
  const [, figure, unit] = /€ ?([\d.]+(?:,\d+)?)(?: (miljoen|miljard))?/i.exec(printed ?? "") ?? [];
  if (figure === undefined) return null;
  const plain = figure.replaceAll(".", "").replace(",", ".");
  if (unit === undefined) return readAmount(plain);
  return readAmount(String(Math.round(Number(plain) * (unit.toLowerCase() === "miljoen" ? 1e6 : 1e9))));
}
