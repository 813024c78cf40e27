import { Worker } from "node:worker_threads";
import type { DocumentProblem } from "./document-problem";
import { readDocument } from "./read-document";
import type { ReadReply } from "./read-reply";

/**
 * This program reads one document from standard input and writes the answer to standard output. Its arguments are the
 * parent's process id, and the megabytes of memory at which it ends itself if no other process watches it.
 */
const [parentId, memoryMb] = process.argv.slice(2).map(Number) as [number, number];

const MEGABYTE = 1_000_000;
/**
 * Reading can block the main thread for good. So another thread watches the memory and whether the parent still
 * exists.
 */
const WATCH = `setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > ${memoryMb * MEGABYTE};
  if (isTooLarge || process.ppid !== ${parentId}) process.kill(process.pid, "SIGKILL");
}, 25);`;

async function answer(bytes: Uint8Array): Promise<ReadReply> {
  try {
    return { document: await readDocument(bytes) };
  } catch (error) {
    const { kind, cause } = error as DocumentProblem;
    // Only the name of the cause is sent, because its message may quote the document.
    return { problem: kind, cause: cause instanceof Error ? cause.name : null };
  }
}

// The server handles signals to the whole process group.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
// The server does not read the answer any more.
process.stdout.on("error", () => process.exit());
if (process.permission === undefined) new Worker(WATCH, { eval: true });
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const reply = await answer(Uint8Array.from(Buffer.concat(chunks)));
process.stdout.write(JSON.stringify(reply), () => process.exit());
