import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  makeDocx,
  makeHtml,
  makePdf,
  makePpt,
  makePptx,
  makeZipBomb,
  listSlides,
  type MadeSlides,
} from "../../test/files/documents";
import { makeCompoundFile } from "../../test/files/make-ppt";
import { makeZip } from "../../test/files/make-zip";
import type { DocumentProblem, DocumentProblemKind } from "./document-problem";
import { readDocument } from "./read-document";

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));
const make: Record<"pdf" | "pptx" | "ppt", (slides: MadeSlides) => Promise<Uint8Array>> = {
  pdf: (slides) => makePdf({ slides }),
  pptx: async (slides) => makePptx({ slides }),
  ppt: async (slides) => makePpt({ slides }),
};
const FORMATS = Object.keys(make) as (keyof typeof make)[];

async function problemOf(bytes: Uint8Array): Promise<DocumentProblemKind> {
  return readDocument(bytes).then(
    () => {
      throw new Error("It was read");
    },
    (error: DocumentProblem) => error.kind,
  );
}

describe.each(FORMATS)("a %s", (format) => {
  test.each([1, 120])("of %i slides is read, page by page", async (count) => {
    const { format: found, pages } = await readDocument(await make[format](count));
    expect(found).toBe(format);
    expect(pages).toEqual(
      listSlides(count).map(({ title, body, notes }, i) => ({
        number: i + 1,
        title,
        text: [title, ...body!].join("\n"),
        // A PDF has no notes.
        notes: format === "pdf" ? null : notes,
        isUnread: false,
      })),
    );
  });

  test("of 300 slides is read and of 301 is refused", async () => {
    expect((await readDocument(await make[format](300))).pages).toHaveLength(300);
    expect(await problemOf(await make[format](301))).toBe("tooManyPages");
  });

  test("says of slides that are only a picture, or nothing at all, that they are unread", async () => {
    const { pages } = await readDocument(
      await make[format]([{ hasPicture: true }, { title: "Team", hasPicture: true }, {}]),
    );
    expect(pages.map(({ isUnread, text }) => [isUnread, text])).toEqual([
      [true, ""],
      [false, "Team"],
      [true, ""],
    ]);
  });

  test("that is cut off anywhere is read as far as it goes, or refused", async () => {
    const whole = await make[format](12);
    for (const share of [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 0.999]) {
      const cut = Uint8Array.from(whole.subarray(0, Math.floor(whole.length * share)));
      const outcome = await readDocument(cut).then(
        ({ pages }) => pages.length > 0,
        ({ kind }: DocumentProblem) => kind === "damaged" || kind === "unknownFormat",
      );
      expect(outcome, `cut at ${share}`).toBe(true);
    }
  });
});

describe("what cannot be read is refused with its reason", () => {
  test.each<[string, Uint8Array, DocumentProblemKind]>([
    ["an empty file", new Uint8Array(), "empty"],
    ["HTML named .pdf", makeHtml(), "unknownFormat"],
    ["plain text", new TextEncoder().encode("PowerPoint"), "unknownFormat"],
    ["a ZIP of something else", makeZip([{ name: "notes.txt", content: "Hello" }]), "unknownFormat"],
    ["a Word document without text", makeDocx({ body: "" }), "noPages"],
    ["an old Word document", makeCompoundFile({ WordDocument: Buffer.alloc(5000) }), "wordDocument"],
    ["an old spreadsheet", makeCompoundFile({ Workbook: Buffer.alloc(5000) }), "spreadsheet"],
    ["another compound file", makeCompoundFile({ Thumbs: Buffer.alloc(5000) }), "unknownFormat"],
    ["a PPTX with a password", fixture("password-protected.pptx"), "protected"],
    ["a PPT with a password", makePpt({ slides: 1, isEncrypted: true }), "protected"],
    ["a PDF that only begins like one", new TextEncoder().encode("%PDF-1.7\nnothing more"), "damaged"],
    ["a PPTX without slides", makePptx({ slides: [] }), "noPages"],
    ["a PPT without slides", makePpt({ slides: [] }), "noPages"],
  ])("%s", async (_name, bytes, kind) => {
    expect(await problemOf(bytes)).toBe(kind);
  });

  test("a PDF with a password", async () => {
    expect(await problemOf(await makePdf({ slides: 2, password: "secret" }))).toBe("protected");
  });

  test.each([
    ["says so", undefined],
    ["says that it is small", 1000],
    ["says that it is empty", 0],
  ])("a megabyte that unpacks to a gibibyte and %s", async (_name, declaredSize) => {
    const bomb = makeZipBomb({ declaredSize });
    expect(bomb.length).toBeLessThan(1_200_000);
    expect(await problemOf(bomb)).toBe("unpacksTooMuch");
  });
});

