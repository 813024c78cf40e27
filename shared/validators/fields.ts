import { z } from "zod";
import { COUNTRY_CODES } from "../constants/countries";
import { matchWord } from "../constants/enums";
import { isOneLine } from "../one-line";
import { plainDecimal } from "../plain-decimal";
import { parseUrl } from "../parse-url";
import { EMAIL_MAX, INTEGER_MAX, LIST_ITEM_MAX, LIST_MAX, URL_MAX } from "../constants/limits";

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Text that PostgreSQL and JSON can hold: no NUL characters, no half characters. */
export const isStorable = (text: string) => !text.includes("\0") && !LONE_SURROGATE.test(text);

const NOT_STORABLE = "Contains characters that cannot be stored";
const NOT_ONE_LINE = "Must be one line, without hidden characters";
const notNumber = "Must be a number";

// `meta` adds to the description of the API what a rule in code does not tell it.

/** Several lines, kept exactly as typed. */
export const longText = (max: number) =>
  z
    .string("Must be text")
    .max(max, `Must be at most ${max.toLocaleString("en")} characters`)
    .refine(isStorable, NOT_STORABLE);

/** Trimmed, and otherwise kept as typed. */
export const trimmedText = (max: number) =>
  z
    .string("Must be text")
    .trim()
    .max(max, `Must be at most ${max.toLocaleString("en")} characters`)
    .refine(isStorable, { error: NOT_STORABLE, abort: true });

/** One line, trimmed. */
export const lineText = (max: number) => trimmedText(max).refine(isOneLine, NOT_ONE_LINE);

/** Several lines, of which there must be something; `message` is what the form says when there is nothing. */
export const requiredLongText = (max: number, message: string) =>
  z
    .string({ error: (issue) => (issue.input == null ? message : "Must be text") })
    .trim()
    .min(1, message)
    .max(max, `Must be at most ${max.toLocaleString("en")} characters`)
    .refine(isStorable, { error: NOT_STORABLE, abort: true });

/** One line that must not be empty. */
export const requiredText = (max: number, message: string) =>
  requiredLongText(max, message).refine(isOneLine, NOT_ONE_LINE);

/** An empty field of a form means "no answer". */
export const emptyAsNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    schema.nullable(),
  );

export const uuidField = (message = "Unknown id") => z.uuid(message);
export const idParams = z.object({ id: z.uuid("Unknown id") });

/** Trimmed and lower-cased; one @, no hidden characters, commas or brackets. */
export const emailField = z
  .string({ error: (issue) => (issue.input == null ? "Email is required" : "Must be text") })
  .trim()
  .toLowerCase()
  .min(1, "Email is required")
  .max(EMAIL_MAX, "This e-mail address is too long")
  .refine(
    (email) =>
      /^[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+@[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+\.[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}.]{2,}$/u.test(
        email,
      ),
    {
      error: "Must be a valid e-mail address",
    },
  )
  .refine(isStorable, NOT_STORABLE)
  .meta({ format: "email" });

/** An http(s) address without credentials. */
export const urlField = z
  .string("Must be text")
  .trim()
  .max(URL_MAX, "This address is too long")
  .refine(isStorable, { error: NOT_STORABLE, abort: true })
  // Nobody sees them, and a browser takes some of them out: what is opened would not be what is shown.
  .refine((text) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text), NOT_ONE_LINE)
  .refine(isWebAddress, "Must start with http:// or https://")
  .meta({ format: "uri" });

/** Whether a link may be shown as one: http(s), with a host, without credentials. */
export function isWebAddress(text: string): boolean {
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  return url !== null && url.username === "" && url.password === "" && url.hostname !== "";
}

/** An exact amount as a decimal string: at most 13 digits and 2 decimals, not negative. Numbers are read exactly or refused. */
export const amountField = (message = notNumber, ifNegative = "Must not be negative") =>
  z
    .union([z.string(), z.number()], { error: message })
    .transform((value) => (typeof value === "number" ? String(value) : plainDecimal(value)))
    .refine((text) => /^-?\d+(\.\d+)?$/.test(text), { error: message, abort: true })
    .refine((text) => !text.startsWith("-"), { error: ifNegative, abort: true })
    .refine((text) => /^\d{1,13}(\.\d{1,2})?$/.test(text), {
      error: "Must have at most 13 digits and 2 decimals",
      abort: true,
    })
    .meta({ description: "An exact amount, at most 13 digits and 2 decimals", examples: ["12500.50"] });

/** An exact amount above zero. */
export const positiveAmountField = (message: string) =>
  amountField(message, message).refine((text) => /[1-9]/.test(text), message);

const UTC_MIDNIGHT = /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)$/i;

/**
 * A calendar date `YYYY-MM-DD` between 1900 and 2100, also as midnight UTC. Any other time is refused: midnight elsewhere is another day
 * in UTC, and nobody says which of the two is meant.
 */
export const dateField = z
  .string("Must be a date")
  .trim()
  .transform((text) => UTC_MIDNIGHT.exec(text)?.[1] ?? text)
  .refine((text) => !/^\d{4}-\d{2}-\d{2}T\d/i.test(text), {
    error: "Must be a date without a time, such as 2027-03-31",
    abort: true,
  })
  .pipe(z.iso.date({ error: "Must be a date such as 2027-03-31", abort: true }))
  .refine((text) => text >= "1900-01-01" && text <= "2100-12-31", "Must lie between 1900 and 2100")
  .meta({ format: "date" });

export const countryField = z
  .string("Must be text")
  .trim()
  .toUpperCase()
  .refine((code) => COUNTRY_CODES.includes(code), "Unknown country")
  .meta({ description: "An ISO 3166-1 alpha-2 code", examples: ["GH"] });

export const currencyField = z
  .string("Must be text")
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, "Must be a three-letter currency code");

/** One of a fixed list, read without regard to case and with `_` or `-` for a space; gives the list's own word. */
export const wordField = <T extends string>(words: readonly T[], message: string) =>
  z
    .string({ error: message })
    .transform((given, context): T => {
      const word = matchWord(words, given);
      if (word !== undefined) return word;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .meta({ enum: [...words] });

/** A list of short texts, trimmed, without empty ones. */
export const textListField = z
  .array(z.string("Must be text"), "Must be a list")
  .transform((items) => items.map((item) => item.trim()).filter((item) => item !== ""))
  .refine((items) => items.length <= LIST_MAX, `Must have at most ${LIST_MAX} entries`)
  .refine(
    (items) => items.every((item) => item.length <= LIST_ITEM_MAX),
    `Each entry must be at most ${LIST_ITEM_MAX} characters`,
  )
  .refine((items) => items.every(isStorable), { error: NOT_STORABLE, abort: true })
  .refine((items) => items.every(isOneLine), "Each entry must be one line, without hidden characters");

/** A query parameter that is a whole number from 1; `max` caps it instead of refusing. */
export const pageNumber = (fallback: number, max = INTEGER_MAX) =>
  z
    .string("Must be given once")
    .regex(/^\d+$/, "Must be a whole number from 1")
    .transform(Number)
    .refine((n) => n >= 1, "Must be a whole number from 1")
    .transform((n) => Math.min(n, max))
    .optional()
    .default(fallback)
    .meta({ type: "integer", minimum: 1, default: fallback });
