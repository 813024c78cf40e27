import { z } from "zod";
import { GrantsGovFailure, UnusableRecord } from "./failure";
import type { GrantsGovRecord } from "./mapping";
import { toPlainLine } from "../../../platform/text/text";
import { readDate } from "./values";

// Nothing but the id and a title is needed: a field of another shape counts as not given, and never costs the record.
const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null);
const id = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,15}$/));

/** A code that cannot be read stays in the list: without it the others would look like all there are. */
const UNREADABLE_CODE = "?";
const plainCode = z.union([
  z.string().trim(),
  // Codes of applicants are two digits: 7 is "07".
  z.number().transform((number) => String(number).padStart(2, "0")),
]);
const code = z
  .union([plainCode, z.object({ id: plainCode }).transform((item) => item.id)])
  .catch(UNREADABLE_CODE);
const codes = z
  .union([z.array(code), plainCode.transform((only) => [only])])
  .nullish()
  .catch([UNREADABLE_CODE]);

const agency = z.object({ agencyName: text }).nullish().catch(null);

const hitSchema = z.object({
  id,
  number: text,
  title: text,
  agency: text,
  agencyName: text,
  openDate: text,
  closeDate: text,
});
export type SearchHit = z.infer<typeof hitSchema>;

const searchSchema = z.object({
  hitCount: z.coerce.number().nullish().catch(null),
  oppHits: z.array(z.unknown()),
});
export type SearchPage = {
  /** How many there are beyond this page; null when Grants.gov does not say. */
  hitCount: number | null;
  hits: SearchHit[];
  /** Entries without a usable id, by whatever names them. */
  unusable: string[];
};

/** @throws GrantsGovFailure when the answer lists nothing at all, not even an empty list */
export function readSearchPage(data: unknown): SearchPage {
  const answer = searchSchema.safeParse(data);
  if (!answer.success) throw new GrantsGovFailure("nonsense");
  const page: SearchPage = { hitCount: answer.data.hitCount ?? null, hits: [], unusable: [] };
  for (const entry of answer.data.oppHits) {
    const hit = hitSchema.safeParse(entry);
    if (hit.success) page.hits.push(hit.data);
    else page.unusable.push(z.object({ number: z.string() }).safeParse(entry).data?.number ?? "unknown");
  }
  return page;
}

const body = z
  .object({
    agencyDetails: agency,
    synopsisDesc: text,
    forecastDesc: text,
    postingDate: text,
    postingDateStr: text,
    estSynopsisPostingDate: text,
    estSynopsisPostingDateStr: text,
    responseDate: text,
    responseDateStr: text,
    responseDateDesc: text,
    estApplicationResponseDate: text,
    estApplicationResponseDateStr: text,
    estApplicationResponseDateDesc: text,
    archiveDate: text,
    archiveDateStr: text,
    applicantTypes: codes,
    applicantEligibilityDesc: text,
    fundingInstruments: codes,
    fundingActivityCategories: codes,
    awardFloor: text,
    awardFloorFormatted: text,
    awardCeiling: text,
    awardCeilingFormatted: text,
    fundingDescLinkUrl: text,
  })
  .nullish()
  .catch(null);

const detailSchema = z.object({
  id: text,
  opportunityNumber: text,
  opportunityTitle: text,
  docType: text,
  agencyDetails: agency,
  topAgencyDetails: agency,
  synopsis: body,
  forecast: body,
  errorMessages: z.array(z.unknown()).nullish().catch(null),
});

/**
 * The record in an answer of `fetchOpportunity`, with what the search said where the detail is silent. Null when
 * Grants.gov has no such opportunity, which it says with `errorcode` 0.
 * @throws UnusableRecord
 */
export function readDetail(data: unknown, wanted: string, hit?: SearchHit): GrantsGovRecord | null {
  const answer = detailSchema.safeParse(data);
  if (!answer.success) throw new UnusableRecord("Grants.gov gave an answer that could not be read.");
  const detail = answer.data;
  const isForecast = detail.forecast != null && (detail.docType === "forecast" || detail.synopsis == null);
  const body = isForecast ? detail.forecast : detail.synopsis;
  if (body == null) {
    if (detail.errorMessages?.length) return null;
    throw new UnusableRecord("Grants.gov gave no details of this opportunity.");
  }
  if (detail.id != null && detail.id !== wanted)
    throw new UnusableRecord("Grants.gov answered with another opportunity.");
  const title = findStated(detail.opportunityTitle, hit?.title);
  if (title === null || toPlainLine(title) === "")
    throw new UnusableRecord("Grants.gov gave this opportunity no title.");
  return {
    id: wanted,
    number: findStated(detail.opportunityNumber, hit?.number),
    title,
    // Never `synopsis.agencyName`: that is often the officer in charge.
    agency: findStated(
      detail.agencyDetails?.agencyName,
      body.agencyDetails?.agencyName,
      hit?.agency,
      hit?.agencyName,
      detail.topAgencyDetails?.agencyName,
    ),
    ...(isForecast
      ? {
          docType: "forecast",
          openDate: firstDate(
            body.estSynopsisPostingDate,
            body.estSynopsisPostingDateStr,
            body.postingDate,
            body.postingDateStr,
            hit?.openDate,
          ),
          closeDate: firstDate(
            body.estApplicationResponseDate,
            body.estApplicationResponseDateStr,
            hit?.closeDate,
          ),
          responseDateDesc: body.estApplicationResponseDateDesc,
          description: body.forecastDesc,
        }
      : {
          docType: "synopsis",
          openDate: firstDate(body.postingDate, body.postingDateStr, hit?.openDate),
          closeDate: firstDate(body.responseDate, body.responseDateStr, hit?.closeDate),
          responseDateDesc: body.responseDateDesc,
          description: body.synopsisDesc,
        }),
    archiveDate: firstDate(body.archiveDate, body.archiveDateStr),
    applicantTypes: body.applicantTypes,
    eligibilityDesc: body.applicantEligibilityDesc,
    fundingInstruments: readable(body.fundingInstruments),
    fundingActivityCategories: readable(body.fundingActivityCategories),
    // "none" is an answer, and the formatted figure stands in only for a missing one.
    awardFloor: body.awardFloor ?? body.awardFloorFormatted,
    awardCeiling: body.awardCeiling ?? body.awardCeilingFormatted,
    fundingDescLinkUrl: body.fundingDescLinkUrl,
  };
}

/** Only of applicants does a code say something that cannot be read: that there are others. */
const readable = (given: string[] | null | undefined) => given?.filter((item) => item !== UNREADABLE_CODE);

type Delivered = string | null | undefined;

const findStated = (...given: Delivered[]): string | null => given.find((value) => value?.trim()) ?? null;

/** The first that is a date, else the first that says anything: a stand-in date says "no date" and stays. */
const firstDate = (...given: Delivered[]): string | null =>
  given.find((value) => readDate(value) !== null) ?? findStated(...given);
