import { z } from "zod";
import { GrantsGovFailure, UnusableRecord } from "./failure";
import type { GrantsGovRecord } from "./mapping";
import { toPlainLine } from "../../../platform/text/text";
import { readDate, readYesOrNo } from "./values";

// Only the id and a title are required. A field of another shape counts as missing, and the record is still
// read.
const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null);
const id = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,15}$/));

/** A code that cannot be read stays in the list. Otherwise the other codes would look complete. */
const UNREADABLE_CODE = "?";
const plainCode = z.union([
  z.string().trim(),
  // Applicant codes have two digits: 7 is "07".
  z.number().transform((number) => String(number).padStart(2, "0")),
]);
const code = z
  .union([plainCode, z.object({ id: plainCode }).transform((item) => item.id)])
  .catch(UNREADABLE_CODE);
const codes = z
  .union([z.array(code), plainCode.transform((singleCode) => [singleCode])])
  .nullish()
  .catch([UNREADABLE_CODE]);

/** The service says true, the extract "Yes". */
const yesOrNo = z
  .union([z.boolean(), z.string().transform(readYesOrNo)])
  .nullish()
  .catch(null);

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
  /** The number of hits on all pages, or null when Grants.gov does not say. */
  hitCount: number | null;
  hits: SearchHit[];
  /** Entries without a usable id, named by their number. */
  unusable: string[];
};

/** @throws GrantsGovFailure when the answer holds no list at all, not even an empty one */
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
    costSharing: yesOrNo,
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
 * Reads the record from an answer of `fetchOpportunity`. The search hit fills fields that the detail lacks.
 * Returns null when Grants.gov has no such opportunity, which it reports with `errorcode` 0.
 * @throws UnusableRecord
 */
export function readDetail(data: unknown, id: string, hit?: SearchHit): GrantsGovRecord | null {
  const answer = detailSchema.safeParse(data);
  if (!answer.success) throw new UnusableRecord("Grants.gov gave an answer that could not be read.");
  const detail = answer.data;
  const isForecast = detail.forecast != null && (detail.docType === "forecast" || detail.synopsis == null);
  const body = isForecast ? detail.forecast : detail.synopsis;
  if (body == null) {
    if (detail.errorMessages?.length) return null;
    throw new UnusableRecord("Grants.gov gave no details of this opportunity.");
  }
  if (detail.id != null && detail.id !== id)
    throw new UnusableRecord("Grants.gov answered with another opportunity.");
  const title = findStated(detail.opportunityTitle, hit?.title);
  if (title === null || toPlainLine(title) === "")
    throw new UnusableRecord("Grants.gov gave this opportunity no title.");
  return {
    id: id,
    number: findStated(detail.opportunityNumber, hit?.number),
    title,
    // `synopsis.agencyName` is not used, because it is often the officer in charge.
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
          openDate: findDate(
            body.estSynopsisPostingDate,
            body.estSynopsisPostingDateStr,
            body.postingDate,
            body.postingDateStr,
            hit?.openDate,
          ),
          closeDate: findDate(
            body.estApplicationResponseDate,
            body.estApplicationResponseDateStr,
            hit?.closeDate,
          ),
          responseDateDesc: body.estApplicationResponseDateDesc,
          description: body.forecastDesc,
        }
      : {
          docType: "synopsis",
          openDate: findDate(body.postingDate, body.postingDateStr, hit?.openDate),
          closeDate: findDate(body.responseDate, body.responseDateStr, hit?.closeDate),
          responseDateDesc: body.responseDateDesc,
          description: body.synopsisDesc,
        }),
    archiveDate: findDate(body.archiveDate, body.archiveDateStr),
    applicantTypes: body.applicantTypes,
    eligibilityDesc: body.applicantEligibilityDesc,
    fundingInstruments: dropUnreadable(body.fundingInstruments),
    fundingActivityCategories: dropUnreadable(body.fundingActivityCategories),
    costSharing: body.costSharing,
    // The word "none" is an answer. The formatted figure is used only when the other one is missing.
    awardFloor: body.awardFloor ?? body.awardFloorFormatted,
    awardCeiling: body.awardCeiling ?? body.awardCeilingFormatted,
    fundingDescLinkUrl: body.fundingDescLinkUrl,
  };
}

/**
 * An unreadable code matters only for applicants, where it means that there are others. Elsewhere it is
 * dropped.
 */
const dropUnreadable = (items: string[] | null | undefined) =>
  items?.filter((item) => item !== UNREADABLE_CODE);

type Delivered = string | null | undefined;

const findStated = (...values: Delivered[]): string | null => values.find((value) => value?.trim()) ?? null;

/** Returns the first date, otherwise the first text: a stand-in date means "no date" and is kept. */
const findDate = (...values: Delivered[]): string | null =>
  values.find((value) => readDate(value) !== null) ?? findStated(...values);
