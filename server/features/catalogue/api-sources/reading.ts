import { SCRAPED_FIELDS, type ScrapedField } from "@shared/constants/curation";
import type { FieldOrigin } from "@shared/schema/index";
import { cutAtWord } from "../../../platform/text/text";
import type { ScrapedOpportunity, ScrapedValues } from "../extraction/types";

const QUOTE_MAX = 100;

type Given = Pick<ScrapedOpportunity, "url" | "constants"> & {
  externalId: string;
  /** Null and empty values count as not stated. */
  values: { [Field in ScrapedField]?: ScrapedValues[Field] | null } & { name: string };
  /** The words of the record for values that are not these words themselves. */
  quotes?: Partial<Record<ScrapedField, string | null | undefined>>;
};

/** Makes a reading of a record. Each value has the words of the record, or their beginning, as its origin. */
export function buildReading({ values: given, quotes = {}, ...rest }: Given): ScrapedOpportunity {
  const values: Partial<Record<ScrapedField, unknown>> = {};
  const origins: Partial<Record<ScrapedField, FieldOrigin>> = {};
  for (const field of SCRAPED_FIELDS) {
    const value = given[field];
    if (value == null || value === "" || (Array.isArray(value) && value.length === 0)) continue;
    values[field] = value;
    const quote = field in quotes ? quotes[field] : typeof value === "string" ? value : null;
    if (quote) origins[field] = { quote: cutAtWord(quote, QUOTE_MAX), how: "api" };
  }
  return { ...rest, values: { ...values, name: given.name } as ScrapedValues, origins };
}

/**
 * Makes the reading of a call that its source calls closed. Only a call that the catalogue has already gets it.
 * @param call `words` are the source's own for its state; `deadline` is the day on which it closed, where the source says it
 */
export function buildClosedReading({
  words,
  name,
  deadline,
  ...place
}: Pick<Given, "url" | "externalId"> & {
  name: string;
  words: string;
  deadline?: string | null;
}): ScrapedOpportunity {
  const reading = buildReading({ ...place, values: { name, deadline } });
  return {
    ...reading,
    origins: { deadline: { quote: cutAtWord(words, QUOTE_MAX), how: "api" } },
    isClosed: true,
  };
}
