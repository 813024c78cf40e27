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
} from "../../../test/files/decks";
import { makeCompoundFile } from "../../../test/files/make-ppt";
import { makeZip } from "../../../test/files/make-zip";
import type { DeckProblem } from "./deck-problem";
import { readDeck } from "./read-deck";
import type { DeckFormat } from "./types";

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));
const make: Record<DeckFormat, (slides: MadeSlides) => Promise<Uint8Array>> = {
  pdf: (slides) => makePdf({ slides }),
  pptx: async (slides) => makePptx({ slides }),
  ppt: async (slides) => makePpt({ slides }),
};
const FORMATS = Object.keys(make) as DeckFormat[];

const PROTECTED = "This file is protected with a password. Remove the password and upload it again.";
const DAMAGED = "This file is damaged or cut off. Export it again and upload the new file.";
const NOT_A_DECK = "This is not a PDF, PPT or PPTX file.";

async function problemOf(bytes: Uint8Array): Promise<{ code: string; message: string }> {
  const problem = await readDeck(bytes).then(
    () => {
      throw new Error("It was read");
    },
    (error: DeckProblem) => error,
  );
  return { code: problem.code, message: problem.message };
}
const unreadable = (message: string) => ({ code: "unreadable_file", message });

describe.each(FORMATS)("a %s", (format) => {
  test.each([1, 120])("of %i slides is read, slide by slide", async (count) => {
    const { format: found, slides } = await readDeck(await make[format](count));
    expect(found).toBe(format);
    expect(slides).toEqual(
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
    expect((await readDeck(await make[format](300))).slides).toHaveLength(300);
    expect(await problemOf(await make[format](301))).toEqual(
      unreadable("This deck has more than 300 slides."),
    );
  });

  test("says of slides that are only a picture, or nothing at all, that they are unread", async () => {
    const { slides } = await readDeck(
      await make[format]([{ hasPicture: true }, { title: "Team", hasPicture: true }, {}]),
    );
    expect(slides.map(({ isUnread, text }) => [isUnread, text])).toEqual([
      [true, ""],
      [false, "Team"],
      [true, ""],
    ]);
  });

  test("that is cut off anywhere is read as far as it goes, or refused", async () => {
    const whole = await make[format](12);
    for (const share of [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 0.999]) {
      const cut = Uint8Array.from(whole.subarray(0, Math.floor(whole.length * share)));
      const outcome = await readDeck(cut).then(
        ({ slides }) => slides.length > 0,
        (error: DeckProblem) => error.message === DAMAGED || error.message === NOT_A_DECK,
      );
      expect(outcome, `cut at ${share}`).toBe(true);
    }
  });
});

describe("what cannot be read is refused with a sentence", () => {
  test.each<[string, Uint8Array, string]>([
    ["an empty file", new Uint8Array(), "This file is empty."],
    ["HTML named .pdf", makeHtml(), NOT_A_DECK],
    ["plain text", new TextEncoder().encode("PowerPoint"), NOT_A_DECK],
    ["a ZIP of something else", makeZip([{ name: "notes.txt", content: "Hello" }]), NOT_A_DECK],
    [
      "a Word document",
      makeDocx(),
      "This is a Word document, not a presentation. Upload the deck as a PDF, PPT or PPTX file.",
    ],
    [
      "an old Word document",
      makeCompoundFile({ WordDocument: Buffer.alloc(5000) }),
      "This is a Word document, not a presentation. Upload the deck as a PDF, PPT or PPTX file.",
    ],
    [
      "an old spreadsheet",
      makeCompoundFile({ Workbook: Buffer.alloc(5000) }),
      "This is a spreadsheet, not a presentation. Upload the deck as a PDF, PPT or PPTX file.",
    ],
    ["another compound file", makeCompoundFile({ Thumbs: Buffer.alloc(5000) }), NOT_A_DECK],
    ["a PPTX with a password", fixture("password-protected.pptx"), PROTECTED],
    ["a PPT with a password", makePpt({ slides: 1, isEncrypted: true }), PROTECTED],
    ["a PDF that only begins like one", new TextEncoder().encode("%PDF-1.7\nnothing more"), DAMAGED],
    ["a PPTX without slides", makePptx({ slides: [] }), "This deck has no slides."],
    ["a PPT without slides", makePpt({ slides: [] }), "This deck has no slides."],
  ])("%s", async (_name, bytes, message) => {
    expect(await problemOf(bytes)).toEqual(unreadable(message));
  });

  test("a PDF with a password", async () => {
    expect(await problemOf(await makePdf({ slides: 2, password: "secret" }))).toEqual(unreadable(PROTECTED));
  });

  test.each([
    ["says so", undefined],
    ["says that it is small", 1000],
    ["says that it is empty", 0],
  ])("a megabyte that unpacks to a gibibyte and %s", async (_name, declaredSize) => {
    const bomb = makeZipBomb({ declaredSize });
    expect(bomb.length).toBeLessThan(1_200_000);
    expect(await problemOf(bomb)).toEqual({
      code: "too_large",
      message: "This file unpacks to more than it may.",
    });
  });
});

test("what a file is, is told by its content: a PDF may begin with something else", async () => {
  const pdf = await makePdf({ slides: 1 });
  const prefixed = Uint8Array.from(Buffer.concat([Buffer.from("\n".repeat(500)), pdf]));
  expect((await readDeck(prefixed)).format).toBe("pdf");
});

describe("real decks", () => {
  const words = (text: string) => text.normalize("NFKC").match(/[\p{L}\p{N}]+/gu) ?? [];

  test("the text of a PDF is the text it was made from", async () => {
    const { slides } = await readDeck(fixture("agent-director-pitch-deck.pdf"));
    expect(slides).toHaveLength(6);
    const read = slides.map(({ text }) => text).join("\n");
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
    expect(slides[0]!.title).toBe("Agent Director");
    expect(slides[3]!.title).toBe("Director’s Cut");
    expect(read).not.toMatch(/^\d$/m);
  });

  test("a PPTX and the same deck as a PPT say the same", async () => {
    const pptx = await readDeck(fixture("cognivern-pitch-deck.pptx"));
    const ppt = await readDeck(fixture("cognivern-pitch-deck.ppt"));
    expect(pptx.slides).toHaveLength(12);
    expect(pptx.slides[1]).toMatchObject({
      title: "The pain: information leakage kills institutional RFPs and OTC",
      text: expect.stringContaining(
        "A respondent who sees a competitor’s price bands the whole auction.",
      ) as string,
    });
    expect(ppt).toEqual({ ...pptx, format: "ppt" });
  });

  test("notes of a PPT from another program are read, its pictures are unread", async () => {
    const { slides } = await readDeck(fixture("with-notes.ppt"));
    expect(slides[0]).toMatchObject({
      title: "Héllo — Sunrise",
      text: "Héllo — Sunrise\nOne & two\nZażółć gęślą",
      notes: "Note a\nNote b",
    });
    expect(slides.map(({ isUnread }) => isUnread)).toEqual([false, false, true, false]);
  });

  test("a document that is no deck is read all the same: what it is worth is for others to say", async () => {
    const { slides } = await readDeck(fixture("not-a-deck-samhsa-notice.pdf"));
    expect(slides).toHaveLength(23);
    expect(slides.every(({ isUnread }) => !isUnread)).toBe(true);
  });
});
