import type { ScrapedField } from "@shared/constants/curation";
import { LONG_TEXT_MAX, NAME_MAX, TEXT_MAX } from "@shared/constants/limits";
import type { FieldOrigin, OriginKind } from "@shared/schema/curation";
import { compareAmounts } from "@shared/plain-decimal";
import { isStorable } from "@shared/validators/fields";
import { cutAtWord } from "../../../../platform/text/text";
import type { ScrapedOpportunity, ScrapedValues } from "../types";

const QUOTE_MAX = 400;
const TEXT_LIMITS: Partial<Record<ScrapedField, number>> = {
  name: NAME_MAX,
  funderName: NAME_MAX,
  description: LONG_TEXT_MAX,
  eligibilityText: LONG_TEXT_MAX,
  deadlineNote: TEXT_MAX,
};

/**
 * The fields of one opportunity as they are found. The first value of a field stays, because the surest
 * source is read first.
 */
export type Draft = {
  readonly values: Partial<ScrapedValues>;
  has(...fields: ScrapedField[]): boolean;
  /** Returns the words that a field came from, or an empty text when it has no value. */
  quoteOf(field: ScrapedField): string;
  /** Does nothing when the field has a value already, or when the new value is empty. */
  put<F extends ScrapedField>(
    field: F,
    value: ScrapedValues[F] | null | undefined,
    quote: string,
    how?: OriginKind,
  ): void;
  /** Returns null when there is no name. */
  finish(url: string, more?: Pick<ScrapedOpportunity, "externalId">): ScrapedOpportunity | null;
};

/** @param how the origin of words for which `put` states no other */
export function createDraft(how: OriginKind, url?: string): Draft {
  const values: Partial<ScrapedValues> = {};
  const origins: Partial<Record<ScrapedField, FieldOrigin>> = {};
  return {
    values,
    quoteOf: (field) => origins[field]?.quote ?? "",
    has: (...fields) => fields.some((field) => values[field] != null),
    put(field, value, quote, origin = how) {
      if (
        values[field] != null ||
        value == null ||
        value === "" ||
        (Array.isArray(value) && value.length === 0)
      )
        return;
      const limit = TEXT_LIMITS[field];
      const trimmed = typeof value === "string" ? value.trim() : value;
      // A feed may cut a title after its colon: "Infrastructure Hubs:".
      const cleanedValue =
        field === "name" && typeof trimmed === "string" ? trimmed.replace(/[\s:;,–-]+$/, "") : trimmed;
      const storedValue =
        typeof cleanedValue === "string" && limit ? cutAtWord(cleanedValue, limit) : cleanedValue;
      if (typeof storedValue === "string" && !isStorable(storedValue)) return;
      values[field] = storedValue as ScrapedValues[typeof field];
      origins[field] = { quote: cutAtWord(quote.trim(), QUOTE_MAX), how: origin, ...(url ? { url } : {}) };
    },
    finish(address, more = {}) {
      const { name, minAmount, maxAmount } = values;
      if (!name) return null;
      // When the minimum is above the maximum, the two sums do not belong together.
      if (minAmount && maxAmount && compareAmounts(minAmount, maxAmount) > 0) {
        delete values.minAmount;
        delete origins.minAmount;
      }
      // A sum without a currency would be read as one in the default currency.
      if (!values.currency) for (const field of ["minAmount", "maxAmount"] as const) delete values[field];
      if (!values.minAmount && !values.maxAmount) delete values.currency;
      for (const field of ["minAmount", "maxAmount", "currency"] as const)
        if (!values[field]) delete origins[field];
      return { url: address, ...more, values: { ...values, name }, origins };
    },
  };
}
