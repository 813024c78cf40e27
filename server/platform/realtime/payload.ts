import { z } from "zod";
import type { PushEvent, QueryKey } from "./types";

/** PostgreSQL accepts less than 8,000 bytes. */
const PAYLOAD_BYTES = 7_900;

const schema = z.object({
  userId: z.string(),
  event: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("refresh"), keys: z.array(z.array(z.string())) }),
    z.object({ kind: z.literal("check-session") }),
    z.object({ kind: z.literal("stop-work"), place: z.string(), runId: z.string().optional() }),
  ]),
});
export type PushMessage = { userId: string; event: PushEvent };

const encode = (message: PushMessage) => JSON.stringify(message);
const fits = (payload: string) => Buffer.byteLength(payload) <= PAYLOAD_BYTES;

/**
 * Splits an event into payloads that fit. A single key that is too long loses its last segments, which refreshes more
 * than asked for, never less.
 */
export function toPayloads(userId: string, event: PushEvent): string[] {
  const whole = encode({ userId, event });
  if (event.kind !== "refresh" || fits(whole)) return [whole];
  const refresh = (keys: QueryKey[]) => encode({ userId, event: { kind: "refresh", keys } });
  if (event.keys.length > 1) {
    const middle = Math.ceil(event.keys.length / 2);
    return [event.keys.slice(0, middle), event.keys.slice(middle)].flatMap((keys) =>
      toPayloads(userId, { kind: "refresh", keys }),
    );
  }
  let key = event.keys[0]!;
  while (key.length > 0 && !fits(refresh([key]))) key = key.slice(0, -1);
  return [refresh(key.length > 0 ? [key] : [])];
}

/** Parses a payload; null for anything that is not one of ours. */
export function parsePayload(payload: string): PushMessage | null {
  try {
    return schema.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
