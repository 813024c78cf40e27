import { expect, it } from "vitest";
import { createPasswordHasher } from "./password-hasher";

it("knows a password again that it hashed, and says no to an account that is not there", async () => {
  const passwords = createPasswordHasher(4, { has: async () => false });
  const stored = await passwords.hash("correct horse", "ama");
  expect(await passwords.verify("correct horse", stored, "ama")).toBe(true);
  expect(await passwords.verify("correct horsf", stored, "ama")).toBe(false);
  expect(await passwords.verify("correct horse", null, "ama")).toBe(false);
});

it("refuses what is too much at once with a time to come back, whether the account is there or not", async () => {
  const passwords = createPasswordHasher(
    4,
    { has: async () => false },
    { runningMax: 1, waitingMax: { all: 2, perCaller: 2 } },
  );
  const stored = await passwords.hash("correct horse", "ama");
  const asked = [stored, null, stored, null, stored, null].map((hash) =>
    passwords.verify("correct horse", hash, "198.51.100.7").catch((error: unknown) => error),
  );
  const answers = await Promise.all(asked);
  expect(answers.slice(0, 3)).toEqual([true, false, true]);
  for (const refusal of answers.slice(3))
    expect(refusal).toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
});
