import { expect, it } from "vitest";
import { COUNTRY_CODES } from "./countries";
import { currencyOfCountry } from "./currencies-of-countries";
import { CURRENCY_CODES } from "./money";

it.each([
  ["DE", "EUR"],
  ["gb", "GBP"],
  ["ZA", "ZAR"],
  ["SV", "USD"],
  // The bank publishes no rates of these.
  ["NG", undefined],
  ["GH", undefined],
  [null, undefined],
  ["", undefined],
])("the currency of %s is %s", (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});

it("every currency of a country is one of ISO 4217", () => {
  for (const code of COUNTRY_CODES) {
    const currency = currencyOfCountry(code);
    if (currency !== undefined) expect(CURRENCY_CODES).toContain(currency);
  }
});
