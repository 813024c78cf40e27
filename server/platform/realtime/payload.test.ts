import { describe, expect, it } from "vitest";
import { parsePayload, toPayloads } from "./payload";
import type { PushEvent } from "./types";

const USER = "8a4e0a1c-0000-4000-8000-000000000000";
const refresh = (...keys: string[][]): PushEvent => ({ kind: "refresh", keys });
const sentFor = (event: PushEvent) => {
  const payloads = toPayloads(USER, event);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
  return payloads.map((payload) => parsePayload(payload));
};

describe("what is sent for a push", () => {
  it.each([
    [refresh(["/api/pitch-decks"], ["/api/entities", "x"])],
    [refresh()],
    [{ kind: "check-session" }],
  ] as [PushEvent][])("is one message for %j", (event) => {
    expect(sentFor(event)).toEqual([{ userId: USER, event }]);
  });

  it("splits many keys into several messages without losing one", () => {
    const keys = Array.from({ length: 1_000 }, (_, n) => ["/api/pitch-decks", `deck-${n}-é`]);
    const sent = sentFor(refresh(...keys));
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.flatMap((message) => (message?.event.kind === "refresh" ? message.event.keys : []))).toEqual(
      keys,
    );
  });

  it("shortens a key that is too long, so that it covers more", () => {
    const long = "é".repeat(8_000);
    expect(sentFor(refresh(["/api/search", long, "x"], ["/api/entities"]))).toEqual([
      { userId: USER, event: refresh(["/api/search"]) },
      { userId: USER, event: refresh(["/api/entities"]) },
    ]);
    expect(sentFor(refresh([long]))).toEqual([{ userId: USER, event: refresh() }]);
  });

  it("rejects payloads that are not ours", () => {
    for (const payload of ["", "x", "{}", "null", '{"userId":1,"event":{"kind":"check-session"}}'])
      expect(parsePayload(payload)).toBeNull();
  });
});
