import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { findConfinement } from "../documents/confinement";
import { findProgram } from "../documents/find-program";
import { notNow, startConfined, watchMemory } from "../documents/reader-process";
import type { DocumentFormat } from "../documents/types";
import { createTurns } from "../documents/turns";
import type { Logger } from "../logger";
import type { PackageFile, PackageOrder, PackageReport } from "./package-frames";

/** More bytes of files than these are not joined into one PDF. */
const JOINED_BYTES_MAX = 100 * 1024 * 1024;
const LIMITS = { memoryMb: 1_200, readMs: 90_000 };
/** A file by itself, when all together could not be joined. */
const PROBE_LIMITS = { memoryMb: 800, readMs: 15_000 };
const PROBING_MS = 60_000;
/** One at a time: each may take as much memory as all files that are read together. */
const TURNS = {
  atOnce: { all: 1, guests: 1 },
  waitingMax: { users: 10, guests: 5, user: 1, server: 0 },
};

/** Only the name of another file is drawn, so that its bytes are not needed. */
const JOINED_FORMATS: ReadonlySet<DocumentFormat> = new Set(["pdf", "png", "jpeg"]);

/** A text with its files, whose bytes are opened only when their turn comes. */
export type PackageSource = Omit<PackageOrder, "fonts" | "joinedBytesMax"> & {
  open(index: number): Promise<Readable>;
};
/** A PDF as it comes from its program. `joined` has for each file whether its pages are in it. */
type WrittenPackage = PackageReport & { body: Readable };

export type PackageWriter = {
  /**
   * Draws a text and joins the pages of its files into one PDF, in a process of its own, with limits on time and memory.
   * A file that is broken, locked with a password or too large is named and left out.
   * @throws AppError unavailable if too many wait, or if no process can be started; the signal's reason
   */
  write(
    source: PackageSource,
    who: { userId: string; isGuest: boolean; signal: AbortSignal },
  ): Promise<WrittenPackage>;
};

export function createPackageWriter(log: Logger): PackageWriter {
  const turns = createTurns(TURNS);
  return {
    async write(source, { userId, isGuest, signal }) {
      const handBack = await turns.take({ owner: userId, isGuest }, signal);
      if (!handBack) throw notNow("Many files are being made right now. Please try again in a minute.");
      try {
        const written = await writeAnyway(source, signal, log);
        written.body.once("close", handBack);
        return written;
      } catch (error) {
        handBack();
        throw error;
      }
    },
  };
}

/** Leaves out whatever ends the program, until it answers. */
async function writeAnyway(given: PackageSource, signal: AbortSignal, log: Logger): Promise<WrittenPackage> {
  const source = nameOnly(given, (index) => !JOINED_FORMATS.has(given.files[index]!.format));
  const whole = await run(source, LIMITS, signal);
  if (whole) return whole;
  log.warn({ files: source.files.length }, "files could not be joined together; each is tried by itself");
  const until = Date.now() + PROBING_MS;
  const kept: boolean[] = [];
  for (const [index, file] of source.files.entries())
    kept.push(Date.now() < until && file.size > 0 && (await canBeJoined(source, index, signal)));
  const withKept = await run(
    nameOnly(source, (index) => !kept[index]),
    LIMITS,
    signal,
  );
  const written =
    withKept ??
    (await run(
      nameOnly(source, () => true),
      LIMITS,
      signal,
    ));
  if (!written) throw notNow("The file cannot be made right now. Please try again in a minute.");
  return written;
}

/** The same without the bytes of some files. */
const nameOnly = (source: PackageSource, isNamed: (index: number) => boolean): PackageSource => ({
  ...source,
  files: source.files.map((file, index) => (isNamed(index) ? { ...file, size: 0 } : file)),
});

async function canBeJoined(source: PackageSource, index: number, signal: AbortSignal): Promise<boolean> {
  const file = source.files[index] as PackageFile;
  const alone = { ...source, parts: [], files: [file], open: () => source.open(index) };
  const written = await run(alone, PROBE_LIMITS, signal);
  written?.body.destroy();
  return written?.joined[0] === true;
}

