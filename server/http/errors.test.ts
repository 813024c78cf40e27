import { DrizzleQueryError } from "drizzle-orm/errors";
import express from "express";
import pino from "pino";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { describeError } from "../platform/errors/describe-error";
import { errorHandler } from "./errors";

const SECRET = "t0ken-of-a-mailed-link";

/** What the one exit answers and logs when a route fails with this. */
async function fail(error: unknown) {
  const logged: string[] = [];
  const log = pino(
    { serializers: { err: describeError } },
    { write: (line: string) => void logged.push(line) },
  );
  const app = express();
  app.locals.deps = { log };
  app.get("/api/auth/verify-email/:token", () => {
    throw error;
  });
  app.use(errorHandler);
  const { status, body, headers } = await request(app).get(`/api/auth/Verify-Email/${SECRET}?x=${SECRET}`);
  return { status, body: body as unknown, retryAfter: headers["retry-after"], log: logged.join("") };
}

const failedStatement = (cause: Error) =>
  new DrizzleQueryError("update users set reset_password_token = $1", [SECRET, "ama@example.org"], cause);
const pgError = (code: string) => failedStatement(Object.assign(new Error(`about ${SECRET}`), { code }));

describe("an unexpected error", () => {
  it.each([
    ["a bug", new TypeError("x is not a function")],
    ["a failed statement", pgError("42703")],
    ["something that is no error", "oops"],
  ])("answers a fixed message and is logged without the request's values: %s", async (_what, error) => {
    const { status, body, log } = await fail(error);
    expect(status).toBe(500);
    expect(body).toEqual({
      message: "Something went wrong on our side. Please try again.",
      code: "internal",
    });
    expect(log).toContain("request failed");
    expect(log).toContain("/api/auth/Verify-Email/…");
    expect(log).not.toMatch(new RegExp(`${SECRET}|ama@|update users`));
  });
});

describe("a statement that fails", () => {
  it.each([
    ["the database is shutting down", "57P01"],
    ["it took too long", "57014"],
    ["two waited for each other", "40P01"],
    ["the disk is full", "53100"],
  ])("answers 503 with Retry-After because %s", async (_why, code) => {
    const { status, body, retryAfter, log } = await fail(pgError(code));
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: "unavailable" });
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(log).not.toMatch(new RegExp(`${SECRET}|ama@|update users`));
  });

  it.each(["timeout exceeded when trying to connect", "The embedded database has stopped."])(
    "because of no connection is worth another try: %s",
    async (message) => {
      const { status, log } = await fail(failedStatement(new Error(message)));
      expect(status).toBe(503);
      expect(log).not.toMatch(new RegExp(`${SECRET}|ama@|update users`));
    },
  );

  it.each(["22P05", "22021", "22003", "22P02"])(
    "because of a value is the caller's mistake: %s",
    async (code) => {
      const { status, body } = await fail(pgError(code));
      expect([status, body]).toEqual([
        400,
        { message: "Some values are not valid", code: "validation_failed" },
      ]);
    },
  );
});

describe("a request that Express refuses", () => {
  it.each([400, 412, 416])("answers 400 for a refusal of Express with status %d", async (status) => {
    const refused = Object.assign(new Error(`about ${SECRET}`), { status, expose: true });
    const answer = await fail(refused);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain(SECRET);
  });

  it("does not pass on the status of an error from another service", async () => {
    expect((await fail(Object.assign(new Error("Incorrect API key"), { status: 401 }))).status).toBe(500);
  });
});
