import { expect, it } from "vitest";
import { explainAbsence } from "./explain-failure";

it("says of each server that an address names where it is, and nothing of who connects", () => {
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  expect(explainAbsence(refused, "postgres://user:secret@one:5432,two:5433/amberway")).toBe(
    'The database "amberway" at one:5432, two:5433 does not answer: nothing listens there.',
  );
});
