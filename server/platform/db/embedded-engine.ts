import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** What the wire needs from the embedded PostgreSQL, wherever it runs. */
export type Engine = {
  /** Sends protocol messages in order and gives back everything that PostgreSQL answers. */
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

/** The worker lies beside this file: compiled in a build; as TypeScript, read through tsx, in development and tests. */
function startWorker(options: EngineOptions): Worker {
  const compiled = new URL("./embedded-worker.js", import.meta.url);
  if (existsSync(fileURLToPath(compiled))) return new Worker(compiled, { workerData: options });
  const source = new URL("./embedded-worker.ts", import.meta.url).href;
  const load = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(load, { eval: true, workerData: options });
}

/**
 * Starts the embedded PostgreSQL in a thread of its own: it computes on the thread it lives in, and a slow statement,
 * a VACUUM above all, would otherwise hold up every other request.
 * @param signal ends it at once, in the middle of whatever it does: the engine dies of the signal's reason
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
    // While a call is under way the process must live; between calls the thread alone does not keep it.
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
