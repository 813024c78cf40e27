import { z } from "zod";
import { CURRENCY_CODES } from "@shared/constants/money";
import { findCountryCode } from "@shared/constants/countries";
import { isPersonOrHidden, readRecipientType } from "./recipients";
import { type AwardReading, type Dropped, type ReadAnswer, readRecords } from "./types";
import { awardAmount, isoDay, optionalLine, plainName, sourceId } from "./values";

const answer = z.object({ results: z.array(z.unknown()) });

const organisation = z.object({
  id: sourceId,
  name: plainName,
  charityNumber: optionalLine,
  companyNumber: optionalLine,
  addressRegion: optionalLine,
  addressCountry: optionalLine,
});
type Organisation = z.infer<typeof organisation>;

const record = z.object({
  grant_id: sourceId,
  data: z.object({
    title: optionalLine,
    awardDate: isoDay,
    amountAwarded: awardAmount,
    currency: z.string().refine((code) => CURRENCY_CODES.includes(code)),
    fundingOrganization: z.array(organisation).min(1),
    recipientOrganization: z.array(organisation).min(1),
  }),
  data_license: z.object({ name: plainName }),
});
/** Grants to persons name them here, in place of an organisation. */
const individualRecord = z.object({ data: z.object({ recipientIndividual: z.unknown() }) });

/** One organisation is filed now under its charity number and now under its company number. */
function listIdentifiers({ id, charityNumber, companyNumber }: Organisation): string[] {
  const scheme = /^\d{8}$/;
  const company = companyNumber?.padStart(8, "0");
  return [
    ...new Set([
      id,
      ...(charityNumber && /^\d{6,7}$/.test(charityNumber) ? [`GB-CHC-${charityNumber}`] : []),
      ...(company && scheme.test(company) ? [`GB-COH-${company}`] : []),
    ]),
  ].sort();
}

function readCountry({ id, addressCountry }: Organisation): string | null {
  const stated = addressCountry ? findCountryCode(addressCountry) : undefined;
  return stated ?? (id.startsWith("GB-") ? "GB" : null);
}

function readAward(given: unknown): AwardReading | Dropped {
  if (individualRecord.safeParse(given).data?.data.recipientIndividual !== undefined) return "person";
  const { data: grant } = record.safeParse(given);
  const [funder] = grant?.data.fundingOrganization ?? [];
  const [recipient] = grant?.data.recipientOrganization ?? [];
  if (!grant || !funder || !recipient) return "unusable";
  if (isPersonOrHidden(recipient.name)) return "person";
  const { grant_id: id, data } = grant;
  const recipientIdentifiers = listIdentifiers(recipient);
  return {
    source: "360giving",
    sourceId: id,
    awardKey: id,
    funderIdentifier: funder.id,
    funderName: funder.name,
    recipientName: recipient.name,
    recipientIdentifiers,
    recipientType: readRecipientType(recipient.name, recipientIdentifiers),
    recipientCountry: readCountry(recipient),
    recipientRegion: recipient.addressRegion ?? null,
    amount: data.amountAwarded,
    currency: data.currency,
    awardedOn: data.awardDate,
    title: data.title ?? null,
    url: `https://grantnav.threesixtygiving.org/grant/${encodeURIComponent(id)}`,
    // Every publisher chooses its own licence.
    licence: grant.data_license.name,
  };
}

/**
 * Reads an answer of api.threesixtygiving.org/api/v1/org/{id}/grants_made/ or /grants_received/.
 * @throws z.ZodError when the text is no such answer
 */
export const readThreeSixtyGivingAnswer = (json: unknown): ReadAnswer =>
  readRecords(answer.parse(json).results, readAward);
