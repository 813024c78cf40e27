import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, inArray, sql } from "drizzle-orm";
import type { Request } from "express";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sessions, users } from "@shared/schema/index";
import { createApp } from "../../app/app";
import { openBrowser, readCookie, PASSWORD, signUp } from "../../test/helpers/auth";
import { sessionCookie, startTestApp, type TestApp } from "../../test/app";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NEW_PASSWORD = "Another-lamp-72-river";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const setCookies = (answer: request.Response) => answer.headers["set-cookie"] as unknown as string[];
const countSessions = async () => (await app.db.select().from(sessions)).length;

/** What `pg` says of a server that is not there. */
const away = () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" });

describe("a session whose end cannot be moved on", () => {
  it("breaks no answer off, and is moved on with the next", async () => {
    const person = await signUp(app);
    const user = await app.as(person);
    const query = app.pool.query.bind(app.pool) as (...args: unknown[]) => Promise<unknown>;
    let moves = 0;
    const spy = vi.spyOn(app.pool, "query").mockImplementation((...args: unknown[]) => {
      if (typeof args[0] !== "string" || !args[0].startsWith('UPDATE "sessions"')) return query(...args);
      return ++moves === 1 ? Promise.reject(away()) : query(...args);
    });
    for (const expected of [1, 2, 2]) {
      const answer = await user.get("/api/auth/user").expect(200);
      expect(answer.body.email).toBe(person.email);
      expect(moves).toBe(expected);
    }
    spy.mockRestore();
  });
});

describe("the session cookie", () => {
  it("is hidden from scripts and other sites, for a week, and plain where the address is http", async () => {
    const { email } = await signUp(app);
    const answer = await app.visitor.post("/api/auth/login").send({ email, password: PASSWORD });
    const cookies = setCookies(answer).filter((cookie) => cookie.startsWith("amberway="));
    expect(cookies).toHaveLength(1);
    const attributes = cookies[0]!.split("; ").slice(1);
    expect(attributes.map((text) => text.replace(/^(Expires)=.*/, "$1")).sort()).toEqual(
      ["Expires", "HttpOnly", "Path=/", "SameSite=Lax"].sort(),
    );
    const expires = Date.parse(attributes.find((text) => text.startsWith("Expires="))!.slice(8));
    expect(Math.abs(expires - Date.now() - 7 * DAY)).toBeLessThan(60_000);
  });

  it("is secure and bound to the host where the address is https, whatever the proxy says", async () => {
    const { email } = await signUp(app);
    const config = {
      ...app.config,
      PUBLIC_URL: "https://app.example.org",
      publicUrlIsSet: true,
      isHttps: true,
    };
    const server = createApp({ ...app.deps, config });
    for (const headers of [{}, { "X-Forwarded-Proto": "http" }, { "X-Forwarded-Proto": "https" }]) {
      const answer = await request(server)
        .post("/api/auth/login")
        .set(headers)
        .send({ email, password: PASSWORD })
        .expect(200);
      const cookies = setCookies(answer);
      expect(cookies.map((cookie) => cookie.split("=")[0]).sort()).toEqual([
        "__Host-amberway",
        "__Host-amberway-device",
      ]);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/; Secure(;|$)/);
        expect(cookie).toMatch(/; Path=\/(;|$)/);
        expect(cookie).not.toMatch(/Domain/i);
      }
      expect(answer.headers["strict-transport-security"]).toMatch(/max-age=31536000/);
      await request(server).get("/api/auth/user").set("Cookie", readCookie(answer)!).expect(200);
    }
  });
});

