import { describe, expect, it } from "vitest";
import { RECORDED_SEARCHES, recordedHits } from "../../../test/fakes/fake-grants-gov";
import { readDetail } from "./answers";
import { extract, fixture, forecast, readAll, synopsis } from "./extract.fixture";
import { mapGrantsGovRecord } from "./mapping";

const READ_AT = new Date("2026-08-08T00:00:00Z");
const { records: sample } = await readAll(fixture("extract-sample.xml"));
const byId = new Map(sample.map((record) => [record.id, record]));

describe("the same opportunity from the service and from the extract", () => {
  it("has the same facts in the two real sets, as far as both have them", () => {
    const { data } = JSON.parse(fixture("fetch-opportunity-348985.json").toString()) as { data: unknown };
    const fromService = mapGrantsGovRecord(readDetail(data, "348985")!, READ_AT);
    const fromExtract = mapGrantsGovRecord(byId.get("348985")!, READ_AT);
    const same = [
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
    for (const field of same) expect(fromExtract[field]).toEqual(fromService[field]);
    expect(fromService.description).toContain(fromExtract.description!.slice(0, 400));
  });

  it("has the name, funder and dates that the recorded searches give", () => {
    const hits = RECORDED_SEARCHES.flatMap(recordedHits).filter((hit) => byId.has(hit.id));
    expect(new Set(hits.map(({ id }) => id)).size).toBe(71);
    for (const hit of hits) {
      const fromHit = mapGrantsGovRecord({ ...hit, closeDate: hit.closeDate || null }, READ_AT);
      const fromExtract = mapGrantsGovRecord(byId.get(hit.id)!, READ_AT);
      const facts = ({ name, funderName, openDate }: typeof fromHit) => ({ name, funderName, openDate });
      expect(facts(fromExtract)).toEqual(facts(fromHit));
      if (hit.closeDate !== "" && fromExtract.deadline !== null)
        expect(fromExtract.deadline).toBe(fromHit.deadline);
    }
  });

  it.each(["348985", "363179", "363621-anytime", "363917-forecast"])(
    "is the same in every field when recording %s is written as XML",
    async (name) => {
      const { data } = JSON.parse(fixture(`fetch-opportunity-${name}.json`).toString()) as { data: Detail };
      const id = String(data.id);
      const { records, outcome } = await readAll(extract(asXml(data)));
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

/** A recorded detail as the agency's writer would put it into the extract. */
function asXml(detail: Detail): string {
  const escape = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\r", "&#13;");
  const element = (name: string, value: string | undefined) =>
    value === undefined ? "" : `<${name}>${escape(value)}</${name}>`;
  const codes = (name: string, given: Codes) => given.map(({ id }) => element(name, id)).join("");
  // 2026-09-09-00-00-00 as 09092026.
  const date = (name: string, value: string | undefined) =>
    element(name, value?.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, "$2$3$1"));
  const body = (detail.synopsis ?? detail.forecast)!;
  const shared =
    element("OpportunityID", String(detail.id)) +
    element("OpportunityTitle", detail.opportunityTitle) +
    element("OpportunityNumber", detail.opportunityNumber) +
    codes("FundingInstrumentType", body.fundingInstruments) +
    codes("CategoryOfFundingActivity", body.fundingActivityCategories) +
    codes("EligibleApplicants", body.applicantTypes) +
    element("AdditionalInformationOnEligibility", body["applicantEligibilityDesc"]) +
    element("AgencyName", detail.agencyDetails.agencyName) +
    date("PostDate", body["postingDateStr"]);
  const amounts =
    element("AwardCeiling", body["awardCeiling"]) +
    element("AwardFloor", body["awardFloor"]) +
    element("Description", body["synopsisDesc"] ?? body["forecastDesc"]) +
    element("AdditionalInformationURL", body["fundingDescLinkUrl"]);
  return detail.synopsis
    ? synopsis(
        shared +
          date("CloseDate", body["responseDateStr"]) +
          element("CloseDateExplanation", body["responseDateDesc"]) +
          amounts,
      )
    : forecast(
        shared +
          date("EstimatedSynopsisPostDate", body["estSynopsisPostingDateStr"]) +
          date("EstimatedSynopsisCloseDate", body["estApplicationResponseDateStr"]) +
          element("EstimatedSynopsisCloseDateExplanation", body["estApplicationResponseDateDesc"]) +
          amounts,
      );
}
