import { expect, it } from "vitest";
import { openTestDatabase } from "../../server/test/database";
import { simulateMonth } from "./month";

it("the simulated days with crashes produce exactly the mails that an independent calculation expects", async () => {
  const database = await openTestDatabase();
  try {
    const size = { people: 60, opportunities: 60, days: 4, seed: 3 };
    const result = await simulateMonth(database, size, () => {});
    expect(result.differences).toEqual([]);
    expect(result.wronglyDelivered).toBe(0);
    expect(result.crashes).toBeGreaterThan(4);
    expect(result.mails).toBeGreaterThan(100);
  } finally {
    await database.close();
  }
}, 180_000);
