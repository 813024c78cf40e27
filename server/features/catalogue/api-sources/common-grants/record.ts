import { z } from "zod";

const text = z.string().nullish();

const money = z.object({ amount: z.coerce.string(), currency: z.string() }).nullish();
const event = z
  .object({
    eventType: z.string(),
    name: text,
    description: text,
    date: text,
    time: text,
    startDate: text,
    endDate: text,
    details: text,
  })
  .nullish();

/** An opportunity of the CommonGrants protocol, of any of its versions. It knows no time zones. */
export const commonGrantsRecord = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  status: z.object({ value: z.string(), customValue: text, description: text }),
  description: text,
  funding: z
    .object({
      details: text,
      totalAmountAvailable: money,
      minAwardAmount: money,
      maxAwardAmount: money,
    })
    .nullish(),
  keyDates: z.object({ postDate: event, closeDate: event }).nullish(),
  acceptedApplicantTypes: z
    .array(z.object({ value: z.string(), customValue: text, description: text }))
    .nullish(),
  source: text,
  customFields: z.record(z.string(), z.object({ value: z.unknown() })).nullish(),
  createdAt: text,
  lastModifiedAt: text,
});
export type CommonGrantsRecord = z.infer<typeof commonGrantsRecord>;

/** The protocol lets a provider leave these out. */
export const OPTIONAL_FIELDS = ["funding", "keyDates", "acceptedApplicantTypes", "source", "customFields"];

/** A page of the list. Some providers do not count. */
export const commonGrantsPage = z.object({
  items: z.array(z.record(z.string(), z.unknown())),
  paginationInfo: z
    .object({
      page: z.number().int().nullish(),
      totalItems: z.number().int().nullish(),
      totalPages: z.number().int().nullish(),
    })
    .nullish(),
});
