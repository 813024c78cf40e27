import { describe, expect, it } from "vitest";
import { hashPassword, listCommonPasswords, refuseCommonPassword, verifyPassword } from "./passwords";

const COST = 4;
const fits = async (password: string, hashed: string) =>
  verifyPassword(password, await hashPassword(hashed, COST), COST);

describe("hashPassword and verifyPassword", () => {
  it("knows the password again, and no other", async () => {
    expect(await fits("correct horse", "correct horse")).toBe(true);
    expect(await fits("correct horsf", "correct horse")).toBe(false);
  });

  it.each([
    ["letter case", "Correct horse", "correct horse"],
    ["a space at the end", "correct horse ", "correct horse"],
    ["an accent written in another way", "cafe\u0301 noir", "caf\u00e9 noir"],
    ["the 73rd byte", "a".repeat(72) + "b", "a".repeat(72) + "c"],
    ["the 128th character", "é".repeat(127) + "x", "é".repeat(127) + "y"],
  ])("tells %s apart", async (_what, given, hashed) => {
    expect(await fits(given, hashed)).toBe(false);
  });

  it("never makes the same hash twice, and keeps nothing of the password in it", async () => {
    const [one, two] = await Promise.all([
      hashPassword("correct horse", COST),
      hashPassword("correct horse", COST),
    ]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^hmac-sha384:[\w-]{43}:\$2b\$04\$.{53}$/);
    expect(one).not.toContain("correct");
  });

  it("says no to an account without a usable hash", async () => {
    expect(await verifyPassword("anything at all", null, COST)).toBe(false);
    expect(await verifyPassword("anything at all", "no password fits", COST)).toBe(false);
    expect(await verifyPassword("", null, COST)).toBe(false);
  });

  it("works as long for an account that does not exist as for one that does", async () => {
    const cost = 10;
    const stored = await hashPassword("correct horse", cost);
    const workFor = async (hash: string | null) => {
      const before = process.cpuUsage();
      await verifyPassword("wrong password", hash, cost);
      return process.cpuUsage(before).user;
    };
    const [withAccount, without]: [number[], number[]] = [[], []];
    for (let round = 0; round < 5; round++) {
      withAccount.push(await workFor(stored));
      without.push(await workFor(null));
    }
    // Processor time, which a busy machine stretches little, and the least of five: without the work it would be near 0.
    const ratio = Math.min(...without) / Math.min(...withAccount);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});

describe("common passwords", () => {
  it("are a list of more than 3,000 that would otherwise be long enough", async () => {
    const list = [...(await listCommonPasswords())];
    expect(list.length).toBeGreaterThan(3_000);
    expect(list.every((word) => word.length >= 8 && word === word.toLowerCase())).toBe(true);
  });

  it.each(["password", "12345678", "QWERTYUIOP", "Password123", "iloveyou"])(
    "refuses %s",
    async (password) => {
      await expect(refuseCommonPassword(password, "ama@example.org", "newPassword")).rejects.toMatchObject({
        code: "validation_failed",
        message: "This password is too common",
        fields: { newPassword: ["This password is too common"] },
      });
    },
  );

  it("lets an uncommon one pass", async () => {
    await expect(
      refuseCommonPassword("correct horse battery staple", "ama@example.org", "password"),
    ).resolves.toBeUndefined();
  });
});

describe("passwords that are near at hand", () => {
  it.each(["Amberway2026!", "amberway-amberway", "kofi.mensah1", "Example-77"])(
    "refuses %s",
    async (password) => {
      await expect(
        refuseCommonPassword(password, "Kofi.Mensah@example.org", "password"),
      ).rejects.toMatchObject({
        code: "validation_failed",
        fields: { password: ["This password is too easy to guess"] },
      });
    },
  );

  it.each(["a grant for the blue boat", "mensah walks to the river", "48 19 22 75 03", "amberway-lamp"])(
    "lets %s pass, which has another word or none of them",
    async (password) => {
      await expect(
        refuseCommonPassword(password, "kofi.mensah@example.org", "password"),
      ).resolves.toBeUndefined();
    },
  );
});
