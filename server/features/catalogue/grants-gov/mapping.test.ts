import { describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES } from "@shared/constants/enums";
import { readActivities, readApplicants, readInstruments } from "./codes";
import { GRANTS_GOV_NOTICE, type GrantsGovRecord, mapGrantsGovRecord } from "./mapping";
import { cutAtWord, toPlainLine, toPlainText } from "../../../platform/text/text";
import { grantsGovReading } from "./reading";
import { readAmount, readAwardRange, readDate } from "./values";

const READ_AT = new Date("2026-08-08T00:00:00Z");
const buildRecord = (changes: Partial<GrantsGovRecord> = {}): GrantsGovRecord => ({
  id: "363398",
  number: "CDC-RFA-CE-27-0039",
  title: "Core State Injury Prevention Program",
  agency: "Centers for Disease Control - NCIPC",
  docType: "synopsis",
  ...changes,
});
const mapRecord = (changes: Partial<GrantsGovRecord> = {}) =>
  mapGrantsGovRecord(buildRecord(changes), READ_AT);

describe("text of Grants.gov", () => {
  it.each([
    ["Research &amp; Development", "Research & Development"],
    ["FY 2021 &ndash; FY 2023", "FY 2021 – FY 2023"],
    ["Ambassador&rsquo;s Fund", "Ambassador’s Fund"],
    ["Training&#8239;Program&#xA0;(P42)", "Training Program (P42)"],
    ["scienti&#64257;c", "scientific"],
    ["caf&eacute; &Uuml;ber &ntilde;", "café Über ñ"],
    ["<p>One.</p><p>Two&nbsp;lines.<br/>Three.</p>", "One.\n\nTwo lines.\nThree."],
    ["&lt;p&gt;Escaped &amp;nbsp;twice&lt;/p&gt;", "Escaped twice"],
    ["Smith&amp;lt;br/&amp;gt;Jones", "Smith\nJones"],
    ['<a href="https://x.example">see <b>here</b></a>', "see here"],
    ["p < 0.05 and q > 2", "p < 0.05 and q > 2"],
    ["<script>alert(1)</script>kept<!-- not this -->", "kept"],
    ["\ufeffleading\u200b mark", "leading mark"],
    ["bad &#0; &#xD800; &#1114112; &unknown; AT&T", "bad &unknown; AT&T"],
    ["", ""],
  ])("the text %j is read as %j", (delivered, expected) => {
    expect(toPlainText(delivered)).toBe(expected);
  });

  it("a title is read as one line", () => {
    expect(toPlainLine("CENTERS  FOR\nDISEASE <br>CONTROL")).toBe("CENTERS FOR DISEASE CONTROL");
  });

  it("a long text is cut between words", () => {
    expect(cutAtWord("a short text", 20)).toBe("a short text");
    expect(cutAtWord("one two, three four", 12)).toBe("one two…");
    expect(cutAtWord("x".repeat(30), 10)).toBe(`${"x".repeat(9)}…`);
  });
});

describe("dates of Grants.gov", () => {
  it.each([
    ["09/09/2026", "2026-09-09"],
    ["9/9/2026", "2026-09-09"],
    ["09092026", "2026-09-09"],
    ["2026-09-09", "2026-09-09"],
    ["2026-09-09-00-00-00", "2026-09-09"],
    ["Sep 09, 2026 12:00:00 AM EDT", "2026-09-09"],
    ["Jan 7, 2028 12:00:00 AM EST", "2028-01-07"],
    ["01/01/2099", null],
    ["10/12/2121", null],
    ["Aug 17, 2076 12:00:00 AM EDT", null],
    ["02/30/2027", null],
    ["13/01/2027", null],
    ["", null],
    ["none", null],
    ["undefined", null],
    [null, null],
    [undefined, null],
  ])("the date %j is read as %j", (printed, expected) => {
    expect(readDate(printed)).toBe(expected);
  });
});