describe("sessions", () => {
  it("that were replaced are not brought back by an answer that was under way", async () => {
    const { email } = await signUp(app);
    const cookie = readCookie(await app.visitor.post("/api/auth/login").send({ email, password: PASSWORD }))!;
    const server = createServer(createApp(app.deps)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const headers = { Cookie: cookie, "Content-Type": "application/json" };
    const slow = httpRequest({ port, method: "PATCH", path: "/api/auth/user", headers });
    const body = JSON.stringify({
      firstName: "Ama",
      lastName: "Mensah",
      country: "GH",
      countryName: "Ghana",
    });
    slow.setHeader("Content-Length", body.length);
    slow.write(body.slice(0, 5));
    const [begun] = (await once(server, "request")) as [Request];
    await expect.poll(() => begun.actor).toBeDefined();

    const changed = await request(server)
      .post("/api/auth/change-password")
      .set("Cookie", cookie)
      .send({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });
    expect(changed.status).toBe(200);
    expect(readCookie(changed)).toBeDefined();
    slow.end(body.slice(5));
    const [answer] = (await once(slow, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    server.closeAllConnections();
    server.close();
  });

  it("begin with a sign-in, never with a visit", async () => {
    const before = await countSessions();
    for (const path of ["/api/auth/user", "/api/health", "/api/auth/verify-email/x"]) {
      const answer = await app.visitor.get(path);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    await app.visitor.post("/api/auth/login").send({ email: "nobody@example.org", password: "wrong" });
    expect(await countSessions()).toBe(before);
  });

  it("never take over an id that was there before the sign-in", async () => {
    const [attacker, victim] = [await signUp(app), await signUp(app)];
    const planted = readCookie(await attacker.browser.get("/api/auth/user"))!;
    const answer = await app.visitor
      .post("/api/auth/login")
      .set("Cookie", planted)
      .send({ email: victim.email, password: PASSWORD })
      .expect(200);
    expect(readCookie(answer)).not.toBe(planted);
    // Neither the victim's nor, any more, the attacker's.
    await app.visitor.get("/api/auth/user").set("Cookie", planted).expect(401);
    // An id that was never given out, rightly signed, is not taken up either.
    const invented = sessionCookie(app.deps, "invented");
    const second = await app.visitor
      .post("/api/auth/login")
      .set("Cookie", invented)
      .send({ email: victim.email, password: PASSWORD })
      .expect(200);
    expect(readCookie(second)).not.toBe(invented);
    await app.visitor.get("/api/auth/user").set("Cookie", invented).expect(401);
  });

  it("are simply not there for a broken cookie", async () => {
    const good = readCookie(await (await signUp(app)).browser.get("/api/auth/user"))!;
    const name = good.split("=")[0];
    for (const cookie of [
      `${good.slice(0, -3)}xyz`,
      `${name}=s%3A.`,
      `${name}=%E0%A4%A`,
      `${name}=${"x".repeat(4_000)}`,
      `${name}=s%3A%00`,
      `${name}=null`,
      ";;;=",
    ]) {
      const answer = await app.visitor.get("/api/auth/user").set("Cookie", cookie);
      expect([cookie, answer.status]).toEqual([cookie, 401]);
    }
  });

  it("end 30 days after the sign-in, however busy they are", async () => {
    const { browser } = await signUp(app);
    app.clock.advance(30 * DAY - HOUR);
    await browser.get("/api/auth/user").expect(200);
    app.clock.advance(HOUR);
    await browser.get("/api/auth/user").expect(401);
  });

  it("are prolonged by being used, with a write now and then and not at every request", async () => {
    const { browser } = await signUp(app);
    const ends = async () => (await app.db.select().from(sessions)).map(({ expire }) => expire.getTime());
    const soon = new Date(Date.now() + HOUR);
    await app.db.update(sessions).set({ expire: soon });
    await browser.get("/api/auth/user").expect(200);
    expect(Math.max(...(await ends()))).toBeGreaterThan(Date.now() + 6 * DAY);
    await app.db.update(sessions).set({ expire: soon });
    await browser.get("/api/auth/user").expect(200);
    expect(Math.max(...(await ends()))).toBe(soon.getTime());
  });

  it("of an administrator end after 12 hours", async () => {
    const { browser, id } = await signUp(app);
    await app.db.update(users).set({ isAdmin: true }).where(eq(users.id, id));
    app.clock.advance(12 * HOUR - 1);
    await browser.get("/api/auth/user").expect(200);
    app.clock.advance(1);
    await browser.get("/api/auth/user").expect(401);
  });

  it("see a lost right, and a lost account, at the next request", async () => {
    const { browser, id } = await signUp(app);
    await app.db.update(users).set({ isAdmin: true }).where(eq(users.id, id));
    expect((await browser.get("/api/auth/user")).body.isAdmin).toBe(true);
    await app.db.update(users).set({ isAdmin: false }).where(eq(users.id, id));
    expect((await browser.get("/api/auth/user")).body.isAdmin).toBe(false);
    await app.db.delete(users).where(eq(users.id, id));
    await browser.get("/api/auth/user").expect(401);
  });

  it("survive a restart of the server", async () => {
    const { browser } = await signUp(app);
    const cookie = readCookie(await browser.get("/api/auth/user"))!;
    const restarted = createApp(app.deps);
    await request(restarted).get("/api/auth/user").set("Cookie", cookie).expect(200);
  });

  it("have ids of 24 random bytes, another one each", async () => {
    const people = await Promise.all([signUp(app), signUp(app)]);
    const ofThem = inArray(
      sql`${sessions.sess}->>'userId'`,
      people.map(({ id }) => id),
    );
    const ids = (await app.db.select({ sid: sessions.sid }).from(sessions).where(ofThem)).map(
      ({ sid }) => sid,
    );
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) {
      expect(id).toMatch(/^[\w-]{32}$/);
      expect(Buffer.from(id, "base64url")).toHaveLength(24);
    }
  });

  it("of two browsers are apart", async () => {
    const { email, browser } = await signUp(app);
    const other = openBrowser(app);
    await other.post("/api/auth/login").send({ email, password: PASSWORD }).expect(200);
    await other.post("/api/auth/logout").expect(204);
    await browser.get("/api/auth/user").expect(200);
    await other.get("/api/auth/user").expect(401);
  });
});
