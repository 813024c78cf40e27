import { createHash } from "node:crypto";
import {
  AMOUNT_FIELDS,
  type CuratedField,
  REVENUE_FIELDS,
  SCRAPED_FIELDS,
  type ScrapedField,
} from "@shared/constants/curation";
import { COUNTRY_CODES } from "@shared/constants/countries";
import {
  ALL_ENTITY_TYPES,
  APPLICANT_LIMITS,
  CO_FUNDING,
  ENTITY_STAGES,
  FUNDING_TYPES,
} from "@shared/constants/enums";
import {
  CONSORTIUM_MAX,
  LIST_ITEM_MAX,
  LIST_MAX,
  LONG_TEXT_MAX,
  NAME_MAX,
  TEXT_MAX,
  URL_MAX,
} from "@shared/constants/limits";
import { findRegion, REGIONS } from "@shared/constants/regions/regions";
import { compareAmounts } from "@shared/plain-decimal";
import { toOneLine } from "@shared/one-line";
import { dateField, isStorable, isWebAddress, timeField } from "@shared/validators/fields";
import type { FieldOrigin } from "@shared/schema/index";
import type { ScrapedValues } from "../extraction/types";
import { toPlainText } from "../../../platform/text/text";

export type Values = Partial<Record<ScrapedField, unknown>>;
/** Values fit to be stored: none empty, none that a column or a form would refuse. */
export type CleanValues = Omit<ScrapedValues, "name"> & { name: string };

/** Makes one space of every run of white space. The pattern skips single spaces, which are nearly all. */
const collapseSpaces = (text: string) => text.replace(/[^\S ]\s*| \s+/gu, " ");

/** Removes markup, which a page may also show as its text. */
const stripMarkup = (text: string) => (/[<&]/.test(text) ? toPlainText(text) : text);

const readLine = (max: number) => (value: unknown) => {
  const text = typeof value === "string" && isStorable(value) ? stripMarkup(value) : "";
  const clean = collapseSpaces(toOneLine(text));
  return clean === "" ? undefined : truncate(clean, max);
};
const readLongText = (max: number) => (value: unknown) => {
  const text = typeof value === "string" && isStorable(value) ? stripMarkup(value).trim() : "";
  return text === "" ? undefined : truncate(text, max);
};
const truncate = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
/** A web address that can be stored and shown, or undefined. */
export const cleanAddress = (value: unknown) => {
  const text = typeof value === "string" ? value.trim() : "";
  return text.length <= URL_MAX && isStorable(text) && isWebAddress(text) ? text : undefined;
};
/** Reads a decimal with at most `digits` before and 2 after the point, and drops needless zeros. */
const readDecimal = (digits: number, mayBeZero: boolean) => (value: unknown) => {
  const given = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  const match = given.length > 40 ? null : /^0*(\d+?)(?:\.(\d{0,2}?)0*)?$/.exec(given);
  if (!match || match[1]!.length > digits) return undefined;
  const text = match[2] ? `${match[1]}.${match[2]}` : match[1]!;
  return mayBeZero || text !== "0" ? text : undefined;
};
const readAmount = readDecimal(13, false);
const readShare = (value: unknown) => {
  const text = readDecimal(3, true)(value);
  return text !== undefined && Number(text) <= 100 ? text : undefined;
};
const readDate = (value: unknown) => dateField.safeParse(value).data;
const readOneOf = (words: readonly string[]) => (value: unknown) => words.find((word) => word === value);
const readList =
  (isKnown: (item: string) => boolean = () => true, max = LIST_MAX) =>
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
    return items.length === 0 ? undefined : [...new Set(items)].slice(0, max);
  };