describe("amounts of Grants.gov", () => {
  it.each([
    ["none", null],
    ["0", null],
    ["0.00", null],
    ["", null],
    [null, null],
    [undefined, null],
    ["-5", null],
    ["about 5", null],
    ["300000", "300000"],
    ["$1,500,000", "1500000"],
    [900000, "900000"],
    ["12.50", "12.50"],
    ["99999999999999", null],
  ])("the amount %j is read as %j", (delivered, expected) => {
    expect(readAmount(delivered)).toBe(expected);
  });

  it("a floor above the ceiling is dropped", () => {
    expect(readAwardRange("750000", "900000")).toEqual({ minAmount: "750000", maxAmount: "900000" });
    expect(readAwardRange("1000000", "900000")).toEqual({ minAmount: null, maxAmount: "900000" });
    expect(readAwardRange("5000", "none")).toEqual({ minAmount: "5000", maxAmount: null });
  });
});

describe("applicant codes", () => {
  it.each([
    [["23"], ["Startup", "Social Enterprise"], false, ["US"]],
    [["22"], ["Startup", "Social Enterprise"], false, []],
    [["12"], ["Nonprofit"], false, ["US"]],
    [["12", "13"], ["Nonprofit"], false, []],
    [["21"], ["Individual"], false, []],
    [["06", "20"], ["Research", "School"], false, []],
    [["05"], ["School"], false, ["US"]],
    [["00", "01", "02", "04", "07", "08"], ["Government"], false, ["US"]],
    [["07", "11"], ["Government"], true, ["US"]],
    [["06", "25"], ["Research", "School"], true, []],
    [["25"], [], true, []],
    [["99"], [...ALL_ENTITY_TYPES], false, []],
    [["25", "99"], [...ALL_ENTITY_TYPES], false, []],
    [["12", "77"], ["Nonprofit"], true, []],
    [[], [], false, []],
    [null, [], false, []],
  ])("the codes %j admit %j", (codes, types, isOpenEnded, countries) => {
    expect(readApplicants(codes)).toMatchObject({
      eligibleEntityTypes: types,
      eligibleEntityTypesOpenEnded: isOpenEnded,
      eligibleCountries: countries,
    });
  });

  it("the codes keep the words of the source", () => {
    expect(readApplicants(["23", "25"]).eligibilityText).toBe(
      "Small businesses; Others, as the notice explains",
    );
    expect(readApplicants(null).eligibilityText).toBeNull();
  });
});

describe("co-funding and partners of Grants.gov", () => {
  it.each([
    [true, "The award is for museums.", "required", null],
    [true, "Applicants must provide a 20% match.", "required", "20"],
    [false, "The award is for museums.", "not required", null],
    [null, "Applicants must provide a 20% match.", "required", "20"],
    [null, "The award is for museums.", null, null],
    // The record contradicts itself.
    [false, "Applicants must provide a 20% match.", null, null],
  ])("the answer %j and the words %j mean %j", (costSharing, description, coFunding, coFundingShare) => {
    expect(mapRecord({ costSharing, description })).toMatchObject({ coFunding, coFundingShare });
  });

  it("partners are read from the words", () => {
    const eligibilityDesc = "<p>The consortium must include at least three institutions.</p>";
    expect(mapRecord({ eligibilityDesc }).consortiumMin).toBe(3);
    expect(mapRecord().consortiumMin).toBeNull();
  });

  it("an invitation is read from the words about the deadline", () => {
    expect(mapRecord({ responseDateDesc: "By invitation only" }).applicantLimit).toBe("invited");
    expect(mapRecord({ responseDateDesc: "Proposals accepted anytime" }).applicantLimit).toBeNull();
  });

  it("each fact has the words that it comes from", () => {
    const record = buildRecord({ costSharing: true, description: "Applicants must provide a 20% match." });
    expect(grantsGovReading(record, READ_AT).origins).toMatchObject({
      coFunding: { quote: "Cost sharing or matching requirement: Yes", how: "api" },
      coFundingShare: { quote: "Applicants must provide a 20% match.", how: "api" },
    });
  });

  it("the hour and its time zone have the words that name them, to the end of a long sentence", () => {
    const responseDateDesc =
      "Applicants have to submit their complete applications, with all forms and attachments, through Grants.gov no later than 4:00 PM Mountain Time.";
    const { values, origins } = grantsGovReading(
      buildRecord({ closeDate: "01/20/2027", responseDateDesc }),
      READ_AT,
    );
    expect(values).toMatchObject({ deadlineTime: "16:00", deadlineTimezone: "America/Denver" });
    expect(origins).toMatchObject({
      deadlineTime: { quote: responseDateDesc, how: "api" },
      deadlineTimezone: { quote: responseDateDesc, how: "api" },
    });
  });

  it("a time zone that no words name has no quote", () => {
    const { values, origins } = grantsGovReading(
      buildRecord({ closeDate: "01/20/2027", responseDateDesc: "Paper applications are due by 4:30 pm ET." }),
      READ_AT,
    );
    expect(values.deadlineTimezone).toBe("America/New_York");
    expect(origins).not.toHaveProperty("deadlineTimezone");
    expect(origins).not.toHaveProperty("currency");
  });
});

