import { describe, expect, test } from "vitest";
import { makePpt } from "../../test/files/documents";
import { makeCurrentUser, int32s, makeCompoundFile, pptRecord, pptStreams } from "../../test/files/make-ppt";
import type { DocumentProblem } from "./document-problem";
import { readDocument } from "./read-document";

const fileOf = (document: Buffer, currentUser: Buffer) =>
  makeCompoundFile({ "PowerPoint Document": document, "Current User": currentUser });
const outcomeOf = (bytes: Uint8Array) =>
  readDocument(bytes).then(
    ({ pages }) => pages.map(({ title }) => title),
    (problem: DocumentProblem) => problem.kind,
  );
const SLIDES = [{ title: "First" }, { title: "Second" }];
const USER_EDIT_BYTES = 8 + 28;

/** The streams of a deck after another save: new versions of some objects, then a directory and an edit that name them. */
function savedAgain(objects: { id: number; record: Buffer }[], edit: { older?: number } = {}) {
  const { document, currentUser } = pptStreams(SLIDES);
  const older = currentUser.readUInt32LE(16);
  let end = document.length;
  const entries = objects.map(({ id, record }) => {
    const entry = int32s(id | (1 << 20), end);
    end += record.length;
    return entry;
  });
  const directory = pptRecord(0x1772, Buffer.concat(entries));
  const newest = pptRecord(0x0ff5, int32s(0, 0, edit.older ?? older, end, 1, 9, 0));
  return {
    document: Buffer.concat([document, ...objects.map(({ record }) => record), directory, newest]),
    currentUser: makeCurrentUser(end + directory.length),
    firstEdit: older,
    newestEdit: end + directory.length,
  };
}
/** A slide that says this on a shape of its own. */
const slideSaying = (text: string) =>
  pptRecord(0x03ee, [
    pptRecord(0x03ef, int32s(0, 0, 0, 0, 0, 0)),
    pptRecord(0x040c, [
      pptRecord(0xf004, [
        pptRecord(0xf00d, [pptRecord(0x0f9f, int32s(0)), pptRecord(0x0fa0, Buffer.from(text, "utf16le"))]),
      ]),
    ]),
  ]);

test("the newest version of a slide counts, older saves fill in the rest", async () => {
  const { document, currentUser } = savedAgain([{ id: 3, record: slideSaying("Changed") }]);
  const { pages } = await readDocument(fileOf(document, currentUser));
  expect(pages.map(({ text }) => text)).toEqual(["First", "Second\nChanged"]);
});

test("without the stream that names it, the last save in the file counts", async () => {
  const { document } = pptStreams(SLIDES);
  expect(await outcomeOf(makeCompoundFile({ "PowerPoint Document": document }))).toEqual(["First", "Second"]);
});

test("numbers, dates and footers are left out, also where they are marks in a text", async () => {
  const shape = (placeholder: number, text: Buffer[]) =>
    pptRecord(0xf004, [
      pptRecord(0xf011, [pptRecord(0x0bc3, Buffer.concat([int32s(0), Buffer.from([placeholder, 0, 0, 0])]))]),
      pptRecord(0xf00d, text),
    ]);
  const says = (text: string) => [
    pptRecord(0x0f9f, int32s(4)),
    pptRecord(0x0fa8, Buffer.from(text, "latin1")),
  ];
  const slide = pptRecord(0x03ee, [
    pptRecord(0x040c, [
      shape(0x08, says("Slide 7")),
      shape(0x00, [...says("Page *, see *"), pptRecord(0x0fd8, int32s(5))]),
    ]),
  ]);
  const { document, currentUser } = savedAgain([{ id: 3, record: slide }]);
  const { pages } = await readDocument(fileOf(document, currentUser));
  expect(pages[1]!.text).toBe("Second\nPage , see *");
});

