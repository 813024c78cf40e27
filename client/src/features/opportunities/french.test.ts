import { afterAll, beforeAll, describe, expect, it } from "vitest";

/**
 * The modules of a French page. The language is fixed when a page loads, so they are imported after the
 * language is set.
 */
const load = async () => ({
  ...(await import("./application-form")),
  ...(await import("./application-form-schema")),
  ...(await import("./wording")),
});
let page: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  localStorage.setItem("language", "fr");
  page = await load();
});
afterAll(() => localStorage.removeItem("language"));

/** Replaces non-breaking spaces with ordinary ones. */
const replaceSpaces = (text: string | undefined) => text?.replace(/[\u00A0\u202F]/g, " ");

describe("in French", () => {
  const range = { minAmount: "1000.00", maxAmount: "50000.00", currency: "EUR" };
  const parseAmount = (askingAmount: string) =>
    page
      .applicationFormSchema(range)
      .safeParse({ entityId: "00000000-0000-4000-8000-000000000001", askingAmount });

  it.each([
    ["25 000", "25000"],
    ["25\u202F000,5", "25000.5"],
    ["1500,50", "1500.50"],
    ["1500.50", "1500.50"],
  ])("the form reads the French amount %s", (typed, amount) => {
    expect(parseAmount(typed).data?.askingAmount).toBe(amount);
  });

  it.each(["25,000", "2 50 00", "1,5,0"])("the form refuses the ambiguous amount %s", (typed) => {
    expect(parseAmount(typed).success).toBe(false);
  });

  it("the form shows the funder's range and asks for an amount within it", () => {
    expect(replaceSpaces(page.rangeHint(range))).toBe("Entre 1 000 € et 50 000 €");
    const [issue] = parseAmount("999").error?.issues ?? [];
    expect(replaceSpaces(issue?.message)).toBe(
      "Saisissez un montant demandé valide. Entre 1 000 € et 50 000 €.",
    );
  });

  it("the headline counts in the French way", () => {
    expect(page.headline(0)).toBe("0 opportunité de financement");
    expect(page.headline(1, "saved")).toBe("1 opportunité gardée");
    expect(page.headline(2, "dismissed")).toBe("2 opportunités écartées");
    expect(replaceSpaces(page.headline(12_345))).toBe("12 345 opportunités de financement");
  });
});
