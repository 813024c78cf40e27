import { describe, expect, it } from "vitest";
import { subjectFit } from "./subject-fit";
import { makeFacts } from "../../../test/helpers/match-facts";

const fitSubject = (entity: Parameters<typeof makeFacts>[0], name: string) =>
  subjectFit(makeFacts(entity), { name });

describe("the subject of a name", () => {
  it.each<[string, Parameters<typeof makeFacts>[0], string, number]>([
    ["without a subject", {}, "Science of Organizations", 1],
    ["with the profile's own subject", { mission: "Screening for tumours." }, "Cancer Prevention", 1],
    ["with another subject", { mission: "Screening for tumours." }, "Oral Health", 0],
    [
      "of whose subjects half are the profile's own",
      { mission: "Screening for tumours." },
      "Cancer and Diabetes",
      0.5,
    ],
    ["with another part of the world", { country: "KE" }, "Health in Latin America", 0],
    ["with the profile's own part of the world", { country: "BR" }, "Health in Latin America", 1],
    [
      "with a part of the world that contains the profile's own",
      { country: "AU" },
      "Innovator Asia Pacific",
      1,
    ],
    ["with a trade that is the profile's industry", { industry: ["fintech"] }, "Banking Challenge", 1],
    [
      "with an institute for the profile's illness",
      { mission: "Dental care for all." },
      "NIDCR Small Grants",
      1,
    ],
    ["with an institute for another illness", { mission: "Dental care for all." }, "NEI Small Grants", 0],
    ["with two institutes of which one fits", { mission: "Depression." }, "Joint NINDS/NIMH Grants", 1],
    [
      "whose set phrases only seem to have a subject",
      {},
      "Centers for Disease Control and Prevention Fund",
      1,
    ],
  ])("the subject is rated for a name %s", (_what, entity, name, share) => {
    expect(fitSubject(entity, name).share).toBe(share);
  });

  it("the subject keeps the words of the name", () => {
    expect(fitSubject({}, "Mental Health of Refugees")).toMatchObject({
      own: [],
      foreign: ["Mental Health", "Refugees"],
      met: false,
    });
  });

  it.each<[string, Parameters<typeof makeFacts>[0], string, string, string]>([
    [
      "other words for it",
      { mission: "Beds for battered women." },
      "Domestic Violence Services",
      "Domestic Violence",
      "battered women",
    ],
    ["the same word", { mission: "Screening for cancers." }, "Cancer Prevention", "Cancer", "cancers"],
    ["a kind of it", { mission: "Care in childhood cancer." }, "Cancer Fund", "Cancer", "cancer"],
    ["a form of the word", { mission: "We advise FARMERS." }, "Agriculture Fund", "Agriculture", "FARMERS"],
    ["a whole compound", { mission: "A youth-led club." }, "Youth Fund", "Youth", "youth-led"],
    ["another people's word", { mission: "A club for kids." }, "Fund for Children", "Children", "kids"],
    [
      "a place in the text",
      { mission: "A clinic in Lagos.", country: null },
      "Nigeria Prize",
      "Nigeria",
      "Lagos",
    ],
    ["the country", { country: "KE" }, "Kenya Health Prize", "Kenya", "Kenya"],
    ["the country of a region", { country: "BR" }, "Health in Latin America", "Latin America", "Brazil"],
    ["the region", { country: "US", region: "New York" }, "New York Arts Fund", "New York", "New York"],
    ["a disease", { mission: "Oncology at home." }, "NCI Small Grants", "NCI: cancer", "Oncology"],
    [
      "the field's own word",
      { industry: ["agriculture"] },
      "Agricultural Innovation",
      "Agricultural",
      "Agriculture & agritech",
    ],
    ["a spelling", { mission: "Healthy ageing for all." }, "Aging Studies", "Aging", "ageing"],
    [
      "an illness in two words",
      { description: "A psychiatric ward." },
      "Mental Health Fund",
      "Mental Health",
      "psychiatric",
    ],
  ])("the words of both sides are quoted if the profile has %s", (_what, entity, name, phrase, words) => {
    expect(fitSubject(entity, name).own).toMatchObject([{ phrase, quote: { words } }]);
  });

  it.each<[string, Parameters<typeof makeFacts>[0], string]>([
    ["a neighbour of the subject", { mission: "Rights of survivors." }, "Domestic Violence Services"],
    ["another illness of the same organ", { mission: "Asthma camps." }, "Lung Cancer Prize"],
    ["another country of the continent", { country: "NG" }, "Kenya Health Prize"],
    ["a part of the continent", { country: "NG" }, "East Africa Prize"],
    ["only the field", { industry: ["agriculture"] }, "Livestock Fund"],
    ["only a field that begins alike", { industry: ["water"] }, "Watershed Fund"],
    ["only a wide field", { industry: ["housing"] }, "Weatherization Fund"],
    ["an ecosystem of people", { mission: "Value for the whole ecosystem." }, "Ecosystem Studies"],
    [
      "only a set phrase",
      { mission: "Paid by the Department of Agriculture.", industry: null },
      "Farming Fund",
    ],
    ["a short form for tribes", { mission: "Clinics for AI/AN families." }, "AI Institutes"],
    ["a figure of speech", { mission: "Our boiler is a museum piece." }, "Museum Grants"],
    ["the sea, and the name of a programme", { mission: "Seaweed from the sea." }, "Sea Grant Fellowship"],
    ["a material", { mission: "Nine timber bridges." }, "Forest Fund"],
    ["a room", { mission: "A coworking space." }, "Space Research"],
    ["a word for fighting", { mission: "We combat hunger." }, "Combat Casualty Care"],
    ["a climate of business", { industry: null, mission: "A better business climate." }, "Climate Fund"],
    ["an adjective for paper", { country: "ID", mission: "Old Dutch paper." }, "Youth Europe"],
    ["a generic word of a closer subject", { mission: "We keep data." }, "Informatics Fund"],
    ["a word that goes on as something else", { mission: "Lung cancer." }, "Lung Study"],
    ["words on both sides of a mark", { mission: "We stop drinking. Water helps." }, "Drinking Water Fund"],
  ])("nothing is quoted if the profile has %s", (_what, entity, name) => {
    expect(fitSubject(entity, name).own).toEqual([]);
  });

  it("a part of a compound is not told to be the compound itself", () => {
    const isSame = (mission: string) =>
      fitSubject({ mission }, "Nerve Damage by Anti-Cancer Therapy").own.map(({ phrase, quote }) => [
        phrase,
        quote.isSame,
      ]);
    expect(isSame("We find cancer early.")).toEqual([["Anti-Cancer", false]]);
    expect(
      fitSubject({ mission: "We find cancer early." }, "Cancer Therapy").own.map(({ quote }) => quote.isSame),
    ).toEqual([true]);
  });

  it("a subject that is only near to the profile's words is unclear and costs nothing", () => {
    expect(fitSubject({ industry: ["agriculture"] }, "Livestock Fund")).toEqual({
      own: [],
      unclear: ["Livestock"],
      foreign: [],
      share: 1,
      met: null,
    });
  });
});
