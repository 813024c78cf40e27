import { describe, expect, it } from "vitest";
import { formatProvider, formatRequested } from "./wording";

describe("the requested amount in the list", () => {
  it.each([
    ["50000.00", "USD", "$50k fund requested"],
    ["2500", "USD", "$2.5k fund requested"],
    ["999.99", "USD", "$0.99999k fund requested"],
    ["5.00", "GHS", "₵0.005k fund requested"],
    ["5000000000.00", "USD", "$5000000k fund requested"],
    [null, "USD", "No amount specified"],
  ])("formats %s %s as %s", (amount, currency, shown) => {
    expect(formatRequested(amount, currency)).toBe(shown);
  });
});

describe("the badge of the AI provider", () => {
  it.each([
    ["both", "Dual AI"],
    ["openai", "OPENAI"],
    ["builtin", "BUILTIN"],
  ] as const)("names the provider %s as %s", (provider, shown) => {
    expect(formatProvider(provider)).toBe(shown);
  });
});
