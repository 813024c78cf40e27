import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { applicationTasks, memberships } from "@shared/schema/index";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { createNewsHelpers } from "../../test/helpers/news";

let app: TestApp;
let helpers: ReturnType<typeof createNewsHelpers>;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2030-03-01T00:00:00Z") });
  helpers = createNewsHelpers(app);
});
afterAll(() => app.close());
beforeEach(() => helpers.reset());

async function buildScene() {
  const [ama, kofi] = [await helpers.buildPerson("ama"), await helpers.buildPerson("kofi")];
  await app.db.insert(memberships).values({ entityId: ama.entity.id, userId: kofi.id, role: "viewer" });
  const application = await ama.apply(await helpers.buildOldOpportunity("Water Fund"), {
    title: "Water Fund",
  });
  const insert = (
    title: string,
    dueDate: string,
    fields: Partial<typeof applicationTasks.$inferInsert> = {},
  ) => app.db.insert(applicationTasks).values({ applicationId: application.id, title, dueDate, ...fields });
  return { ama, kofi, application, insert };
}

it("a task is told on its day to whom it is given, or to all members, and only while it is open", async () => {
  const { ama, kofi, application, insert } = await buildScene();
  await insert("Write the budget", "2030-03-14", { assigneeId: kofi.id });
  await insert("Call the bank", "2030-03-14", { assigneeId: ama.id, doneAt: new Date() });
  await insert("Too early", "2030-03-15");
  const mails = await helpers.sendDigestsOn("2030-03-14");
  expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    "kofi@example.org: A task is due: Write the budget",
  ]);
  for (const line of [
    "Tasks that are due\n",
    "For the application “Water Fund” of ama's lab",
    "Due on 14 March 2030",
    `/applications/${application.id}`,
  ])
    expect(mails[0]?.text).toContain(line);
  await insert("Ask Esi", "2030-03-15");
  const next = await helpers.sendDigestsOn("2030-03-15");
  expect(next.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
    "ama@example.org: 2 tasks",
    "kofi@example.org: 2 tasks",
  ]);
  expect(await helpers.sendDigestsOn("2030-03-16")).toEqual([]);
});

it("a task is told up to two days late when no server ran, in the reader's language", async () => {
  const { ama, insert } = await buildScene();
  await app.as(ama).then((me) => me.patch("/api/auth/user/preferences").send({ preferredLanguage: "fr" }));
  await insert("Budget", "2030-03-14", { assigneeId: ama.id });
  expect(await helpers.sendDigestsOn("2030-03-13")).toEqual([]);
  expect((await helpers.sendDigestsOn("2030-03-16")).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Une tâche est à faire\s: Budget$/),
  ]);
});
