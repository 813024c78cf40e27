import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listMigrations } from "../../ops/snapshot/make-schema";
import { buildHouse, DATABASES, type Installation } from "../lived-in/house";
import type { Inhabitants } from "../lived-in/live-in";
import { findThings, collectViews } from "../lived-in/look-around";
import { signIn } from "../lived-in/person";

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const unpack = (path: string) => brotliDecompressSync(readFileSync(resolvePath(path)));

/** Each release whose data is kept has a folder, named by its commit. */
const RELEASES = readdirSync(resolvePath("."), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

type Views = Awaited<ReturnType<typeof collectViews>>;

const DAY_MS = 86_400_000;
/** Closes eight days after a recording, so that what is seen of it depends on today. */
const CLOSES_SOON = "Cold storage prize";

/**
 * Leaves out what depends on today: the calendar lines of that deadline, news that came after the recording, and
 * all news once those of the recording may be deleted, which is half a year after it.
 */
function leaveOutToday(views: Views, recorded: Views) {
  const { deadline } = recorded.admin.verified.find(({ name }) => name === CLOSES_SOON) as {
    deadline: string;
  };
  const isOld = Date.now() > Date.parse(deadline) + 170 * DAY_MS;
  const lines = [deadline.replaceAll("-", ""), `Deadline: ${CLOSES_SOON}`];
  const newsIds = new Set([recorded.ama, recorded.ben, recorded.cy].flatMap(({ news }) => listIds(news)));
  const leaveOut = (view: Views["ama"]) => ({
    ...view,
    calendar: view.calendar?.filter((line) => !lines.includes(line)) ?? null,
    news: isOld ? [] : view.news.filter(({ id }) => newsIds.has(id)),
  });
  const { admin, ama, ben, cy } = views;
  return { admin, ama: leaveOut(ama), ben: leaveOut(ben), cy: leaveOut(cy) };
}
const listIds = (rows: Views["ama"]["news"]) => rows.map(({ id }) => id);

/** What everybody has since the recording without having chosen it. */
const NEW_PREFERENCES = { notifyComments: true };

function addNewPreferences({ admin, ama, ben, cy }: Views): Views {
  const add = (view: Views["ama"]) => ({
    ...view,
    preferences: { ...NEW_PREFERENCES, ...view.preferences },
  });
  return { admin, ama: add(ama), ben: add(ben), cy: add(cy) };
}

const CASES = RELEASES.flatMap((release) => DATABASES.map((kind) => ({ release, kind })));

describe.each(CASES)(
  "the upgrade of $release on the $kind database",
  { timeout: 180_000 },
  ({ release, kind }) => {
    const {
      migrations,
      people,
      found: expectedView,
    } = JSON.parse(readFileSync(resolvePath(`${release}/${kind}.json`), "utf8")) as {
      migrations: number;
      people: Inhabitants;
      found: Views;
    };
    let house: Installation;
    let url: string;

    beforeAll(async () => {
      house = await buildHouse(kind);
      const data = house.env.DATA_DIR!;
      mkdirSync(data, { mode: 0o700 });
      execFileSync("tar", ["-x", "-C", data], { input: unpack(`${release}/${kind}-data.tar.br`) });
      if (kind === "server") await house.query(unpack(`${release}/server.sql.br`).toString());
      expect(existsSync(`${data}/database/data`)).toBe(kind === "embedded");
      url = await house.start();
    }, 180_000);
    afterAll(() => house.tearDown());

    it("the start of this release migrates the data", async () => {
      const applied = await house.query("select from drizzle.__drizzle_migrations");
      expect(applied).toHaveLength(listMigrations().length);
      expect(applied.length).toBeGreaterThan(migrations);
    });

    it("each user sees the same data as before the upgrade", async () => {
      const views = await collectViews(url, people);
      const expected = addNewPreferences(expectedView);
      expect(leaveOutToday(views, expectedView)).toEqual(leaveOutToday(expected, expectedView));
    });

    it("search, matching and jobs work with upgraded data", async () => {
      const things = await findThings(url, people);
      expect(things.matched.length).toBeGreaterThan(0);
      expect(things.solar.length).toBeGreaterThan(0);
      const ama = await signIn(url, people.ama);
      const { id } = await ama.post<{ id: string }>("/api/entities", { name: "Made today", type: "School" });
      const embedded = () => house.query("select from entity_embeddings where entity_id = $1", [id]);
      await expect.poll(embedded, { timeout: 60_000 }).toHaveLength(1);
      await ama.delete(`/api/entities/${id}`);
    });
  },
);
