import { describe, expect, it } from "vitest";
import { isConnectionLost, isDatabaseUnavailable, findPgError } from "./pg-error";

const withCode = (code: string, message = "") => Object.assign(new Error(message), { code });

describe("what says that a connection is lost", () => {
  it.each([
    "57P01",
    "57P02",
    "57P03",
    "57P05",
    "08006",
    "08P01",
    "25P03",
    "25P04",
    "ECONNRESET",
    "EAI_AGAIN",
  ])("the code %s", (code) => {
    expect(isConnectionLost(withCode(code))).toBe(true);
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
  });

  it.each([
    "Connection terminated",
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "timeout expired",
    "Query read timeout",
    "Client has encountered a connection error and is not queryable",
    "Client was closed and is not queryable",
    "Cannot use a pool after calling end on the pool",
    "The embedded database has stopped.",
  ])("the words %j, whatever wraps them", (message) => {
    expect(isConnectionLost(new Error(message))).toBe(true);
    expect(isConnectionLost(new Error("Failed query", { cause: new Error(message) }))).toBe(true);
  });

  it("one of several addresses that were tried", () => {
    expect(isConnectionLost(new AggregateError([withCode("ECONNREFUSED")]))).toBe(true);
  });
});

describe("what says that the database cannot just now, on a connection that still is one", () => {
  it.each(["53300", "53100", "53200", "58030", "57014", "40001", "40P01", "25006"])("the code %s", (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true);
    expect(isConnectionLost(withCode(code))).toBe(false);
  });
});

describe("what says something else", () => {
  it.each(["23505", "22P02", "42703", "3D000", "28P01", "EACCES"])("the code %s", (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false);
  });

  it("no error at all", () => {
    expect(isDatabaseUnavailable(null)).toBe(false);
    expect(isDatabaseUnavailable("Connection terminated")).toBe(false);
  });

  it("an error of a socket, which is none of a statement", () => {
    expect(findPgError(withCode("EPIPE"))).toBeNull();
    expect(findPgError(withCode("P0001"))).toEqual({ code: "P0001", constraint: undefined });
  });
});
