import { describe, expect, it } from "vitest";
import { nextFromSearch, paths } from "./paths";

describe("paths", () => {
  it("encodes ids", () => {
    expect(paths.opportunity("a/b")).toBe("/opportunities/a%2Fb");
  });

  it("remembers where somebody was, but not the front door", () => {
    expect(paths.login()).toBe("/login");
    expect(paths.login("/")).toBe("/login");
    expect(paths.login("/opportunities?search=solar")).toBe("/login?next=%2Fopportunities%3Fsearch%3Dsolar");
  });

  it.each([
    ["?next=%2Fopportunities%3Fsearch%3Dsolar", "/opportunities?search=solar"],
    ["?next=/settings", "/settings"],
    ["", undefined],
    ["?next=", undefined],
    ["?next=https://evil.example/", undefined],
    ["?next=//evil.example/", undefined],
    ["?next=/\\evil.example/", undefined],
    ["?next=javascript:alert(1)", undefined],
  ])("leads on from %s to %s, never to another site", (search, next) => {
    expect(nextFromSearch(search)).toBe(next);
  });
});
