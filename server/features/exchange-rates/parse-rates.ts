import { SaxesParser } from "saxes";
import { z } from "zod";
import { CURRENCY_CODES } from "@shared/constants/money";

export type ReferenceRates = { day: string; rates: { currency: string; perEuro: string }[] };

/** Thrown for a file that does not hold the rates of one day. The message is for the log. */
export class UnreadableRates extends Error {}

const isoDay = z.iso.date();
const RATE = /^\d{1,9}(\.\d{1,8})?$/;
/** The bank publishes about thirty. With fewer than these the file is not what it was. */
const RATES_MIN = 10;

/**
 * Reads the daily file of the European Central Bank: a `Cube` with the day, and in it one for each currency. A currency
 * that we do not know, or a rate that is no number above zero, is left out.
 * @throws UnreadableRates
 */
export function parseReferenceRates(xml: string): ReferenceRates {
  let day: string | undefined;
  const found = new Map<string, string>();
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw new UnreadableRates(error.message);
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (name !== "Cube") return;
    const { time, currency = "", rate = "" } = attributes as Record<string, string | undefined>;
    if (time !== undefined && day !== undefined)
      throw new UnreadableRates("It has the rates of several days");
    if (isoDay.safeParse(time).success) day = time;
    if (CURRENCY_CODES.includes(currency) && RATE.test(rate) && Number(rate) > 0) found.set(currency, rate);
  });
  parser.write(xml).close();
  if (day === undefined) throw new UnreadableRates("It names no day");
  if (found.size < RATES_MIN) throw new UnreadableRates(`It has the rates of ${found.size} currencies only`);
  return { day, rates: [...found].map(([currency, perEuro]) => ({ currency, perEuro })) };
}
