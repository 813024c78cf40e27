import { describe, expect, it } from "vitest";
import { hasSameFigures } from "./compare-figures";

const compare = ([from, text]: readonly [string, string], [to, translated]: readonly [string, string]) =>
  hasSameFigures({ text, language: from }, { text: translated, language: to });

describe("the figures of a translation", () => {
  it.each([
    [
      ["es", "Hasta 1.500.000 € hasta el 15 de marzo de 2026."],
      ["en", "Up to €1,500,000 until 15 March 2026."],
    ],
    [
      ["es", "Presupuesto: 1,5 millones de euros"],
      ["en", "Budget: 1.5 million euros"],
    ],
    [
      ["es", "5.000 millones de dólares"],
      ["en", "5 billion dollars"],
    ],
    [
      ["es", "2 mil millones de euros"],
      ["fr", "2 milliards d’euros"],
    ],
    [
      ["fr", "De 10 000 € à 2,5 M€, avant le 31/03/2026 à 17h30"],
      ["en", "From €10,000 to €2.5 million, before 31 March 2026 at 17:30"],
    ],
    [
      ["de", "Bis zu 50 Tsd. EUR, höchstens 80 %, ab 1. Mai 2026"],
      ["fr", "Jusqu’à 50 000 EUR, 80 % au plus, à partir du 1er mai 2026"],
    ],
    [
      ["sv", "Högst 5 miljoner kronor, senast den 3 oktober 2026 kl 14:00"],
      ["es", "Como máximo 5 millones de coronas, hasta el 3 de octubre de 2026 a las 14:00"],
    ],
    [
      ["it", "Contributo di 3 miliardi di euro, 1.200 imprese"],
      ["pt", "Contribuição de 3 bilhões de euros, 1.200 empresas"],
    ],
    [
      ["ja", "上限100万円、2026年3月31日まで。補助率2/3以内。総額1億5000万円"],
      ["en", "Up to 1 million yen, until 31 March 2026. At most 2/3. In all 150 million yen"],
    ],
    [
      ["en", "Up to $250,000 by 1 June 2026"],
      ["ar", "حتى 250,000 دولار قبل 1 يونيو 2026"],
    ],
    [
      ["en", "12 projects"],
      ["ar", "١٢ مشروعًا"],
    ],
    [
      ["fr", "Un local de 500 m², écrire à aide@ville.example ou https://ville.example/a"],
      ["en", "Rooms of 500 square metres, write to aide@ville.example or https://ville.example/a"],
    ],
    [
      ["en", "Up to 3 may apply"],
      ["es", "Pueden solicitarla hasta 3"],
    ],
  ] as const)("are those of %j in %j", (original, translated) => {
    expect(compare(original, translated)).toBe(true);
  });

  it.each([
    ["another amount", "Hasta 50.000 €", "Up to €60,000"],
    ["another scale", "5 millones de euros", "5 billion euros"],
    ["a scale that is lost", "5 millones de euros", "5 euros"],
    ["another day", "el 15 de marzo de 2026", "15 April 2026"],
    ["a figure that is lost", "El 80 % de 10.000 €", "Most of €10,000"],
    ["a figure that is new", "Para pymes", "For 500 companies"],
    ["another count of the same", "De 5 a 10, y 10 más", "From 5 to 5, and 10 more"],
    ["another currency", "Hasta 5.000 €", "Up to $5,000"],
    ["another link", "https://sede.example/ayuda", "https://sede.example/pay"],
    ["another address", "ayuda@sede.example", "help@sede.example"],
    ["digits in other scripts", "Para pymes", "For ٥٠٠ companies"],
  ])("are not those of the original with %s", (_name, original, translated) => {
    expect(compare(["es", original], ["en", translated])).toBe(false);
  });

  it("are read by how the language groups digits", () => {
    expect(compare(["de", "1.500 Euro"], ["en", "1,500 euros"])).toBe(true);
    expect(compare(["de", "1.500 Euro"], ["en", "1.500 euros"])).toBe(false);
  });

  it("take no time in a hostile text", () => {
    const digits = "1,000".repeat(2_000);
    // Of the processor, since other tests run beside this one.
    const before = process.cpuUsage();
    compare(["es", digits], ["en", `${digits} m`]);
    compare(["ja", "1万".repeat(4_000)], ["en", "€ 1 1 1 1 ".repeat(800)]);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });
});
