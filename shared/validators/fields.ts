import { z } from "zod";
import { COUNTRY_CODES } from "../constants/countries";
import { matchWord } from "../constants/enums";
import { CURRENCY_CODES } from "../constants/money";
import { isOneLine } from "../one-line";
import { plainDecimal } from "../plain-decimal";
import { parseUrl } from "../parse-url";
import { EMAIL_MAX, INTEGER_MAX, LIST_ITEM_MAX, LIST_MAX, URL_MAX } from "../constants/limits";
import { message, type Message, wordMessage } from "../words/messages";
import { issue, say } from "./say";

const LONE_SURROGATE = /\p{Cs}/u;

/** Whether PostgreSQL and JSON can hold the text: it has no NUL characters and no half characters. */
export const isStorable = (text: string) => !text.includes("\0") && !LONE_SURROGATE.test(text);

const NOT_STORABLE = say("Contains characters that cannot be stored");
const NOT_ONE_LINE = say("Must be one line, without hidden characters");

// `meta` adds rules to the description of the API that zod cannot derive from code.

/** Several lines, kept exactly as typed. */
export const longText = (max: number) =>
  z
    .string(say("Must be text"))
    .max(max, say(message("Must be at most {n} characters", { n: max })))
    .refine(isStorable, NOT_STORABLE);

/** Trimmed, and otherwise kept as typed. */
export const trimmedText = (max: number) =>
  z
    .string(say("Must be text"))
    .trim()
    .max(max, say(message("Must be at most {n} characters", { n: max })))
    .refine(isStorable, { ...NOT_STORABLE, abort: true });

/** One line, trimmed. */
export const lineText = (max: number) => trimmedText(max).refine(isOneLine, NOT_ONE_LINE);

/** Several lines with some text. `ifMissing` is the message of the form when there is none. */
export const requiredLongText = (max: number, ifMissing: Message) =>
  z
    .string({ error: ({ input }) => wordMessage(input == null ? ifMissing : "Must be text") })
    .trim()
    .min(1, say(ifMissing))
    .max(max, say(message("Must be at most {n} characters", { n: max })))
    .refine(isStorable, { ...NOT_STORABLE, abort: true });

/** One line that must not be empty. */
export const requiredText = (max: number, ifMissing: Message) =>
  requiredLongText(max, ifMissing).refine(isOneLine, NOT_ONE_LINE);

/** An empty field of a form means "no answer". */
export const emptyAsNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    schema.nullable(),
  );

export const uuidField = (ifWrong: Message = "Unknown id") => z.uuid(say(ifWrong));
export const idParams = z.object({ id: z.uuid(say("Unknown id")) });

/** An address is trimmed and in lower case, with one @ and without hidden characters, commas or brackets. */
export const emailField = z
  .string({ error: ({ input }) => wordMessage(input == null ? "Email is required" : "Must be text") })
  .trim()
  .toLowerCase()
  .min(1, say("Email is required"))
  .max(EMAIL_MAX, say("This e-mail address is too long"))
  .refine(
    (email) =>
      /^[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+@[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+\.[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}.]{2,}$/u.test(
        email,
      ),
    {
      ...say("Must be a valid e-mail address"),
    },
  )
  .refine(isStorable, NOT_STORABLE)
  .meta({ format: "email" });

/** An http(s) address without credentials. */
export const urlField = z
  .string(say("Must be text"))
  .trim()
  .max(URL_MAX, say("This address is too long"))
  .refine(isStorable, { ...NOT_STORABLE, abort: true })
  // These characters are invisible, and a browser removes some of them. The address that opens would not be
  // the one that is shown.
  .refine((text) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text), NOT_ONE_LINE)
  .refine(isWebAddress, say("Must start with http:// or https://"))
  .meta({ format: "uri" });

/** Whether a link may be shown as a link: it is http(s), with a host and without credentials. */
export function isWebAddress(text: string): boolean {
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  return url !== null && url.username === "" && url.password === "" && url.hostname !== "";
}

/**
 * An exact amount as a decimal string with at most 13 digits and 2 decimals, not negative. A number is read
 * exactly or refused.
 */
export const amountField = (
  ifWrong: Message = "Must be a number",
  ifNegative: Message = "Must not be negative",
) =>
  z
    .union([z.string(), z.number()], say(ifWrong))
    .transform((value) => (typeof value === "number" ? String(value) : plainDecimal(value)))
    .refine((text) => /^-?\d+(\.\d+)?$/.test(text), { ...say(ifWrong), abort: true })
    .refine((text) => !text.startsWith("-"), { ...say(ifNegative), abort: true })
    .refine((text) => /^\d{1,13}(\.\d{1,2})?$/.test(text), {
      ...say(
        message("Must have at most {digits} digits and {decimals} decimals", { digits: 13, decimals: 2 }),
      ),
      abort: true,
    })
    .meta({ description: "An exact amount, at most 13 digits and 2 decimals", examples: ["12500.50"] });

/** An exact amount above zero. */
export const positiveAmountField = (ifWrong: Message) =>
  amountField(ifWrong, ifWrong).refine((text) => /[1-9]/.test(text), say(ifWrong));

const UTC_MIDNIGHT = /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)$/i;

