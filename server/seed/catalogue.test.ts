import { beforeAll, describe, expect, it } from "vitest";
import {
  ALL_ENTITY_TYPES,
  ENTITY_STAGES,
  FUNDER_TYPES,
  FUNDING_TYPES,
  RESOURCE_TYPES,
} from "@shared/constants/enums";
import { INDUSTRIES } from "@shared/constants/industries";
import { NAME_MAX, TEXT_MAX } from "@shared/constants/limits";
import { compareAmounts } from "@shared/plain-decimal";
import { isStorable, isWebAddress } from "@shared/validators/fields";
import { FOUNDSHORE_NOTICE } from "../features/catalogue/sources/starter-lists";
import { mapCatalogue, type SeedRows } from "./catalogue";
import { type Catalogue, type Programme, readCatalogueFiles } from "./catalogue-files";
import { readEquityStake, describeInvestment, mapProgramme, decideVerification } from "./programmes";
import { parseEntityTypes, industriesInFocus, readableGeographies, parseStages } from "./vocabulary";

let catalogue: Catalogue;
let rows: SeedRows;
beforeAll(async () => {
  catalogue = (await readCatalogueFiles()).parse();
  rows = mapCatalogue(catalogue);
});

const LABELS: readonly string[] = ["*", ...INDUSTRIES.map(({ label }) => label)];
const buildProgramme = (fields: Partial<Programme>): Programme => ({
  ...catalogue.programmes[0]!,
  ...fields,
});

describe("the starter catalogue", () => {
  it("every row of the catalogue has its own key", () => {
    const allRows = [...rows.opportunities, ...rows.funders, ...rows.resources];
    expect(new Set(allRows.map(({ key }) => key)).size).toBe(allRows.length);
    const identities = rows.opportunities.map(({ row }) => `${row.source} ${row.externalId}`);
    expect(new Set(identities).size).toBe(identities.length);
    expect(new Set(rows.funders.map(({ row }) => row.name)).size).toBe(rows.funders.length);
    expect(new Set(rows.resources.map(({ row }) => row.title)).size).toBe(rows.resources.length);
  });

  it("every opportunity has values that the database and the forms accept", () => {
    const problems = rows.opportunities.flatMap(({ key, row }) => {
      const texts = [row.name, row.description, row.eligibilityText, row.deadlineNote, row.investmentType];
      const checks = {
        name: row.name !== "" && row.name.length <= NAME_MAX,
        description: (row.description ?? "") !== "" && (row.description ?? "").length <= TEXT_MAX,
        texts: texts.every(
          (text) => text == null || (isStorable(text) && !/<\/?[a-z]+>|&[a-z]+;/.test(text)),
        ),
        type: FUNDING_TYPES.includes(row.fundingType!),
        funderType: FUNDER_TYPES.some((type) => type === row.funderType),
        currency: /^[A-Z]{3}$/.test(row.currency!),
        amounts: [row.minAmount, row.maxAmount].every(
          (amount) => amount == null || compareAmounts(amount, "0") > 0,
        ),
        range:
          row.minAmount == null || row.maxAmount == null || compareAmounts(row.minAmount, row.maxAmount) <= 0,
        types: row.eligibleEntityTypes!.every((type) =>
          ALL_ENTITY_TYPES.some((entityType) => entityType === type),
        ),
        countries: row.eligibleCountries!.every((code) => /^([A-Z]{2}|\*)$/.test(code)),
        industries: row.industryFocus!.every((label) => LABELS.includes(label)),
        stages: (row.stageFocus ?? []).every((stage) =>
          ENTITY_STAGES.some((knownStage) => knownStage === stage),
        ),
        dates: [row.deadline, row.openDate].every((date) => date == null || /^\d{4}-\d\d-\d\d$/.test(date)),
        application: row.applicationUrl != null && isWebAddress(row.applicationUrl),
        source: Boolean(row.source) && isWebAddress(row.sourceUrl ?? "") && row.lastSyncedAt instanceof Date,
      };
      return Object.entries(checks).flatMap(([name, isFine]) => (isFine ? [] : `${key}: ${name}`));
    });
    expect(problems).toEqual([]);
  });

  it("every funder and resource has values that the database and the screens accept", () => {
    const problems = [
      ...rows.funders.flatMap(({ key, row }) =>
        FUNDER_TYPES.some((type) => type === row.funderType) &&
        (row.website == null || isWebAddress(row.website)) &&
        isWebAddress(row.sourceUrl ?? "") &&
        row.geographyFocus!.every((place) => place.length > 2) &&
        row.lastSyncedAt instanceof Date
          ? []
          : key,
      ),
      ...rows.resources.flatMap(({ key, row }) =>
        RESOURCE_TYPES.includes(row.resourceType) &&
        // Every resource leads either to its publisher's page or to its own text.
        (row.content == null ? isWebAddress(row.sourceUrl ?? "") : isStorable(row.content)) &&
        (row.fileUrl == null || isWebAddress(row.fileUrl)) &&
        row.lastSyncedAt instanceof Date
          ? []
          : key,
      ),
    ];
    expect(problems).toEqual([]);
  });

  it("the catalogue's own texts are short, complete and under the licence of this repository", () => {
    const ownResources = rows.resources.filter(({ row }) => row.content != null);
    expect(ownResources.length).toBeGreaterThanOrEqual(6);
    for (const { row } of ownResources) {
      const words = row.content!.split(/\s+/).length;
      expect([row.title, words >= 250 && words <= 600]).toEqual([row.title, true]);
      expect(row).toMatchObject({ publisher: "Amberway", licence: "MIT", fileUrl: null, sourceUrl: null });
    }
  });

  it("rows carry the notices that their sources ask for", () => {
    const foundshoreKeys = new Set(
      catalogue.programmes
        .filter((row) => row.sourceList === "foundshore-2026")
        .map(({ id }) => `programmes/${id}`),
    );
    expect(foundshoreKeys.size).toBeGreaterThan(0);
    for (const { key, row } of rows.opportunities) {
      if (key.startsWith("grants-gov/")) expect(row.attribution).toMatch(/not endorsed or certified/);
      else expect(row.attribution).toBe(foundshoreKeys.has(key) ? FOUNDSHORE_NOTICE : null);
    }
    const funders = rows.funders.filter(({ row }) => row.attribution === FOUNDSHORE_NOTICE);
    expect(funders.map(({ row }) => row.name)).toContain("1517 Fund");
  });

  it("unchecked programmes and funders are not verified", () => {
    for (const { basis, id } of catalogue.programmes) {
      const status = rows.opportunities.find(({ key }) => key === `programmes/${id}`)?.row.verificationStatus;
      if (basis === "general-knowledge") expect(status).toBe("pending");
    }
    const checkedNames = new Set(
      catalogue.funders.filter(({ basis }) => basis === "source").map(({ name }) => name),
    );
    for (const { row } of rows.funders) expect(row.verified).toBe(checkedNames.has(row.name));
  });
});

