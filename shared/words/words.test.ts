import { afterEach, describe, expect, it } from "vitest";
import { type Language, pickLanguage, setLanguageSource } from "./language";
import { fill, wordsOf } from "./words";

const speak = (language: Language) => setLanguageSource(() => language);
afterEach(() => speak("en"));

const t = wordsOf({
  fr: {
    "Save changes": "Enregistrer",
    "Closes on {date}": "Se termine le {date}",
    "{n} days left for {name}": ["{n} jour pour {name} !", "{n} jours pour {name} !"],
    "Is it “open”?": "Est-ce « ouvert » ?",
  } as const,
});

describe("words", () => {
  it("are English by themselves", () => {
    expect(t("Save changes")).toBe("Save changes");
    expect(t("Closes on {date}", { date: "3 May" })).toBe("Closes on 3 May");
    expect(t.count(1, "1 day left for {name}", "{n} days left for {name}", { name: "Ama" })).toBe(
      "1 day left for Ama",
    );
    expect(t.count(0, "1 day left for {name}", "{n} days left for {name}", { name: "Ama" })).toBe(
      "0 days left for Ama",
    );
  });

  it("are French for those who read it, with one form up to two, and spaces that keep marks on their line", () => {
    speak("fr");
    expect(t("Save changes")).toBe("Enregistrer");
    expect(t("Closes on {date}", { date: "3 mai" })).toBe("Se termine le 3 mai");
    const left = (n: number) =>
      t.count(n, "1 day left for {name}", "{n} days left for {name}", { name: "A ?" });
    expect([0, 1, 2].map(left)).toEqual([
      "0 jour pour A ?\u202F!",
      "1 jour pour A ?\u202F!",
      "2 jours pour A ?\u202F!",
    ]);
    expect(t("Is it “open”?")).toBe("Est-ce «\u00A0ouvert\u00A0»\u202F?");
  });

  it("stay English where a dictionary is not there, with the English rule for one", () => {
    speak("fr");
    const bare = wordsOf<{ "{n} items": readonly [string, string] }>({});
    expect(bare.count(0, "1 item", "{n} items")).toBe("0 items");
  });

  it("let a number be written otherwise", () => {
    const many = t.count(2000, "1 day left for {name}", "{n} days left for {name}", {
      n: "2,000",
      name: "Ama",
    });
    expect(many).toBe("2,000 days left for Ama");
  });

  it("keep a value as it is, whatever is in it", () => {
    expect(fill("{a} and {b}", { a: "{b}", b: "$&" })).toBe("{b} and $&");
  });
});

describe("the language", () => {
  it.each([
    [["fr-CI", "en"], "fr"],
    [["de", "fr", "en"], "fr"],
    [["sw-KE", "EN_us"], "en"],
    [["*"], "en"],
    [[], "en"],
  ] as const)("for somebody who reads %j is %s", (tags, language) => {
    expect(pickLanguage(tags)).toBe(language);
  });
});
