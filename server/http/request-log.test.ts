import { describe, expect, it } from "vitest";
import { pathForLog } from "./request-log";

describe("the path in the log", () => {
  it.each([
    ["/api/opportunities?search=secret+plan", "/api/opportunities"],
    ["/api/auth/verify-email/abc123", "/api/auth/verify-email/…"],
    ["/api/calendar/abc123.ics", "/api/calendar/…"],
    ["/api/unsubscribe/abc.notifyDeadlines.def", "/api/unsubscribe/…"],
    ["/API/auth/Verify-Email/abc123?x=1", "/API/auth/Verify-Email/…"],
  ])("of %s is %s", (url, path) => {
    expect(pathForLog(url)).toBe(path);
  });
});
