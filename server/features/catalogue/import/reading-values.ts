import { createHash } from "node:crypto";
import { AMOUNT_FIELDS, SCRAPED_FIELDS, type ScrapedField } from "@shared/constants/curation";
import { ALL_ENTITY_TYPES, ENTITY_STAGES, FUNDING_TYPES } from "@shared/constants/enums";
import {
  LIST_ITEM_MAX,
  LIST_MAX,
  LONG_TEXT_MAX,
  NAME_MAX,
  TEXT_MAX,
  URL_MAX,
} from "@shared/constants/limits";
import { compareAmounts } from "@shared/plain-decimal";
import { toOneLine } from "@shared/one-line";
import { dateField, isStorable, isWebAddress } from "@shared/validators/fields";
import type { FieldOrigin } from "@shared/schema/index";
import type { ScrapedValues } from "../extraction/types";
import { toPlainText } from "../../../platform/text/text";

export type Values = Partial<Record<ScrapedField, unknown>>;
/** What a reading says, fit to be stored: nothing empty, nothing that a column or a form would refuse. */
export type CleanValues = Omit<ScrapedValues, "name"> & { name: string };

/** With one plain space for every run of white space; single ones, nearly all, are passed over. */
const withSingleSpaces = (text: string) => text.replace(/[^\S ]\s*| \s+/gu, " ");

/** Without markup, however it was read: a page may also show markup as its text. */
const unmarked = (text: string) => (/[<&]/.test(text) ? toPlainText(text) : text);

const line = (max: number) => (value: unknown) => {
  const text = typeof value === "string" && isStorable(value) ? unmarked(value) : "";
  const clean = withSingleSpaces(toOneLine(text));
  return clean === "" ? undefined : cut(clean, max);
};
const longText = (max: number) => (value: unknown) => {
  const text = typeof value === "string" && isStorable(value) ? unmarked(value).trim() : "";
  return text === "" ? undefined : cut(text, max);
};
const cut = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
/** A web address that can be stored and shown, or undefined. */
export const cleanAddress = (value: unknown) => {
  const text = typeof value === "string" ? value.trim() : "";
  return text.length <= URL_MAX && isStorable(text) && isWebAddress(text) ? text : undefined;
};
/** A decimal with at most `digits` before and 2 after the point, without needless zeros. */
const decimal = (digits: number, mayBeZero: boolean) => (value: unknown) => {
  const given = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  const match = given.length > 40 ? null : /^0*(\d+?)(?:\.(\d{0,2}?)0*)?$/.exec(given);
  if (!match || match[1]!.length > digits) return undefined;
  const text = match[2] ? `${match[1]}.${match[2]}` : match[1]!;
  return mayBeZero || text !== "0" ? text : undefined;
};
const amount = decimal(13, false);
const share = (value: unknown) => {
  const text = decimal(3, true)(value);
  return text !== undefined && Number(text) <= 100 ? text : undefined;
};
const date = (value: unknown) => dateField.safeParse(value).data;
const oneOf = (words: readonly string[]) => (value: unknown) => words.find((word) => word === value);
const list =
  (isKnown: (item: string) => boolean = () => true) =>
  (value: unknown) => {
    if (!Array.isArray(value)) return undefined;
    const items = value.filter(
      (item): item is string =>
        typeof item === "string" &&
        item.trim() !== "" &&
        item.length <= LIST_ITEM_MAX &&
        isStorable(item) &&
        isKnown(item),
    );
    return items.length === 0 ? undefined : [...new Set(items)].slice(0, LIST_MAX);
  };
const among = (words: readonly string[]) => list((item) => words.includes(item));

const READERS: Record<ScrapedField, (value: unknown) => unknown> = {
  name: line(NAME_MAX),
  funderName: line(NAME_MAX),
  funderWebsite: cleanAddress,
  description: longText(LONG_TEXT_MAX),
  applicationUrl: cleanAddress,
  fundingType: oneOf(FUNDING_TYPES),
  minAmount: amount,
  maxAmount: amount,
  currency: (value) => (typeof value === "string" && /^[A-Z]{3}$/.test(value) ? value : undefined),
  equityStakeMin: share,
  equityStakeMax: share,
  eligibleEntityTypes: among(ALL_ENTITY_TYPES),
  eligibleEntityTypesOpenEnded: (value) => (typeof value === "boolean" ? value : undefined),
  eligibleCountries: list((item) => /^([A-Z]{2}|\*)$/.test(item)),
  eligibilityText: longText(LONG_TEXT_MAX),
  industryFocus: list(),
  stageFocus: among(ENTITY_STAGES),
  openDate: date,
  deadline: date,
  deadlineTimezone: line(100),
  deadlineNote: longText(TEXT_MAX),
  durationWeeks: (value) =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) <= 1_000 ? value : undefined,
};

/** What is read as words. */
export const TEXT_FIELDS = [
  "name",
  "funderName",
  "description",
  "eligibilityText",
  "deadlineNote",
] as const satisfies readonly ScrapedField[];

/** A text as it is stored, or undefined for none. */
export const cleanText = (field: ScrapedField, value: unknown) => READERS[field](value) as string | undefined;

