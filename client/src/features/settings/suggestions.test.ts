import { afterEach, describe, expect, it, vi } from "vitest";
import type { CurrentUserView } from "@shared/validators/auth";
import { getQuestionnaire } from "@shared/constants/questionnaires";
import type { EntityType } from "@shared/constants/enums";
import { likelyCountry } from "@/lib/browser/likely-country";
import { testUser } from "@/test/render";
import { toRawAnswers } from "./answers-form";
import { listSuggestions, getValues } from "./suggestions";

const nobodySpecial: CurrentUserView = { ...testUser, country: null };

function browserIn(timeZone: string, languages: string[] = ["en-US"]) {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...options, timeZone });
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}
afterEach(() => vi.restoreAllMocks());

function suggested(
  layer: 1 | 3,
  stored: Record<string, string> = {},
  type: EntityType = "Startup",
  user = nobodySpecial,
) {
  const questions = getQuestionnaire(type, layer);
  return listSuggestions(type, questions, toRawAnswers(questions, stored), user);
}

describe("the suggested country", () => {
  it.each([
    ["Africa/Accra", ["en-US"], "GH"],
    ["Africa/Nairobi", ["fr-FR"], "KE"],
    ["America/Chicago", [], "US"],
    ["UTC", ["en-US", "en-GB", "fr-CI"], "CI"],
    ["UTC", ["en-US", "fr", "es-419", "?"], undefined],
  ])("the suggested country in %s with the languages %j is %s", (zone, languages, country) => {
    browserIn(zone, languages);
    expect(likelyCountry()).toBe(country);
  });
});

describe("suggested answers", () => {
  it("suggested answers are the country by the time zone and its currency, each with its source", () => {
    browserIn("Africa/Lagos");
    expect(suggested(1)).toEqual({
      country: { value: "NG", why: expect.stringMatching(/time zone/) as string },
      annualRevenueCurrency: { value: "NGN", why: expect.stringMatching(/your country/) as string },
    });
  });

  it("suggested answers prefer the account's country", () => {
    browserIn("Africa/Lagos");
    expect(getValues(suggested(1, {}, "Startup", testUser))).toEqual({
      country: "GH",
      annualRevenueCurrency: "GHS",
    });
  });

  it("suggested answers never replace an answer", () => {
    browserIn("Africa/Lagos");
    expect(getValues(suggested(1, { country: "DE" }))).toEqual({ annualRevenueCurrency: "EUR" });
    expect(suggested(1, { country: "DE", annualRevenueCurrency: "USD" })).toEqual({});
  });

  it("suggested answers are empty when nothing is known, or when it is no option of the question", () => {
    browserIn("UTC");
    expect(suggested(1)).toEqual({});
    browserIn("Asia/Tokyo");
    expect(getValues(suggested(1))).toEqual({ country: "JP" });
  });

  it("suggested answers include who founded it and the address, but not who holds an office", () => {
    browserIn("UTC");
    expect(getValues(suggested(3))).toEqual({ founderName: "Ama Mensah", founderEmail: "ama@example.org" });
    expect(getValues(suggested(3, {}, "School"))).toEqual({ founderEmail: "ama@example.org" });
    const nameless = { ...nobodySpecial, lastName: null };
    expect(getValues(suggested(3, {}, "Startup", nameless))).toEqual({ founderEmail: "ama@example.org" });
  });
});
