import { Worker } from "node:worker_threads";
import { PDFDocument } from "@cantoo/pdf-lib";
import { drawText } from "./draw-text";
import { loadPages } from "./join-files";
import type { DrawnPart, PackageOrder, PackageReport } from "./package-frames";

/**
 * This program makes one PDF of a text and of files. It reads a line of JSON and then the bytes of fonts and files from
 * standard input; it writes a line of JSON and then the PDF to standard output. Its arguments are those of the program
 * that reads documents.
 */
const [parentId, memoryMb] = process.argv.slice(2).map(Number) as [number, number];

const WATCH = `setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > ${memoryMb * 1_000_000};
  if (isTooLarge || process.ppid !== ${parentId}) process.kill(process.pid, "SIGKILL");
}, 25);`;

async function readInput(): Promise<{ order: PackageOrder; take: (size: number) => Buffer }> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const input = Buffer.concat(chunks);
  const end = input.indexOf(10);
  let at = end + 1;
  return {
    order: JSON.parse(input.toString("utf8", 0, end)) as PackageOrder,
    take: (size) => input.subarray(at, (at += size)),
  };
}

/** Names the files behind the text, and which of them do not follow. */
function listFiles({ files, words }: PackageOrder, joined: readonly boolean[]): DrawnPart[] {
  if (files.length === 0) return [];
  return [
    { kind: "heading", text: words.documents },
    ...files.map(({ name }, index): DrawnPart => ({
      ...{ kind: "bullet", depth: 0, mark: `${index + 1}.` },
      text: (joined[index] ? words.joined : words.separate).replaceAll("{name}", () => name),
    })),
  ];
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
process.stdout.on("error", () => process.exit());
if (process.permission === undefined) new Worker(WATCH, { eval: true });

const { order, take } = await readInput();
const [regular, bold] = [take(order.fonts[0]), take(order.fonts[1])];
const given = order.files.map((file) => ({ file, bytes: Uint8Array.from(take(file.size)) }));
const pages = await loadPages(given, order.joinedBytesMax);
const joined = pages.map((draw) => draw !== null);
const text = await drawText(order, { regular, bold }, listFiles(order, joined));
const document = await PDFDocument.load(text, { updateMetadata: false });
for (const draw of pages) await draw?.(document);
const pdf = await document.save();
const report: PackageReport = { joined, bytes: pdf.length };
process.stdout.write(`${JSON.stringify(report)}\n`);
process.stdout.write(pdf, () => process.exit());
