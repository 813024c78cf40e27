import express from "express";
import pino from "pino";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { redactPath, requestLog } from "./request-log";

describe("the path in the log", () => {
  it.each([
    ["/api/opportunities?search=secret+plan", "/api/opportunities"],
    ["/api/auth/verify-email/abc123", "/api/auth/verify-email/…"],
    ["/api/calendar/abc123.ics", "/api/calendar/…"],
    ["/api/feeds/abc123.atom", "/api/feeds/…"],
    ["/api/unsubscribe/abc.notifyDeadlines.def", "/api/unsubscribe/…"],
    ["/API/auth/Verify-Email/abc123?x=1", "/API/auth/Verify-Email/…"],
  ])("of %s is logged as %s", (url, path) => {
    expect(redactPath(url)).toBe(path);
  });
});

describe("the trace in the log", () => {
  const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
  const STEP = "00f067aa0ba902b7";
  const FRESH = /^(?!0{32})[\da-f]{32}$/;

  /** What is logged of one call. */
  async function lineOf(headers: Record<string, string>) {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const app = express()
      .use(requestLog(log))
      .get("/api/x", (_req, res) => void res.json({}));
    await request(app).get("/api/x").set(headers).expect(200);
    expect(lines).toHaveLength(1);
    return JSON.parse(lines[0]!) as Record<string, unknown>;
  }

  it.each([
    `00-${TRACE}-${STEP}-01`,
    `00-${TRACE}-${STEP}-00`,
    // A version that nobody knows yet may say more.
    `cc-${TRACE}-${STEP}-01-what-the-future-will-be-like`,
  ])("is taken from the caller: %s", async (traceparent) => {
    expect(await lineOf({ traceparent })).toMatchObject({
      traceId: TRACE,
      parentId: STEP,
      req: { path: "/api/x" },
      res: { status: 200 },
    });
  });

  it.each([
    "",
    `00-${TRACE}-${STEP}`,
    `00-${TRACE}-${STEP}-01-more`,
    `ff-${TRACE}-${STEP}-01`,
    `00-${TRACE.toUpperCase()}-${STEP}-01`,
    `00-${"0".repeat(32)}-${STEP}-01`,
    `00-${TRACE}-${"0".repeat(16)}-01`,
    `00-${TRACE}-${STEP}-01, 00-${TRACE}-${STEP}-01`,
    `{"x":"\\n${TRACE}"}`,
  ])("is newly created without a valid header: %j", async (traceparent) => {
    const line = await lineOf(traceparent ? { traceparent } : {});
    expect(line.traceId).toMatch(FRESH);
    expect(line.traceId).not.toBe(TRACE);
    expect(line).not.toHaveProperty("parentId");
    expect((await lineOf({})).traceId).not.toBe(line.traceId);
  });
});
