import { describe, expect, it } from "vitest";
import { RECORDED_SEARCHES, recordedHits } from "../../../test/fakes/fake-grants-gov";
import { readDetail } from "./answers";
import { extract, fixture, forecast, readAll, synopsis } from "./extract.fixture";
import { mapGrantsGovRecord } from "./mapping";

const READ_AT = new Date("2026-08-08T00:00:00Z");
const { records: sample } = await readAll(fixture("extract-sample.xml"));
const byId = new Map(sample.map((record) => [record.id, record]));

describe("the same opportunity from the service and from the extract", () => {
  it("the two recordings hold the same facts, as far as both have them", () => {
    const { data } = JSON.parse(fixture("fetch-opportunity-348985.json").toString()) as { data: unknown };
    const fromService = mapGrantsGovRecord(readDetail(data, "348985")!, READ_AT);
    const fromExtract = mapGrantsGovRecord(byId.get("348985")!, READ_AT);
    const sharedFields = [
      "externalId",
      "sourceUrl",
      "funderName",
      "fundingType",
      "minAmount",
      "maxAmount",
      "openDate",
      "industryFocus",
      "eligibleEntityTypes",
      "eligibleEntityTypesOpenEnded",
      "eligibleCountries",
    ] as const;
    for (const field of sharedFields) expect(fromExtract[field]).toEqual(fromService[field]);
    expect(fromService.description).toContain(fromExtract.description!.slice(0, 400));
  });

  it("the extract has the name, funder and dates of the recorded searches", () => {
    const hits = RECORDED_SEARCHES.flatMap(recordedHits).filter((hit) => byId.has(hit.id));
    expect(new Set(hits.map(({ id }) => id)).size).toBe(71);
    for (const hit of hits) {
      const fromHit = mapGrantsGovRecord({ ...hit, closeDate: hit.closeDate || null }, READ_AT);
      const fromExtract = mapGrantsGovRecord(byId.get(hit.id)!, READ_AT);
      const pickFacts = ({ name, funderName, openDate }: typeof fromHit) => ({ name, funderName, openDate });
      expect(pickFacts(fromExtract)).toEqual(pickFacts(fromHit));
      if (hit.closeDate !== "" && fromExtract.deadline !== null)
        expect(fromExtract.deadline).toBe(fromHit.deadline);
    }
  });

  it.each(["348985", "363179", "363621-anytime", "363917-forecast"])(
    "every field is the same when recording %s is written as XML",
    async (name) => {
      const { data } = JSON.parse(fixture(`fetch-opportunity-${name}.json`).toString()) as { data: Detail };
      const id = String(data.id);
      const { records, outcome } = await readAll(extract(toXml(data)));
      expect(outcome).toEqual({ read: 1, failed: 0, repeated: 0 });
      expect(mapGrantsGovRecord(records[0]!, READ_AT)).toEqual(
        mapGrantsGovRecord(readDetail(data, id)!, READ_AT),
      );
    },
  );
});

type Codes = { id: string }[];
type Body = Record<string, string | undefined> & {
  applicantTypes: Codes;
  fundingInstruments: Codes;
  fundingActivityCategories: Codes;
};
type Detail = {
  id: number;
  opportunityNumber: string;
  opportunityTitle: string;
  agencyDetails: { agencyName: string };
  synopsis?: Body | null;
  forecast?: Body | null;
};

/** Writes a recorded detail in the way in which the extract holds it. */
function toXml(detail: Detail): string {
  const escape = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\r", "&#13;");
  const writeElement = (name: string, value: string | undefined) =>
    value === undefined ? "" : `<${name}>${escape(value)}</${name}>`;
  const writeCodes = (name: string, codes: Codes) => codes.map(({ id }) => writeElement(name, id)).join("");
  // Turns 2026-09-09-00-00-00 into 09092026.
  const writeDate = (name: string, value: string | undefined) =>
    writeElement(name, value?.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, "$2$3$1"));
  const body = (detail.synopsis ?? detail.forecast)!;
  const sharedXml =
    writeElement("OpportunityID", String(detail.id)) +
    writeElement("OpportunityTitle", detail.opportunityTitle) +
    writeElement("OpportunityNumber", detail.opportunityNumber) +
    writeCodes("FundingInstrumentType", body.fundingInstruments) +
    writeCodes("CategoryOfFundingActivity", body.fundingActivityCategories) +
    writeCodes("EligibleApplicants", body.applicantTypes) +
    writeElement("AdditionalInformationOnEligibility", body["applicantEligibilityDesc"]) +
    writeElement("AgencyName", detail.agencyDetails.agencyName) +
    writeDate("PostDate", body["postingDateStr"]);
  const amountsXml =
    writeElement("AwardCeiling", body["awardCeiling"]) +
    writeElement("AwardFloor", body["awardFloor"]) +
    writeElement("CostSharingOrMatchingRequirement", String(body["costSharing"]) === "true" ? "Yes" : "No") +
    writeElement("Description", body["synopsisDesc"] ?? body["forecastDesc"]) +
    writeElement("AdditionalInformationURL", body["fundingDescLinkUrl"]);
  return detail.synopsis
    ? synopsis(
        sharedXml +
          writeDate("CloseDate", body["responseDateStr"]) +
          writeElement("CloseDateExplanation", body["responseDateDesc"]) +
          amountsXml,
      )
    : forecast(
        sharedXml +
          writeDate("EstimatedSynopsisPostDate", body["estSynopsisPostingDateStr"]) +
          writeDate("EstimatedSynopsisCloseDate", body["estApplicationResponseDateStr"]) +
          writeElement("EstimatedSynopsisCloseDateExplanation", body["estApplicationResponseDateDesc"]) +
          amountsXml,
      );
}
