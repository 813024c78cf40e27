import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DOCUMENT_KINDS } from "@shared/constants/pitch-decks";
import { withLanguage } from "../../../platform/text/with-language";
import { readDocument } from "../../../platform/documents/read-document";
import { deckFacts, DECKS, NOT_DECKS, STRONG_DECK } from "./decks.fixture";
import { findDocumentKind, sayNoDeck } from "./document-kind";

async function kindOfFile(name: string) {
  const bytes = readFileSync(new URL(`../../../platform/documents/fixtures/${name}`, import.meta.url));
  const { pages: slides } = await readDocument(new Uint8Array(bytes));
  return findDocumentKind({ ...deckFacts(STRONG_DECK), slides });
}

describe("what is no pitch deck", () => {
  it.each(Object.keys(NOT_DECKS))("is told what it reads like: %s", (name) => {
    expect(findDocumentKind(NOT_DECKS[name]!.facts)).toBe(NOT_DECKS[name]!.kind);
  });

  it("is a real notice of a government", async () => {
    expect(await kindOfFile("not-a-deck-samhsa-notice.pdf")).toBe("notice");
  });

  it("is of every kind in some example", () => {
    const kinds = Object.values(NOT_DECKS).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(DOCUMENT_KINDS));
  });

  it("is told so in the language of its owner", () => {
    expect(withLanguage("fr", () => sayNoDeck("price_list"))).toBe(
      "Ce fichier ressemble à une liste de prix, pas à un pitch deck. Il n’est donc pas noté. Téléversez les diapositives qui présentent votre propre travail.",
    );
  });
});

describe("a pitch deck", () => {
  it.each(Object.keys(DECKS))("is taken for one: %s", (name) => {
    expect(findDocumentKind(DECKS[name]!)).toBeNull();
  });

  it.each(["agent-director-pitch-deck.pdf", "cognivern-pitch-deck.pptx", "cognivern-pitch-deck.ppt"])(
    "is taken for one: the file %s",
    async (name) => {
      expect(await kindOfFile(name)).toBeNull();
    },
  );
});
