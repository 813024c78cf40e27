import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { AwardSource } from "@shared/constants/awards";
import { readAnswer } from "./read-answer";

const FILES = { nsf: "modelled-nsf", usaspending: "modelled-usaspending", "360giving": "360giving" };
const load = async (source: AwardSource) =>
  JSON.parse(await readFile(new URL(`./fixtures/${FILES[source]}.json`, import.meta.url), "utf8"));

describe("awards of NSF", () => {
  it("an answer is read whole, with recipient, place, sum and day", async () => {
    const { awards, persons, unusable } = readAnswer("nsf", await load("nsf"));
    expect({ count: awards.length, persons, unusable }).toEqual({ count: 12, persons: 0, unusable: 0 });
    expect(
      awards.find(({ recipientName }) => recipientName === "BRIGHT FIELD AEROSPACE, INC."),
    ).toMatchObject({
      source: "nsf",
      funderIdentifier: "US-CGAC-049",
      funderName: "National Science Foundation",
      recipientType: "company",
      recipientCountry: "US",
      amount: "275000.00",
      currency: "USD",
      awardedOn: "2024-01-25",
      licence: "U.S. public domain",
    });
  });

  it("the greater of the expected and the paid sum counts", async () => {
    const { awards } = readAnswer("nsf", await load("nsf"));
    const amounts = awards.map(({ amount }) => amount);
    // Expected 1,076,000 and 763,000 paid; expected 199,000 and 287,000 paid.
    expect(amounts).toEqual(expect.arrayContaining(["1076000.00", "287000.00"]));
  });

  it("names of investigators and officers are not kept", async () => {
    const given = await load("nsf");
    expect(JSON.stringify(given)).toContain('"pdPIName":"[redacted]"');
    expect(JSON.stringify(readAnswer("nsf", given))).not.toContain("[redacted]");
  });

  it("a fellowship and an award to a person are dropped", async () => {
    const [award] = (await load("nsf")).response.award;
    const answer = (given: object) => ({ response: { award: [{ ...award, ...given }] } });
    for (const given of [
      { transType: "Fellowship Award" },
      { awardeeName: "Mensah, Ama B." },
      { awardeeName: "Dr Ama Mensah" },
    ])
      expect(readAnswer("nsf", answer(given))).toEqual({ awards: [], persons: 1, unusable: 0 });
  });
});

describe("awards of USAspending", () => {
  it("an answer is read whole, and its agencies are told by their codes", async () => {
    const { awards, persons, unusable } = readAnswer("usaspending", await load("usaspending"));
    expect({ count: awards.length, persons, unusable }).toEqual({ count: 9, persons: 0, unusable: 0 });
    expect(awards.find(({ sourceId }) => sourceId === "ASST_NON_9000000_049")).toMatchObject({
      awardKey: "US-049-9000000",
      funderIdentifier: "US-CGAC-049",
      funderName: "National Science Foundation",
      recipientName: "STATE UNIVERSITY OF EXAMPLE",
      recipientType: "university",
      amount: "990000.00",
      awardedOn: "2022-07-01",
      title: "STAR MAPS WITH EXAMPLE ARRAYS",
    });
  });

  it("descriptions, which name investigators, are not kept", async () => {
    const given = await load("usaspending");
    expect(JSON.stringify(given)).toContain("PI [REDACTED] OF EXAMPLE");
    const read = readAnswer("usaspending", given);
    expect(JSON.stringify(read)).not.toMatch(/redacted|investigator/i);
    expect(read.awards.find(({ sourceId }) => sourceId === "ASST_NON_9000001_080")?.title).toBeNull();
  });

  it("hidden recipients, sums that were taken back and broken records do not stop the others", async () => {
    const [row, ...others] = (await load("usaspending")).results;
    const bad = [
      { ...row, "Recipient Name": "REDACTED DUE TO PII" },
      { ...row, "Recipient Name": "MULTIPLE RECIPIENTS" },
      { ...row, "Award Amount": -5 },
      { ...row, "Award Amount": 0 },
      { ...row, "Start Date": "soon" },
      { ...row, "Recipient Name": "A\0B" },
      null,
      "text",
    ];
    const read = readAnswer("usaspending", { results: [...bad, ...others] });
    expect(read).toMatchObject({ persons: 2, unusable: 6 });
    expect(read.awards).toHaveLength(others.length);
  });
});

describe("grants of 360Giving", () => {
  it("both forms of the day, both ids of an organisation and each grant's licence are read", async () => {
    const { awards } = readAnswer("360giving", await load("360giving"));
    expect(awards).toMatchObject([
      {
        sourceId: "360G-BarnwoodTrust-GF103354",
        funderIdentifier: "GB-CHC-1162855",
        recipientIdentifiers: ["GB-CHC-1079327"],
        recipientType: "nonprofit",
        recipientCountry: "GB",
        amount: "1500.00",
        currency: "GBP",
        awardedOn: "2023-03-22",
        licence: "Creative Commons Public Domain Dedication 1.0 Universal",
      },
      {
        funderIdentifier: "GB-GOR-D5",
        recipientIdentifiers: ["GB-CHC-1079327", "GB-COH-03861209"],
        recipientType: "nonprofit",
        awardedOn: "2020-05-29",
        licence: "Open Government Licence 3.0 (United Kingdom)",
      },
    ]);
  });

  it("a grant to a person is dropped with the person's name", async () => {
    const [grant] = (await load("360giving")).results;
    const { recipientOrganization: _, ...data } = grant.data;
    const toPerson = { ...grant, data: { ...data, recipientIndividual: { id: "x", name: "Ama Mensah" } } };
    expect(readAnswer("360giving", { results: [toPerson] })).toEqual({
      awards: [],
      persons: 1,
      unusable: 0,
    });
  });

  it("a grant without a licence is not taken", async () => {
    const [{ data_license: _, ...grant }] = (await load("360giving")).results;
    expect(readAnswer("360giving", { results: [grant] })).toMatchObject({ awards: [], unusable: 1 });
  });
});

it.each(["nsf", "usaspending", "360giving"] as const)("what is no answer of %s is refused", (source) => {
  for (const given of [{}, [], null, "text", { message: "Unauthorized" }])
    expect(() => readAnswer(source, given)).toThrow();
});