const readCount = (min: number, max: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? value : undefined;
const readListOf = (words: readonly string[]) => readList((item) => words.includes(item));

/** Parts of countries by their codes. Those that have none here are for an administrator to add. */
const readRegions = readList((item) => findRegion(item) !== undefined, REGIONS.length);

const READERS: Record<ScrapedField, (value: unknown) => unknown> = {
  name: readLine(NAME_MAX),
  funderName: readLine(NAME_MAX),
  funderWebsite: cleanAddress,
  description: readLongText(LONG_TEXT_MAX),
  applicationUrl: cleanAddress,
  fundingType: readOneOf(FUNDING_TYPES),
  minAmount: readAmount,
  maxAmount: readAmount,
  currency: (value) => (typeof value === "string" && /^[A-Z]{3}$/.test(value) ? value : undefined),
  equityStakeMin: readShare,
  equityStakeMax: readShare,
  eligibleEntityTypes: readListOf(ALL_ENTITY_TYPES),
  eligibleEntityTypesOpenEnded: (value) => (typeof value === "boolean" ? value : undefined),
  // A list that is cut would exclude whoever stands at its end.
  eligibleCountries: readList((item) => /^([A-Z]{2}|\*)$/.test(item), COUNTRY_CODES.length),
  eligibleRegions: readRegions,
  eligibilityText: readLongText(LONG_TEXT_MAX),
  industryFocus: readList(),
  stageFocus: readListOf(ENTITY_STAGES),
  applicantLimit: readOneOf(APPLICANT_LIMITS),
  coFunding: readOneOf(CO_FUNDING),
  coFundingShare: (value) => (Number(value) > 0 ? readShare(value) : undefined),
  consortiumMin: readCount(2, CONSORTIUM_MAX),
  openDate: readDate,
  deadline: readDate,
  deadlineTimezone: readLine(100),
  deadlineTime: (value) => timeField.safeParse(value).data,
  deadlineNote: readLongText(TEXT_MAX),
  durationWeeks: readCount(1, 1_000),
};

/** The fields that are read as text. */
export const TEXT_FIELDS = [
  "name",
  "funderName",
  "description",
  "eligibilityText",
  "deadlineNote",
] as const satisfies readonly ScrapedField[];

/** A text as it is stored, or undefined when it is empty or unfit. */
export const cleanText = (field: ScrapedField, value: unknown) => READERS[field](value) as string | undefined;

/**
 * The storable values of a reading. Empty and invalid values are left out, so that one bad value never stops the others; a minimum
 * amount above the maximum leaves out both. Null without a name.
 */
export function cleanValues(given: ScrapedValues): CleanValues | null {
  const clean: Values = {};
  for (const field of SCRAPED_FIELDS) {
    const value = given[field] == null ? undefined : READERS[field](given[field]);
    if (value !== undefined) clean[field] = value;
  }
  if (typeof clean.name !== "string") return null;
  if (!areAmountsInOrder(clean.minAmount, clean.maxAmount)) {
    delete clean.minAmount;
    delete clean.maxAmount;
  }
  return clean as CleanValues;
}

/** A source's own id, or undefined when it cannot be stored. */
export const cleanId = (id: string | undefined) =>
  id !== undefined && id !== "" && id.length <= LIST_ITEM_MAX && isStorable(id) ? id : undefined;

const readQuote = readLongText(300);

/** The storable origins of the given values: quotes are cut at 300 characters. */
export function cleanOrigins(
  given: Partial<Record<ScrapedField, FieldOrigin>>,
  values: Values,
): Partial<Record<ScrapedField, FieldOrigin>> {
  const origins: Partial<Record<ScrapedField, FieldOrigin>> = {};
  for (const field of listStatedFields(values)) {
    const origin = given[field];
    const quote = origin && readQuote(origin.quote);
    if (!origin || quote === undefined) continue;
    const url = origin.url === undefined ? undefined : cleanAddress(origin.url);
    origins[field] = url === undefined ? { quote, how: origin.how } : { quote, how: origin.how, url };
  }
  return origins;
}

export const isAmount = (field: string): boolean => (AMOUNT_FIELDS as readonly string[]).includes(field);

/** Whether a field holds an amount in the currency of the opportunity, which only administrators may have filled. */
export const isMoney = (field: string): boolean =>
  isAmount(field) || (REVENUE_FIELDS as readonly string[]).includes(field);

/** Adds the currency to locked amounts: in another currency the amount would be another one. */
export const addCurrency = <Field extends string>(locked: readonly Field[]): (Field | "currency")[] =>
  locked.some(isMoney) ? [...new Set([...locked, "currency" as const])] : [...locked];

/** Whether two amounts, where both are known, are the smaller and the larger one. */
export const areAmountsInOrder = (min: unknown, max: unknown): boolean =>
  typeof min !== "string" || typeof max !== "string" || compareAmounts(min, max) <= 0;

const DECIMALS = new Set<CuratedField>([
  ...AMOUNT_FIELDS,
  ...REVENUE_FIELDS,
  "equityStakeMin",
  "equityStakeMax",
  "coFundingShare",
]);
const NAMES = new Set<CuratedField>(["name", "funderName"]);
const ADDRESSES = new Set<CuratedField>(["applicationUrl", "funderWebsite"]);

/** Most names, which need none of the slower steps. */
const IS_PLAIN = /^[\x20-\x7e]*$/;

/** A name for comparing: letters and digits only, without case and accents. */
export function normalizeName(name: string): string {
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

/** A web address for comparing. Must agree with the database's function `canonical_url`. */
export function canonicalizeUrl(given: string): string {
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

/** The form that all spellings of a value share: plain decimals, sorted lists, normalized names and addresses. */
function toComparable(field: CuratedField, value: unknown): unknown {
  if (value == null || (Array.isArray(value) && value.length === 0)) return null;
  if (Array.isArray(value)) return [...new Set(value as string[])].sort();
  if (typeof value !== "string") return value;
  if (DECIMALS.has(field)) return readDecimal(13, true)(value) ?? value;
  if (NAMES.has(field)) return normalizeName(value) || value;
  if (ADDRESSES.has(field)) return canonicalizeUrl(value);
  return collapseSpaces(toOneLine(value));
}

export const isSameValue = (field: CuratedField, a: unknown, b: unknown): boolean =>
  JSON.stringify(toComparable(field, a)) === JSON.stringify(toComparable(field, b));

const UNHASHED_MAX = 120;
/** Stands for the deadline of a closed call whose source does not say since when. A day would be another with each reading. */
export const CLOSED = "closed";

/**
 * A value as it is stored for comparing it with the next reading: in its comparable form, and long texts as a SHA-256 digest, since
 * they are only ever compared.
 */
export function fingerprintValue(field: ScrapedField, value: unknown): unknown {
  const form = toComparable(field, value);
  if (typeof form !== "string" || form.length <= UNHASHED_MAX) return form;
  return `sha256:${createHash("sha256").update(form).digest("base64url")}`;
}

export const listStatedFields = (values: Values): ScrapedField[] =>
  SCRAPED_FIELDS.filter((field) => values[field] !== undefined);

export function fingerprintValues(values: Values): Values {
  const notes: Values = {};
  for (const field of listStatedFields(values)) notes[field] = fingerprintValue(field, values[field]);
  return notes;
}

export const isSameFingerprint = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b));
