import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { regions as french } from "../../words/fr";
import { addLabels } from "../../words/labels";
import { setLanguageSource } from "../../words/language";
import { COUNTRY_CODES } from "../countries";
import { findRegionCode, regionLabel, REGIONS, toRegionCodes } from "./regions";

beforeAll(() => addLabels("fr", french));
afterEach(() => setLanguageSource(() => "en"));

describe("the regions", () => {
  it.each([
    ["DE", 16],
    ["ES", 19],
    ["FR", 18],
    ["GB", 4],
    ["IT", 20],
    ["AU", 8],
    ["CA", 13],
    ["JP", 47],
    ["US", 56],
  ])("of %s are all there", (country, count) => {
    expect(REGIONS.filter((region) => region.country === country)).toHaveLength(count);
  });

  it("have codes of their own, in the form of ISO 3166-2, of countries that have names", () => {
    for (const { code, country, nuts } of REGIONS) {
      expect(code).toMatch(/^[A-Z]{2}-[A-Z0-9]{1,3}$/);
      expect(code.startsWith(`${country}-`) && COUNTRY_CODES.includes(country)).toBe(true);
      if (nuts !== null) expect(nuts).toMatch(new RegExp(`^${country}[A-Z0-9]{1,2}$`));
    }
    expect(new Set(REGIONS.map(({ code }) => code)).size).toBe(REGIONS.length);
    const nuts = REGIONS.flatMap((region) => region.nuts ?? []);
    expect(new Set(nuts).size).toBe(nuts.length);
  });

  it("are those that have French names", () => {
    const names = new Set(REGIONS.map(({ name }) => name));
    expect(Object.keys(french).filter((name) => !names.has(name))).toEqual([]);
  });

  it("are found by their codes and both names, so that a name in a form becomes the same code again", () => {
    for (const { code, nuts, name } of REGIONS)
      expect([code, nuts ?? code, name, french[name] ?? name].map((text) => findRegionCode(text))).toEqual(
        Array(4).fill(code),
      );
  });
});

describe("the code of a region", () => {
  it.each([
    ["New York State", "US-NY"],
    ["state of new york", "US-NY"],
    ["État de New York", "US-NY"],
    ["new-york-state", "US-NY"],
    ["Washington", "US-WA"],
    ["Washington, D.C.", "US-DC"],
    ["Bayern", "DE-BY"],
    ["es30", "ES-MD"],
    ["Comunidad de Madrid", "ES-MD"],
    ["Valle d'Aosta", "IT-23"],
    ["和歌山県", "JP-30"],
    ["Wakayama Prefecture", "JP-30"],
    ["全国", undefined],
    ["Springfield", undefined],
    ["state", undefined],
    ["", undefined],
  ])("of %j is %s", (text, code) => {
    expect(findRegionCode(text)).toBe(code);
  });

  it.each([
    [["AR"], undefined],
    [["AR", "ES"], "ES-RI"],
    [["*"], "ES-RI"],
  ])("of La Rioja in %j is %s", (countries, code) => {
    expect(findRegionCode("La Rioja", countries)).toBe(code);
  });

  it("takes the place of words, and words without one stay", () => {
    expect(toRegionCodes(["Ohio", "US-OH", "Rift Valley"])).toEqual(["US-OH", "Rift Valley"]);
  });
});

it("a region has its name in the reader's language, and words stay as they are", () => {
  const codes = ["DE-BY", "US-NY", "Catalonia", "Rift Valley"];
  expect(codes.map(regionLabel)).toEqual(["Bavaria", "New York", "Catalonia", "Rift Valley"]);
  setLanguageSource(() => "fr");
  expect(codes.map(regionLabel)).toEqual(["Bavière", "New York", "Catalogne", "Rift Valley"]);
});
