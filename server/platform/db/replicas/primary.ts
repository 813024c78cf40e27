import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "../../logger";
import { getServerName } from "../addresses";
import { connectToFirstPrimary, readState } from "./find-primary";
import { PositionHistory } from "./history";
import { pollServer } from "./poll-server";
import { type LogPosition, parsePosition } from "./log-position";

/** How long a request waits for a primary that was away. */
const AWAY_WAIT_MS = 250;
const ASK_EVERY_MS = 200;
const LONGEST_WAIT_MS = 1_000;

/** Its log position after `askedAt`, and the identifier that it shares with its replicas. */
export type PrimaryState = { askedAt: number; position: LogPosition; cluster: string };

/** The server that accepts writes. */
export type Primary = {
  /** Its current address, bypassing any pooler. */
  address(): string;
  /** Its index among the addresses. */
  index(): number;
  /** Whether it is known to be away: no connection can be made. */
  isAway(): boolean;
  /**
   * Asks a primary that was away again, because it may be back and may have accepted writes since. No answer within 250
   * ms counts as away.
   */
  recheckAway(): Promise<boolean>;
  /** Asks again whether it is away. Call it after losing a connection to the primary. */
  confirmAway(): Promise<boolean>;
  /**
   * The log position that a replica must have reached to be used at all: where the primary was when this process first
   * reached it, or reached it again. The process does not know who wrote what before that.
   */
  minPosition(): LogPosition | null;
  /** The same position, also while the primary is away. */
  firstPosition(): LogPosition;
  history: PositionHistory;
  /** Requires of replicas everything that has been written so far. */
  requireCurrentReplicas(): Promise<void>;
  onMove(listener: () => void): void;
  onAsked(listener: (state: PrimaryState) => void): void;
  stop(): Promise<void>;
};

/**
 * Monitors the primary: which of several addresses it is, its log position, and whether it answers.
 * @param addresses bypassing any pooler, which would hide the loss of a server
 */
export function monitorPrimary(addresses: string[], keptMs: number, log: Logger): Primary {
  const history = new PositionHistory(keptMs);
  const moveListeners: (() => void)[] = [];
  const askedListeners: ((state: PrimaryState) => void)[] = [];
  let index = 0;
  let away = false;
  let minPosition: LogPosition | null = null;
  let foundAt: LogPosition = 0n;
  let requireAll = true;

  async function connect(): Promise<pg.Client> {
    const found =
      (await connectToFirstPrimary(addresses, [index])) ??
      (await connectToFirstPrimary(
        addresses,
        addresses.map((_, other) => other).filter((other) => other !== index),
      ));
    if (found === null) throw new Error("No server takes writes");
    if (found.index !== index) {
      index = found.index;
      log.warn({ server: getServerName(addresses[index]!) }, "another server takes the writes now");
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
    if (isNew || requireAll) minPosition = foundAt = reached;
    requireAll = false;
    if (away) log.info("the database takes writes again");
    away = false;
    for (const listener of askedListeners) listener({ askedAt, position: reached, cluster });
  }

  const asking = pollServer({
    connect,
    ask,
    onFailure: (error) => {
      if (!away) log.warn({ err: error }, "the database that takes the writes is away");
      away = true;
    },
    // The latest writes may have been lost with it. Until it answers again, the required position is unknown.
    onLost: () => void (minPosition = null),
    everyMs: ASK_EVERY_MS,
    longestWaitMs: LONGEST_WAIT_MS,
  });

  return {
    address: () => addresses[index]!,
    index: () => index,
    isAway: () => away,
    recheckAway: async () => {
      if (away) await Promise.race([asking.askNow(), sleep(AWAY_WAIT_MS, undefined, { ref: false })]);
      return away;
    },
    confirmAway: async () => {
      if (!away) await asking.askNow();
      return away;
    },
    minPosition: () => minPosition,
    firstPosition: () => foundAt,
    history,
    requireCurrentReplicas: async () => {
      requireAll = true;
      await asking.askNow();
    },
    onMove: (listener) => void moveListeners.push(listener),
    onAsked: (listener) => void askedListeners.push(listener),
    stop: asking.stop,
  };
}
