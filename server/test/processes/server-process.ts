import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { PitchDeckView } from "@shared/validators/pitch-decks";
import { makePdf } from "../files/decks";

const entry = fileURLToPath(new URL("../../../dist/server/index.js", import.meta.url));

/** How the server is started: its heap is tidied sooner than Node would by itself. "Memory" in docs/operations.md tells why. */
export const MEMORY_FLAGS = ["--max-semi-space-size=8", "--heap-growing-percent=20"];

/** A server process of its own, as `npm start` runs it. Needs a build. */
export type ServerProcess = {
  child: ChildProcess;
  /** Everything printed so far, standard error included. */
  output: () => string;
  /** Resolves with the address once the server is ready; rejects when it ends before. */
  ready: Promise<string>;
  /** Resolves with the exit code; null after a kill. */
  ended: Promise<number | null>;
};

/**
 * @param wrapper the beginning of a command that runs the rest of it
 * @param program of another build than this one
 */
export function spawnServer(
  env: Record<string, string>,
  wrapper: string[] = [],
  program = entry,
): ServerProcess {
  const [command = "", ...given] = [...wrapper, process.execPath, ...MEMORY_FLAGS, program];
  const child = spawn(command, given, {
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
  // A test that expects the end does not ask for the address.
  ready.catch(() => {});
  return { child, output: () => output, ready, ended };
}

/** The cookie of the session that an answer begins, as a browser would send it back. */
export function sessionCookieIn(answer: Response): string {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!);
  return cookies.find((cookie) => /^[\w-]+=s%3A/.test(cookie))!;
}

/** Signs up through the API of a server process and gives back the cookie. */
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

/** Creates an entity and gives back its id. */
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

/** Uploads a deck of a new entity, and has it analysed. */
export async function addDeckAt(url: string, cookie: string): Promise<void> {
  const entityId = await createEntityAt(url, cookie, "Sunrise Labs");
  const post = (path: string, body: unknown) =>
    fetch(url + path, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const { uploadURL } = (await (await post("/api/objects/upload", {})).json()) as { uploadURL: string };
  const put = await fetch(uploadURL, {
    method: "PUT",
    headers: { cookie, "content-type": "application/pdf" },
    body: new Uint8Array(await makePdf({ slides: 3 })),
  });
  if (put.status !== 200) throw new Error(`An upload answered ${put.status}.`);
  const made = await post("/api/pitch-decks", {
    fileName: "deck.pdf",
    uploadedFileUrl: uploadURL,
    entityId,
  });
  if (made.status !== 201) throw new Error(`A deck answered ${made.status}.`);
}
