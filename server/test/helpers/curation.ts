import { randomUUID } from "node:crypto";
import type { ScrapedOpportunity, ScrapedValues } from "../../features/catalogue/extraction/types";
import type { ScrapedField } from "@shared/constants/curation";
import type { FieldOrigin } from "@shared/schema/index";

/** Makes the address of a page that no other test uses. */
export const newPage = (): string => `https://${randomUUID()}.example/calls/one`;

/** Makes a reading of a page. The origin of each field quotes its value. */
export function reading(
  values: Partial<ScrapedValues> = {},
  fields: Partial<Omit<ScrapedOpportunity, "values">> = {},
): ScrapedOpportunity {
  const allValues: ScrapedValues = { name: `Call ${randomUUID()}`, ...values };
  const origins: Partial<Record<ScrapedField, FieldOrigin>> = {};
  for (const [field, value] of Object.entries(allValues))
    origins[field as ScrapedField] = { quote: `It says ${String(value)}`, how: "text" };
  return { url: newPage(), values: allValues, origins, ...fields };
}
