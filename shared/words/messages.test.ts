import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { labels, messages, rules } from "./fr";
import { addLabels, translateLabel, translateSentences } from "./labels";
import { addWritingRules, type Language, setLanguageSource } from "./language";
import { addMessages, asWritten, message, messageList, wordMessage } from "./messages";

let language: Language;
beforeAll(() => {
  addLabels("fr", labels);
  addMessages("fr", messages);
  addWritingRules("fr", rules);
  setLanguageSource(() => language);
});
beforeEach(() => void (language = "fr"));
afterAll(() => setLanguageSource(() => "en"));

const conflict = message("{entity} already has an application for {opportunity}", {
  entity: "Growth",
  opportunity: "Grant",
});

describe("a message", () => {
  it("a message is English for people who read English", () => {
    language = "en";
    expect(wordMessage("Please sign in")).toBe("Please sign in");
    expect(wordMessage(conflict)).toBe("Growth already has an application for Grant");
  });

  it("a French message keeps the words of a person, even when they look like a label", () => {
    expect(translateLabel("Growth")).toBe("Croissance");
    expect(wordMessage(conflict)).toBe("Growth a déjà une candidature pour Grant");
    expect(wordMessage(asWritten("Please sign in"))).toBe("Please sign in");
    expect(wordMessage(asWritten("{text} and {n}"))).toBe("{text} and {n}");
  });

  it("a label and a nested message are put into the language of the whole message", () => {
    const text = message("{entity} already has an application for {opportunity}, with the status {status}", {
      entity: "School",
      opportunity: "Prize",
      status: { label: "Draft" },
    });
    expect(wordMessage(text)).toBe(
      "School a déjà une candidature pour Prize, au statut «\u00A0Brouillon\u00A0»",
    );
    expect(wordMessage(messageList(["Please sign in", conflict], " / "))).toBe(
      "Veuillez vous connecter / Growth a déjà une candidature pour Grant",
    );
  });

  it("numbers are written and counted by the rules of the language", () => {
    const limit = message("Must be at most {n} characters", { n: 5_000 });
    expect(wordMessage(limit)).toBe("Doit contenir au plus 5\u202F000 caractères");
    expect([0, 1, 2].map((n) => wordMessage(message("{n} new", { n })))).toEqual([
      "0 nouvelle",
      "1 nouvelle",
      "2 nouvelles",
    ]);
    language = "en";
    expect(wordMessage(limit)).toBe("Must be at most 5,000 characters");
  });

  it.each(["constructor", "A sentence that an older version kept."])(
    "an unknown message stays as it is: %s",
    (text) => {
      expect(wordMessage(JSON.parse(JSON.stringify(text)) as "Please sign in")).toBe(text);
      expect(translateLabel(text)).toBe(text);
    },
  );
});

it("a note of the catalogue is translated sentence by sentence", () => {
  const note =
    "Not open yet when it was last checked; the next round was announced. Rolling: applications are read all year.";
  expect(translateSentences(note)).toMatch(/^Pas encore ouvert.* annoncée\. En continu.* l’année\.$/);
});

it("the French of every message has the values of the English", () => {
  const findValues = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [english, forms] of Object.entries(messages))
    for (const french of [forms].flat()) expect(findValues(french), english).toEqual(findValues(english));
});