/**
 * The values of a reading that can be stored. What is empty, nonsense or too much is left out, so that one bad value never
 * stops the others; a smallest amount above the largest leaves out both. Null without a name.
 */
export function cleanValues(given: ScrapedValues): CleanValues | null {
  const clean: Values = {};
  for (const field of SCRAPED_FIELDS) {
    const value = given[field] == null ? undefined : READERS[field](given[field]);
    if (value !== undefined) clean[field] = value;
  }
  if (typeof clean.name !== "string") return null;
  if (!isInOrder(clean.minAmount, clean.maxAmount)) {
    delete clean.minAmount;
    delete clean.maxAmount;
  }
  return clean as CleanValues;
}

/** A source's own id, or undefined when it cannot be stored. */
export const cleanId = (id: string | undefined) =>
  id !== undefined && id !== "" && id.length <= LIST_ITEM_MAX && isStorable(id) ? id : undefined;

const readQuote = longText(300);

/** Where the values that are kept came from, in words that can be stored: quotes of at most 300 characters. */
export function cleanOrigins(
  given: Partial<Record<ScrapedField, FieldOrigin>>,
  values: Values,
): Partial<Record<ScrapedField, FieldOrigin>> {
  const origins: Partial<Record<ScrapedField, FieldOrigin>> = {};
  for (const field of fieldsOf(values)) {
    const origin = given[field];
    const quote = origin && readQuote(origin.quote);
    if (!origin || quote === undefined) continue;
    const url = origin.url === undefined ? undefined : cleanAddress(origin.url);
    origins[field] = url === undefined ? { quote, how: origin.how } : { quote, how: origin.how, url };
  }
  return origins;
}

export const isAmount = (field: string): boolean => (AMOUNT_FIELDS as readonly string[]).includes(field);

/** What is locked together: an amount in another currency would be another amount. */
export const withCurrency = <Field extends string>(locked: readonly Field[]): (Field | "currency")[] =>
  locked.some(isAmount) ? [...new Set([...locked, "currency" as const])] : [...locked];

/** Whether two amounts, where both are known, are the smaller and the larger one. */
export const isInOrder = (min: unknown, max: unknown): boolean =>
  typeof min !== "string" || typeof max !== "string" || compareAmounts(min, max) <= 0;

const AMOUNTS = new Set<ScrapedField>(["minAmount", "maxAmount", "equityStakeMin", "equityStakeMax"]);
const NAMES = new Set<ScrapedField>(["name", "funderName"]);
const ADDRESSES = new Set<ScrapedField>(["applicationUrl", "funderWebsite"]);

/** Most names, which need none of the slower steps. */
const IS_PLAIN = /^[\x20-\x7e]*$/;

/** A name for comparing: letters and figures only, without case and accents. */
export function squeezedName(name: string): string {
  if (IS_PLAIN.test(name))
    return name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A web address for comparing: as the function `canonical_url` of the database, for two addresses that are both at hand. */
export function canonicalAddress(given: string): string {
  const rest = given
    .trim()
    .replace(/^https?:\/\/(www\d?\.)?/i, "")
    .replace(/#.*$/, "")
    .replace(/([?&])(utm_[^=&]*|fbclid|gclid|mc_cid|mc_eid|ref)=[^&]*(?=&|$)/gi, "$1")
    .replace(/([?&])&+/g, "$1")
    .replace(/(\/(index|default)\.(html?|php|aspx?))?\/?[?&]*$/i, "");
  const slash = rest.indexOf("/");
  return slash < 0 ? rest.toLowerCase() : rest.slice(0, slash).toLowerCase() + rest.slice(slash);
}

/** A value in the one form that all its spellings share: amounts as numbers, lists as sets, names and addresses without trifles. */
function comparable(field: ScrapedField, value: unknown): unknown {
  if (value == null || (Array.isArray(value) && value.length === 0)) return null;
  if (Array.isArray(value)) return [...new Set(value as string[])].sort();
  if (typeof value !== "string") return value;
  if (AMOUNTS.has(field)) return decimal(13, true)(value) ?? value;
  if (NAMES.has(field)) return squeezedName(value) || value;
  if (ADDRESSES.has(field)) return canonicalAddress(value);
  return withSingleSpaces(toOneLine(value));
}

export const isSameValue = (field: ScrapedField, a: unknown, b: unknown): boolean =>
  JSON.stringify(comparable(field, a)) === JSON.stringify(comparable(field, b));

const NOTED_WHOLE_MAX = 120;

/**
 * How a value is remembered as the one of the last reading: in the form for comparing, and a long text only by its digest, since
 * nothing is ever asked of it but whether another one is the same.
 */
export function noted(field: ScrapedField, value: unknown): unknown {
  const form = comparable(field, value);
  if (typeof form !== "string" || form.length <= NOTED_WHOLE_MAX) return form;
  return `sha256:${createHash("sha256").update(form).digest("base64url")}`;
}

export const fieldsOf = (values: Values): ScrapedField[] =>
  SCRAPED_FIELDS.filter((field) => values[field] !== undefined);

export function notesOf(values: Values): Values {
  const notes: Values = {};
  for (const field of fieldsOf(values)) notes[field] = noted(field, values[field]);
  return notes;
}

export const isSameNote = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b));
