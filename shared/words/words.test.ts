import { afterEach, describe, expect, it } from "vitest";
import { rules as arabic } from "./ar";
import { rules as french } from "./fr";
import { addWritingRules, type Language, pickLanguage, setLanguageSource } from "./language";
import { fill, createWords } from "./words";

addWritingRules("fr", french);
addWritingRules("ar", arabic);
const setLanguage = (language: Language) => setLanguageSource(() => language);
afterEach(() => setLanguage("en"));

const t = createWords({
  fr: {
    "Save changes": "Enregistrer",
    "Closes on {date}": "Se termine le {date}",
    "{n} days left for {name}": ["{n} jour pour {name} !", "{n} jours pour {name} !"],
    "Is it “open”?": "Est-ce « ouvert » ?",
  } as const,
});

describe("words", () => {
  it("texts are English by default", () => {
    expect(t("Save changes")).toBe("Save changes");
    expect(t("Closes on {date}", { date: "3 May" })).toBe("Closes on 3 May");
    expect(t.count(1, "1 day left for {name}", "{n} days left for {name}", { name: "Ama" })).toBe(
      "1 day left for Ama",
    );
    expect(t.count(0, "1 day left for {name}", "{n} days left for {name}", { name: "Ama" })).toBe(
      "0 days left for Ama",
    );
  });

  it("texts are French for French readers, with the singular below two, and marks stay on their line", () => {
    setLanguage("fr");
    expect(t("Save changes")).toBe("Enregistrer");
    expect(t("Closes on {date}", { date: "3 mai" })).toBe("Se termine le 3 mai");
    const countDays = (n: number) =>
      t.count(n, "1 day left for {name}", "{n} days left for {name}", { name: "A ?" });
    expect([0, 1, 2].map(countDays)).toEqual([
      "0 jour pour A ?\u202F!",
      "1 jour pour A ?\u202F!",
      "2 jours pour A ?\u202F!",
    ]);
    expect(t("Is it “open”?")).toBe("Est-ce «\u00A0ouvert\u00A0»\u202F?");
  });

  it("a language may count with more forms than two", () => {
    const days = createWords({
      ar: {
        "{n} days": ["لا أيام", "يوم واحد", "يومان", "{n} أيام", "{n} يومًا", "{n} يوم"],
      } as const,
    });
    setLanguage("ar");
    expect(
      [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 3.5].map((n) => days.count(n, "1 day", "{n} days")),
    ).toEqual([
      ...["لا أيام", "يوم واحد", "يومان", "3 أيام", "10 أيام", "11 يومًا", "99 يومًا"],
      ...["100 يوم", "102 يوم", "103 أيام", "3.5 يوم"],
    ]);
  });

  it("a text from right to left keeps the marks of a value with the value, but not those of an address", () => {
    const letters = createWords({
      ar: { "Closes {name}, see {url}": "يُغلق {name}، انظر {url}" } as const,
    });
    setLanguage("ar");
    expect(letters("Closes {name}, see {url}", { name: "Seed (UK)", url: "https://a.example" })).toBe(
      "يُغلق \u2068Seed (UK)\u2069، انظر https://a.example",
    );
  });

  it("texts stay English without a dictionary, with the English rule for the singular", () => {
    setLanguage("fr");
    const emptyWords = createWords<{ "{n} items": readonly [string, string] }>({});
    expect(emptyWords.count(0, "1 item", "{n} items")).toBe("0 items");
  });

  it("a caller may give a number in another form", () => {
    const many = t.count(2000, "1 day left for {name}", "{n} days left for {name}", {
      n: "2,000",
      name: "Ama",
    });
    expect(many).toBe("2,000 days left for Ama");
  });

  it("a value stays as it is, whatever it contains", () => {
    expect(fill("{a} and {b}", { a: "{b}", b: "$&" })).toBe("{b} and $&");
  });
});

describe("the language", () => {
  it.each([
    [["fr-CI", "en"], "fr"],
    [["de", "fr", "en"], "fr"],
    [["sw-KE", "EN_us"], "en"],
    [["ar-EG", "en"], "ar"],
    [["pt_BR"], "pt"],
    [["*"], "en"],
    [[], "en"],
  ] as const)("a person who reads %j gets the language %s", (tags, language) => {
    expect(pickLanguage(tags)).toBe(language);
  });
});
