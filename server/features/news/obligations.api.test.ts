import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { memberships, news } from "@shared/schema/index";
import type { ObligationKind } from "@shared/constants/obligations";
import type { ObligationView } from "@shared/validators/obligations";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { createNewsHelpers } from "../../test/helpers/news";
import { sendDigests } from "./send-digests";

let app: TestApp;
let helpers: ReturnType<typeof createNewsHelpers>;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2030-03-01T00:00:00Z") });
  helpers = createNewsHelpers(app);
});
afterAll(() => app.close());
beforeEach(() => helpers.reset());

const DAY_MS = 86_400_000;
const addDays = (day: string, n: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + n * DAY_MS).toISOString().slice(0, 10);

/** An owner, an editor and a viewer of one organisation with awarded applications. */
async function buildScene(titles: string[]) {
  const ama = await helpers.buildPerson("ama");
  const kofi = await helpers.buildPerson("kofi", "Africa/Nairobi");
  const esi = await helpers.buildPerson("esi");
  await app.db.insert(memberships).values([
    { entityId: ama.entity.id, userId: kofi.id, role: "editor" },
    { entityId: ama.entity.id, userId: esi.id, role: "viewer" },
  ]);
  // Sessions end while the clock goes on.
  const signIn = () => app.as(ama);
  const awards: string[] = [];
  for (const title of titles) {
    const application = await ama.apply(await helpers.buildOldOpportunity(title), {
      ...{ title, status: "funded" as const, awardedAmount: "10000.00", awardedCurrency: "USD" },
    });
    awards.push(application.id);
  }
  const add = async (award: string, kind: ObligationKind, title: string, dueDate: string | null) =>
    (
      await (
        await signIn()
      )
        .post(`/api/applications/${award}/obligations`)
        .send({ kind, title, dueDate })
        .expect(201)
    ).body as ObligationView;
  const change = async (award: string, id: string, changes: object) =>
    (await signIn()).patch(`/api/applications/${award}/obligations/${id}`).send(changes).expect(200);
  return { ama, kofi, awards, signIn, add, change };
}
const told = (mails: { to: string; subject: string }[]) =>
  mails.map(({ to, subject }) => `${to.split("@")[0]}: ${subject}`).sort();

it("the members who edit are reminded 30, 7 and 1 days before, and once when it is overdue", async () => {
  const { awards, add } = await buildScene(["Water Fund"]);
  const award = awards[0]!;
  await add(award, "report", "First report", "2030-04-13");
  const both = (text: string) => [`ama: ${text}`, `kofi: ${text}`];
  expect(await helpers.sendDigestsOn("2030-03-13")).toEqual([]);
  const mails = await helpers.sendDigestsOn("2030-03-14");
  expect(told(mails)).toEqual(both("A report is due in 30 days: First report"));
  for (const line of [
    "What your awards oblige to\n",
    "For the award of “Water Fund” of ama's lab",
    "The report is due in 30 days, on 13 April 2030",
    `/applications/${award}/after`,
  ])
    expect(mails[0]?.text).toContain(line);
  expect(await helpers.sendDigestsOn("2030-03-15")).toEqual([]);
  expect(told(await helpers.sendDigestsOn("2030-04-06"))).toEqual(
    both("A report is due in 7 days: First report"),
  );
  expect(told(await helpers.sendDigestsOn("2030-04-12"))).toEqual(
    both("A report is due tomorrow: First report"),
  );
  expect(await helpers.sendDigestsOn("2030-04-13")).toEqual([]);
  expect(told(await helpers.sendDigestsOn("2030-04-14"))).toEqual(both("Overdue: First report"));
  expect(await helpers.sendDigestsOn("2030-04-15")).toEqual([]);
});

it("what is done reminds nobody, and neither does an award that was taken back", async () => {
  const { signIn, awards, add, change } = await buildScene(["Water Fund", "Lamp Fund"]);
  const [water, lamp] = awards as [string, string];
  const { id } = await add(water, "condition", "Open an account", "2030-04-13");
  await add(lamp, "report", "First report", "2030-04-13");
  await helpers.sendDigestsOn("2030-03-10");
  await change(water, id, { done: true });
  await (await signIn()).patch(`/api/applications/${lamp}`).send({ status: "rejected" }).expect(200);
  expect(await helpers.sendDigestsOn("2030-03-14")).toEqual([]);
});

