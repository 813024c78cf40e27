import { expect, it } from "vitest";
import { pickLinkedPages } from "./linked-pages";

const HOME = "https://brightreeds.example/";
const link = (href: string, text: string) => ({ href: new URL(href, HOME).href, text });

it("picks one page of each telling kind, in four languages, and none of another site or twice", () => {
  const links = [
    link("/", "Home"),
    link("/qui-sommes-nous", "Qui sommes-nous ?"),
    link("/nosotros", "Nosotros"),
    link("/shop", "Shop"),
    link("https://elsewhere.example/impact", "Impact"),
    link("/resultados#2024", "Resultados"),
    link("/equipa", "Equipa"),
    link("/contactos", "Contactos"),
  ];
  expect(pickLinkedPages(links, HOME)).toEqual(
    ["qui-sommes-nous", "resultados", "equipa", "contactos"].map((path) => `${HOME}${path}`),
  );
});
