import CFB from "cfb";
import { listSlides, type MadeSlides } from "./made-slides";

/**
 * Makes a record of a PPT file: its header, then its content. `length` overrides the length in the header.
 */
export function pptRecord(
  type: number,
  content: Buffer | Buffer[],
  header: { instance?: number; length?: number } = {},
): Buffer {
  const isContainer = Array.isArray(content);
  const body = isContainer ? Buffer.concat(content) : content;
  const head = Buffer.alloc(8);
  head.writeUInt16LE((isContainer ? 0xf : 0) | ((header.instance ?? 0) << 4), 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(header.length ?? body.length, 4);
  return Buffer.concat([head, body]);
}

export const int32s = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeInt32LE(value, i * 4));
  return bytes;
};

const TITLE = 0;
const BODY = 1;
const NOTES = 2;

/** Makes a header with the kind of text, then the text as latin1 if possible, otherwise as UTF-16. */
const textRecords = (kind: number, text: string) => [
  pptRecord(0x0f9f, int32s(kind)),
  /^[\x00-\xff]*$/.test(text)
    ? pptRecord(0x0fa8, Buffer.from(text, "latin1"))
    : pptRecord(0x0fa0, Buffer.from(text, "utf16le")),
];

const shape = (...content: Buffer[]) => pptRecord(0xf004, content);
const drawing = (shapes: Buffer[]) =>
  pptRecord(0x040c, [
    pptRecord(0xf002, [pptRecord(0xf003, [shape(pptRecord(0xf00a, int32s(0, 0))), ...shapes])]),
  ]);
/** Makes a shape whose text is the nth text that is listed for its slide. */
const outlineShape = (nth: number) => shape(pptRecord(0xf00d, [pptRecord(0x0f9e, int32s(nth))]));
/** Makes a picture, which is a shape whose properties name an image of the deck. */
const picture = () => {
  const property = Buffer.alloc(6);
  property.writeUInt16LE(0x4104, 0);
  property.writeUInt32LE(1, 2);
  return shape(
    pptRecord(0xf00a, int32s(1, 0), { instance: 75 }),
    pptRecord(0xf00b, property, { instance: 1 }),
  );
};

/** Makes the two streams of a presentation that a reader needs. */
export function pptStreams(slides: MadeSlides): { document: Buffer; currentUser: Buffer } {
  const slideList = listSlides(slides);
  // Persist id 1 is the document. Then follow the slides, and then the notes of each slide.
  const slideRef = (i: number) => 2 + i;
  const notesRef = (i: number) => 2 + slideList.length + i;
  const list = (instance: number, entries: Buffer[]) => pptRecord(0x0ff0, entries, { instance });
  const persist = (ref: number, id: number) => pptRecord(0x03f3, int32s(ref, 0, 0, id, 0));
  const slideEntries = slideList.flatMap(({ title, body }, i) => [
    persist(slideRef(i), 256 + i),
    ...(title === undefined ? [] : textRecords(TITLE, title)),
    ...(body === undefined ? [] : textRecords(BODY, body.join("\r"))),
  ]);
  const objects = [
    pptRecord(0x03e8, [
      pptRecord(0x03e9, Buffer.alloc(40)),
      list(0, slideEntries),
      list(
        2,
        slideList.map((_, i) => persist(notesRef(i), 256 + i)),
      ),
    ]),
    ...slideList.map((slide, i) =>
      pptRecord(0x03ee, [
        pptRecord(0x03ef, int32s(0, 0, 0, 0, slide.notes === undefined ? 0 : 256 + i, 0)),
        ...(slide.isHidden ? [pptRecord(0x03f9, int32s(0, 0, 4 << 16, 0))] : []),
        drawing([
          ...[slide.title, slide.body]
            .filter((text) => text !== undefined)
            .map((_, nth) => outlineShape(nth)),
          ...(slide.hasPicture ? [picture()] : []),
        ]),
      ]),
    ),
    ...slideList.map((slide, i) =>
      pptRecord(0x03f0, [
        pptRecord(0x03f1, int32s(256 + i, 0)),
        drawing(
          slide.notes === undefined
            ? []
            : [shape(pptRecord(0xf00d, textRecords(NOTES, slide.notes.replaceAll("\n", "\r"))))],
        ),
      ]),
    ),
  ];
  const offsets: number[] = [];
  let end = 0;
  for (const object of objects) {
    offsets.push(end);
    end += object.length;
  }
  const directory = pptRecord(
    0x1772,
    Buffer.concat([int32s(1 | (offsets.length << 20)), int32s(...offsets)]),
  );
  const edit = pptRecord(0x0ff5, int32s(0, 0x0300_0000, 0, end, 1, offsets.length + 1, 0));
  return {
    document: Buffer.concat([...objects, directory, edit]),
    currentUser: makeCurrentUser(end + directory.length),
  };
}

/** Makes the stream that says where the newest edit is, and whether the deck is encrypted. */
export function makeCurrentUser(editOffset: number, isEncrypted = false): Buffer {
  const body = Buffer.alloc(24);
  body.writeUInt32LE(20, 0);
  body.writeUInt32LE(isEncrypted ? 0xf3d1c4df : 0xe391c05f, 4);
  body.writeUInt32LE(editOffset, 8);
  body.writeUInt16LE(0x03f4, 14);
  body.set([3, 0], 16);
  body.writeUInt32LE(8, 20);
  return pptRecord(0x0ff6, body);
}

/** Makes a compound file (OLE) with these streams. */
export function makeCompoundFile(streams: Record<string, Uint8Array>): Uint8Array {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(file, `/${name}`, content);
  return Uint8Array.from(CFB.write(file, { type: "buffer" }) as Buffer);
}

/** Makes a PPT of PowerPoint 97–2003. */
export function makePpt(options: { slides: MadeSlides; isEncrypted?: boolean }): Uint8Array {
  const { document, currentUser } = pptStreams(options.slides);
  return makeCompoundFile({
    "PowerPoint Document": document,
    "Current User": options.isEncrypted ? makeCurrentUser(currentUser.readUInt32LE(16), true) : currentUser,
  });
}
