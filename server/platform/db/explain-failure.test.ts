import { expect, it } from "vitest";
import { explainWaiting } from "./explain-failure";

it("says of each server that an address names where it is, and nothing of who connects", () => {
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  expect(explainWaiting(refused, "postgres://user:secret@one:5432,two:5433/amberway")).toBe(
    'The database "amberway" at one:5432, two:5433 does not answer: nothing listens there. The start goes on when it does.',
  );
});
