import { z } from "zod";
import { isPersonOrHidden, readRecipientType } from "./recipients";
import { type AwardReading, type Dropped, type ReadAnswer, readRecords } from "./types";
import { awardAmount, isoDay, optionalLine, plainName, sourceId } from "./values";

const answer = z.object({ results: z.array(z.unknown()) });

const record = z.object({
  generated_internal_id: sourceId,
  "Award ID": sourceId,
  "Recipient Name": plainName,
  "Recipient UEI": optionalLine,
  "Awarding Agency": plainName,
  "Award Amount": awardAmount,
  "Base Obligation Date": isoDay.nullish().catch(null),
  "Start Date": isoDay.nullish().catch(null),
  Description: z.string().nullish().catch(null),
});

const TITLE_MAX = 200;
/** Descriptions name investigators, so only a title that ends before the text begins is taken. */
const TITLE_END = " -";
const NAMES_A_PERSON = /\b(?:PI|DR|PROF|PROFESSOR|INVESTIGATOR)\b/i;

function readTitle(description: string): string | null {
  const end = description.indexOf(TITLE_END);
  const title = end === -1 ? description : description.slice(0, end);
  if (title.length > TITLE_MAX || NAMES_A_PERSON.test(title)) return null;
  return optionalLine.parse(title) ?? null;
}

function readAward(given: unknown): AwardReading | Dropped {
  const { data } = record.safeParse(given);
  const awardedOn = data?.["Base Obligation Date"] ?? data?.["Start Date"];
  if (!data || !awardedOn) return "unusable";
  const { generated_internal_id: id, "Recipient Name": recipientName, "Recipient UEI": uei } = data;
  if (isPersonOrHidden(recipientName)) return "person";
  // The id ends with the Treasury's code of the agency: ASST_NON_2144995_049.
  const agency = /_(\d{3})$/.exec(id)?.[1];
  return {
    source: "usaspending",
    sourceId: id,
    awardKey: agency ? `US-${agency}-${data["Award ID"]}` : id,
    funderIdentifier: agency ? `US-CGAC-${agency}` : null,
    funderName: data["Awarding Agency"],
    recipientName,
    recipientIdentifiers: uei ? [uei] : [],
    recipientType: readRecipientType(recipientName),
    recipientCountry: null,
    recipientRegion: null,
    amount: data["Award Amount"],
    currency: "USD",
    awardedOn,
    title: readTitle(data.Description ?? ""),
    url: `https://www.usaspending.gov/award/${encodeURIComponent(id)}`,
    licence: "U.S. public domain",
  };
}

/**
 * Reads an answer of api.usaspending.gov/api/v2/search/spending_by_award/.
 * @throws z.ZodError when the text is no such answer
 */
export const readUsaspendingAnswer = (json: unknown): ReadAnswer =>
  readRecords(answer.parse(json).results, readAward);