/** Runs the program once. Null when it ended without an answer. */
async function run(
  source: PackageSource,
  limits: typeof LIMITS,
  signal: AbortSignal,
): Promise<WrittenPackage | null> {
  const [program, confinement, fonts] = await Promise.all([
    findProgram("package-writer"),
    findConfinement(),
    loadFonts(),
  ]);
  signal.throwIfAborted();
  const child = startConfined(program, limits, confinement);
  const stopWatching = confinement.files ? watchMemory(child, limits.memoryMb) : () => undefined;
  const timer = setTimeout(() => child.kill("SIGKILL"), limits.readMs);
  const stop = () => child.kill("SIGKILL");
  signal.addEventListener("abort", stop);
  const end = () => {
    clearTimeout(timer);
    stopWatching();
    signal.removeEventListener("abort", stop);
    child.kill("SIGKILL");
  };
  child.once("close", end);
  child.stdin!.on("error", () => undefined);
  const failed = once(child, "error").then(([cause]) => {
    throw notNow("Files cannot be read right now. Please try again in a minute.", cause);
  });
  failed.catch(() => undefined);
  try {
    const { title, author, createdAt, parts, words, files } = source;
    const frame: PackageOrder = {
      ...{ title, author, createdAt, parts, words, files },
      fonts: [fonts[0].length, fonts[1].length],
      joinedBytesMax: JOINED_BYTES_MAX,
    };
    const [report] = await Promise.race([
      Promise.all([readReport(child.stdout!), sendInput(child, frame, fonts, (index) => source.open(index))]),
      failed,
    ]);
    signal.throwIfAborted();
    if (!report) {
      end();
      return null;
    }
    const body = child.stdout!;
    body.once("close", end);
    return { ...report, body };
  } catch (error) {
    end();
    throw error;
  }
}

const ENDED = ["EPIPE", "ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED"];

/** Sends the order, the fonts and the files, a chunk at a time. The program may end before it has read everything. */
async function sendInput({ stdin }: ChildProcess, ...input: Parameters<typeof readInput>): Promise<void> {
  try {
    await pipeline(readInput(...input), stdin!);
  } catch (error) {
    if (!ENDED.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

async function* readInput(
  frame: PackageOrder,
  fonts: readonly Buffer[],
  open: PackageSource["open"],
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(frame)}\n`);
  yield* fonts;
  for (const [index, { size }] of frame.files.entries()) {
    if (size === 0) continue;
    let sent = 0;
    for await (const chunk of (await open(index)) as AsyncIterable<Buffer>) {
      sent += chunk.length;
      yield chunk;
    }
    if (sent !== size) throw new Error("a file has another size than it was stored with");
  }
}

/** Reads the first line of the answer. What follows stays in the stream. */
function readReport(stream: Readable): Promise<PackageReport | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const take = () => {
      for (let chunk = stream.read() as Buffer | null; chunk; chunk = stream.read() as Buffer | null) {
        const end = chunk.indexOf(10);
        chunks.push(end < 0 ? chunk : chunk.subarray(0, end));
        if (end < 0) continue;
        stream.off("readable", take);
        if (end + 1 < chunk.length) stream.unshift(chunk.subarray(end + 1));
        resolve(JSON.parse(Buffer.concat(chunks).toString()) as PackageReport);
        return;
      }
    };
    stream.on("readable", take);
    stream.once("close", () => resolve(null));
  });
}

let loaded: Promise<[Buffer, Buffer]> | undefined;
const { resolve: pathOf } = createRequire(import.meta.url);

/** Latin, Greek and Cyrillic letters, and some more. */
function loadFonts(): Promise<[Buffer, Buffer]> {
  const read = (name: string) => readFile(pathOf(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  loaded ??= Promise.all([read("DejaVuSans"), read("DejaVuSans-Bold")]);
  return loaded;
}
