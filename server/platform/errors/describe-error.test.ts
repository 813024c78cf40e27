import { DrizzleQueryError } from "drizzle-orm/errors";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { describeError } from "./describe-error";
import { createLogger } from "../logger";

const failed = (cause: Error) =>
  new DrizzleQueryError("insert into users (email) values ($1)", ["ama@example.org\n    at secret"], cause);

describe("what a log holds of an error", () => {
  it("never contains the statement or its values", () => {
    const causes = [
      Object.assign(new Error("duplicate key (ama@example.org)"), {
        code: "23505",
        constraint: "users_email",
      }),
      new Error("timeout exceeded when trying to connect"),
    ];
    const [violation, away] = causes.map((cause) => describeError(failed(cause)));
    expect(violation).toMatchObject({ type: "database", code: "23505", constraint: "users_email" });
    expect(away).toMatchObject({ type: "database", message: "timeout exceeded when trying to connect" });
    for (const told of [violation, away]) {
      expect(JSON.stringify(told)).not.toMatch(/ama@|insert|secret/);
      expect(told?.stack).toMatch(/^at .*describe-error\.test/);
    }
  });

  it("contains the name, message and stack of any other error", () => {
    expect(describeError(new TypeError("x is not a function"))).toEqual({
      type: "TypeError",
      message: "x is not a function",
      stack: expect.stringMatching(/^at /),
    });
    expect(describeError(undefined)).toEqual({ type: "undefined" });
  });

  it("is limited in this way for every logged error", () => {
    const logger = createLogger("silent") as unknown as Record<symbol, { err?: unknown }>;
    expect(logger[pino.symbols.serializersSym]?.err).toBe(describeError);
  });
});
