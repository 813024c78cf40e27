import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "../../logger";
import { serverNameOf } from "../addresses";
import { findAt, readState } from "./find-primary";
import { History } from "./history";
import { keepAsking } from "./poll-server";
import { type LogPosition, parsePosition } from "./log-position";

/** So long a request waits for one that was away. */
const AWAY_MS = 250;
const ASK_EVERY_MS = 200;
const LONGEST_WAIT_MS = 1_000;

/** How far it had come after it was asked, and what it and all its copies are called. */
export type PrimaryState = { askedAt: number; position: LogPosition; cluster: string };

/** What is known of the server that everything is written to. */
export type Primary = {
  /** Its address now, past any pooler. */
  address(): string;
  /** Its place among the addresses. */
  place(): number;
  /** Whether it is known to be away: no connection to it can be made. */
  isAway(): boolean;
  /**
   * Whether it is away still, found out after the call, for it may be back and have taken writes since it was last asked. One that lets
   * itself be waited for is.
   */
  isStillAway(): Promise<boolean>;
  /** Asks anew. For whoever just lost a connection to it. */
  confirmAway(): Promise<boolean>;
  /**
   * What a copy must have come to before it may be used at all: where the primary was when this process first found it, or found it
   * again. What was written before then, and by whom, it does not know.
   */
  mustHave(): LogPosition | null;
  /** The same, also while it is away. */
  wasFoundAt(): LogPosition;
  history: History;
  /** Has the next copy that is looked at know everything that has been written so far. */
  requireAllSoFar(): Promise<void>;
  onMove(listener: () => void): void;
  onAsked(listener: (state: PrimaryState) => void): void;
  stop(): Promise<void>;
};

/**
 * Keeps an eye on the primary: where it is, when there are several addresses of which one takes writes, how far it has come, and
 * whether it answers.
 * @param addresses past any pooler, which hides when a server is lost
 */
export function watchPrimary(addresses: string[], keptMs: number, log: Logger): Primary {
  const history = new History(keptMs);
  const moveListeners: (() => void)[] = [];
  const askedListeners: ((state: PrimaryState) => void)[] = [];
  let place = 0;
  let away = false;
  let mustHave: LogPosition | null = null;
  let foundAt: LogPosition = 0n;
  let requireAll = true;

  async function connect(): Promise<pg.Client> {
    const found =
      (await findAt(addresses, [place])) ??
      (await findAt(
        addresses,
        addresses.map((_, other) => other).filter((other) => other !== place),
      ));
    if (found === null) throw new Error("No server takes writes");
    if (found.place !== place) {
      place = found.place;
      log.warn({ server: serverNameOf(addresses[place]!) }, "another server takes the writes now");
      for (const listener of moveListeners) listener();
    }
    return found.client;
  }

  async function ask(client: pg.Client, isNew: boolean): Promise<void> {
    const askedAt = performance.now();
    const { is_standby, position, cluster } = await readState(client);
    if (is_standby || position === null) throw new Error("The server takes no writes");
    const reached = parsePosition(position);
    history.add(askedAt, reached);
    if (isNew || requireAll) mustHave = foundAt = reached;
    requireAll = false;
    if (away) log.info("the database takes writes again");
    away = false;
    for (const listener of askedListeners) listener({ askedAt, position: reached, cluster });
  }

  const asking = keepAsking({
    connect,
    ask,
    onFailure: (error) => {
      if (!away) log.warn({ err: error }, "the database that takes the writes is away");
      away = true;
    },
    // What was written just before may have been lost with it: until it is asked, nobody knows what a copy must have.
    onLost: () => void (mustHave = null),
    everyMs: ASK_EVERY_MS,
    longestWaitMs: LONGEST_WAIT_MS,
  });

  return {
    address: () => addresses[place]!,
    place: () => place,
    isAway: () => away,
    isStillAway: async () => {
      if (away) await Promise.race([asking.askNow(), sleep(AWAY_MS, undefined, { ref: false })]);
      return away;
    },
    confirmAway: async () => {
      if (!away) await asking.askNow();
      return away;
    },
    mustHave: () => mustHave,
    wasFoundAt: () => foundAt,
    history,
    requireAllSoFar: async () => {
      requireAll = true;
      await asking.askNow();
    },
    onMove: (listener) => void moveListeners.push(listener),
    onAsked: (listener) => void askedListeners.push(listener),
    stop: asking.stop,
  };
}
