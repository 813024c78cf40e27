import { describe, expect, it } from "vitest";
import { internalPath } from "@shared/internal-path";
import { nextFromSearch, paths } from "./paths";

describe("paths", () => {
  it("a path encodes its ids", () => {
    expect(paths.opportunity("a/b")).toBe("/opportunities/a%2Fb");
  });

  it("a path leads to questions of a profile, and from there back", () => {
    const path = paths.questions("e1", ["stage", "country"], "/opportunities/o1?entity=e1");
    expect(path).toBe(
      "/settings?entity=e1&profile=1&ask=stage,country&back=%2Fopportunities%2Fo1%3Fentity%3De1",
    );
    expect(internalPath(new URL(path, "http://here.invalid").searchParams.get("back"))).toBe(
      paths.opportunity("o1", "e1"),
    );
    expect(internalPath("//evil.example/")).toBeUndefined();
    expect(internalPath(null)).toBeUndefined();
  });

  it("the login path remembers the current screen, except the home page", () => {
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
  ])("the search %s leads to %s, and never to another site", (search, next) => {
    expect(nextFromSearch(search)).toBe(next);
  });
});
