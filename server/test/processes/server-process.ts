import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ConsentProvider } from "@shared/constants/ai-consents";
import type { PitchDeckView } from "@shared/validators/pitch-decks";
import { makePdf } from "../files/documents";

const entry = fileURLToPath(new URL("../../../dist/server/index.js", import.meta.url));

/**
 * The flags that a server starts with, so that its heap is collected more often than by default. "Memory" in
 * docs/operations.md explains why.
 */
export const MEMORY_FLAGS = [
  "--optimize-for-size",
  "--min-semi-space-size=4",
  "--max-semi-space-size=4",
  "--heap-growing-percent=25",
];

/** The settings of the C library for the same purpose. */
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" };

/** A server process, started as by `npm start`. Needs a build. */
export type ServerProcess = {
  child: ChildProcess;
  /** Everything that was printed so far, including standard error. */
  output: () => string;
  /** Resolves with the address when the server is ready. Rejects if the server ends before that. */
  ready: Promise<string>;
  /** Resolves with the exit code, or with null after a kill. */
  ended: Promise<number | null>;
};

/**
 * Starts a server process.
 * @param wrapper the beginning of a command that runs the rest of it
 * @param program the program of another build
 */
export function spawnServer(
  env: Record<string, string>,
  wrapper: string[] = [],
  program = entry,
): ServerProcess {
  const [command = "", ...args] = [...wrapper, process.execPath, ...MEMORY_FLAGS, program];
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      SEED: "none",
      RATE_LIMIT_SCALE: "0",
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Ready: (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  // A test that expects the server to end does not await `ready`.
  ready.catch(() => {});
  return { child, output: () => output, ready, ended };
}

/** Reads the session cookie that an answer sets, in the format of a request's cookie. */
export function sessionCookieIn(answer: Response): string {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!);
  return cookies.find((cookie) => /^[\w-]+=s%3A/.test(cookie))!;
}

/** Signs up through the API of a server process. @returns the cookie */
export async function signUpAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      firstName: "Crash",
      lastName: "Test",
      email: `${crypto.randomUUID()}@example.org`,
      password: "a long enough phrase",
    }),
  });
  if (answer.status !== 201) throw new Error(`Sign-up answered ${answer.status}: ${await answer.text()}`);
  return sessionCookieIn(answer);
}

/** Creates an entity. @returns its id */
export async function createEntityAt(
  url: string,
  cookie: string,
  name: string,
  more: { country?: string } = {},
): Promise<string> {
  const answer = await fetch(`${url}/api/entities`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ name, type: "Startup", description: "x".repeat(500), ...more }),
  });
  const body = (await answer.json()) as { id: string };
  if (answer.status !== 201) throw new Error(`A write answered ${answer.status}.`);
  return body.id;
}

export async function entityIdsAt(url: string, cookie: string): Promise<Set<string>> {
  const answer = await fetch(`${url}/api/entities`, { headers: { cookie } });
  return new Set(((await answer.json()) as { id: string }[]).map(({ id }) => id));
}

export async function decksAt(url: string, cookie: string): Promise<PitchDeckView[]> {
  return (await (await fetch(`${url}/api/pitch-decks`, { headers: { cookie } })).json()) as PitchDeckView[];
}

/** Creates an entity, agrees to a provider of AI if one is named, uploads a deck and starts its analysis. */
export async function addDeckAt(url: string, cookie: string, agreesTo?: ConsentProvider): Promise<void> {
  const entityId = await createEntityAt(url, cookie, "Sunrise Labs");
  const send = (method: string) => (path: string, body: unknown) =>
    fetch(url + path, {
      method,
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const post = send("POST");
  if (agreesTo) {
    const agreement = { use: "decks", provider: agreesTo, isAgreed: true };
    const answer = await send("PUT")(`/api/entities/${entityId}/ai-consents`, agreement);
    if (answer.status !== 200) throw new Error(`An agreement answered ${answer.status}.`);
  }
  const { uploadURL } = (await (await post("/api/objects/upload", {})).json()) as { uploadURL: string };
  const put = await fetch(uploadURL, {
    method: "PUT",
    headers: { cookie, "content-type": "application/pdf" },
    body: new Uint8Array(await makePdf({ slides: 3 })),
  });
  if (put.status !== 200) throw new Error(`An upload answered ${put.status}.`);
  const deckAnswer = await post("/api/pitch-decks", {
    fileName: "deck.pdf",
    uploadedFileUrl: uploadURL,
    entityId,
  });
  if (deckAnswer.status !== 201) throw new Error(`A deck answered ${deckAnswer.status}.`);
}
