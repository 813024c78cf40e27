import { PDFDocument } from "@cantoo/pdf-lib";
import type { PackageFile } from "./package-frames";

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 40;
/** A file with more pages is named, not joined. */
const PAGES_MAX = 300;

type Given = { file: PackageFile; bytes: Uint8Array };

/**
 * Finds the files whose pages can stand in a document of ours: PDF that opens without a password, PNG and JPEG. Whatever
 * is wrong with another one, it is only named.
 */
export async function loadPages(files: readonly Given[], joinedBytesMax: number) {
  const loaded: (((into: PDFDocument) => Promise<void>) | null)[] = [];
  let total = 0;
  for (const { file, bytes } of files) {
    const isJoined = bytes.length > 0 && total + bytes.length <= joinedBytesMax;
    const draw = isJoined ? await load(file, bytes).catch(() => null) : null;
    if (draw) total += bytes.length;
    loaded.push(draw);
  }
  return loaded;
}

async function load({ format }: PackageFile, bytes: Uint8Array) {
  // Each is tried in a document of its own, so that a broken one leaves nothing behind in ours.
  const trial = await PDFDocument.create();
  if (format === "pdf") {
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    const count = source.getPageCount();
    if (source.isEncrypted || count === 0 || count > PAGES_MAX) return null;
    const indices = source.getPageIndices();
    for (const page of await trial.copyPages(source, indices)) trial.addPage(page);
    await trial.save();
    return async (into: PDFDocument) => {
      for (const page of await into.copyPages(source, indices)) into.addPage(page);
    };
  }
  if (format !== "png" && format !== "jpeg") return null;
  const embed = (document: PDFDocument) =>
    format === "png" ? document.embedPng(bytes) : document.embedJpg(bytes);
  await embed(trial);
  await trial.save();
  return async (into: PDFDocument) => {
    const picture = await embed(into);
    const isWide = picture.width > picture.height;
    const [width, height] = isWide ? [A4.height, A4.width] : [A4.width, A4.height];
    const scale = Math.min(1, (width - 2 * MARGIN) / picture.width, (height - 2 * MARGIN) / picture.height);
    const [w, h] = [picture.width * scale, picture.height * scale];
    into
      .addPage([width, height])
      .drawImage(picture, { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h });
  };
}
