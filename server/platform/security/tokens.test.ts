import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { createToken, hashToken } from "./tokens";

it("makes tokens of 256 random bits that a link can carry", () => {
  const tokens = Array.from({ length: 50 }, () => createToken().token);
  expect(new Set(tokens).size).toBe(50);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]+$/);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
  }
});

it("keeps only the SHA-256 of a token", () => {
  const { token, hash } = createToken();
  expect(hash).toBe(createHash("sha256").update(token).digest("hex"));
  expect(hashToken(token)).toBe(hash);
});
