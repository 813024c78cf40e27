import { Duplex } from "node:stream";
import type { Engine } from "./embedded-engine";

const TERMINATE = 0x58;
const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4);
/** ReadyForQuery with no transaction open: the moment at which another connection may have its turn. */
const READY_IDLE = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/**
 * The "socket" over which the ordinary `pg` client speaks to the embedded database, which has one single session: connections take
 * turns, each from its first message until it is idle outside a transaction, and one that breaks in between is rolled back.
 */
export function streamClass(engine: Engine): new () => Duplex {
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

    // A statement is several messages: together they are one journey to the engine and back.
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
        if (!this.#started) await this.#start();
        else if (message[0] === TERMINATE) continue;
        messages.push(message);
      }
      if (messages.length > 0 && !this.destroyed) await this.#forward(messages);
    }

    async #start() {
      this.#started = true;
      this.#free = await acquire();
      await engine.exec("DISCARD ALL");
    }

    async #forward(messages: Uint8Array[]) {
      this.#free ??= await acquire();
      const answer = Buffer.from(await engine.send(messages));
      if (answer.length && !this.destroyed) this.push(answer);
      if (answer.subarray(-6).equals(READY_IDLE)) this.#release();
    }
  };
}
