import { describe, expect, it } from "vitest";
import { createContext } from "../reading/context";
import { readLabelledAward, readProseAward } from "../reading/awards";
import { createDeadlineReader } from "../reading/deadlines";
import { createDraft } from "../reading/draft";
import { findMoney } from "./amounts";
import { readApplicantList, readApplicantTypes } from "./applicants";
import { readApplicantCountries, readCountryList } from "./countries";
import { resolveMoneyContext } from "./currencies";
import { detectDayFirst, findDates } from "./dates";
import { readEquity } from "./kinds";
import { labelKind } from "./labels";
import { splitSentences } from "./words";

const NOW = new Date("2026-11-22T12:00:00Z");
const context = (text: string, url = "https://x.example.org/", languageTag: string | null = "en-GB") =>
  createContext({ text, url, languageTag, now: NOW, how: "text" });

describe("sums", () => {
  it.each<[string, (string | null)[] | null, string?, string?]>([
    ["£300 to £20,000", ["300", "20000", "GBP"]],
    ["£20,001 or more", ["20001", null, "GBP"]],
    ["Up to £150k", [null, "150000", "GBP"]],
    ["£250 – £1000", ["250", "1000", "GBP"]],
    ["£250,000 to £10million", ["250000", "10000000", "GBP"]],
    ["$27,862 CAD", ["27862", "27862", "CAD"]],
    ["€76,714", ["76714", "76714", "EUR"]],
    ["R1,000 to R200,000", ["1000", "200000", "ZAR"]],
    ["KSh 1 million", ["1000000", "1000000", "KES"]],
    ["GH¢100,000", ["100000", "100000", "GHS"]],
    ["₦5 million", ["5000000", "5000000", "NGN"]],
    ["US$125K", ["125000", "125000", "USD"]],
    ["£10–20k", ["10000", "20000", "GBP"]],
    ["between £1,000 and £10,000", ["1000", "10000", "GBP"]],
    ["jusqu'à 50 000 €", [null, "50000", "EUR"], "fr"],
    ["de 10 000 à 50 000 euros", ["10000", "50000", "EUR"], "fr"],
    ["1,5 million d'euros", ["1500000", "1500000", "EUR"], "fr"],
    ["5 millions de FCFA", ["5000000", "5000000", "XOF"], "fr", "https://fonds.example.sn/"],
    ["50.000 €", ["50000", "50000", "EUR"], "de"],
    ["1.250,50 EUR", ["1250.50", "1250.50", "EUR"], "de"],
    ["₹50,00,000", ["5000000", "5000000", "INR"]],
    ["$5,000", ["5000", "5000", "AUD"], "en", "https://fund.example.org.au/"],
    ["5,000 Ghana cedis", ["5000", "5000", "GHS"]],
    // These are symbols of several currencies, kinds of research grants, and no sums of money.
    ["10 000 kr", ["10000", "10000", null]],
    ["R01 and R21 grants", null],
    ["N500", null],
    ["TBD", null],
    ["none", null],
    ["0", null],
    ["£0", null],
    ["15 scholarships", null],
    ["ALL 300 applicants", null],
  ])(
    "sums are read as they are written: %s",
    (text, expected, language = "en", url = "https://x.example.org/") => {
      const [money] = findMoney(text, resolveMoneyContext(text, url, language));
      expect(money ? [money.min, money.max, money.currency] : null).toEqual(expected);
    },
  );

  it.each([
    "The total budget of the call is €1,200,000.",
    "In 2024, 15 scholarships totaling $57,000 were made.",
    "The first award, in 1978, was $500.",
    "Since the start more than $930,000 has gone to grants for students.",
    "Applicants with a turnover of less than £250,000 can apply.",
    "Annual revenue below ₦20 million is required of applicants.",
    "There is an application fee of $50 for this grant.",
    "Applicants contribute match funding of at least £5,000.",
    "The programme comes with $250,000 in cloud credits for each winner.",
    "A £5 million fund supports grants for farmers.",
    "Three charities have been awarded £90,000 between them.",
    "The magnitude of this award is between $1,000,000.00 and $2,000,000.00.",
    "Participants receive £40 per day.",
    "We invest at a valuation cap of $5 million.",
    // The word may stand at the very beginning.
    "Budget £20,000 for grants.",
  ])("sums that are no award are ignored: %s", (sentence) => {
    expect(readProseAward(sentence, context(sentence))).toBeNull();
  });

  it.each([
    ["Grants of up to £5,000 for groups.", [null, "5000"]],
    ["First prize: €50,000, second prize: €20,000.", ["20000", "50000"]],
    ["We invest $125k for 7% equity.", ["125000", "125000"]],
    ["Small grants up to £5,000 and large grants up to £50,000.", [null, "50000"]],
    ["Der Zuschuss beträgt bis zu 25.000 €.", [null, "25000"]],
  ])("awards are read: %s", (sentence, expected) => {
    const award = readProseAward(sentence, context(sentence));
    expect([award?.min, award?.max]).toEqual(expected);
  });

  it("only the seventy characters before a sum decide whether it is an award", () => {
    const buildSentence = (length: number) =>
      `Costs ${"of".padEnd(length - "Costs ".length - 1, "-")} £20,000 in grants.`;
    const [near, far] = [buildSentence(70), buildSentence(71)];
    expect([near.indexOf("£"), far.indexOf("£")]).toEqual([70, 71]);
    expect(readProseAward(near, context(near))).toBeNull();
    expect(readProseAward(far, context(far))).toMatchObject({ max: "20000" });
  });

  it("a sum of one or two units means nothing", () => {
    expect(readLabelledAward("£1", context("£1"))).toBeNull();
  });
});