test("what a file is, is told by its content: a PDF may begin with something else", async () => {
  const pdf = await makePdf({ slides: 1 });
  const prefixed = Uint8Array.from(Buffer.concat([Buffer.from("\n".repeat(500)), pdf]));
  expect((await readDocument(prefixed)).format).toBe("pdf");
});

describe("real decks", () => {
  const words = (text: string) => text.normalize("NFKC").match(/[\p{L}\p{N}]+/gu) ?? [];

  test("the text of a PDF is the text it was made from", async () => {
    const { pages } = await readDocument(fixture("agent-director-pitch-deck.pdf"));
    expect(pages).toHaveLength(6);
    const read = pages.map(({ text }) => text).join("\n");
    const flat = words(read).join(" ");
    const source = new TextDecoder().decode(fixture("agent-director-pitch-deck.source.txt"));
    const isFigure = (line: string) => line.startsWith("![");
    const lines = source.split("\n").map((line) => words(line.replace(/\]\(.*/, "")).join(" "));
    const figures = source.split("\n").map(isFigure);
    expect(lines.filter((line) => !flat.includes(line))).toEqual([]);
    // Figures were moved when the PDF was set; the rest stands in its order.
    let from = 0;
    for (const line of lines.filter((_, i) => !figures[i])) {
      const at = flat.indexOf(line, from);
      expect(at, line).toBeGreaterThanOrEqual(from);
      from = at;
    }
    expect(pages[0]!.title).toBe("Agent Director");
    expect(pages[3]!.title).toBe("Director’s Cut");
    expect(read).not.toMatch(/^\d$/m);
  });

  test("a PPTX and the same deck as a PPT say the same", async () => {
    const pptx = await readDocument(fixture("cognivern-pitch-deck.pptx"));
    const ppt = await readDocument(fixture("cognivern-pitch-deck.ppt"));
    expect(pptx.pages).toHaveLength(12);
    expect(pptx.pages[1]).toMatchObject({
      title: "The pain: information leakage kills institutional RFPs and OTC",
      text: expect.stringContaining(
        "A respondent who sees a competitor’s price bands the whole auction.",
      ) as string,
    });
    expect(ppt).toEqual({ ...pptx, format: "ppt" });
  });

  test("notes of a PPT from another program are read, its pictures are unread", async () => {
    const { pages } = await readDocument(fixture("with-notes.ppt"));
    expect(pages[0]).toMatchObject({
      title: "Héllo — Sunrise",
      text: "Héllo — Sunrise\nOne & two\nZażółć gęślą",
      notes: "Note a\nNote b",
    });
    expect(pages.map(({ isUnread }) => isUnread)).toEqual([false, false, true, false]);
  });

  test("a document of another kind is read all the same: what it is worth is for others to say", async () => {
    const { pages } = await readDocument(fixture("not-a-deck-samhsa-notice.pdf"));
    expect(pages).toHaveLength(23);
    expect(pages.every(({ isUnread }) => !isUnread)).toBe(true);
  });
});