describe("activities and instruments", () => {
  it.each([
    [["HL"], ["Health & wellbeing"]],
    [
      ["ED", "ENV", "NR"],
      ["Education & learning", "Environment & conservation"],
    ],
    [["ST"], ["Science & research"]],
    [["O", "BC"], []],
    [null, []],
  ])("the activities %j belong to the industries %j", (codes, labels) => {
    expect(readActivities(codes)).toEqual(labels);
  });

  it.each([
    [["G"], "grant"],
    [["CA", "PC"], "grant"],
    [["PC"], "other"],
    [["O"], "other"],
    [null, "grant"],
  ])("the instruments %j make a %s", (codes, type) => {
    expect(readInstruments(codes)).toBe(type);
  });
});

describe("a record of Grants.gov", () => {
  it("a record keeps where it comes from and when it was read", () => {
    expect(mapRecord()).toMatchObject({
      source: "Grants.gov",
      externalId: "363398",
      sourceUrl: "https://www.grants.gov/search-results-detail/363398",
      applicationUrl: "https://www.grants.gov/search-results-detail/363398",
      attribution: GRANTS_GOV_NOTICE,
      lastSyncedAt: READ_AT,
      funderType: "government",
      currency: "USD",
    });
  });

  it.each([
    ["https://example.gov/notice", "https://example.gov/notice"],
    ["javascript:alert(1)", "https://www.grants.gov/search-results-detail/363398"],
    ["https://user:secret@example.gov", "https://www.grants.gov/search-results-detail/363398"],
    ["see the notice", "https://www.grants.gov/search-results-detail/363398"],
    ["https://example.gov/\0", "https://www.grants.gov/search-results-detail/363398"],
    [`https://example.gov/${"a".repeat(2_048)}`, "https://www.grants.gov/search-results-detail/363398"],
  ])("a record with the link %j is applied for at %s", (fundingDescLinkUrl, applicationUrl) => {
    expect(mapRecord({ fundingDescLinkUrl }).applicationUrl).toBe(applicationUrl);
  });

  it("a record has its closing date as printed, in Washington time", () => {
    expect(mapRecord({ openDate: "07/31/2026", closeDate: "01/20/2027" })).toMatchObject({
      openDate: "2026-07-31",
      deadline: "2027-01-20",
      deadlineTimezone: "America/New_York",
      deadlineNote: null,
    });
  });

  it.each([
    [
      "Electronically submitted applications must be submitted no later than 11:59 p.m., ET, on the listed application due date.",
      "23:59",
      "America/New_York",
    ],
    [
      "Applications must be received no later than 20 January 2027 at 4:00 PM Mountain Time",
      "16:00",
      "America/Denver",
    ],
    ["Applications are due by 5 pm ET. Applications of tribes are due by 8 pm ET.", null, "America/New_York"],
    ["Paper applications are due by 4:30 pm ET.", null, "America/New_York"],
    ["Letters of intent for applications are due by 5:00 p.m. ET.", null, "America/New_York"],
    ["Applications received by 5:00 p.m. ET on December 1, 2026 are read first.", null, "America/New_York"],
    [
      "Applications must be submitted by 5:00 pm local time of applicant organization.",
      null,
      "America/New_York",
    ],
  ])("a record that says %j closes at %s in %s", (responseDateDesc, deadlineTime, deadlineTimezone) => {
    expect(mapRecord({ closeDate: "01/20/2027", responseDateDesc })).toMatchObject({
      deadline: "2027-01-20",
      deadlineTime,
      deadlineTimezone,
    });
  });

  it.each([
    [{ closeDate: "01/01/2099" }, "No closing date is given."],
    [{ closeDate: null, responseDateDesc: "undefined" }, "No closing date is given."],
    [
      { closeDate: "08/17/2026", responseDateDesc: "Proposals accepted anytime" },
      "Proposals accepted anytime",
    ],
  ])("a record with %j has no deadline", (dates, deadlineNote) => {
    expect(mapRecord(dates)).toMatchObject({ deadline: null, deadlineTimezone: null, deadlineNote });
  });

  it.each(["N/A", "undefined", "No Explanation", "none", " "])(
    "a record with the remark %j has no deadline note",
    (remark) => {
      expect(mapRecord({ closeDate: "01/20/2027", responseDateDesc: remark }).deadlineNote).toBeNull();
    },
  );

  it("a forecast says that it is one, and opens when its call is expected", () => {
    const expected = mapRecord({ docType: "forecast", openDate: "01/07/2027", closeDate: "03/08/2027" });
    expect(expected).toMatchObject({ openDate: "2027-01-07", deadline: "2027-03-08" });
    expect(expected.deadlineNote).toBe(
      "A forecast when it was last read, expected to open on 7 January 2027: the agency may still change its dates.",
    );
    const announced = mapRecord({ docType: "forecast", openDate: "05/05/2025", closeDate: "05/07/2028" });
    expect(announced.openDate).toBeNull();
    expect(announced.deadlineNote).toContain("A forecast when it was last read:");
  });

  it("a record without a description states only its own facts", () => {
    expect(mapRecord({ docType: "forecast" }).description).toBe(
      "Forecast CDC-RFA-CE-27-0039, Centers for Disease Control - NCIPC. See Grants.gov for its description.",
    );
    expect(mapRecord({ number: null, agency: null }).description).toBe(
      "Notice. See Grants.gov for its description.",
    );
    expect(mapRecord({ description: "<p>What it is for.</p>" }).description).toBe("What it is for.");
  });

  it("long texts are cut to what an administrator can save", () => {
    const longText = "word ".repeat(10_000);
    const cut = mapRecord({
      agency: longText,
      description: longText,
      eligibilityDesc: longText,
      responseDateDesc: longText,
    });
    expect(cut.funderName!.length).toBeLessThanOrEqual(200);
    expect(cut.description!.length).toBeLessThanOrEqual(20_000);
    expect(cut.eligibilityText!.length).toBeLessThanOrEqual(20_000);
    expect(cut.deadlineNote!.length).toBeLessThanOrEqual(5_000);
  });

  it("the name is one that an administrator can save", () => {
    expect(mapRecord({ title: `Long ${"title ".repeat(60)}` }).name.length).toBeLessThanOrEqual(200);
    expect(mapRecord({ title: "Grants &amp; loans" }).name).toBe("Grants & loans");
  });
});
