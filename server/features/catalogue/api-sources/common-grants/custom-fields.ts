import { z } from "zod";
import type { AdapterTools } from "../types";
import type { CommonGrantsRecord } from "./record";

const text = z.string();
const texts = z.array(z.string());
const words = z.string().nullish();

/** The fields beside the protocol that are read, with their forms: those of this product, and those of providers. */
const READ_FIELDS = {
  additionalInfo: z.object({ url: words }),
  agency: z.object({ name: words, parentName: words }),
  applicationUrl: text,
  attribution: text,
  costSharing: z.object({
    isRequired: z.boolean().nullish(),
    percentage: z.number().nullish(),
    details: words,
  }),
  deadlineTimezone: text,
  durationWeeks: z.number().int(),
  eligibility: text,
  eligibilityCriteria: z.object({ details: words }),
  eligibleCountries: texts,
  eligibleRegions: texts,
  equity: z.object({ minPercent: words, maxPercent: words }),
  funder: z.object({ name: words, type: words, website: words }),
  fundingInstrument: text,
  fundingType: text,
  industries: texts,
  mdAcceptingApplications: z.boolean(),
  mdAssistanceTypes: texts,
  mdEligibleCounties: texts,
  mdGeographicEligibility: text,
  stages: texts,
  waApplicationLinkUrl: text,
  waEligibilityHtml: text,
} as const;
type ReadFields = typeof READ_FIELDS;

/** Fields about persons. They are neither read nor archived. */
export const PERSON_FIELDS = ["contactInfo", "waContactHtml", "waTechnicalAssistanceContact"];

/** Known fields that say nothing that the catalogue has a place for. */
const UNUSED_FIELDS = new Set([
  ...PERSON_FIELDS,
  ..."assistanceListings attachments dataSource federalFundingSource federalOpportunityNumber".split(" "),
  ..."fiscalYear fundingSource lastReadAt lastSyncedAt legacySerialId".split(" "),
]);
/** The first letters of the fields of a provider's own. Only what is read of them is looked at. */
const PROVIDER_FIELD = /^(?:md|wa|pa|ca)[A-Z]/;

export type FieldReader = <Name extends keyof ReadFields>(
  name: Name,
) => z.infer<ReadFields[Name]> | undefined;

/** Makes a reader of the custom fields of a record. A field of another form is noted, and so are unknown ones. */
export function readCustomFields(
  { customFields }: CommonGrantsRecord,
  { noteCode }: AdapterTools,
): FieldReader {
  const fields = customFields ?? {};
  for (const name of Object.keys(fields))
    if (!(name in READ_FIELDS) && !UNUSED_FIELDS.has(name) && !PROVIDER_FIELD.test(name))
      noteCode("customFields", name);
  return (name) => {
    const value = fields[name]?.value;
    if (value == null) return undefined;
    const parsed = READ_FIELDS[name].safeParse(value);
    if (!parsed.success) noteCode("customFields", `${name} of another form`);
    return parsed.data as z.infer<ReadFields[typeof name]> | undefined;
  };
}
