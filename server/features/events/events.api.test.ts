import { once } from "node:events";
import { connect } from "node:net";
import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { sessions, users } from "@shared/schema/index";
import type { PushEvent } from "../../platform/realtime/types";
import { startTestApp, type TestApp } from "../../test/app";
import { eventually } from "../../test/eventually";
import { mailedToken, PASSWORD, signIn } from "../../test/helpers/auth";
import { openStream, signUpWithCookie, withCookie } from "../../test/helpers/events";

const DAY = 24 * 60 * 60_000;
const NEW_PASSWORD = "another long enough phrase";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
afterEach(() => void vi.useRealTimers());

const refresh = (...keys: string[][]): PushEvent => ({ kind: "refresh", keys });
const publish = (userId: string, event: PushEvent) => app.deps.push.publish(app.db, userId, event);
const hello = { event: "hello", data: {} };
const bye = { event: "bye", data: {} };

describe("GET /api/events", () => {
  it("answers a stream that nothing on the way holds back", async () => {
    const { headers } = await (await signUpWithCookie(app)).openStream();
    expect(headers.get("content-type")).toMatch(/^text\/event-stream\b/);
    expect(headers.get("cache-control")).toBe("no-store, no-transform");
    expect(headers.get("x-accel-buffering")).toBe("no");
    expect(headers.get("content-encoding")).toBeNull();
  });

  it("tells every window of a person what to read anew, and nobody else", async () => {
    const [ama, kofi] = [await signUpWithCookie(app), await signUpWithCookie(app)];
    const [first, second, foreign] = [
      await ama.openStream(),
      await ama.openStream(),
      await kofi.openStream(),
    ];
    await publish(ama.id, refresh(["/api/pitch-decks"], ["/api/entities", "x"]));
    await publish(kofi.id, refresh(["/api/applications"]));
    const expected = [hello, { event: "refresh", data: [["/api/pitch-decks"], ["/api/entities", "x"]] }];
    await eventually(() => first.events).toEqual(expected);
    await eventually(() => second.events).toEqual(expected);
    await eventually(() => foreign.events).toEqual([
      hello,
      { event: "refresh", data: [["/api/applications"]] },
    ]);
  });

  it("keeps no place for a window that was closed, and refuses the eleventh", async () => {
    const [ama, kofi] = [await signUpWithCookie(app), await signUpWithCookie(app)];
    const streams = await Promise.all(Array.from({ length: 10 }, () => ama.openStream()));
    const refused = await app.visitor.get("/api/events").set("Cookie", ama.cookie);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe("rate_limited");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    await kofi.openStream();

    streams[0]!.leave();
    const statusOfNext = async () => {
      const leaving = new AbortController();
      const answer = await fetch(`${app.url}/api/events`, {
        headers: { cookie: ama.cookie },
        signal: leaving.signal,
      });
      leaving.abort();
      return answer.status;
    };
    await eventually(statusOfNext).toBe(200);
  });

  it("cuts off a client that does not read", async () => {
    const { id, cookie } = await signUpWithCookie(app);
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`GET /api/events HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
    await once(socket, "readable");
    const reader = await openStream(app.url, cookie);
    // More than the buffers of the two sockets can hold.
    const [rounds, each] = [40, 50];
    const publishOne = () => publish(id, refresh(["/api/pitch-decks", "x".repeat(7_000)]));
    for (let n = 1; n <= rounds; n++) {
      await Promise.all(Array.from({ length: each }, publishOne));
      await eventually(() => reader.events.length).toBe(1 + n * each);
    }
    let received = 0;
    socket.on("data", (chunk) => (received += chunk.length));
    await once(socket, "close");
    expect(received).toBeLessThan(rounds * each * 7_000);
  });

  it("to HEAD has no body and an end", async () => {
    const { cookie } = await signUpWithCookie(app);
    const answer = await request(app.url).head("/api/events").set("Cookie", cookie);
    expect(answer.status).toBe(200);
  });

  it("ends without a word when the server stops, for the client to come back", async () => {
    const stream = await (await signUpWithCookie(app)).openStream();
    app.deps.streams.endAll();
    await eventually(() => stream.hasEnded).toBe(true);
    expect(stream.events).toEqual([hello]);
  });

  it("ends without a word when something may have been missed", async () => {
    const person = await signUpWithCookie(app);
    const stream = await person.openStream();
    await publish(person.id, refresh());
    await eventually(() => stream.hasEnded).toBe(true);
    expect(stream.events).toEqual([hello]);
  });
});

describe("a stream and its session", () => {
  const sidOf = (cookie: string) => decodeURIComponent(cookie.split("=")[1]!).slice(2).split(".")[0]!;
  const sessionOf = async (cookie: string) =>
    (
      await app.db
        .select()
        .from(sessions)
        .where(eq(sessions.sid, sidOf(cookie)))
    )[0];

  it("end together at a sign-out, which lasts", async () => {
    const person = await signUpWithCookie(app);
    const elsewhere = await signIn(app, person.email, PASSWORD);
    const stream = await person.openStream();
    await elsewhere.post("/api/auth/logout").expect(204);
    expect(await sessionOf(person.cookie)).toBeDefined();
    await person.browser.post("/api/auth/logout").expect(204);
    await eventually(() => stream.events).toEqual([hello, bye]);
    await eventually(() => stream.hasEnded).toBe(true);
    expect(await sessionOf(person.cookie)).toBeUndefined();
    await app.visitor.get("/api/auth/user").set("Cookie", person.cookie).expect(401);
  });

  it("stay as they are when the other one's browser signs out", async () => {
    const [ama, kofi] = [await signUpWithCookie(app), await signUpWithCookie(app)];
    const stream = await ama.openStream();
    await kofi.browser.post("/api/auth/logout").expect(204);
    await (await signIn(app, ama.email, PASSWORD)).post("/api/auth/logout").expect(204);
    await publish(ama.id, refresh(["/api/entities"]));
    await eventually(() => stream.events.at(-1)?.event).toBe("refresh");
    expect(stream.events.map(({ event }) => event)).toEqual(["hello", "refresh"]);
  });

  it("do not prolong each other", async () => {
    const person = await signUpWithCookie(app);
    const expire = new Date(Date.now() + DAY);
    await app.db
      .update(sessions)
      .set({ expire })
      .where(eq(sessions.sid, sidOf(person.cookie)));
    const stream = await person.openStream();
    expect(stream.headers.get("set-cookie")).toBeNull();
    app.deps.streams.endAll();
    await eventually(() => stream.hasEnded).toBe(true);
    expect((await sessionOf(person.cookie))?.expire).toEqual(expire);
  });

  it("end when the password is changed, the browser that changed it staying signed in", async () => {
    const person = await signUpWithCookie(app);
    const own = await person.openStream();
    const other = await (await withCookie(app, await signIn(app, person.email, PASSWORD))).openStream();
    await person.browser
      .post("/api/auth/change-password")
      .send({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD })
      .expect(200);
    await eventually(() => other.events).toEqual([hello, bye]);
    await eventually(() => own.events).toEqual([hello, bye]);
    await person.browser.get("/api/auth/user").expect(200);
  });

  it("end when the password is reset", async () => {
    const person = await signUpWithCookie(app);
    const stream = await person.openStream();
    await app.visitor.post("/api/auth/forgot-password").send({ email: person.email }).expect(200);
    const token = await mailedToken(app, person.email, "/reset-password");
    await app.visitor.post("/api/auth/reset-password").send({ token, password: NEW_PASSWORD }).expect(200);
    await eventually(() => stream.events).toEqual([hello, bye]);
  });

  it("end when the browser signs in anew, as whoever it may be", async () => {
    const [ama, kofi] = [await signUpWithCookie(app), await signUpWithCookie(app)];
    const stream = await ama.openStream();
    await ama.browser.post("/api/auth/login").send({ email: kofi.email, password: PASSWORD }).expect(200);
    await eventually(() => stream.events).toEqual([hello, bye]);
  });

  describe("at a heartbeat", () => {
    const heartbeat = () => vi.advanceTimersByTime(25_000);
    const openWithFakeTimers = async (person: Awaited<ReturnType<typeof signUpWithCookie>>) => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      return person.openStream();
    };

    it("every 25 seconds go on while all is well", async () => {
      const stream = await openWithFakeTimers(await signUpWithCookie(app));
      vi.advanceTimersByTime(24_999);
      expect(stream.heartbeats).toBe(0);
      vi.advanceTimersByTime(1);
      await eventually(() => stream.heartbeats).toBe(1);
      heartbeat();
      await eventually(() => stream.heartbeats).toBe(2);
      expect(stream.events).toEqual([hello]);
      expect(stream.hasEnded).toBe(false);
    });

    it("end when the session has run out", async () => {
      const person = await signUpWithCookie(app);
      const stream = await openWithFakeTimers(person);
      await app.db
        .update(sessions)
        .set({ expire: new Date(Date.now() - 1_000) })
        .where(eq(sessions.sid, sidOf(person.cookie)));
      heartbeat();
      await eventually(() => stream.events).toEqual([hello, bye]);
    });

    it("end when the account is gone", async () => {
      const person = await signUpWithCookie(app);
      const stream = await openWithFakeTimers(person);
      await app.db.delete(users).where(eq(users.id, person.id));
      heartbeat();
      await eventually(() => stream.events).toEqual([hello, bye]);
    });

    it.each([
      ["30 days after the sign-in", false, 30 * DAY],
      ["12 hours after an administrator's sign-in", true, DAY / 2],
    ])("end %s", async (_when, isAdmin, age) => {
      const person = await signUpWithCookie(app);
      await app.db.update(users).set({ isAdmin }).where(eq(users.id, person.id));
      const stream = await openWithFakeTimers(person);
      app.clock.advance(age - 1);
      heartbeat();
      await eventually(() => stream.heartbeats).toBe(1);
      app.clock.advance(1);
      heartbeat();
      await eventually(() => stream.events).toEqual([hello, bye]);
    });
  });
});
