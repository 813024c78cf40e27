import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** What a French page reads and says. The language is fixed when a page loads: everything is imported after it was chosen. */
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

/** The spaces that do not break, as those that do. */
const plain = (text: string | undefined) => text?.replace(/[\u00A0\u202F]/g, " ");

describe("in French", () => {
  const range = { minAmount: "1000.00", maxAmount: "50000.00", currency: "EUR" };
  const read = (askingAmount: string) =>
    page
      .applicationFormSchema(range)
      .safeParse({ entityId: "00000000-0000-4000-8000-000000000001", askingAmount });

  it.each([
    ["25 000", "25000"],
    ["25\u202F000,5", "25000.5"],
    ["1500,50", "1500.50"],
    ["1500.50", "1500.50"],
  ])("reads the amount %s", (typed, amount) => {
    expect(read(typed).data?.askingAmount).toBe(amount);
  });

  it.each(["25,000", "2 50 00", "1,5,0"])("does not guess what %s means", (typed) => {
    expect(read(typed).success).toBe(false);
  });

  it("says what the funder gives, and asks for an amount within it", () => {
    expect(plain(page.rangeHint(range))).toBe("Entre 1 000 € et 50 000 €");
    const [issue] = read("999").error?.issues ?? [];
    expect(plain(issue?.message)).toBe("Saisissez un montant demandé valide. Entre 1 000 € et 50 000 €.");
  });

  it("counts as French does", () => {
    expect(page.headline(0)).toBe("0 opportunité de financement");
    expect(page.headline(1, "saved")).toBe("1 opportunité gardée");
    expect(page.headline(2, "dismissed")).toBe("2 opportunités écartées");
    expect(plain(page.headline(12_345))).toBe("12 345 opportunités de financement");
  });
});
