import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createDrift } from "../../drift";
import { getAnswersFolder, getKind, readRecorded } from "../../read-recorded.fixture";
import { readRecord } from "../../read-records";
import { netherlandsRvo } from "./adapter";
import { readDutchAmount, readSchemePage } from "./page";

const NOW = new Date("2026-11-27T09:00:00Z");
const { records, raw } = readRecorded(netherlandsRvo, "modelled-list.json", NOW);
const read = (file: string) => readFileSync(join(getAnswersFolder(netherlandsRvo), file), "utf8");
const html = read("modelled-page.html");

type Whole = { page: object };
function readWhole(name: string, change: object = {}, page: object = {}) {
  const whole = JSON.parse(read(`modelled-whole-${name}.json`)) as Whole;
  const drift = createDrift();
  const record = { ...whole, ...change, page: { ...whole.page, ...page } };
  const outcome = readRecord(netherlandsRvo, record, { now: NOW, drift, place: name });
  return {
    kind: getKind(outcome),
    reading: outcome.kind === "reading" ? outcome.reading : null,
    codes: drift.unknownCodes,
  };
}
const find = (pattern: RegExp, with_: string) =>
  readSchemePage(html.replace(pattern, with_), "https://www.rvo.nl/x");

describe("the schemes of the Netherlands", () => {
  it("are read with the day, the hour and the most that one gets from their page", () => {
    expect(readWhole("daktuinen").reading).toMatchObject({
      url: "https://www.rvo.nl/subsidies-financiering/sdd",
      externalId: "11111111-1111-4111-8111-111111111101",
      values: {
        name: "Subsidie daktuinen voor dorpen (SDD)",
        funderName: "Rijksdienst voor Ondernemend Nederland",
        description:
          "Legt u een daktuin aan? Vraag subsidie aan.\n\nOnderwerpen: Klimaatadaptatie\n\nTotaal budget: € 2,5 miljoen",
        fundingType: "grant",
        maxAmount: "12500",
        currency: "EUR",
        eligibleEntityTypes: ["Startup", "Social Enterprise", "Government"],
        eligibleEntityTypesOpenEnded: true,
        eligibleCountries: ["NL"],
        industryFocus: ["Housing, construction & infrastructure"],
        openDate: "2026-10-05",
        deadline: "2027-01-29",
        deadlineTime: "17:00",
        deadlineTimezone: "Europe/Amsterdam",
      },
    });
  });

  it("are for applicants of the Netherlands, whichever countries they are about", () => {
    const { values } = readWhole("groeikrediet").reading!;
    expect(values).toMatchObject({
      fundingType: "loan",
      eligibleCountries: ["NL"],
      eligibilityText: "Doelgroepen: Grootbedrijf; Kennisinstellingen\n\nLanden: Ghana, Kenia",
      openDate: "2027-02-02",
      deadlineNote: "Bijna open voor aanvragen",
    });
  });

  it("are closed when their page says that they are closed, and does not say since when", () => {
    expect(readWhole("bruggen").kind).toBe("closed");
    expect(readWhole("bruggen", {}, { status: "Tijdelijk gesloten" }).kind).toBe("closed");
    expect(readWhole("bruggen", {}, { ends: "31 oktober 2026" }).reading!.values.deadline).toBe("2026-10-31");
    // The money was gone before the last day.
    expect(readWhole("bruggen", {}, { ends: "31 oktober 2027" }).kind).toBe("closed");
  });

  it("are read when their page does not say whether they are open, and the administrator is told", () => {
    const { reading, codes } = readWhole("daktuinen", {}, { status: null, ends: null });
    expect(codes).toEqual({ "page: status": 1 });
    expect(reading!.values).not.toHaveProperty("deadline");
    expect(reading!.values).not.toHaveProperty("deadlineNote");
  });

  it("are told apart from the funds, guarantees and deductions on the same list", () => {
    const kind = (title: string) =>
      readWhole("bruggen", { title, subsidies: [], intro: "" }, { status: "Open voor aanvragen" }).reading!
        .values.fundingType;
    expect(kind("Seed Capital Havenfonds")).toBe("equity");
    expect(kind("Borgstelling MKB-kredieten")).toBe("other");
    expect(kind("Milieu-investeringsaftrek")).toBe("other");
    expect(kind("Innovatiekrediet")).toBe("loan");
    expect(kind("Een regeling")).toBeUndefined();
  });

  it("tell of unknown words, and exclude nobody for them", () => {
    const { reading, codes } = readWhole("daktuinen", { targets: ["Robots"], sectors: ["Dromen"] });
    expect(reading!.values).toMatchObject({ eligibleEntityTypesOpenEnded: true });
    expect(codes).toEqual({ "targets: Robots": 1, "sectors: Dromen": 1 });
  });
});

describe("the page of a scheme", () => {
  it("says what is open and until when, before other schemes and behind the menu", () => {
    expect(readSchemePage(html, "https://www.rvo.nl/x")).toEqual({
      status: "Open voor aanvragen",
      starts: "maandag 5 oktober 2026 09:00",
      ends: "vrijdag 29 januari 2027 17:00",
      maximum: "€ 12.500",
      budget: "€ 2,5 miljoen",
    });
  });

  it("has its last day beside the status where nothing else names it", () => {
    expect(find(/Einddatum/, "Looptijd").ends).toBe("29 januari 2027");
  });

  it("is told from one that is nearly open, and from one without a known word", () => {
    expect(find(/Open voor/, "Bijna open voor").status).toBe("Bijna open voor aanvragen");
    expect(find(/(?:Open|Gesloten) voor aanvragen/g, "Zie hieronder").status).toBeNull();
  });

  it("gives nothing of what it says of persons", () => {
    expect(JSON.stringify(readSchemePage(html, "https://www.rvo.nl/x"))).not.toMatch(/Sanne|012/);
  });

  it("prints amounts with Dutch points and commas", () => {
    expect(["€ 7.500", "€ 1.250,50", "€ 2,5 miljoen", "45%", null].map(readDutchAmount)).toEqual([
      "7500",
      "1250.50",
      "2500000",
      null,
      null,
    ]);
  });
});

describe("the answers of the Netherlands", () => {
  it("are asked for by pages from 0, until one is not full", () => {
    expect(netherlandsRvo.ask(null, NOW).url).toBe("https://www.rvo.nl/api/v1/opendata/subsidies?page=0");
    const full = Array.from({ length: 50 }, () => ({}));
    expect(netherlandsRvo.readPage(full, null, NOW).next).toBe(1);
    expect(netherlandsRvo.readPage(full, 4, NOW).next).toBe(5);
    expect(netherlandsRvo.readPage(raw, 1, NOW).next).toBeNull();
  });

  it("lead to the page of each scheme on the site, and become one record with it", () => {
    const question = netherlandsRvo.askWhole!(records[0])!;
    expect(question).toMatchObject({
      url: "https://www.rvo.nl/subsidies-financiering/sdd",
      other: { accept: ["html"] },
    });
    expect(question.other!.toJson(html)).toEqual(JSON.parse(read("modelled-whole-daktuinen.json")));
    for (const entry of [{ url: "https://elsewhere.example/" }, { url: 7 }, {}, null])
      expect(netherlandsRvo.askWhole!(entry)).toBeNull();
  });
});