describe("days", () => {
  it.each<[string, (string | null)[]]>([
    ["31 January 2027, 17:00 GMT", ["2027-01-31"]],
    ["March 5, 2026 12 Noon", ["2026-03-05"]],
    ["Apr 23, 2014 2:00 pm Mountain", ["2014-04-23"]],
    ["15 janvier 2027", ["2027-01-15"]],
    ["1er mars 2027", ["2027-03-01"]],
    ["31. März 2027", ["2027-03-31"]],
    ["12 de marzo de 2027", ["2027-03-12"]],
    ["2026-08-18-00-00-00", ["2026-08-18"]],
    ["2026-08-18", ["2026-08-18"]],
    ["31/10/2026", ["2026-10-31"]],
    ["28.02.2027", ["2027-02-28"]],
    // It is unknown which of the two is the day.
    ["03/04/2026", [null]],
    ["31 February 2027", [null]],
    ["31 January 2099", [null]],
    // A weekday decides the year. Without one the year stays open.
    ["Friday 26th February at 5pm", ["2027-02-26"]],
    ["26th February", [null]],
    ["1 November to 31 January 2027", ["2026-11-01", "2027-01-31"]],
    ["5 March, 4 June and 3 September 2027", ["2027-03-05", "2027-06-04", "2027-09-03"]],
    ["18 February, 20 May, 12 August and 18 November", [null, null, null, null]],
    ["before the first week in January", []],
    ["you may 20 times", []],
  ])("days are read as they are written: %s", (text, expected) => {
    expect(findDates(text, { now: NOW, dayFirst: null }).map(({ date }) => date)).toEqual(expected);
  });

  it("the order of day and month follows other dates of the page, its language or its address", () => {
    expect(detectDayFirst("from 01/02/2027 to 25/02/2027", "https://x.example.org/", null)).toBe(true);
    expect(detectDayFirst("from 01/02/2027 to 02/25/2027", "https://x.example.org/", "en-GB")).toBe(false);
    expect(detectDayFirst("01/02/2027", "https://x.example.gov/", "en")).toBe(false);
    expect(detectDayFirst("01/02/2027", "https://x.example.org.ke/", "en")).toBe(true);
    expect(detectDayFirst("01/02/2027", "https://x.example.org/", "en")).toBeNull();
  });
});