describe("mapping a programme", () => {
  it.each([
    [{ basis: "source", status: "open", deadline: null }, "verified"],
    [{ basis: "source", status: "rolling", deadline: null }, "verified"],
    [{ basis: "source", status: null, deadline: null }, "verified"],
    [{ basis: "source", status: "upcoming", deadline: null }, "verified"],
    [{ basis: "source", status: "waitlist", deadline: null }, "verified"],
    [{ basis: "source", status: "closed", deadline: "2026-07-24" }, "verified"],
    [{ basis: "source", status: "closed", deadline: null }, "pending"],
    [{ basis: "source", status: "paused", deadline: null }, "pending"],
    [{ basis: "source", status: "to-confirm", deadline: null }, "pending"],
    [{ basis: "general-knowledge", status: null, deadline: null }, "pending"],
  ] as const)("a programme with %j gets the status %s", (fields, status) => {
    expect(decideVerification(buildProgramme(fields))).toBe(status);
  });

  it.each([
    ["6%", { equityStakeMin: "6", equityStakeMax: "6" }],
    ["10-15%", { equityStakeMin: "10", equityStakeMax: "15" }],
    ["2.5% common equity", { equityStakeMin: "2.5", equityStakeMax: "2.5" }],
    ["5% SAFE", { equityStakeMin: "5", equityStakeMax: "5" }],
    ["around 5% common equity, flexible", {}],
    ["125,000 USD for 7% on a post-money SAFE", {}],
    ["none", {}],
    [null, {}],
  ])("a programme with the terms %j gets the equity stake %j", (terms, stake) => {
    expect(readEquityStake(terms)).toEqual(stake);
  });

  it.each([
    ["none", 5000, "No equity taken"],
    ["none", 0, "No cash, and no equity taken"],
    ["2.5% common equity", 0, "No cash; 2.5% common equity"],
    ["none (amount is cloud credits)", 5000, "Cloud credits, not cash; no equity taken"],
    ["negotiated", null, "Negotiated"],
    [null, 0, "No cash"],
    [null, null, null],
  ])("a programme with the terms %j and the amount %j is described as %j", (equityTerms, amount, words) => {
    expect(describeInvestment({ equityTerms, minAmount: amount, maxAmount: amount })).toBe(words);
  });

  it("a programme that pays no cash has no amount, and an unknown currency becomes the default one", () => {
    expect(mapProgramme(buildProgramme({ minAmount: 0, maxAmount: 0, currency: null }))).toMatchObject({
      minAmount: null,
      maxAmount: null,
      currency: "USD",
    });
  });

  it("a programme of New York State is eligible in that state only", () => {
    expect(mapProgramme(buildProgramme({ funderName: "NYSERDA" })).eligibleRegions).toEqual(["US-NY"]);
    expect(mapProgramme(buildProgramme({})).eligibleRegions).toEqual([]);
  });
});

describe("the vocabulary of the sources", () => {
  it.each([
    [["startup"], ["Startup"]],
    [["sme"], ["Startup", "Social Enterprise"]],
    [["student", "individual"], ["Individual"]],
    [["university", "researcher"], ["Research"]],
    [
      ["cooperative", "community_group"],
      ["Social Enterprise", "Community Group"],
    ],
  ])("the tags %j become the entity types %j", (tags, types) => {
    expect(parseEntityTypes(tags)).toEqual(types);
  });

  it.each([
    [["any"], []],
    [["idea"], ["Idea"]],
    [
      ["pre_seed", "seed"],
      ["Idea", "MVP", "Traction"],
    ],
    [["series_a"], ["Traction", "Growth"]],
    [
      ["established", "growth"],
      ["Traction", "Growth", "Scale"],
    ],
  ])("the rounds %j become the stages %j", (rounds, stages) => {
    expect(parseStages(rounds)).toEqual(stages);
  });

  it("an unmapped word throws", () => {
    expect(() => parseEntityTypes(["guild"])).toThrow("guild");
    expect(() => parseStages(["constructor"])).toThrow("constructor");
  });

  it("tags become labels of industries, and the tag any stands for all of them", () => {
    expect(industriesInFocus(["fintech"])).toEqual(["Fintech & financial services"]);
    expect(industriesInFocus(["energy", "any"])).toEqual(["*"]);
  });

  it("places become names, regions first", () => {
    expect(readableGeographies(["GH", "africa", "CI"])).toEqual(["Africa", "Côte d’Ivoire", "Ghana"]);
    expect(readableGeographies(["*"])).toEqual(["Global"]);
  });
});
