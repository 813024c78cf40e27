import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEntityAt, entityIdsAt, signUpAt } from "../../test/processes/server-process";
import { buildHouse, buildLivedInHouse, DATABASES, type Installation } from "../../test/lived-in/house";
import { findThings, collectViews } from "../../test/lived-in/look-around";
import { signIn } from "../../test/lived-in/person";

type LivedIn = Awaited<ReturnType<typeof buildLivedInHouse>>;

/** Creates entities without a pause. `acknowledged` has the ids that the server has confirmed. */
async function startWriting(url: string, cookie: string) {
  const acknowledged: string[] = [];
  let isRunning = true;
  let reportBegun = () => {};
  const begun = new Promise<void>((resolve) => (reportBegun = resolve));
  const loop = async () => {
    while (isRunning) {
      acknowledged.push(await createEntityAt(url, cookie, `Entity ${acknowledged.length}`));
      if (acknowledged.length >= 10) reportBegun();
    }
  };
  const loops = Promise.all([loop(), loop()]);
  await Promise.race([begun, loops]);
  return {
    acknowledged,
    stop: async () => {
      isRunning = false;
      await loops;
    },
  };
}

const houses: Installation[] = [];
const newHouse = async (kind: "embedded" | "server") => {
  const house = await buildHouse(kind);
  houses.push(house);
  return house;
};
afterAll(async () => {
  for (const house of houses) await house.tearDown();
});

describe.each(DATABASES)("a backup of the %s database", { timeout: 180_000 }, (kind) => {
  let home: LivedIn;
  let before: Awaited<ReturnType<typeof collectViews>>;
  let thingsBefore: Awaited<ReturnType<typeof findThings>>;
  let backup: string;
  let busyCookie: string;
  let confirmedIds: string[];
  const LATER = "00000000-0000-4000-8000-000000000001";

  beforeAll(async () => {
    home = await buildLivedInHouse(kind);
    houses.push(home);
    busyCookie = await signUpAt(home.url);
    await home.query(
      `insert into jobs (id, queue, data, start_after, key)
       values ($1, 'embed-entity', $2, now() + interval '1 hour', 'later')`,
      [LATER, { entityId: LATER }],
    );
    before = await collectViews(home.url, home.people);
    thingsBefore = await findThings(home.url, home.people);

    const writing = await startWriting(home.url, busyCookie);
    confirmedIds = [...writing.acknowledged];
    const { code, out, err } = await home.ops("backup", "--to", "kept");
    await writing.stop();
    expect([code, err]).toEqual([0, ""]);
    expect(writing.acknowledged.length).toBeGreaterThan(confirmedIds.length);
    expect(out).toMatch(
      /^kept\/amberway-\d{8}T\d{6}Z: \d+ rows in \d+ tables, 2 files, [\d.]+ kB, in [\d.]+ s\.\n$/,
    );
    backup = join(home.folder, out.split(":")[0]!);
  }, 180_000);

  it("a backup can be read by its owner only", async () => {
    const entries = await readdir(backup, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect(mode & 0o077).toBe(0);
    }
    expect((await stat(backup)).mode & 0o077).toBe(0);
  });

  it.each(DATABASES)(
    "restore makes a working installation with every row, file and job on an empty %s database",
    async (target) => {
      const house = await newHouse(target);
      const restored = await house.ops("restore", backup);
      expect([restored.code, restored.err]).toEqual([0, ""]);
      expect(restored.out).toMatch(/each read again and found equal/);

      const url = await house.start();
      expect(await collectViews(url, home.people)).toEqual(before);
      expect(await findThings(url, home.people)).toEqual(thingsBefore);
      // The cookie is from before the backup, so the session and the secret that signs it were restored.
      const ids = await entityIdsAt(url, busyCookie);
      expect(confirmedIds.filter((id) => !ids.has(id))).toEqual([]);

      const states = () => house.query<{ state: string }>("select state from jobs where id = $1", [LATER]);
      expect(await states()).toEqual([{ state: "waiting" }]);
      await house.query("update jobs set start_after = now() where id = $1", [LATER]);
      await expect.poll(states, { timeout: 30_000 }).toEqual([{ state: "done" }]);

      const ama = await signIn(url, home.people.ama);
      await ama.post("/api/entities", { name: "Made after the restore", type: "Startup" });
      await house.stop();

      const secondRestore = await house.ops("restore", backup);
      expect(secondRestore.code).toBe(1);
      expect(secondRestore.err).toMatch(/already|not empty/);
    },
  );
});

it.runIf(process.env.TEST_DATABASE_URL)("backup of an empty database fails with one sentence", async () => {
  const house = await newHouse("server");
  expect(await house.ops("backup")).toEqual({
    code: 1,
    out: "",
    err: "The database is empty: the first start of the server fills it.\n",
  });
  expect(await readdir(join(house.folder, "backups"))).toEqual([]);
});
