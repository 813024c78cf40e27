import { Worker } from "node:worker_threads";
import type { DeckProblem } from "./deck-problem";
import { readDeck } from "./read-deck";
import type { ReadReply } from "./read-reply";

/**
 * The program that reads one deck: it comes in through standard input, the answer goes out through standard output.
 * Arguments: the parent's process id; megabytes of memory beyond which it ends itself, where nobody watches it from outside.
 */
const [parentId, memoryMb] = process.argv.slice(2).map(Number) as [number, number];

const MEGABYTE = 1_000_000;
/** Reading can keep the main thread busy for good. So another one watches: memory of all kinds, and whether anybody waits. */
const WATCH = `setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > ${memoryMb * MEGABYTE};
  if (isTooLarge || process.ppid !== ${parentId}) process.kill(process.pid, "SIGKILL");
}, 25);`;

async function answer(bytes: Uint8Array): Promise<ReadReply> {
  try {
    return { deck: await readDeck(bytes) };
  } catch (error) {
    const { kind, cause } = error as DeckProblem;
    // Of what lies behind it only the name: its message may quote the deck.
    return { problem: kind, cause: cause instanceof Error ? cause.name : null };
  }
}

// A signal to the whole group is for the server to act on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
// Nobody takes the answer any more.
process.stdout.on("error", () => process.exit());
if (process.permission === undefined) new Worker(WATCH, { eval: true });
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const reply = await answer(Uint8Array.from(Buffer.concat(chunks)));
process.stdout.write(JSON.stringify(reply), () => process.exit());
