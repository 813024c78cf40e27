import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Kills the built server (SIGKILL) in the middle of 200 concurrent writes, ten times over, and looks for every row that was
 * acknowledged. Ends with 1 when one is missing or a start fails. Needs `npm run build`; works on a data folder of its own,
 * or on the server that DATABASE_URL names.
 */
const ROUNDS = 10;
const WRITES = 200;
const START_LIMIT_MS = 30_000;
const entry = fileURLToPath(new URL("../../dist/server/index.js", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "amberway-crash-"));

type Running = { child: ChildProcess; url: string; startedInMs: number };

async function start(): Promise<Running> {
  const began = Date.now();
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: folder,
      SEED: "none",
      RATE_LIMIT_SCALE: "0",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => reject(new Error("The server did not start in time.")), START_LIMIT_MS);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code} while starting.`)));
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Ready: (\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
  return { child, url, startedInMs: Date.now() - began };
}

async function signUp(url: string, round: number): Promise<string> {
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      firstName: "Crash",
      lastName: "Test",
      email: `crash-${process.pid}-${round}@example.org`,
      password: "a long enough phrase",
    }),
  });
  if (answer.status !== 201) throw new Error(`Sign-up answered ${answer.status}: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]!.split(";")[0]!;
}

/** Starts all writes at once, kills the server after some of them, and gives back the ids that were acknowledged. */
async function writeAndKill({ child, url }: Running, cookie: string, killAfter: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const write = async (n: number) => {
    const answer = await fetch(`${url}/api/entities`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ name: `Entity ${n}`, type: "Startup", description: "x".repeat(500) }),
    });
    const body = (await answer.json()) as { id: string };
    if (answer.status !== 201) throw new Error(`A write answered ${answer.status}.`);
    acknowledged.push(body.id);
    if (acknowledged.length === killAfter) child.kill("SIGKILL");
  };
  const died = once(child, "exit");
  await Promise.allSettled(Array.from({ length: WRITES }, (_, n) => write(n)));
  child.kill("SIGKILL");
  await died;
  return acknowledged;
}

let lost = 0;
let total = 0;
let server = await start();
for (let round = 1; round <= ROUNDS; round++) {
  const cookie = await signUp(server.url, round);
  const acknowledged = await writeAndKill(server, cookie, Math.ceil((WRITES * round) / (ROUNDS + 1)));
  server = await start();
  const answer = await fetch(`${server.url}/api/entities`, { headers: { cookie } });
  const stored = new Set(((await answer.json()) as { id: string }[]).map(({ id }) => id));
  const missing = acknowledged.filter((id) => !stored.has(id));
  lost += missing.length;
  total += acknowledged.length;
  console.log(
    `round ${round}: ${acknowledged.length} acknowledged, ${missing.length} missing, next start in ${server.startedInMs} ms`,
  );
}
server.child.kill("SIGTERM");
await once(server.child, "exit");
await rm(folder, { recursive: true, force: true });
console.log(`${ROUNDS} kills, ${total} acknowledged rows, ${lost} lost`);
process.exit(lost === 0 ? 0 : 1);