it("after days without a server only the last reminder is told, in the reader's language", async () => {
  const { ama, kofi, awards, add } = await buildScene(["Water Fund"]);
  await app.as(ama).then((me) => me.patch("/api/auth/user/preferences").send({ preferredLanguage: "fr" }));
  await app.as(kofi).then((me) => me.patch("/api/auth/user/preferences").send({ notifyDeadlines: false }));
  await add(awards[0]!, "report", "Rapport", "2030-04-13");
  await helpers.sendDigestsOn("2030-04-11");
  expect(told(await helpers.sendDigestsOn("2030-04-14"))).toEqual([
    expect.stringMatching(/^ama: En retard\s: Rapport$/),
  ]);
});

/** Numbers that look drawn by lot and are the same in every run. */
function createDice(seed: number) {
  let state = seed;
  return (n: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
}

it("two years of eight awards bring exactly the expected reminders", { timeout: 180_000 }, async () => {
  const titles = Array.from({ length: 8 }, (_, n) => `Award ${n + 1}`);
  const { ama, kofi, awards, add, change } = await buildScene(titles);
  const roll = createDice(33);
  const FIRST = "2030-03-02";
  const DAYS = 730;

  // What happens on which day, each at noon, after the morning's digest.
  type Plan = {
    award: string;
    kind: ObligationKind;
    title: string;
    begun: string;
    due: string;
    moved: { on: string; to: string } | null;
    done: string | null;
    id?: string;
  };
  const plans: Plan[] = awards.flatMap((award, n) => {
    const start = addDays(FIRST, n * 45);
    const reports = Array.from({ length: 6 }, (_, i) => ({
      ...{ kind: "report" as const, due: addDays(start, 90 * (i + 1) + roll(20)) },
    }));
    const conditions = Array.from({ length: 3 }, () => ({
      ...{ kind: "condition" as const, due: addDays(start, 5 + roll(120)) },
    }));
    return [...reports, ...conditions].map(({ kind, due }, i) => {
      // A fifth is moved by some weeks, on a day before it is due.
      const isMoved = roll(5) === 0;
      const on = addDays(due, -1 - roll(40));
      const moved = isMoved && on > start ? { on, to: addDays(due, 10 + roll(60)) } : null;
      // Some are done early, some at the last moment, some late, some never.
      const done = roll(8) === 0 ? null : addDays(moved?.to ?? due, 5 - roll(50));
      return {
        ...{ award, kind, title: `${kind} ${n + 1}.${i + 1}`, begun: start, due, moved },
        done: done !== null && done > start && done > (moved?.on ?? "") ? done : null,
      };
    });
  });

  // The calculation that the digests are compared with: day by day, what is open that morning and how far its day is.
  const expected: string[] = [];
  for (let n = 0; n < DAYS; n++) {
    const today = addDays(FIRST, n);
    for (const { title, begun, due, moved, done } of plans) {
      const isOpen = begun < today && (done === null || done >= today);
      const dueNow = moved !== null && moved.on < today ? moved.to : due;
      const left = (Date.parse(dueNow) - Date.parse(today)) / DAY_MS;
      if (isOpen && [30, 7, 1, -1].includes(left))
        for (const name of ["ama", "kofi"]) expected.push(`${today} ${name} ${title} ${left}`);
    }
  }

  for (let n = 0; n < DAYS; n++) {
    const today = addDays(FIRST, n);
    app.clock.set(`${today}T08:00:00Z`);
    await sendDigests(app.deps);
    app.clock.set(`${today}T12:00:00Z`);
    for (const plan of plans) {
      if (plan.begun === today) plan.id = (await add(plan.award, plan.kind, plan.title, plan.due)).id;
      if (plan.moved?.on === today) await change(plan.award, plan.id!, { dueDate: plan.moved.to });
      if (plan.done === today) await change(plan.award, plan.id!, { done: true });
    }
  }

  const names = new Map([
    [ama.id, "ama"],
    [kofi.id, "kofi"],
  ]);
  const found = (await app.db.select().from(news)).map(({ userId, createdAt, data }) => {
    const { title, daysLeft } = data as { title: string; daysLeft: number };
    return `${createdAt.toISOString().slice(0, 10)} ${names.get(userId) ?? "somebody else"} ${title} ${daysLeft}`;
  });
  expect(found.toSorted()).toEqual(expected.toSorted());
  // Enough of each for the comparison to mean something.
  expect(expected.length).toBeGreaterThan(200);
  for (const left of [30, 7, 1, -1])
    expect(expected.filter((line) => line.endsWith(` ${left}`)).length).toBeGreaterThan(10);
});
