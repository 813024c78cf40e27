import { describe, expect, it } from "vitest";
import { splitAddress, splitAddressList, getServerName } from "./addresses";

describe("an address of a database", () => {
  it.each([
    ["postgres://one/name", ["postgres://one/name"]],
    [
      "postgresql://u:p%40,@one:5432/name?sslmode=require",
      ["postgresql://u:p%40,@one:5432/name?sslmode=require"],
    ],
    ["postgres:///name", ["postgres:///name"]],
    [
      "postgres://u:p@one:5432,two:5433/name?sslmode=require",
      ["postgres://u:p@one:5432/name?sslmode=require", "postgres://u:p@two:5433/name?sslmode=require"],
    ],
    ["postgres://[::1]:5432,[::2]/name", ["postgres://[::1]:5432/name", "postgres://[::2]/name"]],
    ["mysql://one,two/name", ["mysql://one,two/name"]],
  ])("is split where it names several servers: %s", (url, expected) => {
    expect(splitAddress(url)).toEqual(expected);
  });

  it("may be part of a list and name several servers there", () => {
    expect(splitAddressList("postgres://u:a,b@one/x, postgresql://two,three:5433/x,")).toEqual([
      "postgres://u:a,b@one/x",
      "postgresql://two/x",
      "postgresql://three:5433/x",
    ]);
  });

  it("is logged without the user", () => {
    expect(getServerName("postgres://user:secret@one:5432/name?password=secret")).toBe("one:5432");
    expect(getServerName("postgres:///name")).toBe("localhost");
  });
});