/**
 * A calendar date `YYYY-MM-DD` between 1900 and 2100. Midnight UTC is accepted too. Any other time is
 * refused, because midnight elsewhere is another day in UTC, and nobody says which day is meant.
 */
export const dateField = z
  .string(say("Must be a date"))
  .trim()
  .transform((text) => UTC_MIDNIGHT.exec(text)?.[1] ?? text)
  .refine((text) => !/^\d{4}-\d{2}-\d{2}T\d/i.test(text), {
    ...say("Must be a date without a time, such as 2027-03-31"),
    abort: true,
  })
  .pipe(z.iso.date({ ...say("Must be a date such as 2027-03-31"), abort: true }))
  .refine((text) => text >= "1900-01-01" && text <= "2100-12-31", say("Must be between 1900 and 2100"))
  .meta({ format: "date" });

export const countryField = z
  .string(say("Must be text"))
  .trim()
  .toUpperCase()
  .refine((code) => COUNTRY_CODES.includes(code), say("Unknown country"))
  .meta({ description: "An ISO 3166-1 alpha-2 code", examples: ["GH"] });

/**
 * One word of a fixed list. Case makes no difference, and `_` or `-` counts as a space. Returns the list's
 * own word.
 */
export const wordField = <T extends string>(words: readonly T[], ifUnknown: Message) =>
  z
    .string(say(ifUnknown))
    .transform((text, context): T => {
      const word = matchWord(words, text);
      if (word !== undefined) return word;
      context.addIssue(issue(ifUnknown));
      return z.NEVER;
    })
    .meta({ enum: [...words] });

/** A list of short texts, trimmed, without empty ones. */
export const textListField = z
  .array(z.string(say("Must be text")), say("Must be a list"))
  .transform((items) => items.map((item) => item.trim()).filter((item) => item !== ""))
  .refine((items) => items.length <= LIST_MAX, say(message("Must have at most {n} entries", { n: LIST_MAX })))
  .refine(
    (items) => items.every((item) => item.length <= LIST_ITEM_MAX),
    say(message("Each entry must be at most {n} characters", { n: LIST_ITEM_MAX })),
  )
  .refine((items) => items.every(isStorable), { ...NOT_STORABLE, abort: true })
  .refine((items) => items.every(isOneLine), say("Each entry must be one line, without hidden characters"));

/**
 * A list of words that are known, without repetitions. `read` returns the word that is stored, or `undefined`
 * for an unknown one. `ifUnknown` says so of the unknown ones, which it gets with commas between them.
 */
export const knownListField = (
  read: (text: string) => string | undefined,
  ifUnknown: (words: string) => Message,
) =>
  z.array(z.string(say("Must be text")), say("Must be a list")).transform((items, context): string[] => {
    const texts = items.map((item) => item.trim()).filter((item) => item !== "");
    const unknown = texts.filter((text) => read(text) === undefined);
    if (unknown.length === 0) return [...new Set(texts.flatMap((text) => read(text) ?? []))];
    context.addIssue(issue(ifUnknown(nameUnknown(unknown))));
    return z.NEVER;
  });

/** Names some words in a message, so short that the message can still be read. */
export const nameUnknown = (words: readonly string[]): string =>
  words
    .slice(0, 5)
    .map((word) => (word.length > 40 ? `${word.slice(0, 40)}…` : word))
    .join(", ");

/** `null` clears a list. */
export const nullAsEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === null ? [] : value), schema);

/** A whole number. Digits in quotes are read, while `true`, `[5]` and "1e3" are not. */
export const wholeNumber = (min: number, max: number, ifOutside: Message) =>
  z
    .union([z.number(), z.string()], say("Must be a whole number"))
    .transform((value) => plainDecimal(String(value)))
    .refine((text) => /^-?\d{1,15}$/.test(text), say("Must be a whole number"))
    .transform(Number)
    .refine((value) => value >= min && value <= max, say(ifOutside));

export const yearField = wholeNumber(1800, 2100, "Must be a year between 1800 and 2100");

export const currencyField = z
  .string(say("Must be text"))
  .trim()
  .toUpperCase()
  .refine((code) => CURRENCY_CODES.includes(code), say("Unknown currency"))
  .meta({ description: "An ISO 4217 code", examples: ["KES"] });

/**
 * The name of a time zone on the IANA list, `Africa/Accra`. It follows the wall clock of a place, which an
 * offset does not.
 */
export const timezoneField = z
  .string(say("Choose a time zone"))
  .max(64, say("Choose a time zone"))
  .refine(isTimezone, say("Choose a time zone"));

/** An hour of a day, `HH:MM`. A time input leaves out no zero. */
export const timeField = z
  .string(say("Enter an hour such as 17:00"))
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, say("Enter an hour such as 17:00"));

function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A query parameter that is a whole number from 1. A number above `max` counts as `max`. */
export const pageNumber = (fallback: number, max = INTEGER_MAX) =>
  z
    .string(say("Must be given once"))
    .regex(/^\d+$/, say("Must be a whole number from 1"))
    .transform(Number)
    .refine((n) => n >= 1, say("Must be a whole number from 1"))
    .transform((n) => Math.min(n, max))
    .optional()
    .default(fallback)
    .meta({ type: "integer", minimum: 1, default: fallback });
