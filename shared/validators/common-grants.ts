import { z } from "zod";
import { PAGE_SIZE_MAX } from "../constants/limits";
import { pageNumber } from "./fields";

// The CommonGrants protocol 0.4.0 (https://commongrants.org) defines these words and shapes. The schemas are
// strict, so that nothing goes out that the protocol does not know. Facts that only this catalogue has are in
// `customFields`.

/** The page size is the protocol's own and also the largest one. A larger one counts as that. */
export const commonGrantsListQuery = z.object({
  page: pageNumber(1),
  pageSize: pageNumber(PAGE_SIZE_MAX, PAGE_SIZE_MAX),
});
export type CommonGrantsListQuery = z.infer<typeof commonGrantsListQuery>;

const OPP_STATUSES = ["forecasted", "open", "closed", "custom"] as const;
export type OppStatusValue = (typeof OPP_STATUSES)[number];

// The protocol itself spells one of the two nonprofits differently.
const APPLICANT_TYPES = [
  "individual",
  "organization",
  "government_state",
  "government_county",
  "government_municipal",
  "government_special_district",
  "government_tribal",
  "organization_tribal_other",
  "school_district_independent",
  "higher_education_public",
  "higher_education_private",
  "non_profit_with_501c3",
  "nonprofit_without_501c3",
  "for_profit_small_business",
  "for_profit_not_small_business",
  "unrestricted",
  "custom",
] as const;

const createChoice = <const T extends readonly string[]>(values: T) =>
  z
    .strictObject({
      value: z.enum(values),
      /** Is set only with the value `custom`. */
      customValue: z.string().min(1).optional(),
      description: z.string().min(1).optional(),
    })
    .refine(
      ({ value, customValue }) => (value === "custom") === (customValue !== undefined),
      "A custom value belongs to custom, and to nothing else",
    );

const oppStatusSchema = createChoice(OPP_STATUSES);
const applicantTypeSchema = createChoice(APPLICANT_TYPES);

/** An exact amount. `currency` is an ISO 4217 code. */
const moneySchema = z.strictObject({
  amount: z.string().regex(/^-?[0-9]+\.?[0-9]*$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

const eventBase = { name: z.string().min(1), description: z.string().min(1).optional() };
/** Dates are calendar dates without a zone, because the protocol has no zones. */
const eventSchema = z.discriminatedUnion("eventType", [
  z.strictObject({
    eventType: z.literal("singleDate"),
    ...eventBase,
    date: z.iso.date(),
    time: z.iso.time().optional(),
  }),
  z.strictObject({
    eventType: z.literal("dateRange"),
    ...eventBase,
    startDate: z.iso.date(),
    startTime: z.iso.time().optional(),
    endDate: z.iso.date(),
    endTime: z.iso.time().optional(),
  }),
  z.strictObject({ eventType: z.literal("other"), ...eventBase, details: z.string().min(1).optional() }),
]);
export type CommonGrantsEvent = z.infer<typeof eventSchema>;

const VALUE_OF = {
  string: z.string().min(1),
  number: z.number(),
  integer: z.int(),
  boolean: z.boolean(),
  object: z.record(z.string(), z.unknown()),
  array: z.array(z.unknown()),
} as const;
const CUSTOM_FIELD_TYPES = ["string", "number", "integer", "boolean", "object", "array"] as const;
const customFieldSchema = z
  .strictObject({
    name: z.string().min(1),
    fieldType: z.enum(CUSTOM_FIELD_TYPES),
    value: z.unknown(),
    schema: z.url().optional(),
    description: z.string().min(1).optional(),
  })
  .refine(
    ({ fieldType, value }) => VALUE_OF[fieldType].safeParse(value).success,
    "The value must be of the stated type",
  );
export type CustomField = z.infer<typeof customFieldSchema>;

const opportunityBaseSchema = z.strictObject({
  id: z.uuid(),
  title: z.string().min(1),
  status: oppStatusSchema,
  description: z.string().min(1),
  funding: z
    .strictObject({
      details: z.string().min(1).optional(),
      totalAmountAvailable: moneySchema.optional(),
      minAwardAmount: moneySchema.optional(),
      maxAwardAmount: moneySchema.optional(),
      minAwardCount: z.int().optional(),
      maxAwardCount: z.int().optional(),
      estimatedAwardCount: z.int().optional(),
    })
    .optional(),
  keyDates: z
    .strictObject({
      postDate: eventSchema.optional(),
      closeDate: eventSchema.optional(),
      otherDates: z.record(z.string(), eventSchema).optional(),
    })
    .optional(),
  acceptedApplicantTypes: z.array(applicantTypeSchema).min(1).optional(),
  source: z.url().optional(),
  customFields: z
    .record(z.string(), customFieldSchema)
    .refine(
      (fields) => Object.entries(fields).every(([key, { name }]) => key === name),
      "A field goes by its own name",
    )
    .optional(),
  createdAt: z.iso.datetime(),
  lastModifiedAt: z.iso.datetime(),
});
export type CommonGrantsOpportunity = z.infer<typeof opportunityBaseSchema>;

const success = { status: z.literal(200), message: z.string().min(1) };

export const commonGrantsListSchema = z.strictObject({
  ...success,
  items: z.array(opportunityBaseSchema).max(PAGE_SIZE_MAX),
  paginationInfo: z.strictObject({
    page: z.int().min(1),
    pageSize: z.int().min(1).max(PAGE_SIZE_MAX),
    totalItems: z.int().min(0),
    totalPages: z.int().min(0),
  }),
});
export type CommonGrantsListView = z.infer<typeof commonGrantsListSchema>;

/** The protocol adds competitions to a single opportunity. This catalogue has none. */
export const commonGrantsDetailSchema = z.strictObject({ ...success, data: opportunityBaseSchema });
export type CommonGrantsDetailView = z.infer<typeof commonGrantsDetailSchema>;

/** `errors` has a line for each mistake. `field` names the parameter when the mistake is in one. */
export const commonGrantsErrorSchema = z.strictObject({
  status: z.int().min(400).max(599),
  message: z.string().min(1),
  errors: z
    .array(
      z.strictObject({
        code: z.string().min(1),
        field: z.string().min(1).optional(),
        message: z.string().min(1),
      }),
    )
    .min(1),
});
export type CommonGrantsErrorView = z.infer<typeof commonGrantsErrorSchema>;
