// @vitest-environment jsdom
import fc from "fast-check";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { buildDocx, type Section } from "./build-docx";

const decoder = new TextDecoder();

/** The parts of a document; fails when one of them is no well-formed XML. */
async function partsOf(sections: Section[], title = "Clean Energy Grant"): Promise<Map<string, string>> {
  const bytes = await buildDocx({ title, subtitle: "Sunrise Labs · Draft", author: "Ama Mensah", sections });
  const parts = new Map<string, string>();
  for (const [name, content] of Object.entries(unzipSync(new Uint8Array(bytes)))) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    const xml = decoder.decode(content);
    const read = new DOMParser().parseFromString(xml, "application/xml");
    expect(`${name}: ${read.getElementsByTagName("parsererror")[0]?.textContent ?? "well-formed"}`).toBe(
      `${name}: well-formed`,
    );
    parts.set(name, xml);
  }
  return parts;
}

const bodyOf = async (text: string) =>
  (await partsOf([{ title: "Narrative", text }])).get("word/document.xml")!;

/** The paragraphs of a body, each with its style and its text. */
const paragraphsOf = (xml: string) =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>|<w:p\/>/g)].map(([, inner = ""]) => ({
    style: /<w:pStyle w:val="([^"]+)"/.exec(inner)?.[1],
    text: [...inner.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br\/>/g)]
      .map(([, text]) => text ?? "\n")
      .join(""),
    inner,
  }));

describe("the Word document", () => {
  it("uses Word's own styles for headings, lists, bold and gaps of a draft", async () => {
    const paragraphs = paragraphsOf(
      await bodyOf(
        "## Need\n\nFarmers lose **40 %** of their harvest.\nEvery year.\n\n- pumps\n- panels\n  - small ones\n\n3. Hire\n4. Build\n\n1. Again\n\n### Budget [add: the sum]\n\nBesoin [à compléter\u00A0: la source]",
      ),
    );
    const find = (text: string) => paragraphs.find((paragraph) => paragraph.text === text)!;
    expect(find("Narrative").style).toBe("Heading1");
    expect(find("Need").style).toBe("Heading2");
    const paragraph = find("Farmers lose 40 % of their harvest.\nEvery year.");
    expect(paragraph.inner).toMatch(/<w:b\/>.*?<w:t[^>]*>40 %<\/w:t>/);
    for (const item of ["pumps", "panels", "small ones", "Hire", "Build", "Again"])
      expect(find(item).style).toBe("ListParagraph");
    expect(find("small ones").inner).toContain('<w:ilvl w:val="1"/>');
    const numberOf = (text: string) => /<w:numId w:val="([^"]+)"/.exec(find(text).inner)?.[1];
    expect(numberOf("Hire")).toBe(numberOf("Build"));
    expect(numberOf("Again")).not.toBe(numberOf("Hire"));
    expect(find("Besoin [à compléter\u00A0: la source]").inner).toMatch(/<w:highlight w:val="yellow"\/>/);
    expect(find("Budget [add: the sum]").style).toBe("Heading3");
    expect(find("Budget [add: the sum]").inner).toMatch(/<w:highlight w:val="yellow"\/>.*?\[add: the sum\]/);
  });

  it("starts a list at the number in the text", async () => {
    const parts = await partsOf([{ title: "Narrative", text: "3. Hire\n4. Build" }]);
    expect(parts.get("word/numbering.xml")).toContain('<w:start w:val="3"/>');
  });

  it("is on A4 in English, with page numbers and its title in the properties", async () => {
    const parts = await partsOf([]);
    expect(parts.get("word/document.xml")).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
    expect(parts.get("word/styles.xml")).toContain('<w:lang w:val="en-GB"/>');
    const footer = [...parts].find(([name]) => /footer\d\.xml$/.test(name))![1];
    expect(footer).toMatch(/PAGE.*NUMPAGES/s);
    expect(parts.get("docProps/core.xml")).toMatch(/<dc:title>Clean Energy Grant<\/dc:title>.*Ama Mensah/s);
  });

  it("writes Arabic from right to left", async () => {
    const [paragraph] = paragraphsOf(await bodyOf("نحن مزارعون")).slice(-1);
    expect(paragraph!.inner).toMatch(/<w:bidi\/>.*<w:rtl\/>/);
  });

  it("makes links of web addresses only", async () => {
    const facts = [
      { label: "Apply", value: "https://example.org/?a=1&b=2" },
      { label: "Bad", value: "javascript:alert(1)" },
      { label: "Nothing", value: null },
    ];
    const parts = await partsOf([{ title: "Facts", facts }]);
    const relations = parts.get("word/_rels/document.xml.rels")!;
    expect(relations).toContain('Target="https://example.org/?a=1&amp;b=2"');
    expect(relations).not.toContain("javascript");
    expect(parts.get("word/document.xml")).toContain("javascript:alert(1)");
    expect(parts.get("word/document.xml")).not.toContain("Nothing");
  });

  it("is well-formed and loses no word, whatever the text", { timeout: 180_000 }, async () => {
    const piece = fc.oneof(
      fc.string({ unit: fc.constantFrom(..."#*-•1.)[]add: <>&\"'\t\u0001\uFFFEé😀\u202E") }),
      fc.string({ unit: "binary" }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const text = ["word1", ...pieces, "word2"].join("\n");
        const xml = await bodyOf(text);
        expect(xml).toContain("word1");
        expect(xml).toContain("word2");
      }),
      { numRuns: 60 },
    );
  });

  it.each(["**a ", "*a ", "[add: "])("keeps unclosed marks as they are: %j", async (sign) => {
    const text = sign.repeat(30_000 / sign.length).trim();
    expect(paragraphsOf(await bodyOf(text)).map((paragraph) => paragraph.text)).toContain(text);
  });
});
