import { z } from "zod";
import { isPersonOrHidden, readRecipientType } from "./recipients";
import { type AwardReading, type Dropped, type ReadAnswer, readRecords } from "./types";
import { awardAmount, optionalLine, plainName, sourceId, usDay } from "./values";

const answer = z.object({ response: z.object({ award: z.array(z.unknown()) }) });

/** Investigators and officers are not among the fields, so their names never go further than this file. */
const record = z.object({
  id: sourceId,
  title: optionalLine,
  awardeeName: plainName,
  awardeeStateCode: optionalLine,
  awardeeCountryCode: optionalLine,
  ueiNumber: optionalLine,
  transType: optionalLine,
  /** The day of the award. */
  date: usDay.nullish().catch(null),
  startDate: usDay.nullish().catch(null),
  estimatedTotalAmt: awardAmount.nullish().catch(null),
  fundsObligatedAmt: awardAmount.nullish().catch(null),
});

const FUNDER = { funderIdentifier: "US-CGAC-049", funderName: "National Science Foundation" };

/** A continuing grant is paid in parts, and some awards have got more than was expected. The greater sum is the award. */
function chooseAmount({ estimatedTotalAmt, fundsObligatedAmt }: z.infer<typeof record>): string | null {
  if (!estimatedTotalAmt || !fundsObligatedAmt) return estimatedTotalAmt ?? fundsObligatedAmt ?? null;
  return Number(fundsObligatedAmt) > Number(estimatedTotalAmt) ? fundsObligatedAmt : estimatedTotalAmt;
}

function readAward(given: unknown): AwardReading | Dropped {
  const { data } = record.safeParse(given);
  const awardedOn = data?.date ?? data?.startDate;
  const amount = data && chooseAmount(data);
  if (!data || !awardedOn || !amount) return "unusable";
  if (data.transType === "Fellowship Award" || isPersonOrHidden(data.awardeeName)) return "person";
  return {
    source: "nsf",
    sourceId: data.id,
    awardKey: `US-049-${data.id}`,
    ...FUNDER,
    recipientName: data.awardeeName,
    recipientIdentifiers: data.ueiNumber ? [data.ueiNumber] : [],
    recipientType: readRecipientType(data.awardeeName),
    recipientCountry: /^[A-Z]{2}$/.test(data.awardeeCountryCode ?? "") ? data.awardeeCountryCode : null,
    recipientRegion: data.awardeeStateCode ?? null,
    amount,
    currency: "USD",
    awardedOn,
    title: data.title ?? null,
    url: `https://www.nsf.gov/awardsearch/showAward?AWD_ID=${encodeURIComponent(data.id)}`,
    licence: "U.S. public domain",
  };
}

/**
 * Reads an answer of api.nsf.gov/services/v1/awards.json.
 * @throws z.ZodError when the text is no such answer
 */
export const readNsfAnswer = (json: unknown): ReadAnswer =>
  readRecords(answer.parse(json).response.award, readAward);
