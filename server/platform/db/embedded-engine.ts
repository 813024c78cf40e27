import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** The interface to the embedded PostgreSQL, wherever it runs. */
export type Engine = {
  /** Sends protocol messages in order and returns everything that PostgreSQL answers. */
  send(messages: Uint8Array[]): Promise<Uint8Array>;
  exec(sql: string): Promise<void>;
  isInTransaction(): Promise<boolean>;
  /** The whole data folder as a tar file. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
  /** Called when the engine dies without having been closed. */
  onDeath(listener: (error: Error) => void): void;
};

type EngineCall =
  | { op: "send"; messages: Uint8Array[] }
  | { op: "exec"; sql: string }
  | { op: "isInTransaction" }
  | { op: "dump" }
  | { op: "close" };
export type EngineRequest = EngineCall & { id: number };
export type EngineReply = { id: number; result?: unknown; error?: string };
export type EngineOptions = { dataDir: string; loadFrom?: Uint8Array };

/**
 * The worker is beside this file: compiled in a build, and as TypeScript, loaded through tsx, in development and tests.
 */
function startWorker(options: EngineOptions): Worker {
  const compiled = new URL("./embedded-worker.js", import.meta.url);
  if (existsSync(fileURLToPath(compiled))) return new Worker(compiled, { workerData: options });
  const source = new URL("./embedded-worker.ts", import.meta.url).href;
  const load = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(load, { eval: true, workerData: options });
}

/**
 * Starts the embedded PostgreSQL in a thread of its own: otherwise a slow statement, above all a VACUUM, would block
 * the event loop and with it every other request.
 * @param signal stops it at once, in the middle of anything: `onDeath` then gets the signal's reason
 */
export async function startEngine({
  signal,
  ...options
}: EngineOptions & { signal?: AbortSignal }): Promise<Engine> {
  const worker = startWorker(options);
  worker.unref();
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const deathListeners: ((error: Error) => void)[] = [];
  let nextId = 0;
  let dead: Error | null = null;
  let closed = false;

  const die = (error: Error) => {
    if (dead) return;
    dead = error;
    for (const { reject } of waiting.values()) reject(dead);
    waiting.clear();
    if (!closed) for (const listener of deathListeners) listener(dead);
  };
  worker.on("error", die);
  signal?.addEventListener("abort", () => {
    die(signal.reason as Error);
    void worker.terminate();
  });
  worker.on("exit", () => die(new Error("The embedded database has stopped.")));
  worker.on("message", ({ id, result, error }: EngineReply) => {
    const call = waiting.get(id);
    waiting.delete(id);
    // A running call keeps the process alive. Between calls the idle thread must not.
    if (waiting.size === 0) worker.unref();
    if (error === undefined) call?.resolve(result);
    else call?.reject(new Error(error));
  });

  const call = (request: EngineCall) =>
    new Promise<unknown>((resolve, reject) => {
      if (dead) return reject(dead);
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ ...request, id });
    });

  await call({ op: "exec", sql: "select 1" });
  return {
    send: async (messages) => (await call({ op: "send", messages })) as Uint8Array,
    exec: async (sql) => void (await call({ op: "exec", sql })),
    isInTransaction: async () => (await call({ op: "isInTransaction" })) as boolean,
    dump: async () => (await call({ op: "dump" })) as Uint8Array,
    close: async () => {
      if (dead) return;
      closed = true;
      await call({ op: "close" });
      await worker.terminate();
    },
    onDeath: (listener) => void deathListeners.push(listener),
  };
}
