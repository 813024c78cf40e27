import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

/** Pause between a refusal and the next attempt. Without it a client would only measure its own speed. */
const PAUSE_MS = 50;
const PATIENCE_MS = 30_000;
const CHANGES_OF_EACH = 8;
const PIECES = 5;

/** These addresses must answer as long as the process lives, even without the database. */
const ALWAYS_AVAILABLE = ["/api/health", "/", "/opportunities"];
const READS = ["/api/auth/user", "/api/entities", "/api/opportunities", "/common-grants/opportunities"];

/** The number of acknowledged requests of each kind. */
type Progress = { reads: number; writes: number; decks: number; streams: number };

/**
 * Simulates users of a server process: some read, some write, one uploads decks and one listens to events.
 * Each continues at once, and after a pause when the server says that it is unavailable. Any other failure is
 * a fault.
 */
export function startLoad(url: string, cookie: string, deck: Uint8Array) {
  const progress: Progress = { reads: 0, writes: 0, decks: 0, streams: 0 };
  const faults: string[] = [];
  const refusals = new Set<string>();
  /** The last acknowledged change of each entity. */
  const acknowledged = new Map<string, number>();
  const decks = new Set<string>();
  const stopController = new AbortController();
  let decksWanted = 0;

  /** Sends a request. @returns the body, or null after a refusal and its pause */
  async function ask(method: string, address: string, body?: unknown): Promise<unknown> {
    const target = new URL(address, url);
    const name = `${method} ${target.pathname.replace(/[0-9a-f-]{36}/g, ":id")}`;
    const isFile = body instanceof Uint8Array;
    const options: RequestInit & { duplex: "half" } = {
      method,
      headers: { cookie, "content-type": isFile ? "application/pdf" : "application/json" },
      body: isFile
        ? (Readable.toWeb(Readable.from(splitSlowly(body))) as ReadableStream)
        : JSON.stringify(body),
      duplex: "half",
      signal: AbortSignal.timeout(PATIENCE_MS),
    };
    try {
      const answer = await fetch(target, options);
      const text = await answer.text();
      if (answer.ok) return text.startsWith("<") ? text : JSON.parse(text);
      const isRefusal = answer.status === 503 && Number(answer.headers.get("retry-after")) > 0;
      if (isRefusal && !ALWAYS_AVAILABLE.includes(address)) refusals.add(name);
      else faults.push(`${name} answered ${answer.status}: ${text.slice(0, 200)}`);
    } catch (error) {
      faults.push(`${name} failed: ${String((error as Error).cause ?? error)}`);
    }
    await sleep(PAUSE_MS);
    return null;
  }

  const repeatUntilStopped = async (work: () => Promise<void>) => {
    while (!stopController.signal.aborted) await work();
  };

  const read = async () => {
    for (const address of [...ALWAYS_AVAILABLE, ...READS]) if (await ask("GET", address)) progress.reads++;
  };

  const write = async () => {
    const entity = (await ask("POST", "/api/entities", { name: "0", type: "Startup" })) as {
      id: string;
    } | null;
    if (!entity) return;
    acknowledged.set(entity.id, 0);
    progress.writes++;
    for (let n = 1; n <= CHANGES_OF_EACH && !stopController.signal.aborted; n++) {
      if (!(await ask("PATCH", `/api/entities/${entity.id}`, { name: String(n) }))) continue;
      acknowledged.set(entity.id, n);
      progress.writes++;
    }
  };

  // Uploads only when a test wants a deck, because an account can keep a limited number of files.
  const upload = async () => {
    const [entityId] = acknowledged.keys();
    if (!entityId || progress.decks >= decksWanted) return sleep(PAUSE_MS);
    const uploadTarget = (await ask("POST", "/api/objects/upload", {})) as { uploadURL: string } | null;
    if (!uploadTarget || !(await ask("PUT", uploadTarget.uploadURL, deck))) return;
    const createdDeck = await ask("POST", "/api/pitch-decks", {
      fileName: "deck.pdf",
      uploadedFileUrl: uploadTarget.uploadURL,
      entityId,
    });
    if (!createdDeck) return;
    decks.add((createdDeck as { id: string }).id);
    progress.decks++;
  };

  const listenToEvents = async () => {
    const signal = stopController.signal;
    const answer = await fetch(`${url}/api/events`, { headers: { cookie }, signal }).catch(() => null);
    if (answer?.ok) {
      progress.streams++;
      // The stream ends when the database becomes unavailable.
      await answer.text().catch(() => {});
    } else if (!signal.aborted && answer?.status !== 503) faults.push(`A stream answered ${answer?.status}`);
    await sleep(PAUSE_MS);
  };

  const loops = [read, read, read, write, write, write, write, write, write, upload, listenToEvents].map(
    repeatUntilStopped,
  );
  return {
    progress,
    faults,
    /** The requests that were refused with 503 and Retry-After. */
    refusals,
    acknowledged,
    decks,
    wantDeck: () => void (decksWanted = progress.decks + 1),
    stop: async () => {
      stopController.abort();
      await Promise.all(loops);
    },
  };
}

/**
 * Yields a file in pieces, as over a slow connection, so that the database may become unavailable during an
 * upload.
 */
async function* splitSlowly(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = Math.ceil(bytes.length / PIECES);
  for (let start = 0; start < bytes.length; start += size) {
    yield bytes.subarray(start, start + size);
    await sleep(PAUSE_MS);
  }
}
