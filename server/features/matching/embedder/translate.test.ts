import { describe, expect, it } from "vitest";
import { foldWord, listForms } from "./language-words";
import { readSenses } from "./topic-files";
import { translateQuestion } from "./translate";

const listAll = (text: string) => (translateQuestion(text) ?? []).flat();

describe("translateQuestion", () => {
  it.each([
    ["subvención para pesca", "fishing"],
    ["subvencion para PESCAS", "fishing"],
    ["pêche", "pesca"],
    ["santé des femmes", "saúde da mulher"],
    ["sin techo", "sem-abrigo"],
  ])("%j is said by %j", (text, phrase) => {
    expect(listAll(text)).toContain(phrase);
  });

  it("keeps parts apart, and what it cannot translate as it is", () => {
    expect(translateQuestion("teatro en Xyzzy")).toEqual([
      expect.arrayContaining(["teatro", "theater", "théâtre"]),
      ["xyzzy"],
    ]);
  });

  it("leaves out words that join others or say nothing of a subject", () => {
    expect(translateQuestion("ayuda para el teatro")).toHaveLength(1);
    expect(translateQuestion("aide au théâtre")).toHaveLength(1);
  });

  it("has no phrases of the question's own language", () => {
    const phrases = listAll("violencia doméstica");
    expect(phrases).toEqual(expect.arrayContaining(["domestic violence", "violence conjugale"]));
    expect(phrases).not.toContain("mujer maltratada");
  });

  it.each(["", "xyzzy", "the", "ayudas", "son", "chat", "sale", "a b c"])("%j has no translation", (text) => {
    expect(translateQuestion(text)).toBeNull();
  });

  it("takes a word that is English too by the other words of the question", () => {
    expect(listAll("pain")).toContain("dolor crónico");
    expect(listAll("pain")).not.toContain("panadería");
    expect(listAll("formation")).toEqual([]);
    expect(listAll("formation des agriculteurs")).toContain("training");
  });

  it("searches no word of another language that is English too", () => {
    expect(listAll("bread")).not.toContain("pain");
    expect(listAll("small business")).not.toContain("commerçant");
  });

  it("asks for nothing that the question has already", () => {
    expect(listAll("climate action")).toContain("acción climática");
    expect(listAll("climate action")).not.toContain("climat");
  });

  it("does not translate a very long text", () => {
    expect(translateQuestion("music theatre dance water health school poverty housing")).toBeNull();
  });

  it("asks for few enough phrases that the database stays quick", () => {
    const counts = readSenses().map(({ words }) => listAll(words[0]!).length);
    expect(Math.max(...counts)).toBeLessThan(80);
  });
});

describe("foldWord", () => {
  it.each([
    ["accion", "acciones"],
    ["acao", "acoes"],
    ["local", "locaux"],
    ["eau", "eaux"],
    ["social", "sociais"],
    ["jovem", "jovens"],
    ["joven", "jovenes"],
    ["company", "companies"],
    ["incendie", "incendies"],
    ["educativa", "educativos"],
    ["femme", "femmes"],
  ])("%s and %s agree", (one, other) => {
    expect(foldWord(one)).toBe(foldWord(other));
  });
});

describe("listForms", () => {
  it.each([
    ["educação ambiental", "portuguese", "educações ambientais"],
    ["idosos", "portuguese", "idosos"],
    ["eau", "french", "eau"],
    ["réseau local", "french", "réseaux locaux"],
    ["social housing", "english", "social housing"],
  ] as const)("of %s in %s has %s", (phrase, language, form) => {
    expect(listForms(phrase, language)).toContain(form);
  });
});
