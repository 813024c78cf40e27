import { afterEach, describe, expect, it } from "vitest";
import { type Language, setLanguageSource } from "../words/language";
import {
  COUNTRY_CODES,
  countryLabel,
  countryName,
  findCountryCode,
  FILTER_COUNTRIES,
  SETTINGS_COUNTRIES,
} from "./countries";
import { getCountryNames } from "./country-names";

const setLanguage = (language: Language) => setLanguageSource(() => language);
afterEach(() => setLanguage("en"));

describe("the names of countries", () => {
  it("each code has a name of its own, which is the one of Settings", () => {
    expect(new Set(COUNTRY_CODES.map(countryName)).size).toBe(COUNTRY_CODES.length);
    expect(SETTINGS_COUNTRIES.map(({ code }) => countryName(code))).toEqual(
      SETTINGS_COUNTRIES.map(({ name }) => name),
    );
    expect(FILTER_COUNTRIES.filter((code) => !COUNTRY_CODES.includes(code))).toEqual([]);
  });

  it("a name is found for a code in any case, and an unknown code stays as it is", () => {
    expect(["ke", "CI", "XX", "toString", ""].map(countryName)).toEqual([
      "Kenya",
      "Côte d’Ivoire",
      "XX",
      "toString",
      "",
    ]);
  });

  it("a code is found by its name in any spelling", () => {
    expect(COUNTRY_CODES.map((code) => findCountryCode(countryName(code)))).toEqual(COUNTRY_CODES);
    expect(
      [" KENYA ", "cote d'ivoire", "Bosnia and Herzegovina", "Atlantis", ""].map(findCountryCode),
    ).toEqual(["KE", "CI", "BA", undefined, undefined]);
  });

  it("a name is given in the reader's language", () => {
    setLanguage("fr");
    expect(["ke", "DE", "XX", ""].map(countryLabel)).toEqual(["Kenya", "Allemagne", "XX", ""]);
    setLanguage("en");
    expect(countryLabel("DE")).toBe("Germany");
  });

  it("the names of a language are found by the English names", () => {
    const french = getCountryNames("fr");
    expect(french["South Africa"]).toBe("Afrique du Sud");
    expect(Object.keys(french)).toEqual(COUNTRY_CODES.map(countryName));
  });
});
