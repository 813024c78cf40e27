import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

/** Between a refusal and the next try, in milliseconds: a client that does not wait at all would only measure itself. */
const PAUSE_MS = 50;
const PATIENCE_MS = 30_000;
const CHANGES_OF_EACH = 8;
const PIECES = 5;

/** What must be answered as long as the process lives, whatever became of the database. */
const ALWAYS = ["/api/health", "/", "/opportunities"];
const READS = ["/api/auth/user", "/api/entities", "/api/opportunities", "/common-grants/opportunities"];

/** How often each kind of request was acknowledged. */
type Progress = { reads: number; writes: number; decks: number; streams: number };

/**
 * People at work on a server process: some read, some write, one uploads decks, one hears events. Each of them goes on at once, and after
 * a moment when the server says that it is unavailable; all else is a fault.
 */
export function startLoad(url: string, cookie: string, deck: Uint8Array) {
  const progress: Progress = { reads: 0, writes: 0, decks: 0, streams: 0 };
  const faults: string[] = [];
  const refusals = new Set<string>();
  /** The last change of each entity that was acknowledged. */
  const acknowledged = new Map<string, number>();
  const decks = new Set<string>();
  const over = new AbortController();
  let decksWanted = 0;

  /** The body of the answer, or null for a refusal, which is waited after. */
  async function ask(method: string, address: string, body?: unknown): Promise<unknown> {
    const at = new URL(address, url);
    const name = `${method} ${at.pathname.replace(/[0-9a-f-]{36}/g, ":id")}`;
    const isFile = body instanceof Uint8Array;
    const options: RequestInit & { duplex: "half" } = {
      method,
      headers: { cookie, "content-type": isFile ? "application/pdf" : "application/json" },
      body: isFile ? (Readable.toWeb(Readable.from(slowly(body))) as ReadableStream) : JSON.stringify(body),
      duplex: "half",
      signal: AbortSignal.timeout(PATIENCE_MS),
    };
    try {
      const answer = await fetch(at, options);
      const text = await answer.text();
      if (answer.ok) return text.startsWith("<") ? text : JSON.parse(text);
      const isRefusal = answer.status === 503 && Number(answer.headers.get("retry-after")) > 0;
      if (isRefusal && !ALWAYS.includes(address)) refusals.add(name);
      else faults.push(`${name} answered ${answer.status}: ${text.slice(0, 200)}`);
    } catch (error) {
      faults.push(`${name} failed: ${String((error as Error).cause ?? error)}`);
    }
    await sleep(PAUSE_MS);
    return null;
  }

  const repeat = async (work: () => Promise<void>) => {
    while (!over.signal.aborted) await work();
  };

  const read = async () => {
    for (const address of [...ALWAYS, ...READS]) if (await ask("GET", address)) progress.reads++;
  };

  const write = async () => {
    const made = (await ask("POST", "/api/entities", { name: "0", type: "Startup" })) as {
      id: string;
    } | null;
    if (!made) return;
    acknowledged.set(made.id, 0);
    progress.writes++;
    for (let n = 1; n <= CHANGES_OF_EACH && !over.signal.aborted; n++) {
      if (!(await ask("PATCH", `/api/entities/${made.id}`, { name: String(n) }))) continue;
      acknowledged.set(made.id, n);
      progress.writes++;
    }
  };

  // As many as are asked for: an account can keep only so many files.
  const upload = async () => {
    const [entityId] = acknowledged.keys();
    if (!entityId || progress.decks >= decksWanted) return sleep(PAUSE_MS);
    const target = (await ask("POST", "/api/objects/upload", {})) as { uploadURL: string } | null;
    if (!target || !(await ask("PUT", target.uploadURL, deck))) return;
    const made = await ask("POST", "/api/pitch-decks", {
      fileName: "deck.pdf",
      uploadedFileUrl: target.uploadURL,
      entityId,
    });
    if (!made) return;
    decks.add((made as { id: string }).id);
    progress.decks++;
  };

  const hear = async () => {
    const signal = over.signal;
    const answer = await fetch(`${url}/api/events`, { headers: { cookie }, signal }).catch(() => null);
    if (answer?.ok) {
      progress.streams++;
      // To its end, which comes when the database was away.
      await answer.text().catch(() => {});
    } else if (!signal.aborted && answer?.status !== 503) faults.push(`A stream answered ${answer?.status}`);
    await sleep(PAUSE_MS);
  };

  const people = [read, read, read, write, write, write, write, write, write, upload, hear].map(repeat);
  return {
    progress,
    faults,
    /** Which requests were refused with 503 and Retry-After. */
    refusals,
    acknowledged,
    decks,
    wantDeck: () => void (decksWanted = progress.decks + 1),
    stop: async () => {
      over.abort();
      await Promise.all(people);
    },
  };
}

/** A file in pieces, as over a slow line, so that the database may go away while it comes. */
async function* slowly(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = Math.ceil(bytes.length / PIECES);
  for (let start = 0; start < bytes.length; start += size) {
    yield bytes.subarray(start, start + size);
    await sleep(PAUSE_MS);
  }
}
