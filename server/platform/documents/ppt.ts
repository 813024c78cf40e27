import { openCompoundFile } from "./compound-file";
import { problems } from "./document-problem";
import type { FoundPage } from "./finish-pages";
import { PAGES_MAX } from "./limits";
import { pickTitle, type PlacedText } from "./pick-title";
import { readPersistedObjects } from "./ppt-persist";
import { createRecordReader, RECORD, type PptRecord, type RecordReader } from "./ppt-records";
import { TEXT_KIND, textsAmong, type PptText } from "./ppt-text";

const SLIDES = 0;
const NOTES = 2;
/** A slide or notes page as the document lists it. */
type Listed = { persistId: number; id: number; outline: PptText[] };

/**
 * Reads the slides of a PowerPoint 97–2003 file in the order in which they are shown, with their notes. It includes
 * hidden slides.
 * @throws DocumentProblem
 */
export function readPpt(bytes: Uint8Array): FoundPage[] {
  const streams = openCompoundFile(bytes);
  // Newer Office files with a password are wrapped in a compound file.
  if (streams.has("EncryptedPackage")) throw problems.protected();
  const stream = streams.read("PowerPoint Document");
  if (!stream) {
    if (streams.has("WordDocument")) throw problems.wordDocument();
    if (streams.has("Workbook") || streams.has("Book")) throw problems.spreadsheet();
    throw problems.unknownFormat();
  }
  const records = createRecordReader(stream);
  const objects = readPersistedObjects(records, streams.read("Current User"));
  const document = objects.find(objects.documentId, RECORD.document);
  if (!document) throw problems.damaged();

  const slides = listed(records, document, SLIDES);
  if (slides.length > PAGES_MAX) throw problems.tooManyPages();
  const notes = new Map(listed(records, document, NOTES).map(({ id, persistId }) => [id, persistId]));
  const height = slideHeight(records, document);

  return slides.map(({ persistId, outline }) => {
    const slide = objects.find(persistId, RECORD.slide);
    if (!slide) throw problems.damaged();
    const texts = textsOnSlide(records, slide, outline);
    const notesPage = objects.find(notes.get(notesIdOf(records, slide)) ?? 0, RECORD.notes);
    return {
      title: pickTitle(texts, height),
      text: texts.map(({ text }) => text).join("\n"),
      notes: notesPage && notesText(records, notesPage),
    };
  });
}

/** Reads the document's list of slides or notes pages. Each entry is followed by its texts in the outline. */
function listed(records: RecordReader, document: PptRecord, instance: number): Listed[] {
  const list = records
    .childrenOf(document)
    .find((record) => record.type === RECORD.slideList && record.instance === instance);
  if (!list) return [];
  const { stream } = records;
  const found: (Listed & { texts: PptRecord[] })[] = [];
  for (const record of records.childrenOf(list)) {
    if (record.type !== RECORD.slidePersist) found.at(-1)?.texts.push(record);
    else if (record.end - record.start >= 16)
      found.push({
        persistId: stream.readUInt32LE(record.start),
        id: stream.readUInt32LE(record.start + 12),
        outline: [],
        texts: [],
      });
  }
  return found.map(({ texts, ...entry }) => ({ ...entry, outline: textsAmong(records, texts) }));
}

/** Returns the height in the unit of the file. */
function slideHeight(records: RecordReader, document: PptRecord): number | null {
  const atom = records.child(document, RECORD.documentAtom);
  return atom && atom.end - atom.start >= 8 ? records.stream.readInt32LE(atom.start + 4) : null;
}

/** Returns the id of a slide's notes in their list; 0 if it has none. */
function notesIdOf(records: RecordReader, slide: PptRecord): number {
  const atom = records.child(slide, RECORD.slideAtom);
  return atom && atom.end - atom.start >= 20 ? records.stream.readUInt32LE(atom.start + 16) : 0;
}

/** Lists the texts of the shapes in order. A shape may refer to a text of the outline instead of having its own. */
function textsOnSlide(records: RecordReader, slide: PptRecord, outline: PptText[]): PlacedText[] {
  const used = new Set<PptText>();
  const onShapes = shapesOf(records, slide).flatMap(({ texts, outlineIndexes, placeholder, top }) => {
    if (placeholder !== null && FURNITURE.includes(placeholder)) return [];
    const referred = outlineIndexes.flatMap((index) => outline[index] ?? []);
    for (const text of referred) used.add(text);
    return [...referred, ...texts].map(({ kind, text }) => ({
      text,
      isTitle: isTitle(kind) || (placeholder !== null && TITLES.includes(placeholder)),
      top,
    }));
  });
  const rest = outline
    .filter((text) => !used.has(text))
    .map(({ kind, text }) => ({ text, isTitle: isTitle(kind), top: null }));
  return [...rest, ...onShapes].filter(({ text }) => text !== "");
}

const isTitle = (kind: number) => kind === TEXT_KIND.title || kind === TEXT_KIND.centredTitle;
/** The kinds of placeholders ([MS-PPT] 2.13.23). */
const TITLES = [0x0d, 0x0f, 0x11];
const FURNITURE = [0x07, 0x08, 0x09, 0x0a];

type Shape = { texts: PptText[]; outlineIndexes: number[]; placeholder: number | null; top: number | null };

function shapesOf(records: RecordReader, page: PptRecord): Shape[] {
  const drawing = records.child(page, RECORD.drawing);
  if (!drawing) return [];
  const { stream } = records;
  return records.descendants(drawing, RECORD.shape).map((shape) => {
    const parts = records.childrenOf(shape);
    const textbox = parts.find(({ type }) => type === RECORD.clientTextbox);
    const inTextbox = textbox ? records.childrenOf(textbox) : [];
    const data = parts.find(({ type }) => type === RECORD.clientData);
    const anchor = parts.find(({ type }) => type === RECORD.clientAnchor);
    return {
      texts: textsAmong(records, inTextbox),
      outlineIndexes: inTextbox
        .filter(({ type, start, end }) => type === RECORD.outlineTextRef && end - start >= 4)
        .map(({ start }) => stream.readUInt32LE(start)),
      placeholder: data ? placeholderOf(records, data) : null,
      // Shapes in a group have anchors of another kind, in the unit of the group.
      top: anchor && anchor.end - anchor.start >= 2 ? stream.readInt16LE(anchor.start) : null,
    };
  });
}

/**
 * Returns the kind of placeholder that a shape is. Newer programs describe footers and the like in a separate record.
 */
function placeholderOf(records: RecordReader, clientData: PptRecord): number | null {
  for (const { type, start, end } of records.childrenOf(clientData)) {
    if (type === RECORD.placeholder && end - start >= 5) return records.stream.readUInt8(start + 4);
    if (type === RECORD.roundTripPlaceholder && end - start >= 1) return records.stream.readUInt8(start);
  }
  return null;
}

function notesText(records: RecordReader, page: PptRecord): string {
  return shapesOf(records, page)
    .flatMap(({ texts }) => texts)
    .filter(({ kind }) => kind === TEXT_KIND.notes)
    .map(({ text }) => text)
    .join("\n");
}
