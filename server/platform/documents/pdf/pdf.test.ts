import { describe, expect, test } from "vitest";
import { makePdf } from "../../../test/files/documents";
import { makeOnePagePdf, makeRawPdf } from "../../../test/files/make-raw-pdf";
import type { DocumentProblem } from "../document-problem";
import { readDocument } from "../read-document";

const page = async (content: string, entries = "") =>
  (await readDocument(makeOnePagePdf({ content: Buffer.from(content) }, entries))).pages[0]!;
/** Text of a size at a place, from the lower left corner. */
const show = (text: string, x: number, y: number, size = 18) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;

test("words that are placed apart are kept apart, letters that are placed together stay together", async () => {
  const apart = "BT /F1 18 Tf 50 300 Td [(Our)-600(market)-600(gr)10(ows)] TJ ET";
  expect((await page(apart)).text).toBe("Our market grows");
  expect((await page(show("Two", 50, 300) + show("words", 90, 300))).text).toBe("Two words");
});

test("text is read from top to bottom and by columns, in whatever order it was drawn", async () => {
  const drawn =
    show("Second paragraph", 50, 200) +
    show("Right column", 500, 400) +
    show("goes on here.", 500, 380) +
    show("The title", 50, 480, 36) +
    show("Left column", 50, 400) +
    show("goes on there.", 50, 380);
  expect(await page(drawn)).toMatchObject({
    title: "The title",
    text: "The title\nLeft column\ngoes on there.\nRight column\ngoes on here.\nSecond paragraph",
  });
});

test("a turned page is read as it is seen", async () => {
  // The page is shown turned by 90°, so what runs upwards in the file runs to the right on the screen.
  const upwards = (text: string, x: number, y: number, size = 18) =>
    `BT /F1 ${size} Tf 0 1 -1 0 ${x} ${y} Tm (${text}) Tj ET\n`;
  const slide = await page(upwards("Below", 300, 50) + upwards("Above", 100, 50, 40), "/Rotate 90");
  expect(slide).toMatchObject({ title: "Above", text: "Above\nBelow" });
});

test("a page number at the edge is no text, a number on the slide is", async () => {
  expect(await page(show("1", 900, 20, 10))).toMatchObject({ text: "", isUnread: true });
  expect(await page(show("Team", 50, 480, 30) + show("Page 1 of 1", 450, 20, 10))).toMatchObject({
    text: "Team",
  });
  expect((await page(show("1", 450, 270, 90) + show("customer so far", 400, 200))).text).toContain("1");
});

test("a page that cannot be read is unread, the others are read", async () => {
  const pdf = makeRawPdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R 9 0 R]/Count 2>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    { content: Buffer.from(show("Readable", 50, 300)) },
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ]);
  const { pages } = await readDocument(pdf);
  expect(pages.map(({ text, isUnread }) => [text, isUnread])).toEqual([
    ["Readable", false],
    ["", true],
  ]);
});

describe("hostile documents end", () => {
  test.each<[string, string[]]>([
    ["a page tree that comes back to itself", ["<</Type/Pages/Kids[2 0 R]/Count 5>>"]],
    [
      "a page tree that goes round in a circle",
      ["<</Type/Pages/Kids[3 0 R]/Count 9>>", "<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 9>>"],
    ],
    ["a page tree that claims pages it has not", ["<</Type/Pages/Kids[]/Count 250>>"]],
    ["no page tree", ["<</Type/Font>>"]],
  ])("%s", async (_name, objects) => {
    const bytes = makeRawPdf(["<</Type/Catalog/Pages 2 0 R>>", ...objects]);
    const outcome = await readDocument(bytes).then(
      ({ pages }) => pages.every(({ isUnread }) => isUnread),
      ({ kind }: DocumentProblem) => kind === "damaged" || kind === "noPages",
    );
    expect(outcome).toBe(true);
  });

  test("a page tree that claims endless pages", async () => {
    const bytes = makeRawPdf(["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[2 0 R]/Count 99999999>>"]);
    await expect(readDocument(bytes)).rejects.toMatchObject({ kind: "damaged" });
  });

  test("a page whose drawings contain themselves", async () => {
    const pdf = makeRawPdf([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]/Contents 4 0 R/Resources<</XObject<</X 3 0 R>>>>>>",
      { content: Buffer.from("/X Do ".repeat(50)) },
    ]);
    expect((await readDocument(pdf)).pages).toMatchObject([{ text: "", isUnread: true }]);
  });

  test("more text than any slide has is cut", async () => {
    const lines = Array.from({ length: 25_000 }, (_, i) => show(`Line ${i} of many`, 50, (i * 7) % 540, 6));
    const slide = await page(lines.join(""));
    expect(slide.text.length).toBeLessThanOrEqual(10_000);
    expect(slide.text.length).toBeGreaterThan(9_000);
  });
});

test("nothing that a document says is run", async () => {
  const pdf = makeRawPdf([
    "<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(globalThis.wasRun = true)>>>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 960 540]>>",
  ]);
  await readDocument(pdf);
  expect(globalThis).not.toHaveProperty("wasRun");
});

test("the title of a made PDF is the large line at its top, over as many lines as it takes", async () => {
  const title = "We help small farms to sell their whole harvest before it spoils, wherever they are";
  const { pages } = await readDocument(await makePdf({ slides: [{ title, body: ["In 12 countries."] }] }));
  expect(pages[0]!.title).toBe(title);
  expect(pages[0]!.text.split("\n").length).toBeGreaterThan(2);
});
