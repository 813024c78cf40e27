import { describe, expect, test } from "vitest";
import { escapeXml, makePptx, pptxParts, type MadeSlide } from "../../test/files/documents";
import { makeZip } from "../../test/files/make-zip";
import type { DocumentProblem } from "./document-problem";
import { readDocument } from "./read-document";

const box = (text: string, place = "") =>
  `<p:sp><p:nvSpPr><p:cNvPr id="20" name="Box"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${place}</p:spPr>` +
  `<p:txBody><a:bodyPr/>${text
    .split("\n")
    .map((line) => `<a:p><a:r><a:t>${escapeXml(line)}</a:t></a:r></a:p>`)
    .join("")}</p:txBody></p:sp>`;
const at = (y: number) => `<a:xfrm><a:off x="0" y="${y}"/><a:ext cx="100" cy="100"/></a:xfrm>`;
const frame = (content: string) =>
  `<p:graphicFrame><p:nvGraphicFramePr/><p:xfrm/><a:graphic><a:graphicData uri="x">${content}</a:graphicData></a:graphic></p:graphicFrame>`;
const field = (type: string, text: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="30" name="F"/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr>` +
  `<p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;

async function readSlides(slides: MadeSlide[], parts: Record<string, string | Uint8Array> = {}) {
  return (await readDocument(makePptx({ slides, parts }))).pages;
}
const textOf = async (xml: string, parts: Record<string, string> = {}) =>
  (await readSlides([{ xml }], parts))[0]!.text;

/** With a relationship `rIdX` of the first slide to a part of this kind. */
const related = (kind: string, target: string, content: string) => ({
  "ppt/slides/_rels/slide1.xml.rels":
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    `<Relationship Id="rIdX" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`,
  [new URL(target, "file:///ppt/slides/").pathname.slice(1)]: content,
});

const problemOf = (bytes: Uint8Array) =>
  readDocument(bytes).then(
    () => null,
    ({ kind }: DocumentProblem) => kind,
  );

test("slides come in the order of the presentation, not of their names", async () => {
  const parts = pptxParts([{ title: "Named first" }, { title: "Named second" }]);
  const presentation = parts["ppt/presentation.xml"] as string;
  const [first, second] = presentation.match(/<p:sldId [^>]*>/g)!;
  const swapped = presentation.replace(`${first}${second}`, `${second}${first}`);
  const slides = await readSlides([{ title: "Named first" }, { title: "Named second" }], {
    "ppt/presentation.xml": swapped,
  });
  expect(slides.map(({ number, title }) => [number, title])).toEqual([
    [1, "Named second"],
    [2, "Named first"],
  ]);
});

test("hidden slides are read and counted", async () => {
  const slides = await readSlides([{ title: "Shown" }, { title: "Hidden", isHidden: true }]);
  expect(slides.map(({ title }) => title)).toEqual(["Shown", "Hidden"]);
});

describe("the text of a slide", () => {
  test("holds that of groups in groups", async () => {
    expect(await textOf(`<p:grpSp><p:grpSp>${box("Inner")}</p:grpSp>${box("Outer")}</p:grpSp>`)).toBe(
      "Inner\nOuter",
    );
  });

  test("holds tables row by row", async () => {
    const cell = (text: string) =>
      `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;
    const row = (...cells: string[]) => `<a:tr>${cells.map(cell).join("")}</a:tr>`;
    expect(
      await textOf(frame(`<a:tbl>${row("Year", "2024", "2025")}${row("Revenue", "", "3 m")}</a:tbl>`)),
    ).toBe("Year | 2024 | 2025\nRevenue | 3 m");
  });

  test("holds a chart's title, names, labels and values", async () => {
    const points = (...values: string[]) =>
      values.map((v, i) => `<c:pt idx="${i}"><c:v>${v}</c:v></c:pt>`).join("");
    const chart =
      '<c:chartSpace xmlns:c="c" xmlns:a="a"><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Revenue</a:t></a:r><a:r><a:t> in m</a:t></a:r></a:p></c:rich></c:tx></c:title>' +
      `<c:plotArea><c:barChart><c:ser><c:tx><c:strRef><c:strCache>${points("Sales")}</c:strCache></c:strRef></c:tx>` +
      `<c:cat><c:strRef><c:strCache>${points("2024", "2025")}</c:strCache></c:strRef></c:cat>` +
      `<c:val><c:numRef><c:numCache>${points("4.2999999999999998", "2.5")}</c:numCache></c:numRef></c:val></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`;
    expect(
      await textOf(
        frame('<c:chart xmlns:c="c" r:id="rIdX"/>'),
        related("chart", "../charts/chart1.xml", chart),
      ),
    ).toBe("Revenue in m\nSales: 2024 4.3, 2025 2.5");
  });

  test("holds a diagram's points", async () => {
    const point = (text: string) =>
      `<dgm:pt><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
    const model = `<dgm:dataModel xmlns:dgm="d" xmlns:a="a"><dgm:ptLst><dgm:pt type="doc"/>${point("Find")}${point("Apply")}</dgm:ptLst></dgm:dataModel>`;
    expect(
      await textOf(
        frame('<dgm:relIds xmlns:dgm="d" r:dm="rIdX"/>'),
        related("diagramData", "../diagrams/data1.xml", model),
      ),
    ).toBe("Find\nApply");
  });

  test("says once what stands there for newer and for older programs", async () => {
    const alternatives = `<mc:AlternateContent xmlns:mc="m"><mc:Choice>${box("New")}</mc:Choice><mc:Fallback>${box("Old")}</mc:Fallback></mc:AlternateContent>`;
    expect(await textOf(alternatives)).toBe("New");
  });

  test("leaves out slide numbers, dates and footers", async () => {
    const furniture = field("sldNum", "7") + field("dt", "1 May") + field("ftr", "Confidential");
    expect(await textOf(furniture + box("Kept"))).toBe("Kept");
  });

  test("keeps line breaks, joins runs, and leaves out changing fields", async () => {
    const body =
      '<a:p><a:r><a:t>One</a:t></a:r><a:r><a:t> line</a:t></a:r><a:br/><a:r><a:t>Next</a:t></a:r></a:p><a:p><a:fld type="slidenum"><a:t>3</a:t></a:fld></a:p>';
    expect(await textOf(`<p:sp><p:txBody>${body}</p:txBody></p:sp>`)).toBe("One line\nNext");
  });

  test("is the same whatever prefixes and encoding the file uses", async () => {
    const parts = pptxParts([{ title: "Größe", body: ["& mehr"] }]);
    const slide = (parts["ppt/slides/slide1.xml"] as string)
      .replaceAll("p:", "pres:")
      .replaceAll("a:", "draw:")
      .replace("xmlns:p=", "xmlns:pres=")
      .replace("xmlns:a=", "xmlns:draw=");
    const utf16 = Uint8Array.from(Buffer.from(`\ufeff${slide}`, "utf16le"));
    const [read] = await readSlides([{ title: "x" }], { "ppt/slides/slide1.xml": utf16 });
    expect(read).toMatchObject({ title: "Größe", text: "Größe\n& mehr" });
  });
});

describe("a slide without a title field", () => {
  test("is titled by the one line above everything else", async () => {
    const [slide] = await readSlides([
      { xml: box("We grow\nfast", at(2_000_000)) + box("Traction", at(300_000)) },
    ]);
    expect(slide!.title).toBe("Traction");
  });

  test("has no title when nothing stands out", async () => {
    const slides = await readSlides([
      { xml: box("Left", at(300_000)) + box("Right", at(300_000)) },
      { xml: box("Far down", at(4_000_000)) },
      { xml: box("Two\nlines", at(300_000)) },
    ]);
    expect(slides.map(({ title }) => title)).toEqual([null, null, null]);
  });
});

test("links out of the file and to parts that are not in it lead nowhere", async () => {
  const external = related("chart", "../charts/chart1.xml", "<c:chartSpace/>")[
    "ppt/slides/_rels/slide1.xml.rels"
  ];
  const parts = {
    "ppt/slides/_rels/slide1.xml.rels": external
      .replace('Target="', 'TargetMode="External" Target="')
      .replace("../charts/chart1.xml", "file:///etc/passwd"),
  };
  expect(await textOf(frame('<c:chart xmlns:c="c" r:id="rIdX"/>') + box("Kept"), parts)).toBe("Kept");
  const missing = { "ppt/slides/_rels/slide1.xml.rels": external.replace("../charts", "../../../../..") };
  expect(await textOf(frame('<c:chart xmlns:c="c" r:id="rIdX"/>') + box("Kept"), missing)).toBe("Kept");
});

describe("hostile parts", () => {
  const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join(
    "",
  );

  test.each([
    [
      "entities that grow",
      `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY l0 "ha">${laughs}]><p:sld>&l9;</p:sld>`,
    ],
    ["an entity from a file", '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><p:sld>&e;</p:sld>'],
    ["a document type alone", "<!doctype html><p:sld/>"],
    ["no element at all", "hello"],
  ])("%s are refused", async (_name, slide) => {
    expect(await problemOf(makePptx({ slides: 1, parts: { "ppt/slides/slide1.xml": slide } }))).toBe(
      "damaged",
    );
  });

  test("groups nested beyond all use are read down to a bound", async () => {
    const depth = 2000;
    const nested = `${"<p:grpSp>".repeat(depth)}${box("Deep")}${"</p:grpSp>".repeat(depth)}`;
    expect(await textOf(nested + box("Kept"))).toBe("Kept");
  });

  test("a slide that is listed but not there is damage", async () => {
    const parts = Object.entries(pptxParts(2)).filter(([name]) => name !== "ppt/slides/slide2.xml");
    expect(await problemOf(makeZip(parts.map(([name, content]) => ({ name, content }))))).toBe("damaged");
  });

  test("one large part is refused before its tree fills the memory", async () => {
    const slide = `<p:sld>${"<a/>".repeat(1_500_000)}</p:sld>`;
    expect(await problemOf(makePptx({ slides: 1, parts: { "ppt/slides/slide1.xml": slide } }))).toBe(
      "unpacksTooMuch",
    );
  });

  test("more than 2,000 parts are refused", async () => {
    const parts = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`ppt/media/${i}.png`, "x"]));
    expect(await problemOf(makePptx({ slides: 1, parts }))).toBe("unpacksTooMuch");
  });
});
