import { afterEach, describe, expect, it } from "vitest";
import { type Language, setLanguageSource } from "../words/language";
import {
  COUNTRY_CODES,
  countriesIn,
  countryLabel,
  countryName,
  countryNamed,
  FILTER_COUNTRIES,
  SETTINGS_COUNTRIES,
} from "./countries";

const speak = (language: Language) => setLanguageSource(() => language);
afterEach(() => speak("en"));

describe("the names of countries", () => {
  it("are a different one for each code, and the same that Settings shows", () => {
    expect(new Set(COUNTRY_CODES.map(countryName)).size).toBe(COUNTRY_CODES.length);
    expect(SETTINGS_COUNTRIES.map(({ code }) => countryName(code))).toEqual(
      SETTINGS_COUNTRIES.map(({ name }) => name),
    );
    expect(FILTER_COUNTRIES.filter((code) => !COUNTRY_CODES.includes(code))).toEqual([]);
  });

  it("are found however the code is written, and what is no code stays as it is", () => {
    expect(["ke", "CI", "XX", "toString", ""].map(countryName)).toEqual([
      "Kenya",
      "Côte d’Ivoire",
      "XX",
      "toString",
      "",
    ]);
  });

  it("lead back to the code, however they are written", () => {
    expect(COUNTRY_CODES.map((code) => countryNamed(countryName(code)))).toEqual(COUNTRY_CODES);
    expect([" KENYA ", "cote d'ivoire", "Bosnia and Herzegovina", "Atlantis", ""].map(countryNamed)).toEqual([
      "KE",
      "CI",
      "BA",
      undefined,
      undefined,
    ]);
  });

  it("are said in the language of whoever is spoken to", () => {
    speak("fr");
    expect(["ke", "DE", "XX", ""].map(countryLabel)).toEqual(["Kenya", "Allemagne", "XX", ""]);
    speak("en");
    expect(countryLabel("DE")).toBe("Germany");
  });

  it("have their names of a language under the English ones", () => {
    const french = countriesIn("fr");
    expect(french["South Africa"]).toBe("Afrique du Sud");
    expect(Object.keys(french)).toEqual(COUNTRY_CODES.map(countryName));
  });
});
