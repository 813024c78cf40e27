import { randomUUID } from "node:crypto";
import type { ScrapedOpportunity, ScrapedValues } from "../../features/catalogue/extraction/types";
import type { ScrapedField } from "@shared/constants/curation";
import type { FieldOrigin } from "@shared/schema/index";

/** A page that nobody else's test reads. */
export const newPage = (): string => `https://${randomUUID()}.example/calls/one`;

/** A reading of a page; each field comes with its value as its quote. */
export function reading(
  values: Partial<ScrapedValues> = {},
  rest: Partial<Omit<ScrapedOpportunity, "values">> = {},
): ScrapedOpportunity {
  const all: ScrapedValues = { name: `Call ${randomUUID()}`, ...values };
  const origins: Partial<Record<ScrapedField, FieldOrigin>> = {};
  for (const [field, value] of Object.entries(all))
    origins[field as ScrapedField] = { quote: `It says ${String(value)}`, how: "text" };
  return { url: newPage(), values: all, origins, ...rest };
}