describe("a hostile file ends as damaged, or is read without what is broken", () => {
  test("saves that go round in a circle", async () => {
    const first = savedAgain([]);
    const { document, currentUser, firstEdit, newestEdit } = first;
    document.writeUInt32LE(newestEdit, firstEdit + 8 + 8);
    expect(await outcomeOf(fileOf(document, currentUser))).toBe("damaged");
  });

  test("a directory that is not one", async () => {
    const { document, currentUser } = pptStreams(SLIDES);
    document.writeUInt32LE(0, document.length - USER_EDIT_BYTES + 8 + 12);
    expect(await outcomeOf(fileOf(document, currentUser))).toBe("damaged");
  });

  test("a document or slide that is somewhere else", async () => {
    const { document, currentUser } = savedAgain([{ id: 1, record: slideSaying("I am no document") }]);
    expect(await outcomeOf(fileOf(document, currentUser))).toBe("damaged");
    const other = savedAgain([{ id: 2, record: pptRecord(0x03f0, []) }]);
    expect(await outcomeOf(fileOf(other.document, other.currentUser))).toBe("damaged");
  });

  test("lengths beyond the file", async () => {
    const slide = slideSaying("Too long");
    for (let at = 4; at + 4 <= slide.length; at += 2) {
      const broken = Buffer.from(slide);
      broken.writeUInt32LE(0xffffffff, at);
      const { document, currentUser } = savedAgain([{ id: 3, record: broken }]);
      const outcome = await outcomeOf(fileOf(document, currentUser));
      expect(outcome === "damaged" || Array.isArray(outcome)).toBe(true);
    }
  });

  test("records without content, as many as fit", async () => {
    const empty = pptRecord(
      0x03ee,
      Array.from({ length: 300_000 }, () => pptRecord(0xf004, [])),
    );
    // 20 slides that are one and the same object: each is walked again, up to a bound.
    const many = Array.from({ length: 20 }, (_, i) => ({ title: `Slide ${i}` }));
    const { document, currentUser } = pptStreams(many);
    const offset = document.length;
    const entries = many.map((_, i) => int32s((2 + i) | (1 << 20), offset));
    const directory = pptRecord(0x1772, Buffer.concat(entries));
    const directoryAt = offset + empty.length;
    const edit = pptRecord(0x0ff5, int32s(0, 0, currentUser.readUInt32LE(16), directoryAt, 1, 99, 0));
    const whole = Buffer.concat([document, empty, directory, edit]);
    expect(await outcomeOf(fileOf(whole, makeCurrentUser(directoryAt + directory.length)))).toBe("damaged");
  });

  test("containers nested beyond all use", async () => {
    let nested = pptRecord(0xf004, [pptRecord(0xf00d, [])]);
    for (let depth = 0; depth < 5000; depth++) nested = pptRecord(0xf003, [nested]);
    const slide = pptRecord(0x03ee, [pptRecord(0x040c, [nested])]);
    const { document, currentUser } = savedAgain([{ id: 3, record: slide }]);
    expect(await outcomeOf(fileOf(document, currentUser))).toEqual(["First", "Second"]);
  });
});

test("a deck whose pictures are stored last sector first is read in a moment", async () => {
  const NUMBERS_EACH = 512 / 4;
  const { document, currentUser } = pptStreams(SLIDES);
  const streams = {
    "PowerPoint Document": document,
    "Current User": currentUser,
    Pictures: Buffer.alloc(2 ** 20, 1),
  };
  const file = Buffer.from(makeCompoundFile(streams));
  const placeOf = (sector: number) => {
    const table = file.readUInt32LE(76 + 4 * Math.floor(sector / NUMBERS_EACH));
    return (table + 1) * 512 + (sector % NUMBERS_EACH) * 4;
  };
  const first = file.indexOf(Buffer.alloc(512, 1)) / 512 - 1;
  const last = first + 2 ** 20 / 512 - 1;
  file.writeUInt32LE(0xfffffffe, placeOf(first));
  for (let sector = first + 1; sector <= last; sector += 1) file.writeUInt32LE(sector - 1, placeOf(sector));
  expect(await outcomeOf(Uint8Array.from(file))).toEqual(["First", "Second"]);
});

describe("a compound file whose chains are broken is damage", () => {
  const SECTOR = 512;
  const big = () => Buffer.from(makePpt({ slides: 60 }));
  /** Where the first sector of the allocation table begins. */
  const table = (file: Buffer) => (file.readUInt32LE(76) + 1) * SECTOR;

  test.each<[string, (file: Buffer) => void]>([
    ["a chain that comes back to itself", (file) => file.writeUInt32LE(1, table(file) + 4)],
    ["all chains in one circle", (file) => file.fill(0, table(file), table(file) + SECTOR)],
    ["a chain that leaves the file", (file) => file.fill(0x7f, table(file), table(file) + SECTOR)],
    ["a directory outside the file", (file) => file.writeUInt32LE(0x00ffffff, 48)],
    ["an allocation table outside the file", (file) => file.writeUInt32LE(0x00ffffff, 76)],
    [
      "a list of tables that comes back to itself",
      (file) => {
        file.writeUInt32LE(0, 68);
        file.writeUInt32LE(0, SECTOR * 2 - 4);
      },
    ],
    ["sectors of no known size", (file) => file.writeUInt16LE(20, 30)],
  ])("%s", async (_name, spoil) => {
    const file = big();
    spoil(file);
    const outcome = await outcomeOf(Uint8Array.from(file));
    expect(["damaged", "unknownFormat"]).toContain(outcome);
  });
});
