import { Duplex } from "node:stream";
import type { Engine } from "./embedded-engine";

const TERMINATE = 0x58;
const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4);
/** ReadyForQuery outside a transaction: now another connection may have its turn. */
const READY_IDLE = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

const QUERY = 0x51;
const COPY_DONE = 0x63;
const COPY_FAIL = 0x66;
/** CopyInResponse in text format without columns: "send the rows". */
const COPY_IN = Buffer.from([0x47, 0, 0, 0, 7, 0, 0, 0]);

/** A request to cancel another connection's statement also begins a connection, but has another code. */
const isStartUpMessage = (message: Uint8Array) => message[4] === 0 && message[5] === 3;

const isCopyFromStdin = (message: Uint8Array) =>
  message[0] === QUERY &&
  /^\s*copy\b[\s\S]*\bfrom\s+stdin\b/i.test(Buffer.from(message.subarray(5)).toString());

/** Removes the engine's own CopyInResponse, because the client already got one. */
function removeCopyIn(answer: Buffer): Buffer {
  return answer[0] === COPY_IN[0] ? answer.subarray(1 + answer.readInt32BE(1)) : answer;
}

/**
 * Creates the class of the "socket" that connects the `pg` client to the embedded database. The database has a single
 * session, so connections take turns: each keeps it from its first message until it is idle outside a transaction. A
 * connection that breaks in between is rolled back.
 */
export function createStreamClass(engine: Engine): new () => Duplex {
  let tail: Promise<unknown> = Promise.resolve();
  const acquire = () => {
    let free!: () => void;
    const mine = new Promise<void>((resolve) => (free = resolve));
    const before = tail;
    tail = before.then(() => mine);
    return before.then(() => free);
  };

  return class EmbeddedStream extends Duplex {
    #buffer: Buffer = Buffer.alloc(0);
    #started = false;
    #free: (() => void) | null = null;
    /** A COPY statement from the client and the rows received so far. */
    #copy: Uint8Array[] | null = null;

    // The methods that `pg` calls on a socket.
    connect() {
      queueMicrotask(() => this.emit("connect"));
      return this;
    }
    setNoDelay() {
      return this;
    }
    setKeepAlive() {
      return this;
    }
    ref() {
      return this;
    }
    unref() {
      return this;
    }

    override _read() {}

    override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void) {
      this.#take(chunk).then(() => done(), done);
    }

    // A statement consists of several messages. Sent together, they take one round trip to the engine.
    override _writev(parts: { chunk: Buffer }[], done: (error?: Error | null) => void) {
      this.#take(Buffer.concat(parts.map(({ chunk }) => chunk))).then(() => done(), done);
    }

    override _final(done: () => void) {
      this.push(null);
      done();
    }

    override _destroy(error: Error | null, done: (error?: Error | null) => void) {
      const cleanUp = async () => {
        if (!this.#free) return;
        try {
          await engine.send([SYNC]);
          if (await engine.isInTransaction()) await engine.exec("ROLLBACK");
        } finally {
          this.#release();
        }
      };
      cleanUp().then(
        () => done(error),
        (failure: Error) => done(error ?? failure),
      );
    }

    #release() {
      this.#free?.();
      this.#free = null;
    }

    async #take(chunk: Buffer) {
      this.#buffer = this.#buffer.length ? Buffer.concat([this.#buffer, chunk]) : chunk;
      const messages: Uint8Array[] = [];
      for (;;) {
        const head = this.#started ? 1 : 0; // only the start-up message has no type byte
        if (this.#buffer.length < head + 4) break;
        const length = head + this.#buffer.readInt32BE(head);
        if (this.#buffer.length < length) break;
        const message = Uint8Array.from(this.#buffer.subarray(0, length));
        this.#buffer = this.#buffer.subarray(length);
        if (!this.#started) {
          if (!isStartUpMessage(message)) return void this.push(null);
          await this.#start();
        } else if (message[0] === TERMINATE) continue;
        if (this.#copy || isCopyFromStdin(message)) await this.#takeCopy(message);
        else messages.push(message);
      }
      if (messages.length > 0 && !this.destroyed) await this.#forward(messages);
    }

    async #start() {
      this.#started = true;
      this.#free = await acquire();
      await engine.exec("DISCARD ALL");
    }

    /**
     * The engine cannot wait for rows in the middle of a statement, so it gets the statement and all its rows at once.
     */
    async #takeCopy(message: Uint8Array) {
      if (!this.#copy) {
        this.#copy = [message];
        this.push(COPY_IN);
        return;
      }
      this.#copy.push(message);
      if (message[0] !== COPY_DONE && message[0] !== COPY_FAIL) return;
      const whole = Uint8Array.from(Buffer.concat(this.#copy));
      this.#copy = null;
      await this.#forward([whole]);
    }

    async #forward(messages: Uint8Array[]) {
      this.#free ??= await acquire();
      const answer = removeCopyIn(Buffer.from(await engine.send(messages)));
      if (answer.length && !this.destroyed) this.push(answer);
      if (answer.subarray(-6).equals(READY_IDLE)) this.#release();
    }
  };
}