describe("deadlines", () => {
  const settle = (labelled: string | null, ...lines: string[]) => {
    const reader = createDeadlineReader();
    const draft = createDraft("text");
    if (labelled !== null) reader.readLabelled(labelled, context(labelled));
    for (const line of lines) reader.readProse(line, context(line));
    reader.settle(draft, context(""));
    const { openDate, deadline, deadlineTimezone, deadlineNote } = draft.values;
    return { openDate, deadline, deadlineTimezone, deadlineNote };
  };

  it.each<[string, Record<string, string>]>([
    ["The panel meets on 12 February 2027; apply by noon on 15 January 2027.", { deadline: "2027-01-15" }],
    [
      "Applications open on 1 December 2026 and close on 31 January 2027 at 17:00 CET.",
      { openDate: "2026-12-01", deadline: "2027-01-31", deadlineTimezone: "Europe/Brussels" },
    ],
    ["Applications are open until 31 January 2027.", { deadline: "2027-01-31" }],
    ["Join our webinar on 3 March 2027.", {}],
    ["The project runs until 30 June 2029.", {}],
    ["Published 3 October 2026.", {}],
    [
      "We accept applications on a rolling basis.",
      { deadlineNote: "We accept applications on a rolling basis." },
    ],
    [
      "Applications must arrive before the first week in January.",
      { deadlineNote: "Applications must arrive before the first week in January." },
    ],
    ["Proposals are due on 26 February.", { deadlineNote: "Proposals are due on 26 February." }],
  ])("deadlines are distinguished from other days: %s", (line, expected) => {
    expect(settle(null, line)).toEqual({
      openDate: undefined,
      deadline: undefined,
      deadlineTimezone: undefined,
      deadlineNote: undefined,
      ...expected,
    });
  });

  it("the next of several deadlines counts, and all of them are noted", () => {
    expect(settle("1 March 2026, 1 December 2026 and 1 June 2027")).toMatchObject({
      deadline: "2026-12-01",
      deadlineNote: "1 March 2026, 1 December 2026 and 1 June 2027",
    });
  });

  it("a deadline that says nothing is ignored", () => {
    for (const value of ["TBD", "n/a", "[ ]", "-", "undefined"])
      expect(settle(value)).toMatchObject({ deadline: undefined, deadlineNote: undefined });
  });

  it("a deadline behind a label takes precedence over one in the text", () => {
    expect(settle("31 March 2027", "The deadline was 1 May 2026.")).toMatchObject({
      deadline: "2027-03-31",
      deadlineNote: undefined,
    });
  });
});

describe("applicants and countries", () => {
  it("applicants and countries are read where they are certain", () => {
    expect(readApplicantList("Public Sector; Private Sector; Non-profit")).toEqual({
      types: ["Startup", "Nonprofit", "Social Enterprise", "Government"],
      isComplete: true,
    });
    expect(readApplicantList("Charities and friends of the river")).toEqual({
      types: ["Nonprofit"],
      isComplete: false,
    });
    expect(readApplicantTypes("Individuals are not eligible.")).toBeNull();
    expect(readApplicantTypes("You need a partner university.")).toBeNull();
    expect(readCountryList("Sénégal, Côte d'Ivoire et Bénin")).toEqual(["SN", "CI", "BJ"]);
    expect(readCountryList("Worldwide")).toEqual(["*"]);
    expect(readCountryList("London, United Kingdom")).toBeNull();
    expect(readApplicantCountries("Registered in Ghana, Kenya or Nigeria")).toEqual(["GH", "KE", "NG"]);
    expect(readApplicantCountries("Based in Kenya and other East African countries")).toBeNull();
    expect(readApplicantCountries("Write to us for US$5,000")).toBeNull();
    expect(readApplicantCountries("Based in Niger, Guinea-Bissau or Papua New Guinea")).toEqual([
      "NE",
      "GW",
      "PG",
    ]);
  });
});

describe("words", () => {
  it("labels are recognised in several languages, and unknown ones stay unknown", () => {
    expect(
      ["Closing date:", "Date limite de dépôt des dossiers", "Bewerbungsschluss", "Fecha límite"].map(
        labelKind,
      ),
    ).toEqual(["deadline", "deadline", "deadline", "deadline"]);
    expect(["Total budget", "Grant size", "How much you can get", "Funder"].map(labelKind)).toEqual([
      "pot",
      "amount",
      "amount",
      "funder",
    ]);
    expect(["Original Response Date", "Community Energy Fund", "Note"].map(labelKind)).toEqual([
      "furniture",
      null,
      null,
    ]);
  });

  it("shares of equity are read, and other shares are not", () => {
    expect(readEquity("$125k for 7% equity")).toMatchObject({ min: "7", max: "7" });
    expect(readEquity("in exchange for 5-8% equity")).toMatchObject({ min: "5", max: "8" });
    expect(readEquity("Overhead is limited to 10 % of the budget")).toBeNull();
  });

  it("text is split into sentences, but not at abbreviations and ordinals", () => {
    expect(
      splitSentences(
        "Apply by 5 Jan. 2027, e.g. by post. The U.S. panel meets later; it decides on 31. März. End",
      ),
    ).toEqual([
      "Apply by 5 Jan. 2027, e.g. by post.",
      "The U.S. panel meets later;",
      "it decides on 31. März.",
      "End",
    ]);
  });
});
