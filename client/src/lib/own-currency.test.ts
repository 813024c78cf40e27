import { describe, expect, it } from "vitest";
import { chooseCurrency } from "./own-currency";

const entity = (id: string, country: string | null) => ({ id, country });
const [german, french, british] = [entity("1", "DE"), entity("2", "FR"), entity("3", "GB")];

describe("the currency that amounts are shown in", () => {
  it.each([
    ["the organisation that a page is about", [german, british], "3", "US", "GBP"],
    ["the only organisation", [british], undefined, "US", "GBP"],
    ["all organisations, where they share it", [german, french], undefined, "US", "EUR"],
    ["the person's country, where organisations differ", [german, british], undefined, "US", "USD"],
    ["the person's country, where there is no organisation", [], undefined, "US", "USD"],
    ["the person's country, where the organisation names none", [entity("1", null)], "1", "US", "USD"],
    ["nobody, where the organisation's has no rate", [entity("1", "GH")], "1", "US", undefined],
    ["nobody, where no country is known", [], undefined, null, undefined],
  ])("is that of %s", (_whose, entities, entityId, ownCountry, expected) => {
    expect(chooseCurrency(entities, entityId, ownCountry)).toBe(expected);
  });
});
